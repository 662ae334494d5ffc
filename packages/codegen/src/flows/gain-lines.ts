import type { AppSpec } from "@sayhey/appspec";

type Language = AppSpec["identity"]["language"];

/** What somebody gains by what a walk shows. */
export type Gain =
  | "account"
  | "add"
  | "answer"
  | "ask"
  | "basket"
  | "bid"
  | "book"
  | "coming"
  | "contact"
  | "convert"
  | "cook"
  | "countdown"
  | "day"
  | "due"
  | "figures"
  | "files"
  | "fits"
  | "find"
  | "focus"
  | "know"
  | "learn"
  | "left"
  | "look"
  | "map"
  | "match"
  | "move"
  | "open"
  | "place"
  | "play"
  | "rank"
  | "reckon"
  | "review"
  | "scale"
  | "settle"
  | "streak"
  | "message"
  | "talk"
  | "tick"
  | "turn"
  | "vote";

/**
 * What a trailer says while a walk shows, in the order en, de, es, fr, pt; several ways of saying it are parted by ` / `. At most six
 * words each. `{Things}`, `{things}` and `{thing}` are what the app keeps; languages in which an article would have to agree
 * with it do without.
 */
const LINES: Record<Gain, readonly [en: string, de: string, es: string, fr: string, pt: string]> = {
  account: [
    "Your own account in seconds",
    "In Sekunden ein eigenes Konto",
    "Tu cuenta en segundos",
    "Votre compte en quelques secondes",
    "Sua conta em segundos",
  ],
  add: [
    "A new {thing} in seconds / No more {things} on paper / Every {thing} in one place",
    "{Things}: getippt, gespeichert, fertig / {Things} ohne Zettelwirtschaft",
    "{Things}: anotar y listo / {Things} sin papeles",
    "{Things} : noté, c'est fait / {Things} sans papier",
    "{Things}: anotou, pronto / {Things} sem papel",
  ],
  answer: [
    "A few taps and you're done / Every answer counts",
    "Ein paar Tipps, alles beantwortet",
    "Unos toques y todo contestado",
    "Quelques touches, tout est répondu",
    "Uns toques e tudo respondido",
  ],
  ask: [
    "Ask. Get an answer.",
    "Fragen. Antwort haben.",
    "Pregunta y ten la respuesta",
    "Demandez, la réponse est là",
    "Pergunte e tenha a resposta",
  ],
  basket: [
    "Added in one tap / Choose. Order. Done.",
    "Ein Tipp, und es ist bestellt / Aussuchen. Bestellen. Fertig.",
    "A la cesta con un toque / Elegir. Pedir. Listo.",
    "Au panier en un geste / Choisir. Commander. C'est tout.",
    "No carrinho com um toque / Escolher. Pedir. Pronto.",
  ],
  bid: [
    "Bid. Lead. Win.",
    "Bieten. Führen. Gewinnen.",
    "Pujar. Liderar. Ganar.",
    "Enchérir. Mener. Gagner.",
    "Dar lance. Liderar. Ganhar.",
  ],
  book: [
    "Pick a time. Booked. / See what's free. Book it.",
    "Zeit aussuchen. Gebucht. / Freier Termin? Schon deiner.",
    "Elige hora. Reservado. / Un hueco libre, y es tuyo",
    "Choisir l'heure. Réservé. / Un créneau libre, le vôtre",
    "Escolha a hora. Reservado. / Horário livre? É seu.",
  ],
  coming: [
    "Who's coming? Now you know",
    "Wer kommt? Jetzt weißt du's",
    "¿Quién viene? Ya lo sabes",
    "Qui vient ? Vous le savez",
    "Quem vem? Agora você sabe",
  ],
  contact: [
    "One form, straight to your inbox",
    "Schreiben. Es kommt an.",
    "Escribe desde la página. Llega.",
    "Écrire depuis la page. Ça arrive.",
    "Escreva pela página. Chega.",
  ],
  convert: [
    "Type it in. There it is.",
    "Eintippen. Da steht es.",
    "Escríbelo. Ahí está.",
    "Tapez. C'est là.",
    "Digite. Está pronto.",
  ],
  countdown: [
    "Every second counted / See how long it still is",
    "Jede Sekunde zählt mit / Sehen, wie lange noch",
    "Cada segundo cuenta / Mira cuánto falta",
    "Chaque seconde compte / Voyez combien il reste",
    "Cada segundo conta / Veja quanto falta",
  ],
  cook: ["Step by step, no scrolling", "Schritt für Schritt", "Paso a paso", "Pas à pas", "Passo a passo"],
  day: [
    "The whole week at a glance / Who, what and when",
    "Die ganze Woche auf einen Blick",
    "Toda la semana de un vistazo",
    "Toute la semaine d'un coup d'œil",
    "A semana inteira num relance",
  ],
  due: [
    "What's due comes first / Never miss a due date",
    "Was fällig ist, steht oben",
    "Lo que toca, primero",
    "Ce qui est dû, d'abord",
    "O que vence vem primeiro",
  ],
  figures: [
    "See it add up / Watch the numbers move",
    "Sehen, wie es sich summiert",
    "Mira cómo suma",
    "Voyez les chiffres bouger",
    "Veja os números mudarem",
  ],
  files: [
    "Every file, right here",
    "Jede Datei, genau hier",
    "Cada archivo, aquí mismo",
    "Chaque fichier, ici même",
    "Cada arquivo, bem aqui",
  ],
  fits: [
    "What you have, what fits",
    "Was du hast und was passt",
    "Lo que tienes y lo que encaja",
    "Ce que vous avez, ce qui convient",
    "O que você tem e o que combina",
  ],
  find: [
    "The right {thing}, fast / Every {thing}, one search away",
    "{Things}: gesucht, gefunden",
    "{Things}: buscar y encontrar",
    "{Things} : cherché, trouvé",
    "{Things}: buscou, achou",
  ],
  focus: [
    "Start. Focus. Done.",
    "Starten. Dranbleiben. Fertig.",
    "Empezar. Seguir. Listo.",
    "Lancer. Tenir. Fini.",
    "Começar. Focar. Pronto.",
  ],
  know: [
    "Know it? Prove it. / Right or wrong? Find out",
    "Gewusst? Beweis es.",
    "¿Lo sabes? Demuéstralo.",
    "Vous savez ? Prouvez-le.",
    "Sabe? Então prove.",
  ],
  learn: [
    "Card by card, it sticks",
    "Karte für Karte bleibt es",
    "Tarjeta a tarjeta, se queda",
    "Carte après carte, ça reste",
    "Cartão a cartão, fica",
  ],
  left: [
    "Always know what's left",
    "Immer wissen, was übrig ist",
    "Siempre sabes lo que queda",
    "Toujours savoir ce qu'il reste",
    "Sempre sabendo o que resta",
  ],
  look: [
    "See {things} up close / {Things} worth a closer look",
    "{Things} ganz nah",
    "{Things} de cerca",
    "{Things} vus de près",
    "{Things} de perto",
  ],
  map: [
    "Find it on the map",
    "Auf der Karte finden",
    "Encuéntralo en el mapa",
    "Trouvez-le sur la carte",
    "Encontre no mapa",
  ],
  match: ["Swipe. Match.", "Wischen. Treffer.", "Desliza. Encaja.", "Glisser. Ça colle.", "Deslize. Combinou."],
  move: [
    "See where every {thing} stands / One tap to the next step",
    "Sehen, wie weit alles ist / Ein Tipp, ein Schritt weiter",
    "Un toque, un paso más",
    "Un geste, une étape de plus",
    "Um toque, um passo a mais",
  ],
  open: [
    "All about every {thing} / Every {thing}, every detail",
    "{Things} mit allen Details",
    "{Things} con todo detalle",
    "{Things} dans le détail",
    "{Things} em detalhe",
  ],
  place: [
    "Your name's on the list / Signed up, place taken",
    "Eingetragen. Dein Platz ist sicher.",
    "Apuntado. La plaza es tuya.",
    "Inscrit. La place est à toi.",
    "Inscrito. A vaga é sua.",
  ],
  play: ["One more round / Beat your best", "Noch eine Runde", "Una ronda más", "Encore une partie", "Mais uma rodada"],
  rank: [
    "See who's on top / Climb the ranking",
    "Sehen, wer vorn liegt",
    "Mira quién va primero",
    "Voyez qui est en tête",
    "Veja quem está na frente",
  ],
  reckon: [
    "Type it in, get the answer / The answer as you type",
    "Eintippen, ausgerechnet",
    "Escríbelo y ya está calculado",
    "Tapez, c'est calculé",
    "Digite e está calculado",
  ],
  review: ["Say how it was", "Sagen, wie es war", "Di qué tal fue", "Dites comment c'était", "Diga como foi"],
  scale: [
    "For two or for ten",
    "Für zwei oder für zehn",
    "Para dos o para diez",
    "Pour deux ou pour dix",
    "Para dois ou para dez",
  ],
  settle: [
    "Who owes what? Settled.",
    "Wer schuldet wem? Erledigt.",
    "¿Quién debe a quién? Resuelto.",
    "Qui doit à qui ? Réglé.",
    "Quem deve a quem? Resolvido.",
  ],
  streak: [
    "Keep the streak alive / One more day, no gaps",
    "Die Serie lebt weiter",
    "La racha sigue viva",
    "La série continue",
    "A sequência continua",
  ],
  message: [
    "Ask them right here / Every message in one place",
    "Direkt fragen. Alles an einem Ort.",
    "Pregunta aquí mismo",
    "Posez la question ici même",
    "Pergunte aqui mesmo",
  ],
  talk: [
    "Say it. Everyone sees it. / All in one conversation",
    "Schreiben. Alle lesen mit.",
    "Dilo. Lo ven todos.",
    "Dites-le. Tous le voient.",
    "Diga. Todos veem.",
  ],
  tick: [
    "Tick it. Done. / One tap, and it's done",
    "Abhaken. Erledigt.",
    "Marcado. Hecho.",
    "Coché. C'est fait.",
    "Marcou. Feito.",
  ],
  turn: [
    "Your turn? You'll know",
    "Dran? Du merkst es",
    "¿Te toca? Lo sabrás",
    "Votre tour ? Vous le saurez",
    "Sua vez? Você saberá",
  ],
  vote: [
    "Everyone votes. One winner. / Vote, and see who leads",
    "Alle stimmen ab. Eins gewinnt.",
    "Todos votan. Gana una.",
    "Tout le monde vote. Un gagne.",
    "Todos votam. Um ganha.",
  ],
};

const COLUMN: Record<Language, 0 | 1 | 2 | 3 | 4> = { en: 0, de: 1, es: 2, fr: 3, pt: 4 };

/** A line, and the way of saying it that it was made by. */
export interface GainLine {
  line: string;
  way: string;
}

/** The lines for a gain, beginning with the one whose turn it is; `names` are what the app keeps, as they stand inside a phrase. */
export function gainLines(
  gain: Gain,
  language: Language,
  turn: number,
  names: { thing: string; things: string; Things: string },
): GainLine[] {
  const ways = LINES[gain][COLUMN[language]].split(" / ");
  // What long names stand in is no line to be read at a glance.
  const isLong = names.things.split(/\s+/).length > 2 || names.things.length > 22;
  const fitting = isLong ? ways.filter((way) => !/\{t/i.test(way)) : ways;
  const from = turn % Math.max(1, fitting.length);
  return [...fitting.slice(from), ...fitting.slice(0, from)].map((way) => ({
    way,
    line: way.replaceAll(/\{(thing|things|Things)\}/g, (_, name: keyof typeof names) => names[name]),
  }));
}
