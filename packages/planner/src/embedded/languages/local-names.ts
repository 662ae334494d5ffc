import type { LocalNames } from "./table-shapes.ts";
import type { Foreign } from "./foreign.ts";

/** Names of each language area. */
export const LOCAL_NAMES: Record<Foreign, LocalNames> = {
  de: {
    people:
      "Lena Krüger|Jonas Weber|Aylin Demir|Moritz Hansen|Klara Vogt|Emre Yıldız|Johanna Lindner|Felix Brandt|Marta Kowalski|Paul Steiner|Greta Sommer|Timo Albrecht|Nele Petersen|Samuel Roth|Ida Baumann|Yusuf Kaya|Franziska Huber|Lukas Ebert|Mia Thomsen|Anton Keller|Selma Richter|David Nowak|Hannah Fuchs|Ben Schuster|Rosa Engel|Milan Petrović|Frieda Lorenz|Oskar Jansen|Leonie Pfeiffer|Karim Haddad|Anna Seidel|Till Bergmann|Elif Aydın|Jakob Winter|Paula Schreiber|Hannes Kühn|Theresa Graf|Mats Ohlsen|Lotte Busch|Viktor Sauer",
    places:
      "Marktplatz|Mühlweg 4|Gemeindesaal|Alter Bahnhof|Parkstraße 12|Hafenstraße|Ulmenhof|Nordtor|Kanalhof|Hügelweg 7|Stadtbibliothek|Gartenzeile",
    remarks:
      "Besser als letztes Mal|Im Auge behalten|Wie geplant|Nächstes Mal früher probieren|Nächste Woche noch einmal fragen|Alles gut|Hat länger gedauert als gedacht|Gern wieder|Wetter war gemischt|Ersatz mitbringen",
    called:
      "Lindenhof|Isar|Alte Mühle|Nordstern|Sonnenseite|Elbe|Kastanie|Morgenrot|Seeblick|Holunder|Brocken|Spree|Feldweg|Zugspitze|Ahorn|Ostwind|Havel|Schlehe|Bergkristall|Neckar|Birke|Abendrot|Donau|Wacholder",
    notes:
      "Lief besser als gedacht|Kurz, aber gut|Etwas Neues ausprobiert|Heute nur wenig Zeit|Gut vorangekommen|Nicht ganz rund|Wieder eingestiegen|In Gesellschaft|Früh am Morgen|Mit Geduld zum Ziel|Ruhig und ohne Eile|Beim nächsten Mal genauer|Erst verschoben, dann erledigt|Freunde um Rat gefragt|Lohnt einen zweiten Blick|Genau richtig|Mehr geschafft als geplant|Pause gemacht, dann weiter|Am Abend nachgeholt|Zufrieden beendet",
    tasks:
      "Erste Liste machen|Fragen, wer helfen mag|Material besorgen|Termin festlegen|Alle informieren|Vorbereiten|Ergebnis festhalten|Hinterher aufräumen|Rückmeldung einholen|Nächsten Schritt planen",
    posts:
      "Hallo zusammen, neu hier und froh, euch gefunden zu haben.|Hat am Samstag jemand eine Stunde Zeit?|Danke für gestern, das hat sehr geholfen.|Kleiner Erfolg heute. Ich erzähle es euch, weil es sonst keiner versteht.|So mache ich es jetzt. Hat drei Anläufe gebraucht.|Wer kommt nächste Woche mit?|Frage in die Runde: Wie macht ihr das?|Endlich geschafft!",
  },
  es: {
    people:
      "Lucía Navarro|Mateo Ruiz|Carmen Ortega|Diego Quiroga|Valeria Campos|Javier Molina|Inés Cabrera|Andrés Peña|Marta Vidal|Tomás Guerrero|Elena Rivas|Pablo Serrano|Rosa Iglesias|Hugo Cordero|Noelia Prieto|Adrián Luna|Paula Méndez|Sergio Fuentes|Irene Salas|Álvaro Cano|Claudia Rojas|Martín Herrera|Nuria Pastor|Gabriel Soto|Ana Belmonte|Iker Zabala|Sofía Montes|Raúl Ibáñez|Julia Carrasco|Manuel Otero|Alba Quintana|Omar Haddad|Laura Esteban|Nicolás Vega|Sara Lozano|Bruno Arce|Camila Duarte|Óscar Pardo|Teresa Gil|Emilio Bravo",
    places:
      "Plaza Mayor|Calle del Molino 4|Centro cívico|Estación Vieja|Avenida del Parque 12|Paseo del Puerto|Patio de los Olmos|Puerta Norte|Patio del Canal|Cuesta Alta 7|Biblioteca municipal|Calle del Huerto",
    remarks:
      "Mejor que la última vez|Hay que vigilarlo|Según lo previsto|La próxima, más temprano|Preguntar otra vez la semana que viene|Todo bien|Llevó más de lo esperado|Para repetir|El tiempo, regular|Llevar uno de repuesto",
    called:
      "La Alameda|Ebro|Molino Viejo|Estrella Norte|Solana|Tajo|Castaño|Alborada|Mirador|Saúco|Moncayo|Duero|El Sendero|Teide|Arce|Levante|Júcar|Endrino|Cuarzo|Segura|Abedul|Ocaso|Miño|Enebro",
    notes:
      "Salió mejor de lo esperado|Corto, pero bien|Probando algo nuevo|Hoy con poco tiempo|Buen avance|No del todo fino|De vuelta a ello|En buena compañía|A primera hora|Con paciencia se llega|Tranquilo y sin prisa|La próxima, con más detalle|Lo dejé para luego y lo hice|Pedí consejo a un amigo|Merece otra mirada|Justo en su punto|Más de lo previsto|Una pausa y a seguir|Recuperado por la tarde|Terminado y contento",
    tasks:
      "Hacer una primera lista|Preguntar quién ayuda|Conseguir material|Fijar la fecha|Avisar a todos|Dejarlo preparado|Anotar el resultado|Recoger al final|Pedir opiniones|Planear el siguiente paso",
    posts:
      "Hola a todos, soy nuevo por aquí y me alegro de haberos encontrado.|¿Alguien tiene una hora libre el sábado?|Gracias por lo de ayer, ayudó mucho.|Pequeña victoria hoy. La cuento aquí porque nadie más la entendería.|Así lo hago ahora. Me costó tres intentos.|¿Quién se apunta la semana que viene?|Una pregunta para todos: ¿cómo lo hacéis?|¡Por fin conseguido!",
  },
  fr: {
    people:
      "Camille Laurent|Hugo Mercier|Inès Benali|Louis Garnier|Manon Lefèvre|Karim Haddad|Élise Moreau|Théo Chevalier|Nadia Roussel|Antoine Perrin|Jeanne Fontaine|Lucas Girard|Aminata Diallo|Paul Renaud|Chloé Marchand|Mehdi Cherif|Claire Dumas|Nathan Leroy|Anouk Delmas|Julien Colin|Sarah Picard|Gabriel Noël|Margot Brunet|Simon Aubry|Léa Charpentier|Yanis Boucher|Alice Vidal|Maxime Roy|Zoé Lambert|Romain Caron|Juliette Masson|Adam Rivière|Lucie Blanchard|Victor Guérin|Emma Joly|Baptiste Rolland|Agathe Prévost|Malik Traoré|Rose Lemoine|Étienne Barbier",
    places:
      "Place du Marché|4 rue du Moulin|Salle des fêtes|Ancienne gare|12 avenue du Parc|Quai du Port|Cour des Ormes|Porte Nord|Cour du Canal|7 rue de la Butte|Médiathèque|Allée des Jardins",
    remarks:
      "Mieux que la dernière fois|À surveiller|Comme prévu|Essayer plus tôt la prochaine fois|Redemander la semaine prochaine|Tout va bien|Plus long que prévu|À refaire|Météo mitigée|Prévoir une pièce de rechange",
    called:
      "La Tilleuraie|Loire|Vieux Moulin|Étoile du Nord|Bel Air|Garonne|Le Châtaignier|L'Aurore|Belvédère|Le Sureau|Ventoux|Rhône|Le Sentier|Mont Blanc|L'Érable|Vent d'Est|Dordogne|Le Prunellier|Le Quartz|Seine|Le Bouleau|Couchant|Vézère|Le Genévrier",
    notes:
      "Mieux que prévu|Court, mais bon|Essayé quelque chose de nouveau|Peu de temps aujourd'hui|Belle avancée|Pas tout à fait ça|Reprise en douceur|En bonne compagnie|Tôt le matin|Avec un peu de patience|Calme et sans hâte|Plus précis la prochaine fois|Reporté, puis fait|Conseil demandé à un ami|À regarder de plus près|Juste comme il faut|Plus que prévu|Une pause, puis on repart|Rattrapé le soir|Terminé, content",
    tasks:
      "Faire une première liste|Demander qui veut aider|Trouver le matériel|Fixer la date|Prévenir tout le monde|Tout préparer|Noter le résultat|Ranger après|Recueillir les avis|Prévoir la suite",
    posts:
      "Bonjour à tous, je débarque et je suis ravi de vous avoir trouvés.|Quelqu'un a une heure samedi ?|Merci pour hier, ça a bien aidé.|Petite victoire aujourd'hui. Je vous la raconte, personne d'autre ne comprendrait.|Voilà comment je fais maintenant. Il a fallu trois essais.|Qui vient la semaine prochaine ?|Question à la ronde : vous faites comment ?|Enfin réussi !",
  },
  pt: {
    people:
      "Ana Beatriz Lima|Rafael Souza|Juliana Ferreira|Thiago Almeida|Camila Rocha|Lucas Barbosa|Mariana Teixeira|Pedro Nogueira|Larissa Moraes|Bruno Carvalho|Fernanda Dias|Gustavo Pires|Letícia Cardoso|Diego Martins|Bianca Ramos|João Vieira|Isabela Freitas|Caio Monteiro|Renata Lopes|Felipe Araújo|Aline Castro|Marcelo Pinto|Sofia Duarte|André Batista|Patrícia Melo|Vinícius Reis|Luana Correia|Eduardo Campos|Tatiana Borges|Henrique Cunha|Priscila Farias|Daniel Tavares|Carolina Xavier|Igor Santana|Natália Brito|Leandro Moura|Débora Sales|Samuel Antunes|Yara Queiroz|Otávio Guedes",
    places:
      "Praça Central|Rua do Moinho, 4|Centro Comunitário|Estação Velha|Avenida do Parque, 12|Rua do Porto|Pátio dos Ipês|Portão Norte|Pátio do Canal|Ladeira Alta, 7|Biblioteca Municipal|Rua da Horta",
    remarks:
      "Melhor que da última vez|Ficar de olho|Como planejado|Tentar mais cedo na próxima|Perguntar de novo semana que vem|Tudo certo|Demorou mais que o esperado|Vale repetir|O tempo estava instável|Levar um reserva",
    called:
      "Alvorada|Tietê|Moinho Velho|Estrela do Norte|Vista Alegre|São Francisco|Ipê|Madrugada|Mirante|Jacarandá|Mantiqueira|Araguaia|Trilha|Pico da Neblina|Jequitibá|Vento Leste|Paraíba|Pitangueira|Cristal|Iguaçu|Quaresmeira|Pôr do Sol|Xingu|Manacá",
    notes:
      "Melhor que o esperado|Curto, mas bom|Testando algo novo|Hoje com pouco tempo|Bom avanço|Não foi bem assim|De volta ao ritmo|Em boa companhia|Bem cedo|Com paciência se chega|Com calma e sem pressa|Na próxima, com mais cuidado|Adiei, depois fiz|Pedi conselho a um amigo|Merece outra olhada|No ponto certo|Mais que o planejado|Uma pausa e segui|Recuperado à noite|Terminei satisfeito",
    tasks:
      "Fazer uma primeira lista|Perguntar quem ajuda|Conseguir o material|Marcar a data|Avisar todo mundo|Deixar tudo pronto|Anotar o resultado|Arrumar depois|Pedir opiniões|Planejar o próximo passo",
    posts:
      "Oi, pessoal! Cheguei agora e estou feliz de ter encontrado vocês.|Alguém tem uma hora livre no sábado?|Obrigado por ontem, ajudou muito.|Pequena vitória hoje. Conto aqui porque ninguém mais entenderia.|É assim que faço agora. Levei três tentativas.|Quem vem semana que vem?|Pergunta para o grupo: como vocês fazem?|Finalmente consegui!",
  },
};
