import { parseAppSpec, type AppSpec, type Language } from "@sayhey/appspec";
import { capital } from "../embedded/inflect.ts";
import type { Game } from "./games.ts";
import type { Tool } from "./tools.ts";

/** Games and tools by what they are called in German, Spanish, French and Portuguese. */
const CALLED: readonly (readonly [Game | Tool, RegExp])[] = [
  ["merge2048", /\b2048\b/],
  ["snake", /\b(?:schlangenspiel|snake|juego de la serpiente|jeu du serpent|jogo da cobr\w+)\b/],
  ["ticTacToe", /\b(?:tic[- ]?tac[- ]?toe|tres en (?:raya|línea)|morpion|jogo d[ao] (?:velha|galo))\b/],
  ["connectFour", /\b(?:vier gewinnt|4 gewinnt|cuatro en raya|4 en raya|puissance 4|quatro em linha)\b/],
  ["memory", /\b(?:memory|memo-?spiel|juego de memoria|memorama|jeu de (?:mémoire|paires)|jogo da memória)\b/],
  ["minesweeper", /\b(?:minesweeper|buscaminas|démineur|campo minado)\b/],
  ["sudoku", /\bsudokus?\b/],
  ["slidingPuzzle", /\b(?:schiebepuzzle|rompecabezas deslizante|taquin)\b/],
  ["solitaire", /\b(?:solitär|solitario|solitaire|paciência|patience)\b/],
  ["chess", /\b(?:schach|ajedrez|échecs|xadrez)\b/],
  ["draughts", /\b(?:damespiel|juego de damas|jeu de dames|jogo de damas)\b/],
  ["blackjack", /\bblack ?jack\b/],
  ["poker", /\bp[oô]k[eé]r\b/],
  ["fallingBlocks", /\btetris\b/],
  ["hangman", /\b(?:galgenmännchen|ahorcado|pendu|jogo da forca|forca)\b/],
  [
    "wordGuess",
    /\b(?:wordle|wörter ?raten|adivina(?:r)? (?:la )?palabras?|deviner (?:le|des) mots?|adivinh\w+ (?:a )?palavras?)\b/,
  ],
  ["wordSearch", /\b(?:wortsuche|wörtersuche|sopa de letras|mots (?:mêlés|cachés)|caça[- ]palavras)\b/],
  ["typing", /\b(?:tipp(?:rennen|test|trainer|spiel)|mecanografía|dactylographie|digitação)\b/],
  [
    "sums",
    /\b(?:kopfrechnen|einmaleins|cálculo mental|tablas de multiplicar|calcul mental|tables de multiplication|tabuada)\b/,
  ],
  ["wheel", /\b(?:glücksrad|ruleta|roue (?:de la fortune|des prénoms|aléatoire)|roleta)\b/],
  ["lots", /\b(?:wichteln|lose ziehen|auslosung|amigo (?:secreto|invisible|oculto)|tirage au sort)\b/],
  ["bingo", /\bbingo\b/],
  ["dice", /\b(?:würfel(?:n|-?app|spiel)?|tirar dados|dados|lancer de dés|rolar dados)\b/],
  ["coinFlip", /\b(?:münzwurf|münze werfen|cara o cruz|pile ou face|cara ou coroa)\b/],
  ["rockPaperScissors", /\b(?:schere,? stein,? papier|piedra,? papel|pierre,? (?:feuille|papier)|pedra,? papel)\b/],
  ["maze", /\b(?:irrgarten|labyrinth|laberinto|labyrinthe|labirinto)\b/],
  ["reaction", /\b(?:reaktionstest|(?:tiempo|test) de reacción|temps de réaction|tempo de reação)\b/],
  ["pong", /\bping[- ]?pong[- ]?(?:spiel)?\b/],
  ["breakout", /\bbreakout\b/],
  [
    "password",
    /\bpasswort-?(?:generator|erzeuger)\b|\bpasswörter (?:erzeugen|generieren)\b|\b(?:generador|generar|crear) (?:de )?contraseñas?\b|\b(?:générateur|générer|créer) (?:de |des )?mots? de passe\b|\b(?:gerador|gerar|criar) (?:de )?senhas?\b/,
  ],
  ["qrCode", /\bqr[- ]?codes?\b|\bcódigos? qr\b/],
  ["wordCounter", /\b(?:wörter|zeichen) ?zähl\w*|\bcontador de pala(?:bras|vras)\b|\bcompteur de mots\b/],
  ["markdown", /\bmarkdown\b/],
  ["jsonFormat", /\bjson\b/],
  [
    "teamMaker",
    /\b(?:teams?|gruppen) (?:auslosen|bilden|einteilen)\b|\b(?:hacer|sortear|formar) equipos\b|\b(?:faire|tirer) (?:des )?équipes\b|\bsortear times\b/,
  ],
  ["randomNumber", /\bzufallszahl\w*|\bnúmeros? aleat[oó]rios?\b|\bnombres? aléatoires?\b/],
  ["romanNumerals", /\brömische (?:zahlen|ziffern)\b|\bnúmeros romanos\b|\bchiffres romains\b|\bnumerais romanos\b/],
  ["morse", /\bmors[eé]\b/],
  ["metronome", /\bmetronom\b|\bmetr[oó]nomo\b|\bmétronome\b/],
  [
    "mediaPlayer",
    /\b(?:musik|video)-?player\b|\breproductor de (?:música|vídeos?)\b|\blecteur (?:de musique|audio|vidéo)\b|\bplayer de (?:música|vídeo)\b/,
  ],
  ["drumMachine", /\bdrum ?computer\b|\bcaja de ritmos\b|\bboîte à rythmes\b|\bbateria eletrônica\b/],
  [
    "whiteboard",
    /\bwhiteboard\b|\bzeichen(?:brett|app|fläche)\b|\bpizarra(?: blanca)?\b|\btableau blanc\b|\bquadro branco\b|\blousa\b/,
  ],
  ["diagram", /\bflussdiagramm\w*|\bdiagramas?\b|\bdiagrammes?\b|\bfluxograma\b|\bmind-?map\w*/],
  ["pixelArt", /\bpixel[- ]?art\b|\bpixelkunst\b/],
  [
    "imageEditor",
    /\b(?:bild|foto)(?:bearbeitung|editor)\b|\beditor de (?:fotos|imágenes|imagens)\b|\béditeur (?:de |d’|d')?(?:photos?|images?)\b|\bmemes?\b/,
  ],
  [
    "imageResize",
    /\bbilder? (?:verkleinern|komprimieren)\b|\bredimension\w+ (?:de )?(?:imágenes|imagens|images|fotos|photos)\b/,
  ],
  ["timeZones", /\bzeitzonen\b|\bweltuhr\b|\b(?:zonas|husos) horari[oa]s\b|\bfuseaux horaires\b|\bfusos horários\b/],
  ["dateMath", /\bdatumsrechner\b|\btage (?:zwischen|zählen)\b|\bdías entre\b|\bjours entre\b|\bdias entre\b/],
  ["paletteMaker", /\bfarbpalette\w*|\bpaleta de (?:colores|cores)\b|\bpalette de couleurs\b/],
];

/** What is kept of games, or organized around them: no game is meant. */
const AROUND =
  /\b(?:verein\w*|clubs?|turnier\w*|torneos?|tournois?|torneios?|liga|ligue|laden|tienda|magasin|loja|sammlung|colecci[oó]n|collection|coleção|tagebuch|diario|journal|diário|verwalt\w*|gesti[oó]n|gestion|gestão|kurs\w*|clases|cours|aulas|abend\w*|noches?|soirées?|noites?|buchung\w*|reservas?|réservations?)\b/;

/** The game or tool that a few words in another language name. */
export function playCalled(text: string): Game | Tool | undefined {
  const lower = text.toLowerCase();
  return AROUND.test(lower) ? undefined : CALLED.find(([, says]) => says.test(lower))?.[0];
}

type Spoken = Exclude<Language, "en">;
const LANGUAGES: readonly Spoken[] = ["de", "es", "fr", "pt"];

/** What an app of a game or tool says around it: `English = German | Spanish | French | Portuguese`. */
const WORDS = `
Play = Spielen | Jugar | Jouer | Jogar
Scores = Ergebnisse | Puntuaciones | Scores | Pontuações
Score = Ergebnis | Puntuación | Score | Pontuação
Best scores = Beste Ergebnisse | Mejores puntuaciones | Meilleurs scores | Melhores pontuações
Best rounds = Beste Runden | Mejores rondas | Meilleures parties | Melhores rodadas
All rounds = Alle Runden | Todas las rondas | Toutes les parties | Todas as rodadas
Player = Spieler | Jugador | Joueur | Jogador
Points = Punkte | Puntos | Points | Pontos
Moves = Züge | Jugadas | Coups | Jogadas
Seconds = Sekunden | Segundos | Secondes | Segundos
Milliseconds = Millisekunden | Milisegundos | Millisecondes | Milissegundos
Steps = Schritte | Pasos | Pas | Passos
Played on = Gespielt am | Jugado el | Joué le | Jogado em
Name = Name | Nombre | Nom | Nome
Names = Namen | Nombres | Noms | Nomes
New name = Neuer Name | Nuevo nombre | Nouveau nom | Novo nome
Entry = Eintrag | Entrada | Entrée | Entrada
Entries = Einträge | Entradas | Entrées | Entradas
New entry = Neuer Eintrag | Nueva entrada | Nouvelle entrée | Nova entrada
Hint = Hinweis | Pista | Indice | Dica
Result = Ergebnis | Resultado | Résultat | Resultado
Saved results = Gesicherte Ergebnisse | Resultados guardados | Résultats enregistrés | Resultados salvos
Saved = Gesichert | Guardados | Enregistrés | Salvos
Saved on = Gesichert am | Guardado el | Enregistré le | Salvo em
Title = Titel | Título | Titre | Título
Text = Text | Texto | Texte | Texto
`;
const GENERAL: Readonly<Record<Spoken, { game: readonly string[]; tool: readonly string[]; audience: string }>> = {
  de: {
    game: [
      "Ein Spiel für zwischendurch.",
      "Noch eine Runde?",
      "Gleich losspielen",
      "POV: nur noch eine Runde",
      "Spielen",
      "Gewinnen",
      "Teilen",
    ],
    tool: [
      "Auf dem eigenen Gerät, ohne Konto.",
      "Mal eben schnell?",
      "In Sekunden fertig",
      "POV: in Sekunden fertig",
      "Machen",
      "Kopieren",
    ],
    audience: "alle",
  },
  es: {
    game: [
      "Un juego para cualquier rato.",
      "¿Otra ronda?",
      "A jugar al instante",
      "POV: solo una ronda más",
      "Jugar",
      "Ganar",
      "Compartir",
    ],
    tool: [
      "En tu propio dispositivo, sin cuenta.",
      "¿Lo necesitas ya?",
      "Listo en segundos",
      "POV: listo en segundos",
      "Hacer",
      "Copiar",
    ],
    audience: "todo el mundo",
  },
  fr: {
    game: [
      "Un jeu pour les petites pauses.",
      "Encore une partie ?",
      "Jouer tout de suite",
      "POV : juste une dernière partie",
      "Jouer",
      "Gagner",
      "Partager",
    ],
    tool: [
      "Sur ton appareil, sans compte.",
      "Besoin de ça vite ?",
      "Prêt en quelques secondes",
      "POV : prêt en quelques secondes",
      "Faire",
      "Copier",
    ],
    audience: "tout le monde",
  },
  pt: {
    game: [
      "Um jogo para qualquer pausa.",
      "Mais uma rodada?",
      "É só jogar",
      "POV: só mais uma rodada",
      "Jogar",
      "Ganhar",
      "Compartilhar",
    ],
    tool: [
      "No seu próprio aparelho, sem conta.",
      "Precisa disso agora?",
      "Pronto em segundos",
      "POV: pronto em segundos",
      "Fazer",
      "Copiar",
    ],
    audience: "todo mundo",
  },
};

const dictionary = (language: Spoken, more: string): ReadonlyMap<string, string> =>
  new Map(
    `${WORDS}${more}`
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        // A formula has the sign in it, so the last one counts that stands before the words of four languages.
        const at = line.lastIndexOf(" = ", line.indexOf(" | "));
        return [line.slice(0, at), line.slice(at + 3).split(" | ")[LANGUAGES.indexOf(language)] ?? line.slice(0, at)];
      }),
  );

/** Keys whose values nobody reads. */
const UNREAD = new Set(["id", "kind", "path", "icon", "game", "tool", "entity", "titleField", "type", "page"]);

const ASKED =
  /^(?:(?:ich|wir|möchte|will|brauche|eine?n?|mach|mir|quiero|necesito|hazme|una?|je|veux|voudrais|une?|fais|moi|quero|preciso|uma?|um|app|für|para|pour|de|d’|d')\s+)+/i;

/** An app of a game or tool, planned in English, in the language of its idea; `more` are words of its own, as `English = German | Spanish | French | Portuguese`. */
export function sayPlays(spec: AppSpec, text: string, language: Spoken, more = ""): AppSpec {
  const words = dictionary(language, more);
  const say = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") return UNREAD.has(key) ? value : (words.get(value) ?? value);
    if (Array.isArray(value)) return value.map((item) => say(item, key));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([own, item]) => [own, say(item, own)]));
    return value;
  };
  const isGame = spec.pages[0]?.blocks[0]?.kind === "game";
  const { audience, ...general } = GENERAL[language];
  const [tagline = "", itch = "", promise = "", pov = "", ...verbs] = isGame ? general.game : general.tool;
  const name = capital(
    // What stands behind a colon or a comma is told of it.
    (text.split(/[:;\n]|, |\. /)[0] ?? text)
      .replace(ASKED, "")
      .replace(/[.!?]+$/, "")
      .trim(),
  )
    .slice(0, 41)
    .replace(/(?<=^.{40}).$|\s+\S*(?<=^.{41})$/u, "");
  const [home, ...others] = say(spec.pages) as AppSpec["pages"];
  return parseAppSpec({
    ...spec,
    entities: say(spec.entities),
    pages: home === undefined ? [] : [isGame ? home : { ...home, title: name }, ...others],
    identity: {
      ...spec.identity,
      name,
      tagline,
      description: `${name}: ${tagline}`,
      audience,
      problem: itch,
      promise,
      hashtags: [`#${name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "")}`.slice(0, 39)],
      hooks: { itch, pov, promise },
      verbs,
      language,
      idea: text,
    },
    assumptions: [],
  });
}
