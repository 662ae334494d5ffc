/** What is written down in French, `names: line`; a name with a star also fits whatever begins with it. */
export const FRENCH = `
prénom: text Amara|Mateo|Yuki|Léna|Omar|Priya
nom de famille: text Okafor|Ramos|Tanaka|Keller|Haddad
nom|nom complet|personne|contact|personne à contacter|nom du contact: text @people
propriétaire|auteur|autrice|client|cliente|nom du client|invité|locataire|bailleur|patient|membre|adhérent|participant|joueur|élève|étudiant|professeur|enseignant|entraîneur|employé|salarié|conducteur|chauffeur|responsable|qui|contact d'urgence|donateur|vendeur|bénévole|réalisateur|compositeur|photographe|traducteur|intervenant|adversaire|éleveur|attribué à|fait par|parrain|marraine: text @people
médecin|docteur|vétérinaire|dentiste: text Dr Amara O.|Dr Mateo R.|Dr Léna K.|Dr Omar H.
*téléphone|téléphone|portable|mobile|numéro de téléphone: phone
courriel|e-mail|email|adresse e-mail|mail: email
*adresse|adresse|domicile: location @places
*lieu|lieu|endroit|emplacement|où|point de rendez-vous|salle de l'événement: location @places
rue: text rue du Moulin|rue du Port|allée des Tilleuls|rue Haute
code postal: text 75011|69003|1000|33000
ville|commune: text Lyon|Nantes|Liège|Lausanne|Arles
pays|pays d'origine: text Portugal|Japon|Kenya|Norvège|Mexique
date de naissance|anniversaire|né le|née le: date -20000..-3000
sexe: choice féminin|masculin|autre|inconnu
âge: number 1..60 ans
profession|métier: text électricienne|infirmier|institutrice|architecte|boulanger
entreprise|société|organisation|association: text Hale et Fils|Ateliers Lindqvist|Brandt et Cie|Quiroga Design
langue|langue maternelle: choice français|anglais|espagnol|allemand|portugais|arabe
famille|foyer: text famille Okafor|famille Ramos|famille Keller|famille Larsen
personnes|nombre de personnes|invités|nombre d'invités|convives: number 1..8
enfant|enfants|fils|fille|nom de l'enfant: text Noor|Émile|Ana|Léo|Tess
classe|groupe: choice CP|CE1|CE2|CM1|CM2|6e
matière: choice maths|français|anglais|sciences|arts|musique
moyenne|note d'examen: number 8.0..19.5
devoirs|devoir: text page 34, exercice 2|lire le chapitre 5|12 mots|fiche sur les angles
sujet|thème|*thème: text fractions|photosynthèse|les Romains|volcans
présent|présence|présente|a participé: boolean 85
autorisation|accord|consentement|droit à l'image: boolean 75
mot|vocabulaire|expression: text crépuscule|seuil|bruine|hasard
traduction: text dusk|threshold|drizzle|chance
signification|définition|sens: text juste avant la nuit|entrée d'une maison|pluie légère|sans l'avoir prévu
exemple|phrase d'exemple: text Elle attend sur le seuil|De la bruine toute la journée|Une rencontre de hasard|Partis au crépuscule
nature du mot: choice nom|verbe|adjectif|adverbe|préposition
animal|chien|chat|cheval|nom de l'animal: text Miso|Biscuit|Olive|Junon|Poivre
espèce|type d'animal: choice chien|chat|lapin|oiseau|autre
race: text croisé|poil court|race locale|sans race
stérilisé|castré|pucé: boolean 65
numéro de puce|puce: text 276098104417|528140000832|620093011156|941000022094
vaccin|vaccins: choice rage|maladie de Carré|grippe|tétanos|aucun
date de vaccination|dernier vaccin|vermifugé le|dernière visite chez le vétérinaire: date -300..-5
prochain vaccin|rappel|prochain rappel: date 10..330
nourriture|aliment: text croquettes|pâtée|foin|légumes
ruche: text Ruche 1|Ruche 2|Ruche 4|Ruchette 1
reine vue|œufs vus: boolean 65
couleur de la reine: choice blanc|jaune|rouge|vert|bleu
varroa: number 0..24
œufs: number 2..18
pièce|chambre|*pièce: choice cuisine|salle de bain|chambre|salon|couloir|garage
appareil|*appareil|équipement: text lave-linge|lave-vaisselle|réfrigérateur|four|sèche-linge
relevé|relevé de compteur|index: number 12040..48200
consommation|*consommation: number 4..320 kWh
contenu: text manteaux|guirlandes|livres d'école|jeux|câbles
prêté à|emprunté par|emprunteur: text @people
prêté le|date de prêt|date d'emprunt: date -40..-1
retour prévu|à rendre avant|date de retour|retour: date 2..30
plante|*plante: text monstera|basilic|lavande|tomate|fougère
variété: text Rouge Précoce|Reine d'Or|Longue Blanche|Bleue du Lac
parcelle|planche: text Planche 1|Planche 2|carré sud|serre
semis|date de semis|semé le|planté le|date de plantation: date -80..-5
récolte|*récolte|rendement: number 0.3..9.0 kg
date de récolte|récolté le: date -40..0
sol|terre: choice sableux|limoneux|argileux|riche en humus
lumière|exposition: choice soleil|mi-ombre|ombre
dernier arrosage|arrosé le: date -7..0
immatriculation|plaque|plaque d'immatriculation: text KL-410-RA|BX-272-TO|MN-883-SK|WE-512-KD
numéro de châssis|numéro de série du véhicule: text WX0ZZZ81KA402817|VF1120MK2118339|SN4HL77120B0415|ZK9R20190338
véhicule|*véhicule|voiture: text break bleu|fourgon blanc|berline grise|citadine rouge
kilométrage|compteur: number 18400..164000 km
kilomètres|distance|km parcourus: number 1.0..42.0 km
carburant: choice essence|diesel|électrique|hybride
litres: number 18.0..58.0 l
profondeur de sculpture: number 2..8 mm
pneu|pneus: choice été|hiver|toutes saisons
contrôle technique|prochain contrôle|prochaine révision|prochain entretien: date 10..360
dernière révision|dernier entretien|vidange: date -330..-5
assurance|assureur: text Aulne Assurances|Port Assur|Lindenfeld|Trois Rivières
numéro de police|numéro de contrat|contrat: text AA-402817|PA 118-339|LF 77120|TR-2019-0338
matériau|*matériau|matériel: text chêne|lin|inox|laine|céramique
outil|*outil: text rabot|ciseau à bois|perceuse|serre-joint
projet|*projet: text banc de jardin|pull en laine|nichoir|étagère en chêne
marque|fabricant: text Hale et Fils|Lindqvist|Brandt et Cie|Quiroga|Okafor
modèle|*modèle: text Classique 20|Compact 4|Modèle 12|Série B
numéro de série: text SN 402817|SN 118-3394|7K20-0415|SN 77120
numéro|*numéro|code|référence|*référence|*code: text 1042|1057|1063|1088
laine|fil: text Prairie DK|Mer du Nord|Mérinos Colline|Bruyère
taille d'aiguilles|aiguilles: choice 2,5 mm|3 mm|3,5 mm|4 mm|5 mm
bain|lot|bain de teinture|*lot: text 4107|2 B 27|118 C|0815
tissu|*tissu: choice coton|lin|laine|jean|jersey
émail: text Céladon 4|Tenmoku|Blanc mat|Vert cendre
livre|*livre|titre du livre: text La route du sel|Un jardin d'hiver|Lettres de Graz|Le moulin calme
film|*film: text La longue rive|Bateaux de papier|Bus de nuit neuf|Deux étés
éditeur|maison d'édition: text Éditions du Port|Rue du Moulin|Maison de l'Aulne|Nord Clair
genre|*genre: choice drame|comédie|policier|fantastique|histoire
pages|nombre de pages: number 96..640 pages
lu le|vu le|date de lecture: date -120..0
lu|vu|vue: boolean 50
appareil photo: text télémétrique 24x36|moyen format|reflex 24x36|sténopé
objectif de l'appareil|optique: text 50 mm f/1.8|35 mm f/2|28 mm f/2.8|85 mm f/1.9
pellicule|type de pellicule: text négatif couleur 400|noir et blanc 100|diapositive 50|noir et blanc 400
artiste|interprète: text Les Marées|Amara O.|Cinq Moulins|Lanternes de Papier
album|disque: text Marée basse|Chambres vertes|Trains lents|Marché de nuit
recette|plat|*plat: text soupe de lentilles|risotto à la tomate|ragoût de haricots|tarte aux prunes
ingrédients: lines 200 g de lentilles;1 oignon;2 carottes||300 g de riz;4 tomates||500 g de farine;7 g de levure
étapes|préparation: lines Couper;Mijoter 20 minutes;Assaisonner||Mélanger;Laisser lever;Cuire
portions|parts: number 1..8
temps de préparation|temps de cuisson: duration 10..120
repas: choice petit déjeuner|déjeuner|dîner|goûter
calories: number 80..720 kcal
allergie|allergies|allergènes|intolérances|intolérance: tags aucune|fruits à coque|lait|œuf|pollen|gluten
régime|régime alimentaire|choix du menu|menu: choice tout|végétarien|végan|sans gluten
péremption|date de péremption|expire le|valable jusqu'au|date limite de consommation|date d'expiration: date 10..400
produit|*produit|article|*article: text flocons d'avoine|huile d'olive|thé noir|lentilles corail|miel
unité: choice pièce|g|kg|ml|l|paquet
boisson|*boisson: text citronnade|tisane|café|jus de pomme
restaurant: text Le Héron Bleu|Cuisine du Moulin|Casa Olmo|La Timbale
table: text Table 2|Table 4|Table 7|Table 11
sport|discipline: choice course|vélo|natation|escalade|tennis
exercice|*exercice: text squat|soulevé de terre|développé couché|traction|gainage
répétitions: number 5..15
séries: number 2..5
ceinture|couleur de ceinture: choice blanche|jaune|orange|verte|bleue|marron|noire
numéro de maillot|dossard: number 1..99
équipe|*équipe: text Champ Nord|Port 09|Le Moulin|Vieille Ville
résultat|score final: text 3 à 1|2 à 2|0 à 1|4 à 2
chanson|*chanson|morceau: text Chant du port|Pluie lente|Deux ponts|Valse d'hiver
instrument: choice piano|guitare|violon|violoncelle|flûte|trompette
voix|pupitre: choice soprano|alto|ténor|basse
tonalité: choice do majeur|sol majeur|ré majeur|fa majeur|la mineur|mi mineur
tempo: number 60..168 bpm
poisson|prise: text brochet|perche|carpe|truite
appât: text ver|cuillère|pain|maïs
marée: choice basse|montante|haute|descendante
médicament|*médicament|traitement: text ibuprofène|vitamine D|comprimé de tension|spray d'allergie
dose|posologie: text 1 comprimé|demi-comprimé|5 ml|2 gouttes
pris|prise du médicament|donné: boolean 85
symptôme|symptômes: tags mal de tête|fatigue|toux|nausée|mal de dos
déclencheur|déclencheurs: tags stress|temps|repas|manque de sommeil|écrans
douleur|niveau de douleur|stress: number 1..10
tension|tension artérielle: text 118/76|124/80|131/84|127/79
pouls: number 54..98 bpm
glycémie: number 74..188 mg/dl
groupe sanguin: choice A+|A-|B+|B-|AB+|AB-|0+|0-
poids corporel: number 52.0..98.0 kg
sommeil|heures de sommeil: number 4.5..9.0 h
humeur: choice super|bien|moyen|mal
mutuelle: choice publique|privée|aucune
numéro d'adhérent|numéro de membre: text M-0104|M-0117|M-0231|M-0340
membre depuis|adhérent depuis|date d'adhésion|depuis: date -2400..-30
cotisation|*cotisation: money 12..120 EUR
don|*don|montant du don: money 5..400 EUR
événement|*événement|évènement: text fête d'été|portes ouvertes|soirée cinéma|concert
créneau|*créneau|équipe de travail: choice matin|midi|après-midi|soir
tâche|*tâche: text nettoyer la gouttière|huiler les gonds|purger les radiateurs|peindre la clôture
réponse à l'invitation|vient: choice oui|non|peut-être|sans réponse
confirmé|confirmée|inscrit|inscrite: boolean 70
facture|numéro de facture: text 2024-041|2024-058|2024-117|2025-003
date de facture|date de paiement|payé le: date -60..-1
échéance|date limite|date d'échéance|à faire avant|date de livraison|livraison|délai: date 2..45
mode de paiement|moyen de paiement: choice espèces|carte|virement|prélèvement
payé|payée|réglé: boolean 60
*prix|prix|*coût|coût|montant|*montant|valeur|*valeur|total|*tarif|tarif|frais|*frais|pourboire|somme: money 5..240 EUR
loyer|*loyer: money 480..1680 EUR
charges: money 60..280 EUR
caution|acompte|dépôt de garantie|arrhes: money 40..900 EUR
salaire|*salaire|revenu|revenus|recettes: money 1200..4200 EUR
taux horaire|tarif horaire: money 14..85 EUR
dépense|dépenses|*dépense: money 4..240 EUR
solde: money 40..3200 EUR
remise|réduction: percent 5..40
tva|taux de tva: choice 0 %|5,5 %|10 %|20 %
numéro fiscal|siret|numéro de tva: text 402 817 712 00041|118 339 420 00027|771 200 410 00018|201 903 380 00033
numéro de client|numéro de commande|numéro de réservation: text 10417|10423|10458|10502
date d'achat|date de commande|acheté le|date d'envoi|reçu le|commandé le: date -60..-1
stock|*stock|quantité en stock|inventaire: number 0..48
stock minimum|stock minimal: number 2..12
fournisseur|*fournisseur: text Hale et Fils|Lindqvist|Brandt et Cie|Comptoir Okafor
étagère|rayon|rangement|emplacement de stockage: text A1|A3|B2|B4
appartement|logement|bien|maison: text rue du Moulin 4|Les Tilleuls 12|rue Haute 7|rue du Port 31
étage: choice sous-sol|rez-de-chaussée|1er|2e|3e
pièces|nombre de pièces|chambres: number 1..6
surface|*surface|mètres carrés|superficie: number 32..160 m²
début du bail|date d'entrée|emménagement: date -1400..-40
fin du bail|date de sortie: date 20..700
problème|*problème|panne|*panne|dégât|défaut|défaut constaté: text ne démarre pas|faux contact|rayure sur un côté|fait du bruit
signalé le|date de signalement: date -30..0
signalé par|vérifié par|contrôlé par: text @people
réparé le|résolu le|terminé le|fait le: date -20..0
fait|faite|terminé|réparé|nettoyé|vérifié|signé|rendu|livré|commandé|réservé|envoyé|retiré: boolean 60
arrivée|date d'arrivée: date 1..30
départ|date de départ: date 4..40
nuits|nombre de nuits: number 1..14
destination|*destination: text Porto|Bergen|Lyon|Aarhus
hôtel|hébergement: text Hôtel du Tilleul|Auberge du Port|Casa Olmo|Gîte du Moulin
version: text 1.4.0|1.4.2|2.0.1|2.1.0
gravité: choice légère|moyenne|grave
priorité|urgence: choice basse|moyenne|haute
statut|*statut|avancement: choice ouvert|en cours|en attente|terminé
état|*état: choice neuf|bon|usé|cassé
difficulté|niveau de difficulté: choice facile|moyen|difficile
niveau: choice débutant|intermédiaire|avancé
catégorie|*catégorie|type|*type: choice standard|spécial|de saison|autre
couleur|*couleur: choice blanc|noir|gris|marron|rouge|bleu|vert|jaune
taille: choice XS|S|M|L|XL
pointure: number 35..46
poids|*poids: number 0.2..25.0 kg
hauteur|*hauteur: number 20..200 cm
largeur|*largeur: number 10..180 cm
longueur|*longueur: number 10..220 cm
profondeur|*profondeur: number 5..80 cm
température|*température: number 4..38 °C
température de l'eau: number 8..27 °C
quantité|*quantité|*nombre de|nombre: number 1..24
durée|*durée|minutes: duration 10..120
heures|heures travaillées: number 1..8 h
fréquence: choice quotidien|hebdomadaire|mensuel|annuel
année|*année|année de parution: number 1990..2024
mois: choice janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
jour de la semaine: choice lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
date|jour|*date|quand: date -30..0
début|heure de début: time 08:00..11:00
fin|heure de fin: time 16:00..20:00
heure|*heure: time 08:00..19:00
rendez-vous|*rendez-vous|prochain rendez-vous: dateTime 1..40 09:00..17:00
météo|temps qu'il fait: choice soleil|nuages|pluie|vent|neige
direction du vent: choice N|NE|E|SE|S|SO|O|NO
évaluation|étoiles|appréciation: rating 2..5
points|score: number 12..98
pourcentage|progression: percent 5..95
photo|image|*photo|*image: image
lien|site web|site|url: url
fichier|document|pièce jointe|reçu|justificatif: file pdf|image
note|notes|remarque|remarques|commentaire|commentaires|observation|observations: longText À revoir de plus près|Redemander le mois prochain|Tout comme convenu|Plus long que prévu
description|*description: longText Simple et en bon état|Ancien, mais marche bien|Nouveau cette année|Petite marque sur un côté
motif|raison|occasion|*motif: text anniversaire|réparation|routine|sur demande
solution: text contacts nettoyés|joint neuf|câble remplacé|vis resserrées
objectif|but|*objectif: text finir avant l'été|un par semaine|apprendre les bases|économiser pour un voyage
source|origine|provenance|acheté chez|lieu d'achat: text marché|boutique en ligne|cadeau|brocante
idée cadeau|cadeau: text livre de cuisine|écharpe en laine|place de concert|service à thé
question: text À quelle heure ouvrez-vous ?|Puis-je venir accompagné ?|Peut-on se garer ?|Comment annuler ?
réponse: text dès neuf heures|oui, une personne|derrière la salle|jusqu'à la veille
`;
