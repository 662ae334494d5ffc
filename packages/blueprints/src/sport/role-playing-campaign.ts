import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "rolePlayingCampaign",
  name: "Role-playing campaign",
  icon: "swords",
  says: {
    en: "dnd campaign|d&d campaign|dungeons and dragons|campaign notes|rpg campaign|role playing campaign|role-playing game notes|game master notes|dungeon master|quest log|tabletop rpg|pen and paper campaign|character sheets|dnd session notes",
    de: "Rollenspielkampagne|Pen-and-Paper-Kampagne|Spielleiter-Notizen",
    es: "campaña de rol|campaña de dnd|notas de partida de rol",
    fr: "campagne de jeu de rôle|notes de campagne de jdr|maître du jeu",
    pt: "campanha de rpg|campanha de dnd|notas de mestre de rpg",
  },
  forms: ["tracker", "community"],
  people: ["game masters", "players"],
  mood: "lively",
  things: [
    {
      id: "hero",
      use: "core",
      role: "person",
      icon: "swords",
      names: "character|characters",
      also: "hero|heroes|player|players|party",
      fields:
        "Name: text\nPortrait: image\nClass: choice bard|cleric|fighter|ranger|rogue|wizard\nPlayer: text @people\nLevel: number 3..6\nHit points: number 14..52\nArmour: number 12..18\nGold: number 4..220\nSecret: text",
      cells: "classValue level hitPoints gold",
      rows: "Brambleknock|rogue|5||220\nSister Alma|cleric|5||\nHagen the Late|fighter|4|52|\nQuill|bard|5||\nOwl-Eyed Ven|ranger|4||\nMaster Tock|wizard|6||",
    },
    {
      id: "gameSession",
      use: "core",
      role: "log",
      icon: "scroll-text",
      names: "session|sessions",
      also: "recap|evening|game",
      fields:
        "Title: text\nDate: date -90..10\nPlace: choice the cellar city|the salt road|the drowned temple|home\nHours: number 3.0..6.0 h\nLoot: number 0..400\nWhat happened: longText\nCliffhanger: boolean 60",
      cells: "place loot cliffhanger",
      rows: "The door that hummed|the drowned temple||\nA debt in the cellar city|the cellar city||\nTwo goats, one bridge|the salt road||\nHagen oversleeps|home||\nThe bard pays for once||0|\nSomething below the ice|||yes",
    },
    {
      id: "npc",
      use: "core",
      role: "place",
      icon: "user-round",
      names: "figure|figures",
      also: "npc|npcs|villain",
      fields:
        "Name: text\nPortrait: image\nTrade: text innkeeper|smuggler|abbess|rat catcher\nMood: choice friendly|wary|hostile\nMet in: choice the cellar city|the salt road|the drowned temple\nKnows: text",
      cells: "trade mood",
      rows: "Old Marrow|innkeeper|hostile\nAbbess Linne|abbess|friendly\nThree-Coat Jory|smuggler|wary\nThe Rat Catcher|rat catcher|friendly",
    },
    {
      id: "quest",
      use: "core",
      role: "item",
      icon: "map",
      names: "quest|quests",
      also: "mission|goal",
      fields:
        "Quest: text\nGiven by: relation npc\nState: choice rumour|taken|done|failed\nReward: number 20..500\nDanger: rating 2..5\nPlace: choice the cellar city|the salt road|the drowned temple",
      cells: "state reward danger",
      rows: "Find the humming door|taken||4\nEscort the salt caravan|done|120|\nWho poisons the wells?|taken||3\nThe innkeeper's ledger|rumour||\nBring back the goats|failed|20|",
    },
  ],
  jobs: "streak gameSession.date\nchart gameSession.hours\nfind hero\nkeep hero\nchart hero.classValue\nkeep gameSession\ncheck gameSession.cliffhanger\nplan gameSession.date\nfind npc\nkeep npc\nfind quest\nkeep quest",
  words: {
    tagline: "Remember every name, debt and door.",
    itch: "Who was the innkeeper again?",
    promise: "Remember every name, debt and door",
    pov: "POV: you rolled a twenty",
    gains: ["Six sessions, no loose ends.", "Who was the innkeeper?", "Level five since Thursday."],
  },
});
