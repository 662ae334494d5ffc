import type { Foreign } from "./foreign.ts";

/** Names, audience and hashtags of each field of life, one a line: `field | names | whom it is for | hashtags`, lists with `;`.
 * Where a field has copy of its own it goes on with `promise | itch | point of view | problem | verbs`. */
export const FIELD_WORDS: Record<Foreign, string> = {
  de: `
art | Sockel;Auflage Eins;Offenes Atelier | Kunstschaffende und Sammelnde | kunst;zeitgenössisch;atelier
meditation | Stillwasser;Sitzkreis;Atemholen | alle, die einen ruhigeren Tag wollen | meditation;achtsamkeit;ruhe
sleep | Daunen;Nachtbuch;Ausgeschlafen | alle mit leichtem Schlaf | schlaf;besserschlafen;abendroutine
bees | Flugloch;Wabenbuch;Schwarmzeit | Imkerinnen und Imker | imkern;bienen;honig
garden | Grünwerk;Beetbuch;Gießkanne | alle mit Garten oder Balkon | garten;selbstangebaut;pflanzenliebe
birds | Gefieder;Morgenchor;Artenliste | alle, die Vögel beobachten | vogelbeobachtung;birding;natur
sky | Zenit;Klare Nacht;Sternwart | alle, die in den Himmel schauen | astronomie;sternenhimmel;nacht
foraging | Korb und Karte;Unterholz;Fundstelle | alle, die sammeln und angeln | sammeln;pilze;draußen
pets | Pfotenpost;Leinenlos;Schnauze | alle mit Hund | hundeliebe;gassi;hunde
farm | Ackerbuch;Furche;Feldrand | kleine Höfe | landwirtschaft;hof;ernte
sourdough | Krume;Anstellgut;Teigruhe | alle, die zu Hause backen | sauerteig;brotbacken;teig
drinks | Zweiter Schluck;Bohne und Fass;Nachklang | alle, die zweimal schmecken | genuss;verkostung;kaffee
craft | Maschenwerk;In Arbeit;Fadenlauf | alle, die selber machen | handmade;selbstgemacht;handarbeit
repair | Wiedergut;Flickwerk;Schraubstock | das Reparaturcafé | reparieren;repaircafe;wenigermüll
lending | Leihregal;Reihum;Rückgabe Freitag | alle, die leihen und verleihen | bibliothekderdinge;leihenstattkaufen;teilen | Leihen, nutzen, zurückbringen | Einen Nachmittag gebraucht. Dafür kaufen? | POV: pünktlich wieder da | In jedem Keller der Straße steht eins, und jedes läuft einen Tag im Jahr | Ausleihen;Verleihen;Zurückgeben;Teilen
teeth | Zwei Minuten;Putzstern;Blitzeblank;Rundherum | Familien, die zweimal am Tag putzen | zähneputzen;gesundezähne;abendroutine | Zwei Minuten, zweimal täglich, jeder Zahn | Zähne geputzt? Wirklich? Zeig mal. | POV: geputzt, ohne zu fragen | Alle sagen, sie hätten geputzt, und eine Zahnbürste ist trocken | Putzen;Abhaken;Sterne sammeln;Lächeln
hydration | Acht Gläser;Schluck für Schluck;Halbvoll;Nachgefüllt | alle, die das Trinken vergessen | genugtrinken;achtgläser;wasser | Jedes Glas zählt und wird gezählt | Glas drei. Oder war es zwei? | POV: zwei Liter bis sechs | Drei Kaffee bis Mittag, und das Wasserglas ist noch trocken | Trinken;Notieren;Nachfüllen;Aufleben
sitting | Freier Abend;Um elf zurück;Gute Hände;Licht aus | Eltern, die einen Abend frei haben wollen | babysitter;elternzeit;freierabend | Jemand Gutes, gebucht, bevor es klingelt | Heute um acht. Wer passt auf? | POV: das Essen ist noch warm | Zwei Karten für heute Abend, und alle Babysitter sind vergeben | Fragen;Buchen;Ausgehen;Heimkommen
iceCream | Zwei Kugeln;Wannenweise;Sortentafel | das Team hinter der Theke | eis;eisdiele;sortedestages | Wissen, was in den Wannen ist | Pistazie aus? Seit wann? | POV: ausverkauft, bevor es schmolz | Um drei ist die Pistazie aus, und die Tafel draußen verspricht sie noch | Anrühren;Ausgeben;Nachfüllen;Ausverkaufen
petitions | Unterschrieben;Viele Namen;Hier unterschreiben | alle, die etwas ändern wollen | petition;mitmachen;unserestadt | Jede Unterschrift an einem Ort | Wie viele haben unterschrieben? Weiß jemand? | POV: du übergibst den tausendsten Namen | Drei Listen an drei Türen, und niemand weiß, wie viele unterschrieben haben | Unterschreiben;Sammeln;Teilen;Übergeben
pocketMoney | Glas und Groschen;Sparschwein;Freitagsmünzen | Familien | taschengeld;sparen;familie | Pünktlich gezahlt, bewusst gespart | Taschengeld? Hab keins gekriegt. Echt? | POV: selbst gespart, selbst gekauft | Gab es am Freitag schon etwas, und wer schuldet noch das Eis? | Auszahlen;Verdienen;Sparen;Ausgeben
nails | Zehn Finger;Hochglanz;Halbmond | Gäste des Studios | nägel;maniküre;nailart | Gebucht ohne Anruf | Lack noch feucht. Telefon klingelt. Und jetzt? | POV: deine Nägel sind trocken | Das Telefon klingelt, während der Lack noch feucht ist | Aussuchen;Buchen;Entspannen;Wiederkommen
photo | Kontaktabzug;Blaue Stunde;Belichtet | alle, die fotografieren | fotografie;analog;licht
climbing | Kantenbuch;Topgriff;Sloper | alle, die klettern | bouldern;klettern;routen
running | Langsam lang;Zwischenzeit;Kilometer acht | alle, die laufen | laufen;lauftraining;bestzeit
gym | Fünf mal fünf;Scheibenweise;Satzpause | alle, die Gewichte heben | krafttraining;gym;fortschritt
health | Pulsbuch;Beständig;Gut eingestellt | alle, die auf sich achten | gesundheit;selbstfürsorge;alltag
team | Anpfiff;Aufstellung;Heimspiel | Freizeitmannschaften | mannschaft;amateursport;heimspiel
choir | Zugabe;Zweiter Alt;Einsatz | Chöre und Bands | chor;probe;musik
books | Eselsohr;Vorsatz;Nächste Seite | alle, die lesen | lesen;bücherliebe;buchclub
film | Letzte Rolle;Reihe F;Abspann | alle, die Filme lieben | film;kinoabend;merkliste
games | Würfelwurf;Mitspieler;Runde sieben | alle, die spielen | spieleabend;brettspiele;rollenspiel
fashion | Kleiderstange;Kapsel;Anprobe | alle mit zu vielen Kleidern | outfit;kleiderschrank;secondhand
media | Ausgabe Null;Hinterm Mikro;Sendeschluss | alle, die veröffentlichen | podcast;magazin;folge
habits | Jeden Tag wieder;Kleines Ja;Dran | alle mit guten Vorsätzen | gewohnheiten;routine;dranbleiben
focus | Eins nach dem anderen;Fünfundzwanzig;Tiefgang | alle, die etwas fertig bekommen wollen | fokus;pomodoro;konzentration
mood | Drei gute Zeilen;Tageslicht;Zwischentöne | alle, die gern zurückblicken | tagebuch;dankbarkeit;stimmung
karaoke | Der Nächste bitte;Mikro frei;Refrain | alle, die heute singen | karaoke;singen;bühne
records | Seite B;Auslaufrille;Rille | alle, die Platten sammeln | vinyl;schallplatten;plattensammlung
sneakers | Ungetragen;Links und rechts;Sohle | alle, die Sneaker sammeln | sneaker;kicks;sammlung
tattoo | Feine Linie;Nadelstich;Unter der Haut | Tätowierende und ihre Gäste | tattoo;feinelinie;nadelstich
neighbours | Nebenan;Treppenhaus;Zaungespräch | die Nachbarschaft | nachbarschaft;teilen;imviertel
care | Viele Hände;Pack an;Ehrensache | Freiwillige | ehrenamt;helfen;gemeinsam
faith | Lampe und Brot;Beisammen;Kirchplatz | unsere Gemeinde | gemeinde;miteinander;glaube
property | Quitt;Fairteilt;Wohngemein | Mitbewohnerinnen und Mitbewohner | wg;fairteilen;zusammenwohnen
chores | Kühlschrankmagnet;Wer macht was;Blitzblank | Familien | haushalt;familie;putzplan
kids | Sternchen;Anspitzer;Klasse Idee | Kinder und ihre Lehrkräfte | schule;lernen;kinder
language | Wortschatz;Lehnwort;Zungenbrecher | alle, die Sprachen lernen | sprachenlernen;vokabeln;täglichlernen
programming | Logbuch Code;Zusammengeführt;Zeile eins | Entwicklerteams | softwareentwicklung;code;release
civic | Bordstein;Parkbank;Stadtblick | alle in der Stadt | meinestadt;mitmachen;öffentlich
money | Sparstrumpf;Groschenplan;Unterm Strich | alle, die etwas behalten wollen | sparen;haushaltsbuch;finanzen
freelance | Netto dreißig;Abgerechnet;Tagessatz | Selbstständige | selbstständig;freiberuflich;rechnung
salon | Stuhl zwei;Ponyfrei;Frisch geschnitten | Gäste des Salons | friseur;termin;schönheit
rooms | Tür und Tisch;Zimmer zwölf;Frei ab drei | alle im Haus | raumbuchung;büro;desksharing
building | Regal A1;Bautagebuch;Richtfest | alle auf der Baustelle | baustelle;handwerk;lager
restaurant | Tisch sechs;Tageskarte;Küchenpass | Gäste | restaurant;mittagstisch;lecker
vehicles | Schlüsselbund;Leinen los;Angelassen | alle, die leihen und verleihen | mieten;unterwegs;teilen
travel | Fensterplatz;Zwischenhalt;Kofferraum | Reisende | reisen;unterwegs;reiseplan
celebration | Plus eins;Sektlaune;Platzkarte | Gastgeber und Gäste | feiern;hochzeit;gästeliste
food | Restlos;Topfgucker;Küchenfund | alle, die zu Hause kochen | kochen;resteküche;abendessen`,
  es: `
art | Peana;Edición Uno;Taller Abierto | artistas y coleccionistas | arte;contemporáneo;taller
meditation | Agua Quieta;El Círculo;Respiro | quienes quieren un día más tranquilo | meditación;calma;atenciónplena
sleep | Edredón;Cuaderno de Noche;A Pierna Suelta | quienes duermen ligero | sueño;dormirmejor;rutina
bees | La Piquera;Panal;Cuaderno de Cera | apicultores | apicultura;abejas;miel
garden | Raíz;El Bancal;Regadera | quienes cuidan plantas | huerto;plantas;cultivapropio
birds | Plumaje;Coro del Alba;Mi Lista | observadores de aves | aves;birding;naturaleza
sky | Cénit;Noche Clara;Perigeo | quienes miran las estrellas | astronomía;cielooscuro;estrellas
foraging | Cesta y Mapa;Sotobosque;Rincón | recolectores y pescadores | setas;recolección;monte
pets | Rabo Feliz;Hocico;Sin Correa | quienes tienen perro | perros;paseos;amorperruno
farm | El Surco;Portilla;Linde | pequeñas fincas | campo;granja;cosecha
sourdough | La Miga;Masa Viva;Corteza | panaderos en casa | masamadre;pancasero;hogaza
drinks | Segundo Sorbo;Grano y Barrica;Retrogusto | quienes catan dos veces | cata;café;vino
craft | Entre Hilos;A Medias;Puntada | quienes hacen con las manos | hechoamano;artesanía;labores
repair | Apaño;Como Nuevo;Tornillo | el café de reparación | reparar;menosbasura;repaircafe
lending | Estante Común;Ida y Vuelta;De Mano en Mano | quienes prestan y piden prestado | bibliotecadecosas;compartir;usarsincomprar | Pide, usa y devuelve | ¿Una tarde de uso? ¿Comprarlo? | POV: volvió a tiempo | En cada trastero hay uno, y cada uno se usa un día al año | Pedir;Prestar;Devolver;Compartir
teeth | Dos Minutos;Cepillo Estrella;Boca Limpia | familias que se cepillan dos veces al día | dientessanos;cepillado;rutinadenoche | Dos minutos, dos veces, cada diente | ¿Dientes limpios? ¿De verdad? A ver. | POV: se cepillaron sin pedirlo | Todos dicen que se han cepillado y un cepillo está seco | Cepillar;Marcar;Ganar estrellas;Sonreír
hydration | Ocho Vasos;Sorbo a Sorbo;Medio Lleno;Otro Vaso | quienes se olvidan de beber | bebeagua;ochovasos;hidratación | Cada vaso cuenta y se cuenta | ¿Vaso tres o vaso dos? | POV: dos litros antes de las seis | Tres cafés antes del mediodía y el vaso de agua sigue seco | Beber;Anotar;Rellenar;Sentirse mejor
sitting | Noche Libre;A las Once en Casa;Buenas Manos | padres que quieren una noche libre | canguro;familia;nochelibre | Alguien bueno, reservado antes de que suene el timbre | Hoy a las ocho. ¿Quién se queda? | POV: la cena aún está caliente | Dos entradas para hoy y todos los canguros ocupados | Preguntar;Reservar;Salir;Volver
iceCream | Dos Bolas;Pizarra de Sabores;Cubeta Doce | el equipo del mostrador | helado;heladería;sabordeldía | Saber qué queda en cada cubeta | ¿Sin pistacho? ¿Desde cuándo? | POV: agotado antes de derretirse | A las tres se acaba el pistacho y la pizarra lo sigue prometiendo | Mantecar;Servir;Reponer;Agotar
petitions | Firmado;Muchas Firmas;Firma Aquí | quienes quieren cambiar algo | petición;firma;nuestraciudad | Todas las firmas en un sitio | ¿Cuántas firmas van? ¿Alguien sabe? | POV: entregas la firma número mil | Tres listas en tres puertas y nadie sabe cuántos han firmado | Firmar;Reunir;Difundir;Entregar
pocketMoney | La Hucha;Tres Botes;Monedas del Viernes | familias | paga;ahorro;familia | Pagado a tiempo, ahorrado a propósito | ¿La paga? ¿No te la di? | POV: se lo compró con su hucha | ¿Ya cobró el viernes? ¿Y quién debe todavía el helado? | Pagar;Ganar;Ahorrar;Gastar
nails | Diez Dedos;Esmalte;Media Luna | la clientela del estudio | uñas;manicura;nailart | Reservado sin llamar | Esmalte fresco. Suena el teléfono. ¿Y ahora? | POV: tus uñas ya están secas | El teléfono suena con el esmalte todavía fresco | Elegir;Reservar;Relajarse;Volver
photo | Hoja de Contactos;Hora Dorada;Revelado | quienes hacen fotos | fotografía;analógico;luz
climbing | Libro de Vías;Última Presa;Magnesio | escaladores | escalada;bloque;vías
running | Largo y Lento;Parcial;Kilómetro Ocho | corredores | correr;entrenamiento;marca
gym | Cinco por Cinco;Disco a Disco;Descanso | quienes levantan pesas | fuerza;gimnasio;progreso
health | Pulso;Constante;A Su Hora | quienes se cuidan | salud;autocuidado;díaadía
team | Saque Inicial;Alineación;En Casa | equipos aficionados | equipo;fútbolaficionado;partido
choir | Otra, Otra;Contralto Dos;La Entrada | coros y bandas | coro;ensayo;música
books | Página Doblada;Guardas;Siguiente Página | lectores | lectura;libros;clubdelectura
film | Último Rollo;Fila F;Créditos | amantes del cine | cine;películas;nochedecine
games | Tirada;Mesa Siete;Veinte Natural | jugadores | juegosdemesa;rol;partida
fashion | Perchero;Cápsula;Probador | quienes tienen demasiada ropa | armario;outfit;segundamano
media | Número Cero;Fuera de Micro;En Antena | quienes publican | pódcast;revista;episodio
habits | Otra Vez Hoy;Pequeño Sí;Constancia | quienes tienen buenas intenciones | hábitos;rutina;constancia
focus | Solo Esto;Veinticinco;A Fondo | quienes tienen algo que terminar | foco;pomodoro;concentración
mood | Tres Líneas;Luz de Día;Matices | quienes miran atrás con gusto | diario;gratitud;ánimo
karaoke | El Siguiente;Micro Abierto;Estribillo | quienes cantan esta noche | karaoke;cantar;noche
records | Cara B;El Surco;Aguja | coleccionistas de discos | vinilo;discos;colección
sneakers | Sin Estrenar;Izquierda y Derecha;Suela | coleccionistas de zapatillas | zapatillas;sneakers;colección
tattoo | Línea Fina;Bajo la Piel;Tinta | tatuadores y sus clientes | tatuaje;líneafina;tinta
neighbours | Puerta con Puerta;El Portal;Al Lado | el vecindario | vecinos;compartir;barrio
care | Muchas Manos;Echa un Cable;Juntos | voluntarios | voluntariado;ayudar;juntos
faith | Pan y Lámpara;Reunidos;La Plaza | nuestra parroquia | parroquia;comunidad;fe
property | En Paz;A Medias;Piso Claro | compañeros de piso | pisocompartido;cuentasclaras;convivir
chores | Imán de Nevera;Quién Hace Qué;Reluciente | familias | casa;familia;tareas
kids | Estrellita;Sacapuntas;Buena Clase | niños y sus maestros | escuela;aprender;niños
language | Palabrero;Préstamo Léxico;Lengua Suelta | quienes aprenden idiomas | idiomas;vocabulario;aprender
programming | Bitácora Código;Línea Uno;Fusionado | equipos de desarrollo | desarrollo;código;versión
civic | La Acera;Banco Público;Mi Ciudad | toda la ciudad | ciudad;participar;público
money | Hucha;Cuenta Clara;Céntimo | quienes quieren guardar algo | ahorro;presupuesto;finanzas
freelance | Neto Treinta;Facturable;Por Cuenta Propia | autónomos | autónomos;factura;porcuentapropia
salon | Silla Dos;Flequillo;Recién Cortado | clientes del salón | peluquería;cita;belleza
rooms | Puerta y Mesa;Sala Doce;Libre a las Tres | todos en el edificio | salas;oficina;reservas
building | Estante A1;Libro de Obra;A Plomo | la gente de obra | obra;oficio;almacén
restaurant | Mesa Seis;Plato del Día;La Carta | comensales | restaurante;menú;rico
vehicles | Llavero;Suelta Amarras;En Ruta | quienes prestan y alquilan | alquiler;enruta;compartir
travel | Ventanilla;Escala;Maletero | viajeros | viajes;ruta;deviaje
celebration | Y Acompañante;Brindis;La Mesa Seis | anfitriones e invitados | boda;fiesta;invitados
food | De Aprovecho;Fogón;Buena Mesa | quienes cocinan en casa | cocina;recetas;aprovecho`,
  fr: `
art | Socle;Édition Une;Atelier Ouvert | artistes et collectionneurs | art;contemporain;atelier
meditation | Eau Calme;Le Cercle;Respire | celles et ceux qui veulent une journée plus calme | méditation;pleineconscience;calme
sleep | Édredon;Carnet de Nuit;Bien Dormi | celles et ceux au sommeil léger | sommeil;biendormir;rituel
bees | L'Envol;Le Rucher;Carnet de Cire | apicultrices et apiculteurs | apiculture;abeilles;miel
garden | Racine;Le Carré;Arrosoir | celles et ceux qui jardinent | jardin;potager;plantes
birds | Plumage;Chœur de l'Aube;Ma Liste | celles et ceux qui observent les oiseaux | oiseaux;ornithologie;nature
sky | Zénith;Nuit Claire;Périgée | celles et ceux qui regardent les étoiles | astronomie;cielétoilé;nuit
foraging | Panier et Carte;Sous-Bois;Le Coin | cueilleurs et pêcheurs | cueillette;champignons;nature
pets | Truffe;Sans Laisse;Bonne Patte | celles et ceux qui ont un chien | chiens;balade;toutou
farm | Le Sillon;Barrière;Bord de Champ | petites fermes | ferme;récolte;agriculture
sourdough | La Mie;Levain Vif;Croûte | boulangers du dimanche | levain;painmaison;mie
drinks | Deuxième Gorgée;Grain et Fût;Longueur | celles et ceux qui goûtent deux fois | dégustation;café;vin
craft | Fil à Fil;En Cours;Maille | celles et ceux qui font de leurs mains | faitmain;créations;fil
repair | Rafistole;Comme Neuf;Tournevis | le café réparation | réparer;repaircafé;moinsdedéchets
lending | Étagère Commune;Aller-Retour;De Main en Main | celles et ceux qui prêtent et empruntent | objethèque;emprunter;partager | Emprunter, utiliser, rapporter | Besoin d'un après-midi. L'acheter ? | POV : rendu à l'heure | Chaque cave de la rue en a un, et chacun sert un jour par an | Emprunter;Prêter;Rendre;Partager
teeth | Deux Minutes;Brosse Étoile;Dents Blanches | les familles qui brossent matin et soir | dentssaines;brossage;routinedusoir | Deux minutes, matin et soir, chaque dent | Dents brossées ? Vraiment ? Fais voir. | POV : brossées sans qu'on le demande | Tout le monde dit s'être brossé les dents, et une brosse est sèche | Brosser;Cocher;Gagner des étoiles;Sourire
hydration | Huit Verres;Gorgée;À Moitié Plein;Encore un Verre | celles et ceux qui oublient de boire | boiredeleau;huitverres;hydratation | Chaque verre compte, et on le compte | Troisième verre ? Ou deuxième ? | POV : deux litres avant six heures | Trois cafés avant midi, et le verre d'eau est encore sec | Boire;Noter;Remplir;Aller mieux
sitting | Soirée Libre;Rentrés à Onze;Bonnes Mains | les parents qui veulent une soirée | babysitter;parents;soirée | Quelqu'un de bien, réservé avant qu'on sonne | Ce soir à huit heures. Qui garde ? | POV : le dîner est encore chaud | Deux billets pour ce soir, et tous les baby-sitters sont pris | Demander;Réserver;Sortir;Rentrer
iceCream | Deux Boules;Ardoise des Parfums;Bac Douze | l'équipe derrière le comptoir | glace;glacier;parfumdujour | Savoir ce qu'il reste en bac | Plus de pistache ? Depuis quand ? | POV : vendu avant de fondre | La pistache est finie à trois heures, et l'ardoise la promet encore | Turbiner;Servir;Remplir;Tout vendre
petitions | Signé;Mille Noms;Signez Ici | celles et ceux qui veulent changer les choses | pétition;signez;notreville | Toutes les signatures au même endroit | Combien ont signé ? Quelqu'un sait ? | POV : tu remets le millième nom | Trois listes à trois portes, et personne ne sait combien ont signé | Signer;Collecter;Partager;Remettre
pocketMoney | La Tirelire;Trois Bocaux;Pièces du Vendredi | les familles | argentdepoche;épargne;famille | Versé à temps, épargné exprès | L'argent de poche ? Toujours rien ? | POV : acheté avec ses propres sous | C'était déjà versé vendredi ? Et qui doit encore la glace ? | Verser;Gagner;Épargner;Dépenser
nails | Dix Doigts;Laque;Demi-Lune | les clientes du studio | ongles;manucure;nailart | Réservé sans un coup de fil | Vernis frais. Le téléphone sonne. Alors ? | POV : tes ongles sont secs | Le téléphone sonne alors que le vernis est encore frais | Choisir;Réserver;Souffler;Revenir
photo | Planche Contact;Heure Dorée;Révélée | photographes | photographie;argentique;lumière
climbing | Carnet de Voies;Dernière Prise;Magnésie | grimpeuses et grimpeurs | escalade;bloc;voies
running | Long et Lent;Temps de Passage;Kilomètre Huit | coureuses et coureurs | course;entraînement;allure
gym | Cinq fois Cinq;Disque à Disque;Récup | celles et ceux qui soulèvent | musculation;progrès;salle
health | Pouls;Bon Rythme;À l'Heure | celles et ceux qui prennent soin d'eux | santé;prendresoin;quotidien
team | Coup d'Envoi;La Compo;À Domicile | équipes amateurs | équipe;sportamateur;match
choir | Bis;Deuxième Alto;L'Entrée | chorales et groupes | chorale;répétition;musique
books | Page Cornée;Marque-Page;Page Suivante | lectrices et lecteurs | lecture;livres;clubdelecture
film | Dernière Bobine;Rang F;Générique | amoureux du cinéma | cinéma;films;soiréeciné
games | Le Dé;Table Sept;Vingt Naturel | joueuses et joueurs | jeuxdesociété;jdr;soiréejeux
fashion | La Penderie;Capsule;L'Essayage | celles et ceux qui ont trop d'habits | tenue;dressing;secondemain
media | Numéro Zéro;Hors Micro;À l'Antenne | celles et ceux qui publient | podcast;magazine;épisode
habits | Encore Aujourd'hui;Petit Oui;Chaque Jour | celles et ceux qui ont de bonnes intentions | habitudes;routine;constance
focus | Une Seule Chose;Vingt-Cinq;À Fond | celles et ceux qui ont quelque chose à finir | concentration;pomodoro;focus
mood | Trois Lignes;Lumière du Jour;Nuances | celles et ceux qui aiment relire | journal;gratitude;humeur
karaoke | Au Suivant;Micro Libre;Refrain | celles et ceux qui chantent ce soir | karaoké;chanter;scène
records | Face B;Le Sillon;Saphir | collectionneurs de disques | vinyle;disques;collection
sneakers | Jamais Porté;Gauche Droite;Semelle | collectionneurs de baskets | baskets;sneakers;collection
tattoo | Trait Fin;Sous la Peau;L'Encre | tatoueurs et leurs clients | tatouage;traitfin;encre
neighbours | Porte à Porte;Le Palier;D'à Côté | le voisinage | voisins;partage;quartier
care | Mille Mains;Coup de Main;Ensemble | bénévoles | bénévolat;aider;ensemble
faith | Pain et Lampe;Réunis;Le Parvis | notre paroisse | paroisse;communauté;foi
property | On Est Quittes;Moitié-Moitié;Coloc Claire | colocataires | coloc;bonscomptes;vivreensemble
chores | Aimant du Frigo;Qui Fait Quoi;Nickel | familles | maison;famille;ménage
kids | Bon Point;Taille-Crayon;Belle Idée | enfants et enseignants | école;apprendre;enfants
language | Bon Mot;Langue Déliée;Emprunt | celles et ceux qui apprennent une langue | langues;vocabulaire;apprendre
programming | Journal de Code;Ligne Une;Fusionné | équipes de développement | développement;code;version
civic | Le Trottoir;Banc Public;Ma Ville | toute la ville | maville;participer;public
money | Tirelire;Sou par Sou;Au Total | celles et ceux qui veulent en garder un peu | épargne;budget;finances
freelance | Net Trente;Facturé;À Mon Compte | indépendants | indépendant;facture;freelance
salon | Fauteuil Deux;La Frange;Tout Juste Coupé | la clientèle du salon | coiffure;rendezvous;beauté
rooms | Porte et Table;Salle Douze;Libre à 15 h | tout l'immeuble | salles;bureau;réservation
building | Étagère A1;Carnet de Chantier;D'Aplomb | les gens du chantier | chantier;artisan;stock
restaurant | Table Six;Plat du Jour;La Carte | convives | restaurant;platdujour;miam
vehicles | Trousseau;Larguez;En Route | celles et ceux qui prêtent et louent | location;enroute;partage
travel | Hublot;Escale;Le Coffre | voyageurs | voyage;escale;enroute
celebration | Et Plus Un;Trinquons;Plan de Table | hôtes et invités | mariage;fête;invités
food | Fond de Frigo;La Louche;Mijote | celles et ceux qui cuisinent à la maison | cuisine;antigaspi;recettes`,
  pt: `
art | Pedestal;Edição Um;Ateliê Aberto | artistas e colecionadores | arte;contemporâneo;ateliê
meditation | Água Calma;A Roda;Respiro | quem quer um dia mais calmo | meditação;atençãoplena;calma
sleep | Edredom;Caderno da Noite;Sono Leve | quem tem sono leve | sono;dormirbem;rotina
bees | O Alvado;Favo;Caderno de Cera | apicultores | apicultura;abelhas;mel
garden | Raiz;O Canteiro;Regador | quem cuida de plantas | horta;plantas;cultiveemcasa
birds | Plumagem;Coro da Manhã;Minha Lista | observadores de aves | aves;birding;natureza
sky | Zênite;Noite Limpa;Perigeu | quem olha as estrelas | astronomia;céuescuro;estrelas
foraging | Cesto e Mapa;Mata Baixa;Recanto | coletores e pescadores | coleta;cogumelos;natureza
pets | Rabo Abanando;Focinho;Sem Coleira | quem tem cachorro | cachorros;passeio;amorcanino
farm | O Sulco;Porteira;Beira da Roça | pequenos sítios | sítio;roça;colheita
sourdough | O Miolo;Levain Vivo;Casca | padeiros de casa | fermentaçãonatural;pãocaseiro;levain
drinks | Segundo Gole;Grão e Barril;Retrogosto | quem prova duas vezes | degustação;café;vinho
craft | Entre Fios;Pela Metade;Ponto a Ponto | quem faz com as mãos | feitoàmão;artesanato;fios
repair | Remendo;Novo de Novo;Chave de Fenda | o café de consertos | consertar;menoslixo;repaircafe
lending | Prateleira Comum;Vai e Volta;De Mão em Mão | quem empresta e pega emprestado | bibliotecadecoisas;emprestar;compartilhar | Pegue, use e devolva | Uma tarde de uso. Comprar? | POV: voltou na data | Cada casa da rua tem um, e cada um é usado um dia por ano | Pegar;Emprestar;Devolver;Compartilhar
teeth | Dois Minutos;Escova Estrela;Boca Limpa | famílias que escovam duas vezes ao dia | dentessaudáveis;escovação;rotinadanoite | Dois minutos, duas vezes, cada dente | Escovou os dentes? Mesmo? Mostra. | POV: escovaram sem ninguém pedir | Todo mundo diz que escovou e uma escova está seca | Escovar;Marcar;Ganhar estrelas;Sorrir
hydration | Oito Copos;Gole a Gole;Meio Cheio;Mais um Copo | quem esquece de beber água | bebaágua;oitocopos;hidratação | Cada copo conta e é contado | Copo três ou copo dois? | POV: dois litros até as seis | Três cafés até o meio-dia e o copo de água continua seco | Beber;Anotar;Encher;Sentir-se melhor
sitting | Noite Livre;Em Casa às Onze;Boas Mãos | pais que querem uma noite livre | babá;família;noitelivre | Alguém bom, reservado antes de a campainha tocar | Hoje às oito. Quem fica? | POV: o jantar ainda está quente | Dois ingressos para hoje e todas as babás ocupadas | Pedir;Reservar;Sair;Voltar
iceCream | Duas Bolas;Lousa de Sabores;Cuba Doze | a equipe do balcão | sorvete;sorveteria;sabordodia | Saber o que resta em cada cuba | Acabou o pistache? Desde quando? | POV: esgotou antes de derreter | Às três o pistache acaba e a lousa continua prometendo | Bater;Servir;Repor;Esgotar
petitions | Assinado;Muitos Nomes;Assine Aqui | quem quer mudar alguma coisa | petição;assine;nossacidade | Todas as assinaturas em um lugar | Quantos já assinaram? Alguém sabe? | POV: você entrega o milésimo nome | Três listas em três portas e ninguém sabe quantos assinaram | Assinar;Reunir;Divulgar;Entregar
pocketMoney | Cofrinho da Casa;Três Potes;Moedas de Sexta | famílias | mesada;poupar;família | Pago em dia, poupado de propósito | A mesada? Não te dei? | POV: comprou com o próprio cofrinho | Já recebeu na sexta? E quem ainda deve o sorvete? | Pagar;Ganhar;Poupar;Gastar
nails | Dez Dedos;Brilho;Meia-Lua | clientes do estúdio | unhas;manicure;nailart | Reservado sem telefonar | Esmalte fresco. Toca o telefone. E agora? | POV: suas unhas já secaram | O telefone toca com o esmalte ainda fresco | Escolher;Reservar;Relaxar;Voltar
photo | Folha de Contato;Hora Dourada;Revelado | quem fotografa | fotografia;analógica;luz
climbing | Caderno de Vias;Última Agarra;Magnésio | escaladores | escalada;boulder;vias
running | Longo e Lento;Parcial;Quilômetro Oito | corredores | corrida;treino;ritmo
gym | Cinco por Cinco;Anilha;Descanso | quem levanta peso | musculação;academia;progresso
health | Pulso;Constante;Na Hora Certa | quem se cuida | saúde;autocuidado;diaadia
team | Pontapé;Escalação;Em Casa | times amadores | time;futebolamador;jogo
choir | Bis;Segundo Contralto;A Entrada | corais e bandas | coral;ensaio;música
books | Orelha;Marca-Página;Próxima Página | leitores | leitura;livros;clubedolivro
film | Último Rolo;Fila F;Créditos | quem ama cinema | cinema;filmes;sessão
games | O Dado;Mesa Sete;Vinte Natural | jogadores | jogosdetabuleiro;rpg;partida
fashion | Arara;Cápsula;Provador | quem tem roupa demais | look;guardaroupa;brechó
media | Número Zero;Fora do Microfone;No Ar | quem publica | podcast;revista;episódio
habits | Hoje de Novo;Pequeno Sim;Constância | quem tem boas intenções | hábitos;rotina;constância
focus | Só Isto;Vinte e Cinco;A Fundo | quem tem algo a terminar | foco;pomodoro;concentração
mood | Três Linhas;Luz do Dia;Matizes | quem gosta de olhar para trás | diário;gratidão;humor
karaoke | O Próximo;Microfone Livre;Refrão | quem canta hoje | karaokê;cantar;noite
records | Lado B;O Sulco;Agulha | colecionadores de discos | vinil;discos;coleção
sneakers | Na Caixa;Esquerdo e Direito;Sola | colecionadores de tênis | tênis;sneakers;coleção
tattoo | Traço Fino;Sob a Pele;Tinta | tatuadores e clientes | tatuagem;traçofino;tinta
neighbours | Porta com Porta;Hall;Aqui do Lado | a vizinhança | vizinhos;compartilhar;bairro
care | Muitas Mãos;Dá uma Força;Juntos | voluntários | voluntariado;ajudar;juntos
faith | Pão e Luz;Reunidos;O Adro | nossa paróquia | paróquia;comunidade;fé
property | Quites;Meio a Meio;Casa Justa | colegas de casa | república;contascertas;morarjunto
chores | Ímã de Geladeira;Quem Faz o Quê;Brilhando | famílias | casa;família;tarefas
kids | Estrelinha;Apontador;Boa Ideia | crianças e professores | escola;aprender;crianças
language | Palavreado;Língua Solta;Empréstimo | quem aprende idiomas | idiomas;vocabulário;aprender
programming | Diário de Código;Linha Um;Integrado | times de desenvolvimento | desenvolvimento;código;versão
civic | A Calçada;Banco de Praça;Minha Cidade | toda a cidade | cidade;participar;público
money | Cofrinho;Tostão;No Fim das Contas | quem quer guardar um pouco | poupar;orçamento;finanças
freelance | Líquido Trinta;Faturado;Por Conta Própria | autônomos | autônomos;fatura;freela
salon | Cadeira Dois;Franja;Corte Novo | clientes do salão | salão;horário;beleza
rooms | Porta e Mesa;Sala Doze;Livre às Três | todos no prédio | salas;escritório;reservas
building | Estante A1;Diário de Obra;No Prumo | o pessoal da obra | obra;ofício;estoque
restaurant | Mesa Seis;Prato do Dia;A Carta | clientes | restaurante;pratododia;delícia
vehicles | Chaveiro;Soltar Amarras;Na Estrada | quem empresta e aluga | aluguel;naestrada;compartilhar
travel | Janelinha;Escala;Porta-Malas | viajantes | viagem;roteiro;naestrada
celebration | E Acompanhante;Um Brinde;Lugar Marcado | anfitriões e convidados | casamento;festa;convidados
food | Fundo de Geladeira;Panelaço;Boa Mesa | quem cozinha em casa | cozinha;receitas;semdesperdício`,
};

/** Categories: `English = German | Spanish | French | Portuguese`. */
export const CATEGORIES = `
Food = Essen | Comida | Cuisine | Comida
Art = Kunst | Arte | Art | Arte
Wellbeing = Wohlbefinden | Bienestar | Bien-être | Bem-estar
Health = Gesundheit | Salud | Santé | Saúde
Nature = Natur | Naturaleza | Nature | Natureza
Garden = Garten | Jardín | Jardin | Jardim
Science = Wissenschaft | Ciencia | Science | Ciência
Pets = Haustiere | Mascotas | Animaux | Pets
Animals = Tiere | Animales | Animaux | Animais
Farming = Landwirtschaft | Campo | Agriculture | Agricultura
Hobbies = Hobby | Aficiones | Loisirs | Hobbies
Local = Vor Ort | Local | Local | Local
Sport = Sport | Deporte | Sport | Esporte
Fitness = Fitness | Fitness | Forme | Fitness
Music = Musik | Música | Musique | Música
Books = Bücher | Libros | Livres | Livros
Reading = Lesen | Lectura | Lecture | Leitura
Film = Film | Cine | Cinéma | Cinema
Games = Spiele | Juegos | Jeux | Jogos
Fashion = Mode | Moda | Mode | Moda
Media = Medien | Medios | Médias | Mídia
Lifestyle = Alltag | Estilo de vida | Art de vivre | Estilo de vida
Everyday = Alltag | Día a día | Quotidien | Dia a dia
Productivity = Produktivität | Productividad | Productivité | Produtividade
Nightlife = Nachtleben | Noche | Sorties | Noite
Social good = Engagement | Solidaridad | Solidarité | Solidariedade
Social = Soziales | Social | Social | Social
Community = Gemeinschaft | Comunidad | Communauté | Comunidade
Home = Zuhause | Hogar | Maison | Casa
Family = Familie | Familia | Famille | Família
Education = Bildung | Educación | Éducation | Educação
Mind = Geist | Mente | Esprit | Mente
Tech = Technik | Tecnología | Tech | Tecnologia
Web3 =
City = Stadt | Ciudad | Ville | Cidade
Finance = Finanzen | Finanzas | Finances | Finanças
Work = Arbeit | Trabajo | Travail | Trabalho
Services = Dienste | Servicios | Services | Serviços
Mobility = Mobilität | Movilidad | Mobilité | Mobilidade
Travel = Reisen | Viajes | Voyage | Viagem
Events = Veranstaltungen | Eventos | Événements | Eventos
Tools = Werkzeuge | Herramientas | Outils | Ferramentas
Beauty = Schönheit | Belleza | Beauté | Beleza
Collections = Sammlungen | Colecciones | Collections | Coleções
Drinks = Getränke | Bebidas | Boissons | Bebidas
Stock = Lager | Inventario | Stock | Estoque
Places = Orte | Lugares | Lieux | Lugares
Outdoors = Draußen | Aire libre | Plein air | Ar livre
People = Menschen | Personas | Personnes | Pessoas
`;
