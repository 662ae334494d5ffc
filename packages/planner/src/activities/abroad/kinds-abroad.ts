import { raffles } from "../draws.ts";
import type { Activity, ActivityText } from "../activity.ts";
import { helpersOf } from "../volunteers.ts";
import { peopleIn } from "../facts.ts";
import { loans } from "../loans.ts";
import { rota } from "../rotas.ts";
import { scoreSheet } from "../score-sheets.ts";
import { expiry } from "../used-stock.ts";
import type { Abroad } from "./say-abroad.ts";

/** How an activity is asked for in other languages; `not` is something else with the same words. */
interface KindAbroad {
  says: Record<Abroad, RegExp>;
  not?: RegExp;
  /** What it is called where the text has no name for it. */
  made: Record<Abroad, string>;
  make(text: ActivityText): Activity | undefined;
}

const GAMES =
  "skat|doppelkopf|romm[eé]|canasta|uno|kniffel|wizard|quiz|kartenspiele?|spieleabend|boules?|dart|minigolf|chinchón|mus|tute|brisca|dominó|parchís|petanca|cartas|dardos|belote|tarot|rami|p[ée]tanque|mölkky|scrabble|yams|fléchettes|buraco|truco|canastra|baralho|sueca|bisca";
const POINTS =
  "punkte(?:zettel|tafel|stand|liste|block|zähler)?|spielstand|anzeigetafel|marcador|anotador|puntuaci[oó]n|puntos|tanteo|scores?|points|feuille de (?:score|marque|points)|placar|pontos|pontuaç[aã]o";
const scores = new RegExp(
  `(?<!\\p{L})(?:${GAMES})(?!\\p{L}).*(?<!\\p{L})(?:${POINTS})(?!\\p{L})|(?<!\\p{L})(?:${POINTS})(?!\\p{L}).*(?<!\\p{L})(?:${GAMES}|runden|rondas|manches|mènes|rodadas)(?!\\p{L})`,
  "iu",
);

/** In the order in which they are looked for. */
export const KINDS_ABROAD: readonly KindAbroad[] = [
  {
    says: { de: scores, es: scores, fr: scores, pt: scores },
    not: /(?<!\p{L})(?:liga|turnier|torneo|tournoi|campeonato|fragen|preguntas|perguntas|en ligne|online|gegen|multijugador|tienda|programa de puntos|treuepunkte|carte de fidélité)/iu,
    made: { de: "Punktezettel", es: "Marcador", fr: "Feuille de score", pt: "Placar" },
    make: scoreSheet.make,
  },
  {
    says: {
      de: /(?<!\p{L})(?:tombola|losverkauf|lose verkaufen)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:rifas?|tómbola)(?!\p{L})/iu,
      fr: /(?<!\p{L})tombola(?!\p{L})/iu,
      pt: /(?<!\p{L})rifas?(?!\p{L})/iu,
    },
    made: { de: "Tombola", es: "Rifa", fr: "Tombola", pt: "Rifa" },
    make: raffles.make,
  },
  {
    says: {
      de: /(?<!\p{L})(?:\p{L}*(?:putz|spül|küchen|gieß|bad|müll|koch|treppen|garten|haus)\p{L}*(?:plan|dienst)e?|wer ist (?:heute |diese woche |als nächstes )?dran|reihum|abwechselnd dran)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:turnos? (?:de|para) (?:la |el |las |los )?(?:limpieza|limpiar|cocina|cocinar|fregar|riego|regar|basura|coche)|a quién le toca|nos turnamos|por turnos)(?!\p{L})/iu,
      fr: /(?<!\p{L})(?:tours? (?:de|du|des) (?:ménage|vaisselle|cuisine|arrosage|poubelles?)|à qui le tour|planning (?:du |de )?(?:ménage|vaisselle|poubelles)|chacun (?:son|à son) tour|à tour de rôle)(?!\p{L})/iu,
      pt: /(?<!\p{L})(?:escala (?:de|da) (?:limpeza|cozinha|louça|rega|faxina)|de quem é a vez|rodízio (?:de|da) (?:limpeza|louça|carona|tarefas)|revezamento)(?!\p{L})/iu,
    },
    not: /(?<!\p{L})(?:mitarbeiter|angestellte|firma|reinigungsfirma|klinik|pflege|haushaltsplan|bauplan|businessplan|empleados|empresa|hospital|farmacia|citas|salarié|entreprise|hôpital|funcionários|churrascaria|esporte)/iu,
    made: { de: "Dienstplan", es: "Turnos", fr: "Chacun son tour", pt: "Escala" },
    // A plan of housework without people is the household's.
    make: (read) => (peopleIn(read.text, { usual: 0 }).names.length > 1 ? rota.make(read) : undefined),
  },
  {
    says: {
      de: /(?<!\p{L})(?:wer hat was|wer hat (?:welche[nrs]?|meine?n?|unsere?n?|den|die|das) (?:\p{L}+ )?(?:schlüssel|instrumente?|kostüme?|bücher|buch|werkzeuge?|sachen|spiele|ausrüstung|geräte?)|(?:schlüssel|instrumenten?|kostüm|werkzeug|ausleih|verleih)liste|(?:sachen|bücher|werkzeuge?|dinge|was ich)[^.]{0,24}verliehen)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:quién tiene (?:las? |los? |el |mis? |nuestr[oa]s? |qué )?(?:llaves?|instrumentos?|libros?|herramientas?|trajes|cosas|juegos|material|qué)|(?:cosas|libros|herramientas|juegos|llaves|material) (?:que )?(?:he )?prestad[oa]s?)(?!\p{L})/iu,
      fr: /(?<!\p{L})(?:qui a (?:les? |la |quelles? |quels? |mes |mon |nos )?(?:clés?|clefs?|instruments?|livres?|outils?|costumes?|affaires|jeux|matériel|quoi)|(?:choses|livres|outils|jeux|clés|matériel) prêtée?s?)(?!\p{L})/iu,
      pt: /(?<!\p{L})(?:quem (?:está com|tem) (?:as? |os? |minhas? |meus? |nossas? )?(?:chaves?|instrumentos?|livros?|ferramentas?|fantasias?|coisas|jogos|material|quê)|(?:coisas|livros|ferramentas|jogos|chaves) (?:que )?emprest(?:ei|ad[oa]s?))(?!\p{L})/iu,
    },
    not: /(?<!\p{L})(?:bibliothek|bücherei|biblioteca|bibliothèque|médiathèque|bank|banco|banque|crédit|hotel|hôtel|vermiet|alquiler|location|aluguel)/iu,
    made: { de: "Wer hat was?", es: "Quién tiene qué", fr: "Qui a quoi ?", pt: "Quem está com o quê" },
    make: loans.make,
  },
  {
    says: {
      de: /(?<!\p{L})(?:mhd|mindesthaltbarkeit\p{L}*|haltbarkeitsdat\p{L}+|ablaufdat\p{L}+|verfallsdat\p{L}+)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:caducidad(?:es)?|fechas? de caducidad|qué caduca)(?!\p{L})/iu,
      fr: /(?<!\p{L})(?:dates? de péremption|dates? limites? de consommation|dlc|se périme)(?!\p{L})/iu,
      pt: /(?<!\p{L})(?:datas? de validade|prazos? de validade|validade dos? (?:produtos|alimentos|remédios|medicamentos))(?!\p{L})/iu,
    },
    not: /(?<!\p{L})(?:pasaporte|contrato|seguro|dni|passeport|contrat|assurance|reisepass|vertr[aä]g|führerschein|passaporte|cnh|supermercado|supermarkt|rezept)/iu,
    made: { de: "Haltbarkeit", es: "Caducidades", fr: "Dates limites", pt: "Validades" },
    make: expiry.make,
  },
  {
    says: {
      de: /(?<!\p{L})(?:helfer(?:innen)?|freiwillige|ehrenamtliche)(?!\p{L})[^.]{0,60}(?:eintragen|anmelden|einschreiben|melden sich)|helferliste/iu,
      es: /(?<!\p{L})(?:voluntari[oa]s?|ayudantes)(?!\p{L})[^.]{0,80}(?:se apunt|apuntarse|inscrib|anotarse)/iu,
      fr: /(?<!\p{L})(?:bénévoles|volontaires)(?!\p{L})[\s\S]{0,80}s['’](?:inscri|y inscri)/iu,
      pt: /(?<!\p{L})(?:voluntári[oa]s?|ajudantes)(?!\p{L})[^.]{0,80}(?:se inscrev|inscrever|se cadastr)/iu,
    },
    not: /(?<!\p{L})(?:datenbank|verwaltung|gestión de voluntarios|gestion des bénévoles|gestão de voluntários|plataforma|plateforme|plattform|website|site web)/iu,
    made: { de: "Helferliste", es: "Voluntariado", fr: "Bénévoles", pt: "Voluntários" },
    make: helpersOf,
  },
];
