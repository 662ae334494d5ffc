import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "chessClub",
  name: "Chess club",
  icon: "chess-knight",
  says: {
    en: "chess club|chess tournament|chess ratings|chess league|swiss tournament pairings|chess ladder|chess results|school chess club|chess pairings app|chess lessons|bridge club|go club|draughts club|chess team matches|blitz chess evening",
    de: "Schachverein|Schachclub|Schachturnier|Bridgeclub",
    es: "club de ajedrez|torneo de ajedrez|club de bridge",
    fr: "club d'échecs|tournoi d'échecs|club de bridge",
    pt: "clube de xadrez|torneio de xadrez|clube de bridge",
  },
  forms: ["community", "management", "tracker", "site"],
  people: ["tournament directors", "players"],
  mood: "sober",
  things: [
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "member|pupil",
      fields:
        "Name: text\nRating: number 700..2300\nBefore: number 700..2300\nChange: calc rating - before\nGroup: choice juniors|open|veterans\nPhone: phone\nBoard in team: number 1..8\nSubs paid: boolean 80",
      cells: "rating before group phone boardInTeam subsPaid",
      rows: "Pavel Reznik|1984|1970|open|555-0101|1|yes\nDora Penn|1861|1880|open|555-0102|2|yes\nEdwin Foss|1720|1720|veterans|555-0103|3|yes\nSamira Aziz|1655|1610|open|555-0104|4|no\nMats Brandt|1240|1185|juniors|555-0105|7|yes\nLeila Nazari|1312|1300|juniors|555-0106|6|yes",
    },
    {
      id: "tournament",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "tournament|tournaments",
      also: "event|league|evening",
      fields:
        "Tournament: text\nKind: choice swiss|round robin|knockout|blitz|team match\nFrom: date -40..40\nRounds: number 1..9\nMinutes a side: number 3..120 min\nDirector: text @people\nEntry fee: money 0..20 EUR\nPlayers: number 4..40\nState: choice entries open|running|finished",
      cells: "kind from rounds minutesASide director entryFee players state",
      rows: "Club championship|swiss|@-35|7|90|Lois Kerr|8|14|running\nAdvent blitz|blitz|@12|9|5|Pavel Reznik|5|9|entries open\nWeir against Harbor|team match|@6|1|90|Dora Penn|0|8|entries open\nJunior cup|round robin|@-60|5|30|Samira Aziz|3|6|finished",
    },
    {
      id: "game",
      use: "core",
      role: "log",
      icon: "swords",
      names: "game|games",
      also: "pairing|result|round",
      fields:
        "Pairing: text\nTournament: relation tournament\nRound: number 1..9\nDate: date -35..20\nWhite: relation player\nBlack: text\nBoard: number 1..12\nResult: choice to play|1 : 0|0 : 1|½ : ½|bye\nOpening: text\nMoves: number 0..110",
      cells: "tournament round date white black board result opening moves",
      rows: "Reznik and Penn|Club championship|5|@0|Pavel Reznik|Dora Penn|1|to play||0\nAziz and Foss|Club championship|5|@0|Samira Aziz|Edwin Foss|2|to play||0\nBrandt and Nazari|Club championship|5|@0|Mats Brandt|Leila Nazari|3|to play||0\nPenn and Aziz|Club championship|4|@-7|Dora Penn|Samira Aziz|1|0 : 1|Sicilian|41\nFoss and Reznik|Club championship|4|@-7|Edwin Foss|Pavel Reznik|2|½ : ½|Queen's gambit|62\nNazari and bye|Club championship|4|@-7|Leila Nazari|None|3|bye||0",
    },
  ],
  jobs: "agenda game.date\nkeep game\nrank player.rating\nmove game.result\nkeep player\nmove tournament.state\nrank player.change\nchart game.result\nfind game\nassign tournament.director\ncheck player.subsPaid\nprint game",
  site: {
    headline: "Round five, Friday at half past seven",
    body: "Fourteen boards, a coffee machine, a library of endgames. Pairings are up on Thursday, results the same night.",
    action: "See the pairings|game",
    services: "Membership|A year|60\nJuniors|Fridays at five|30\nGuest evening|Bring nothing|",
    questions:
      "I only know the moves.|So did Mats two years ago.\nAre games rated?|Championship and team, yes; blitz, no.\nWhat if I cannot come?|Tell your opponent by Thursday and play before.",
  },
  words: {
    tagline: "Boards, pairings, ratings and clocks.",
    itch: "Who has white on board one?",
    promise: "Every pairing up, every result counted",
    pov: "POV: the flag falls with one pawn to spare",
    gains: ["Samira: plus 45", "Reznik against Penn tonight", "Advent blitz: nine entered"],
  },
});
