import type { IdentityWords } from "./table-shapes.ts";
import type { Foreign } from "./foreign.ts";

/**
 * What an app of each kind is called and says of itself, one a line:
 * `archetype | names | promise | itch | point of view | problem | verbs`, lists with `;`. `{things}` is its main entity.
 */
export const KIND_COPY: Record<Foreign, string> = {
  de: `
marketplace | Zweitherz;Fundgrube;Wechselgeld;Hand zu Hand | Gutes findet neue Hände | {things} loswerden? Aber an wen? | POV: verkauft vor dem Mittag | Gute {things} verstauben, während jemand genau danach sucht | Verkaufen;Finden;Anbieten;Abholen
directory | Weißtdu;Um die Ecke;Findling;Wegweiser | Schnell das Richtige finden | Wo gibt es gute {things}? | POV: in einer Minute gefunden | Alle kennen einen guten Tipp, und niemand schreibt ihn auf | Finden;Vergleichen;Bewerten;Merken
tracker | Merkheft;Dranbleiben;Im Blick;Strichliste | {things}, und nichts geht verloren | {things}? Wo stand das noch? | POV: du hast den Überblick | Notizen über {things} liegen auf Zetteln und in alten Chats | Eintragen;Nachsehen;Vergleichen;Zurückblicken
log | Bordbuch;Schwarz auf Weiß;Festgehalten;Spur | {things}: alles steht geschrieben | Wann war das letzte Mal? | POV: alles ist aufgeschrieben | Hinterher weiß niemand mehr, wie es beim letzten Mal war | Eintragen;Prüfen;Vergleichen;Zurückblicken
planner | Planbar;Vorlauf;Abgemacht;Rundum | Ein Plan, den alle sehen | Der Plan? In wessen Kopf? | POV: alles ist vorbereitet | Der Plan steckt in einem Kopf, und der ist im Urlaub | Planen;Vorbereiten;Treffen;Abhaken
feed | Guckmal;Rundschau;Zeigs;Mitbringsel | Teile, was du liebst | Niemand da, dem du's zeigst? | POV: endlich versteht es jemand | Wer {things} liebt, sieht die der anderen nie | Teilen;Mögen;Folgen;Entdecken
matching | Zweisam;Passt schon;Gegenüber;Nebenan | Triff, wer zu dir passt | Gleiches Hobby. Nie getroffen. | POV: ihr habt beide Ja gesagt | Die Richtigen wohnen drei Straßen weiter, und ihr kennt euch nicht | Treffen;Matchen;Schreiben;Losgehen
booking | Terminus;Platzda;Freiraum;Gebucht | In drei Tipps gebucht | Zurückrufen zwischen neun und zehn? | POV: dein Termin steht | Ein Termin kostet drei Anrufe und endet doppelt vergeben | Buchen;Bestätigen;Kommen;Wiederkommen
lending | Leihwerk;Borgbox;Reihum;Zurückgegeben | Leihen statt kaufen | Einmal gebraucht. Für immer gekauft? | POV: pünktlich wieder da | {things} stehen die meiste Zeit des Jahres herum | Ausleihen;Verleihen;Zurückgeben;Teilen
learning | Häppchen;Klugbert;Sitzt;Lernzeit | Jeden Tag ein bisschen mehr | Gelernt. Und wieder vergessen. | POV: es bleibt endlich hängen | Was am Montag gelernt war, ist am Freitag weg | Lernen;Wiederholen;Testen;Können
quiz | Schlaufuchs;Gewusst wie;Zehn Fragen;Ratz | Wer weiß es wirklich? | Du glaubst, du weißt es? | POV: zehn von zehn | Alle behaupten es zu wissen, niemand beweist es | Spielen;Raten;Lernen;Gewinnen
pipeline | Draht;Am Ball;Wiedervorlage;Kundenfaden | Wissen, wen du anrufst | Wen hast du vergessen? | POV: niemand geht dir verloren | Gute Kontakte werden kalt, weil niemand nachfasst | Anrufen;Nachfassen;Gewinnen;Pflegen
board | Rückenwind;Nächste Spalte;Werkbank;Laufzettel | Alle sehen, was ansteht | Wer macht das nochmal? | POV: alles rückt nach rechts | Die Arbeit verteilt sich auf Chats, Zettel und Köpfe | Planen;Machen;Prüfen;Abschließen
shop | Ladentisch;Körbchen;Frisch gepackt;Auslage | Bestellen, abholen, fertig | Bestellungen auf Zetteln? | POV: mittags ausverkauft | Bestellungen kommen per Anruf, Mail und Zuruf, und eine geht verloren | Bestellen;Packen;Abholen;Nachbestellen
community | Treffpunkt;Unter uns;Runder Tisch;Miteinander | Näher als jeder Gruppenchat | Vierhundert ungelesene Nachrichten. | POV: alle wussten Bescheid | Was zählt, geht im Gruppenchat unter | Treffen;Teilen;Entscheiden;Helfen
events | Dabei;Notier dirs;Wir kommen;Anlass | Alle wissen, wann und wo | Wer kommt denn nun? | POV: alle haben geantwortet | Einladungen gehen raus, Antworten kommen an sieben Stellen zurück | Einladen;Antworten;Vorbereiten;Feiern
budget | Quitt;Kassensturz;Halbe-halbe;Fairteilt | Wissen, wohin das Geld geht | Wer hat gezahlt? Wer schuldet? | POV: in zehn Sekunden quitt | Geld wird peinlich, wenn niemand es aufschreibt | Ausgeben;Teilen;Ausgleichen;Sparen
fitness | Nochmal;Bestzeit;Satz für Satz;Formkurve | Ein bisschen besser als gestern | Wie viel war es letzte Woche? | POV: neue Bestleistung | Fortschritt bleibt unsichtbar, wenn ihn niemand aufschreibt | Trainieren;Eintragen;Steigern;Ausruhen
timer | Gongschlag;Stille Minute;Atempause;Eins nach dem anderen | Eine Sache, genau so lang | Aus fünf Minuten wurden fünfzig. | POV: der Gong ertönt | Die Zeit läuft davon, während du hinsiehst | Starten;Sammeln;Innehalten;Eintragen
journal | Ein Satz;Tagundtinte;Seitenweise;Behalten | Jeden Tag ein Satz | Was war letzten Dienstag? | POV: ein Jahr in Zeilen | Tage vergehen, und nichts davon bleibt | Schreiben;Bemerken;Zurückblicken;Behalten
portfolio | Schauwand;Werkraum;Hängung;Offenes Atelier | Deine Arbeit, gut gehängt | Tolle Arbeit. Niemand sieht sie. | POV: sie fragen nach dir | Gute Arbeit liegt verstreut in Ordnern und alten Posts | Zeigen;Anfragen;Absprechen;Machen
blog | Zehn Minuten;Lesezeichen;Sonntagspost;Kolumne | Zehn ruhige Minuten wert | Niemand schreibt über {things}. | POV: Leser schreiben zurück | Alles über {things} ist Werbung oder Streit | Lesen;Schreiben;Antworten;Veröffentlichen
chat | Funkspruch;Wortwechsel;Hörmal;Flurfunk | Reden, wo man es wiederfindet | In welchem Chat war das? | POV: alle haben es gelesen | Antworten gehen zwischen Katzenbildern verloren | Reden;Anheften;Treffen;Antworten
leaderboard | Platz eins;Tabellenführer;Kopf an Kopf;Revanche | Klären, wer wirklich vorn liegt | Wer hat letztes Mal gewonnen? | POV: du liegst vorn | Jeder erinnert sich anders an den Punktestand | Spielen;Punkten;Aufsteigen;Revanche
jobs | Anpacken;Gesucht;Stellwerk;Ums Eck | Gute Arbeit in deiner Nähe | Vierzig Tabs voller Anzeigen. | POV: sie haben zurückgerufen | Stellen verteilen sich auf Portale, Aushänge und Hörensagen | Finden;Bewerben;Ausschreiben;Anfangen
inventory | Regalwissen;Bestandsaufnahme;Lagerfeuer;Greifbar | Wissen, was im Regal liegt | Schon wieder alle. | POV: nichts ging aus | Niemand weiß, was da ist, bis es fehlt | Zählen;Nehmen;Bestellen;Prüfen
poll | Handzeichen;Abgestimmt;Mehrheit;Kreuzchen | In einer Minute entschieden | Zweihundert Nachrichten. Keine Entscheidung. | POV: vor dem Nachtisch entschieden | Der Lauteste entscheidet, weil niemand zählt | Abstimmen;Vorschlagen;Entscheiden;Loslegen
fundraising | Zusammengelegt;Sammelbüchse;Stein auf Stein;Viele Hände | Viele kleine Gaben, ein Ziel | Gute Sache. Leere Kasse. | POV: das Ziel ist erreicht | Viele würden geben, wenn sie sähen, wofür | Geben;Teilen;Helfen;Danken
waitlist | Der Nächste bitte;Reihe;Nummer drei;Aufgerufen | Wer zuerst kommt, ist dran | Wer ist dran? Niemand weiß es. | POV: du bist dran | Eine Liste auf Papier, drei Stifte und ein Streit, wer zuerst da war | Eintragen;Warten;Aufrufen;Bedienen
recipes | Restlos;Topfgucker;Küchenfund;Was es gibt | Koch mit dem, was da ist | Schon wieder Abendessen. Keine Idee. | POV: der Kühlschrank entscheidet | Ein voller Kühlschrank, keine Idee, und bis Freitag ist die Hälfte schlecht | Kochen;Planen;Merken;Einkaufen
collection | Setzkasten;Vollständig;Schatzkammer;Liebhaber | Wissen, was du hast | Gekauft. Zum zweiten Mal. | POV: das Regal ist vollständig | Doppelt gekauft, verliehen, vergessen | Sammeln;Bewerten;Verleihen;Finden
shifts | Schichtwechsel;Dienstag bis Montag;Abgelöst;Wer wann | Alle kennen ihre Schicht | Wer hat heute Abend Dienst? | POV: jede Schicht ist besetzt | Der Plan hängt an einer Wand, an der niemand vorbeikommt | Übernehmen;Tauschen;Arbeiten;Übergeben
dashboard | Klartext;Armaturenbrett;Auf einen Blick;Kennzahl | Die Zahlen, die zählen | Welche Zahl stimmte nochmal? | POV: ein Blick genügt | Jede Besprechung beginnt mit der Frage, wessen Zahl stimmt | Nachsehen;Vergleichen;Eintragen;Handeln
approvals | Grünes Licht;Gefragt getan;Abgenickt;Haken dran | Einmal fragen, schnell Antwort | Im Mai gefragt. Keine Antwort. | POV: vor dem Mittag genehmigt | Anträge liegen im Postfach, während jemand auf Antwort wartet | Fragen;Entscheiden;Genehmigen;Planen`,
  es: `
marketplace | Segunda Vuelta;De Mano en Mano;Hallazgo;El Trueque | Lo bueno encuentra nuevas manos | ¿Vender {things}? ¿A quién? | POV: vendido antes de comer | Hay {things} cogiendo polvo mientras alguien busca justo eso | Vender;Buscar;Ofrecer;Recoger
directory | A la Vuelta;Brújula;Dónde Está;Bien Cerca | Encuentra lo bueno, rápido | ¿Dónde hay buenos sitios? | POV: encontrado en un minuto | Todos conocen un buen sitio y nadie lo apunta | Buscar;Comparar;Opinar;Guardar
tracker | Al Día;Cuaderno Vivo;Tal Cual;Buena Cuenta | {things}: nada se olvida | ¿{things}? ¿Dónde lo apunté? | POV: nunca pierdes el hilo | Las notas sobre {things} acaban en papeles y chats viejos | Apuntar;Consultar;Comparar;Recordar
log | Bitácora;Queda Escrito;Huella;Cuaderno de A Bordo | {things}: todo queda escrito | ¿Cuándo fue la última vez? | POV: todo está apuntado | Después nadie recuerda cómo fue la última vez | Anotar;Revisar;Comparar;Recordar
planner | Quedamos;Todo Listo;Hoja de Ruta;A Punto | Un plan que todos ven | ¿El plan? ¿En qué cabeza? | POV: todo está listo | El plan vive en una sola cabeza, y está de vacaciones | Planear;Preparar;Quedar;Tachar
feed | Mira Esto;Vitrina;Al Hilo;Compartido | Comparte lo que te gusta | ¿Nadie a quien enseñárselo? | POV: por fin alguien lo entiende | Quienes aman {things} nunca ven lo de los demás | Compartir;Disfrutar;Seguir;Descubrir
matching | Tal para Cual;Media Naranja;Coinciden;Vecinos de Gusto | Conoce a quien encaja contigo | Misma afición. Nunca os visteis. | POV: los dos dijisteis sí | La persona ideal vive a tres calles y no os conocéis | Conocer;Coincidir;Escribir;Salir
booking | Hueco Libre;Cita Hecha;Ahí Estoy;Turno Tuyo | Reservado en tres toques | ¿Llamar entre nueve y diez? | POV: tu hueco está asegurado | Reservar cuesta tres llamadas y acaba en doble reserva | Reservar;Confirmar;Acudir;Volver
lending | Prestado;Ida y Vuelta;Hoy por Ti;La Caja Común | Pide prestado en vez de comprar | ¿Un solo uso? ¿Comprado para siempre? | POV: volvió a tiempo | {things}: casi todo el año sin usar | Pedir;Prestar;Devolver;Compartir
learning | Poco a Poco;Se Queda;Lección Viva;Aprendiz | Cada día un poco más | Aprendido. Y olvidado. | POV: por fin se te queda | Lo aprendido el lunes se ha ido el viernes | Aprender;Repasar;Practicar;Saber
quiz | Sabelotodo;Diez Preguntas;A Que No;Cultivado | Descubre quién sabe de verdad | ¿Crees que lo sabes? | POV: diez de diez | Todos dicen que saben y nadie lo demuestra | Jugar;Acertar;Aprender;Ganar
pipeline | Al Teléfono;Buen Contacto;Siguiente Llamada;Clientela | A quién llamar después | ¿A quién olvidaste llamar? | POV: nadie se te escapa | Los buenos contactos se enfrían porque nadie insiste | Llamar;Seguir;Ganar;Cuidar
board | En Marcha;Columna Tres;Mesa de Trabajo;Fluye | Todos ven lo que toca | ¿Y esto quién lo hace? | POV: todo avanza a la derecha | El trabajo está repartido entre chats, notas y cabezas | Planear;Hacer;Revisar;Terminar
shop | Mostrador;La Cesta;Recién Hecho;Escaparate | Pídelo y pásate a recogerlo | ¿Pedidos en papelitos? | POV: agotado a mediodía | Los pedidos llegan por teléfono, correo y a voces, y alguno se pierde | Pedir;Preparar;Recoger;Repetir
community | La Plaza;Entre Todos;Corrillo;La Mesa Larga | Más cerca que un chat | Cuatrocientos mensajes sin leer. | POV: todos se enteraron | Lo importante se ahoga en el chat del grupo | Reunir;Compartir;Decidir;Ayudar
events | Ahí Estaremos;Apunta la Fecha;Cuenta Conmigo;La Cita | Todos saben cuándo y dónde | ¿Al final quién viene? | POV: todos han contestado | Salen invitaciones y las respuestas llegan por siete sitios | Invitar;Responder;Preparar;Celebrar
budget | En Paz;A Medias;Cuentas Claras;Bolsillo | Saber adónde va el dinero | ¿Quién pagó? ¿Quién debe? | POV: cuentas saldadas al momento | El dinero incomoda cuando nadie lo apunta | Gastar;Dividir;Saldar;Ahorrar
fitness | Una Más;Marca Propia;Serie a Serie;En Forma | Un poco mejor que ayer | ¿Cuánto hice la semana pasada? | POV: nueva mejor marca | El progreso no se ve si no se escribe | Entrenar;Anotar;Superar;Descansar
timer | Campanada;Un Minuto;Calma;De Una en Una | Una cosa, justo este tiempo | Cinco minutos fueron cincuenta. | POV: suena la campana | El tiempo se escapa mientras lo miras | Empezar;Respirar;Pausar;Anotar
journal | Una Línea;Tinta Diaria;Hoja Suelta;Recuerda | Una línea cada día | ¿Qué pasó el martes? | POV: un año en líneas | Los días pasan y no queda nada de ellos | Escribir;Notar;Recordar;Guardar
portfolio | Muro Blanco;A la Vista;Taller Abierto;Obra | Tu trabajo, bien colgado | Gran trabajo. Nadie lo ve. | POV: preguntan por lo tuyo | El buen trabajo se pierde en carpetas y posts viejos | Mostrar;Pedir;Acordar;Crear
blog | Diez Minutos;Carta Abierta;La Columna;Domingo | Diez minutos tranquilos bien gastados | Nadie escribe sobre {things}. | POV: los lectores contestan | Todo sobre {things} es publicidad o pelea | Leer;Escribir;Responder;Publicar
chat | A Viva Voz;Recado;Palabra;El Pasillo | Hablar donde se encuentra luego | ¿En qué chat estaba? | POV: todos lo leyeron | Las respuestas se pierden entre fotos de gatos | Hablar;Fijar;Quedar;Responder
leaderboard | En Cabeza;La Revancha;Podio;Mano a Mano | Aclarad quién va en cabeza | ¿Quién ganó la última vez? | POV: vas en cabeza | Cada cual recuerda el marcador a su manera | Jugar;Puntuar;Subir;Revancha
jobs | Manos a la Obra;Se Busca;El Tajo;Curro Cerca | Buen trabajo, cerca de ti | Cuarenta pestañas de ofertas. | POV: te han llamado | Las vacantes están repartidas por portales, escaparates y rumores | Buscar;Postular;Publicar;Empezar
inventory | En Estante;Cuenta y Razón;Despensero;Existe | Saber qué hay en el estante | Se acabó. Otra vez. | POV: nada se agotó | Nadie sabe qué queda hasta que falta | Contar;Tomar;Pedir;Revisar
poll | Manos Arriba;Por Mayoría;Decidido;Papeleta | Decidido en un minuto | Doscientos mensajes. Ninguna decisión. | POV: decidido antes del postre | Decide quien grita más porque nadie cuenta | Votar;Proponer;Decidir;Hacer
fundraising | Entre Muchos;La Hucha;Grano a Grano;Suma | Muchas ayudas, una meta | Buena causa. Hucha vacía. | POV: meta alcanzada | La gente daría si viera para qué | Dar;Compartir;Ayudar;Agradecer
waitlist | El Siguiente;Mi Turno;La Cola;Ya Te Toca | Por orden de llegada | ¿A quién le toca? Nadie sabe. | POV: te toca | Una lista en papel, tres bolígrafos y una discusión sobre quién llegó antes | Apuntarse;Esperar;Llamar;Atender
recipes | De Aprovecho;Fogón;Qué Hay;Buena Mesa | Cocina con lo que tienes | Otra vez la cena. Ni idea. | POV: la nevera decide | Una nevera llena, ninguna idea, y el viernes se echa a perder la mitad | Cocinar;Planear;Guardar;Comprar
collection | Vitrina;Completa;Tesoro;Estantería | Saber lo que tienes | Comprado. Dos veces. | POV: la estantería está completa | Comprado dos veces, prestado, olvidado | Coleccionar;Valorar;Prestar;Encontrar
shifts | Relevo;Buen Turno;De Guardia;Cuadrante | Cada cual sabe su turno | ¿Quién está esta noche? | POV: todos los turnos cubiertos | El cuadrante cuelga de una pared por la que nadie pasa | Tomar;Cambiar;Trabajar;Relevar
dashboard | De un Vistazo;Cifra Clara;Panel;Norte | Los números que importan | ¿Qué número era el bueno? | POV: basta una mirada | Cada reunión empieza con de quién es el número bueno | Mirar;Comparar;Añadir;Actuar
approvals | Luz Verde;Visto Bueno;Concedido;Resuelto | Pregunta una vez, respuesta rápida | Pedido en mayo. Sin respuesta. | POV: aprobado antes de comer | Las solicitudes esperan en un buzón mientras alguien espera respuesta | Pedir;Decidir;Aprobar;Planear`,
  fr: `
marketplace | Seconde Vie;De Main en Main;Trouvaille;Bonne Pioche | Le bon objet change de mains | Vendre des {things} ? À qui ? | POV : vendu avant midi | Des {things} prennent la poussière pendant que quelqu'un cherche justement ça | Vendre;Trouver;Proposer;Récupérer
directory | Au Coin;Bonne Adresse;Boussole;Par Ici | Trouve vite la bonne adresse | Une bonne adresse. Mais où ? | POV : trouvé en une minute | Chacun connaît une bonne adresse et personne ne les note ensemble | Trouver;Comparer;Noter;Garder
tracker | Au Fil;Bien Noté;Suivi Clair;Le Carnet | {things} : rien ne s'oublie | {things} ? Noté où, déjà ? | POV : tu ne perds plus le fil | Les notes sur les {things} finissent sur des bouts de papier | Noter;Suivre;Comparer;Relire
log | Carnet de Bord;C'est Écrit;Trace;Au Journal | {things} : tout est écrit | C'était quand, la dernière fois ? | POV : tout est noté | Après coup, personne ne sait plus comment c'était | Noter;Vérifier;Comparer;Relire
planner | C'est Calé;Feuille de Route;Fin Prêt;En Plan | Un plan que chacun voit | Le plan ? Dans quelle tête ? | POV : tout est prêt | Le plan est dans une seule tête, et elle est en vacances | Prévoir;Préparer;Retrouver;Cocher
feed | Regarde Ça;Vitrine;Partagé;Entre Nous | Partage ce que tu aimes | Personne à qui le montrer ? | POV : enfin quelqu'un comprend | Ceux qui aiment les {things} ne voient jamais ceux des autres | Partager;Aimer;Suivre;Découvrir
matching | La Paire;Bien Assortis;Vis-à-Vis;À Deux Rues | Rencontre qui te va bien | Même passion. Jamais croisés. | POV : vous avez dit oui | La bonne personne habite à trois rues et vous l'ignorez | Rencontrer;Matcher;Écrire;Sortir
booking | C'est Noté;Créneau;À Tout à l'Heure;Place Libre | Réservé en trois gestes | Rappeler entre neuf et dix ? | POV : ta place est gardée | Réserver prend trois appels et finit en doublon | Réserver;Confirmer;Venir;Revenir
lending | Emprunte-moi;Aller-Retour;Prêt à Prêter;Le Commun | Emprunter plutôt qu'acheter | Un seul usage. Acheté à vie ? | POV : rendu à l'heure | {things} : presque toute l'année au placard | Emprunter;Prêter;Rendre;Partager
learning | Petit à Petit;Ça Rentre;Bonne Leçon;Déclic | Un peu plus chaque jour | Appris. Puis oublié. | POV : ça rentre enfin | Ce qui est su le lundi est parti le vendredi | Apprendre;Réviser;Tester;Savoir
quiz | Dix Questions;Incollable;Le Malin;Bonne Réponse | Qui sait vraiment ? | Tu crois le savoir ? | POV : dix sur dix | Tout le monde prétend savoir, personne ne le prouve | Jouer;Deviner;Apprendre;Gagner
pipeline | Au Bout du Fil;Bon Contact;Relance;Carnet Client | Savoir qui rappeler | Qui as-tu oublié de rappeler ? | POV : personne ne t'échappe | Les bons contacts refroidissent, faute de relance | Appeler;Relancer;Gagner;Fidéliser
board | En Route;Colonne Trois;L'Établi;Ça Avance | Chacun voit la suite | Qui fait ça, déjà ? | POV : tout avance à droite | Le travail s'éparpille entre messages, notes et têtes | Prévoir;Faire;Relire;Finir
shop | Le Comptoir;Petit Panier;Tout Frais;La Vitrine | Commande, puis passe le prendre | Des commandes sur papier ? | POV : épuisé à midi | Les commandes arrivent par téléphone, mail et de vive voix, et une se perd | Commander;Préparer;Retirer;Recommander
community | La Place;Entre Nous;Grande Tablée;Le Cercle | Plus proche qu'un groupe | Quatre cents messages non lus. | POV : tout le monde savait | L'important se noie dans le fil du groupe | Retrouver;Partager;Décider;Aider
events | On y Sera;Le Grand Jour;Réponse Svp;Bonne Date | Chacun sait quand et où | Qui vient, finalement ? | POV : tout le monde a répondu | Les invitations partent et les réponses reviennent par sept chemins | Inviter;Répondre;Préparer;Fêter
budget | On Est Quittes;Moitié-Moitié;Bons Comptes;Le Pot | Savoir où va l'argent | Qui a payé ? Qui doit ? | POV : quittes en dix secondes | L'argent devient gênant quand personne ne le note | Dépenser;Partager;Rembourser;Épargner
fitness | Encore Une;Record Perso;Bonne Forme;Série | Un peu mieux qu'hier | Combien, la semaine dernière ? | POV : nouveau record perso | Le progrès reste invisible si personne ne l'écrit | S'entraîner;Noter;Dépasser;Souffler
timer | Le Gong;Une Minute;Souffle;Doucement | Une chose, pile ce temps | Cinq minutes. Devenues cinquante. | POV : le gong sonne | Le temps file pendant que tu le regardes | Lancer;Respirer;Faire une pause;Noter
journal | Une Ligne;Jour d'Encre;Pages Douces;À Garder | Une ligne par jour | C'était comment, mardi ? | POV : une année en lignes | Les jours passent et il n'en reste rien | Écrire;Remarquer;Relire;Garder
portfolio | Mur Blanc;Atelier Ouvert;Accrochage;Bien Vu | Ton travail, bien accroché | Beau travail. Personne ne voit. | POV : on demande le tien | Le bon travail se perd dans des dossiers et de vieux posts | Montrer;Demander;Convenir;Créer
blog | Dix Minutes;La Lettre;La Chronique;Dimanche | Dix minutes au calme | Personne n'écrit sur les {things}. | POV : les lecteurs répondent | Tout sur les {things} est pub ou dispute | Lire;Écrire;Répondre;Publier
chat | Bout de Couloir;De Vive Voix;Le Mot;Dis-moi | Parler là où ça se retrouve | C'était dans quel fil ? | POV : tout le monde a lu | Les réponses se perdent entre deux photos de chat | Parler;Épingler;Retrouver;Répondre
leaderboard | En Tête;La Revanche;Podium;Au Coude à Coude | Régler qui mène vraiment | Qui a gagné, déjà ? | POV : tu passes en tête | Chacun se souvient du score à sa façon | Jouer;Marquer;Grimper;Prendre sa revanche
jobs | Au Boulot;On Recrute;Le Bon Poste;Coup de Main | Du bon travail près d'ici | Quarante onglets d'annonces. | POV : ils ont rappelé | Les offres se cachent entre sites, vitrines et bouche-à-oreille | Chercher;Postuler;Publier;Commencer
inventory | En Rayon;Bon Compte;La Réserve;Tout Y Est | Savoir ce qu'il reste | Plus rien. Encore. | POV : rien n'a manqué | Personne ne sait ce qu'il reste avant qu'il n'y en ait plus | Compter;Prendre;Commander;Vérifier
poll | Mains Levées;À la Majorité;Tranché;Bulletin | Décidé en une minute | Deux cents messages. Rien de décidé. | POV : décidé avant le dessert | Le plus bruyant décide, puisque personne ne compte | Voter;Proposer;Décider;Faire
fundraising | À Plusieurs;Tirelire;Goutte à Goutte;Coup de Pouce | Petits dons, un même but | Belle cause. Caisse vide. | POV : l'objectif est atteint | Les gens donneraient s'ils voyaient pour quoi | Donner;Partager;Aider;Remercier
waitlist | Au Suivant;Mon Tour;La File;C'est à Toi | Premier arrivé, premier servi | À qui le tour ? Mystère. | POV : c'est ton tour | Une liste en papier, trois stylos et une dispute sur qui était là avant | S'inscrire;Patienter;Appeler;Servir
recipes | Fond de Frigo;La Louche;Mijote;Bon Reste | Cuisine avec ce que tu as | Encore le dîner. Aucune idée. | POV : le frigo décide | Un frigo plein, aucune idée, et vendredi la moitié est perdue | Cuisiner;Prévoir;Garder;Acheter
collection | Vitrine;Au Complet;Petit Musée;Trésors | Savoir ce que tu as | Acheté. Deux fois. | POV : l'étagère est complète | Acheté en double, prêté, oublié | Collectionner;Noter;Prêter;Retrouver
shifts | La Relève;Bon Créneau;De Service;Tour de Rôle | Chacun connaît son créneau | Qui est là ce soir ? | POV : tous les créneaux sont pris | Le planning pend à un mur où personne ne passe | Prendre;Échanger;Travailler;Passer la main
dashboard | D'un Coup d'Œil;Chiffre Clair;Le Cap;Tableau | Les chiffres qui comptent | Quel chiffre était le bon ? | POV : un regard suffit | Chaque réunion commence par qui a le bon chiffre | Regarder;Comparer;Ajouter;Agir
approvals | Feu Vert;C'est Oui;Bon pour Accord;Validé | Demander une fois, réponse vite | Demandé en mai. Sans réponse. | POV : validé avant midi | Les demandes dorment pendant que quelqu'un attend | Demander;Décider;Valider;Prévoir`,
  pt: `
marketplace | Achado;De Mão em Mão;Segunda Chance;Troca Boa | O que é bom muda de mãos | Vender {things}? Para quem? | POV: vendido antes do almoço | Há {things} juntando pó enquanto alguém procura justo isso | Vender;Achar;Oferecer;Retirar
directory | Logo Ali;Bússola;Boa Dica;Achei Aqui | Ache o que presta, rápido | O lugar certo. Onde fica? | POV: achado em um minuto | Todo mundo conhece um bom lugar e ninguém anota | Achar;Comparar;Avaliar;Salvar
tracker | Em Dia;Caderneta;Tudo Anotado;Na Ponta do Lápis | {things}: nada fica esquecido | {things}? Onde anotei isso? | POV: você não perde o fio | Notas sobre {things} somem em papéis e conversas antigas | Anotar;Consultar;Comparar;Relembrar
log | Diário de Bordo;Está Escrito;Rastro;Registrado | {things}: tudo fica escrito | Quando foi a última vez? | POV: está tudo anotado | Depois ninguém lembra como foi da última vez | Registrar;Conferir;Comparar;Relembrar
planner | Combinado;Tudo Pronto;Roteiro;No Esquema | Um plano que todos veem | O plano? Na cabeça de quem? | POV: está tudo pronto | O plano mora em uma cabeça só, e ela está de férias | Planejar;Preparar;Encontrar;Riscar
feed | Olha Isso;Vitrine;Roda;Mostra Aí | Compartilhe o que você ama | Ninguém para quem mostrar? | POV: enfim alguém entende | Quem ama {things} nunca vê o dos outros | Compartilhar;Curtir;Seguir;Descobrir
matching | Par Perfeito;Bateu;Três Ruas;Tampa e Panela | Conheça quem combina com você | Mesmo hobby. Nunca se viram. | POV: os dois disseram sim | A pessoa certa mora a três ruas e vocês não se conhecem | Conhecer;Combinar;Escrever;Sair
booking | Horário Meu;Tá Marcado;Vaga Certa;Encaixe | Marcado em três toques | Ligar entre nove e dez? | POV: seu horário está garantido | Marcar leva três ligações e acaba em horário dobrado | Marcar;Confirmar;Chegar;Voltar
lending | Empresta Aí;Vai e Volta;Na Roda;De Casa em Casa | Pegue emprestado, não compre | Uso único. Comprou para sempre? | POV: voltou na data | {things}: sem uso quase o ano todo | Pegar;Emprestar;Devolver;Compartilhar
learning | Aos Poucos;Grudou;Boa Lição;Aprendiz | Um pouco mais por dia | Aprendeu. Esqueceu. | POV: enfim ficou na cabeça | O que se aprende na segunda some na sexta | Aprender;Revisar;Testar;Saber
quiz | Sabe-Tudo;Dez Perguntas;Na Lata;Quem Acerta | Descubra quem sabe mesmo | Acha que sabe? | POV: dez de dez | Todo mundo diz que sabe e ninguém prova | Jogar;Acertar;Aprender;Vencer
pipeline | Na Linha;Bom Contato;Retorno;Carteira | Saiba para quem ligar | Quem você esqueceu de ligar? | POV: ninguém escapa | Bons contatos esfriam porque ninguém retorna | Ligar;Retornar;Ganhar;Cuidar
board | Anda Logo;Coluna Três;Bancada;Flui | Todos veem o que vem | Quem faz isso mesmo? | POV: tudo andou para a direita | O trabalho se espalha por conversas, notas e cabeças | Planejar;Fazer;Revisar;Concluir
shop | Balcão;Cestinha;Saiu do Forno;Vitrine | Peça e passe para buscar | Pedidos em papelzinho? | POV: esgotado ao meio-dia | Pedidos chegam por telefone, e-mail e no grito, e um se perde | Pedir;Separar;Retirar;Repetir
community | A Praça;Entre Nós;Mesa Grande;Mutirão | Mais perto que o grupo | Quatrocentas mensagens não lidas. | POV: todo mundo soube | O que importa se afoga no grupo | Reunir;Compartilhar;Decidir;Ajudar
events | Eu Vou;Marca na Agenda;Tô Dentro;O Dia | Todos sabem quando e onde | Afinal, quem vem? | POV: todos responderam | Convites saem e as respostas chegam por sete lugares | Convidar;Responder;Preparar;Celebrar
budget | Quites;Meio a Meio;Conta Certa;Racha | Saiba para onde vai o dinheiro | Quem pagou? Quem deve? | POV: quites em dez segundos | Dinheiro vira climão quando ninguém anota | Gastar;Dividir;Acertar;Poupar
fitness | Mais Uma;Recorde;Firme;Série a Série | Um pouco melhor que ontem | Quanto foi semana passada? | POV: novo recorde pessoal | O progresso some quando ninguém anota | Treinar;Registrar;Superar;Descansar
timer | O Sino;Um Minuto;Respiro;Sem Pressa | Uma coisa, só este tempo | Cinco minutos viraram cinquenta. | POV: o sino toca | O tempo foge enquanto você olha | Iniciar;Respirar;Pausar;Registrar
journal | Uma Linha;Tinta do Dia;Páginas;Guardado | Uma linha por dia | Como foi terça passada? | POV: um ano em linhas | Os dias passam e nada deles fica | Escrever;Notar;Reler;Guardar
portfolio | Parede Branca;Ateliê Aberto;Na Mostra;Obra | Seu trabalho, bem exposto | Belo trabalho. Ninguém vê. | POV: pedem o seu | O bom trabalho se espalha em pastas e posts antigos | Mostrar;Pedir;Combinar;Criar
blog | Dez Minutos;Carta Aberta;A Coluna;Domingo | Vale dez minutos tranquilos | Ninguém escreve sobre {things}. | POV: os leitores respondem | Tudo sobre {things} é propaganda ou briga | Ler;Escrever;Responder;Publicar
chat | Recado;Papo Reto;Corredor;Fala Aí | Conversa que se acha depois | Em que grupo estava? | POV: todo mundo leu | Respostas se perdem entre fotos de gato | Conversar;Fixar;Encontrar;Responder
leaderboard | Na Frente;A Revanche;Pódio;Cabeça a Cabeça | Decida quem lidera de verdade | Quem ganhou da última vez? | POV: você assumiu a ponta | Cada um lembra o placar de um jeito | Jogar;Pontuar;Subir;Revanche
jobs | Mão na Massa;Procura-se;Boa Vaga;Batente | Bom trabalho, perto de você | Quarenta abas de vagas. | POV: eles ligaram | As vagas se espalham por sites, vitrines e boatos | Buscar;Candidatar;Publicar;Começar
inventory | Na Prateleira;Conta Certa;Tem ou Não;Estoquista | Saiba o que tem na prateleira | Acabou. De novo. | POV: nada faltou | Ninguém sabe o que resta até acabar | Contar;Pegar;Encomendar;Conferir
poll | Mão Levantada;Maioria;Decidido;Urna | Decidido em um minuto | Duzentas mensagens. Nenhuma decisão. | POV: decidido antes da sobremesa | Quem grita mais decide, porque ninguém conta | Votar;Sugerir;Decidir;Fazer
fundraising | Juntos Dá;Cofrinho;Grão em Grão;Vaquinha Boa | Muitas ajudas, uma só meta | Boa causa. Cofre vazio. | POV: a meta foi batida | As pessoas dariam se vissem para quê | Doar;Compartilhar;Ajudar;Agradecer
waitlist | O Próximo;Minha Vez;A Fila;Chamou | Por ordem de chegada | Quem é o próximo? Ninguém sabe. | POV: é a sua vez | Uma lista de papel, três canetas e uma briga sobre quem chegou antes | Entrar;Esperar;Chamar;Atender
recipes | Fundo de Geladeira;Panelaço;Sobrou;Boa Mesa | Cozinhe com o que tem | Jantar de novo. Sem ideia. | POV: a geladeira decide | Geladeira cheia, nenhuma ideia, e na sexta metade estraga | Cozinhar;Planejar;Salvar;Comprar
collection | Vitrine;Completa;Tesouro;Estante | Saiba o que você tem | Comprou. Duas vezes. | POV: a estante está completa | Comprado em dobro, emprestado, esquecido | Colecionar;Avaliar;Emprestar;Achar
shifts | Revezar;Bom Turno;De Plantão;Troca de Turno | Cada um sabe seu turno | Quem está hoje à noite? | POV: todos os turnos cobertos | A escala fica numa parede por onde ninguém passa | Assumir;Trocar;Trabalhar;Passar
dashboard | Num Olhar;Número Claro;Painel;Norte | Os números que importam | Qual número estava certo? | POV: um olhar basta | Toda reunião começa com de quem é o número certo | Olhar;Comparar;Somar;Agir
approvals | Sinal Verde;Tá Aprovado;De Acordo;Resolvido | Peça uma vez, resposta rápida | Pedido em maio. Sem resposta. | POV: aprovado antes do almoço | Pedidos esperam na caixa enquanto alguém espera resposta | Pedir;Decidir;Aprovar;Planejar`,
};

/** Words around the copy. */
export const IDENTITY_WORDS: Record<Foreign, IdentityWords> = {
  de: {
    description:
      "{name} ist für {audience}{place}. {problem}. Hier steht alles an einem Ort, auf deinem Gerät, ohne Konto.",
    audience: "alle, die{place} mit {things} zu tun haben",
    tags: "alltag;ordnung;selbstgemacht;kleineapps",
    madeFor: "Gemacht für {audience}{place}.",
  },
  es: {
    description:
      "{name} es para {audience}{place}. {problem}. Aquí está todo en un lugar, en tu dispositivo y sin cuenta.",
    audience: "quienes tienen que ver con {things}",
    tags: "díaadía;todoenorden;hechoamedida;appspequeñas",
    madeFor: "Hecha para {audience}{place}.",
  },
  fr: {
    description:
      "{name}, c'est pour {audience}{place}. {problem}. Ici, tout est au même endroit, sur ton appareil, sans compte.",
    audience: "celles et ceux que ça concerne",
    tags: "auquotidien;bienrangé;faitmaison;petitesapplis",
    madeFor: "Faite pour {audience}{place}.",
  },
  pt: {
    description:
      "{name} é para {audience}{place}. {problem}. Aqui fica tudo num lugar só, no seu aparelho e sem conta.",
    audience: "quem lida com {things}",
    tags: "diaadia;tudoemordem;feitosobmedida;appspequenos",
    madeFor: "Feito para {audience}{place}.",
  },
};
