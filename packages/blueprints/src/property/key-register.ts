import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "keyRegister",
  name: "Key register",
  icon: "key-round",
  says: {
    en: "key register|key management|key tracking|key log|key cabinet|key sign-out|sign out keys|key handover log|who has which key|office key list|key holder list|keyholders register|access cards register|key fobs register|school keys list|church keys list|keys given out|lost key report|building access list",
    de: "Schlüsselverwaltung|Schlüsselbuch|Schlüsselausgabe|Schlüsselregister",
    es: "registro de llaves|control de llaves|entrega de llaves",
    fr: "registre des clés|gestion des clés|remise des clés",
    pt: "registro de chaves|controle de chaves|entrega de chaves",
  },
  forms: ["management", "tracker", "dashboard"],
  people: ["caretakers", "key holders"],
  mood: "sober",
  things: [
    {
      id: "door",
      use: "core",
      role: "place",
      icon: "door-closed-locked",
      names: "door|doors",
      also: "lock|room|gate|cylinder|entrance",
      fields:
        "Door: text\nBuilding: choice main house|hall|annex|yard\nLock: text\nKind: choice cylinder|padlock|card reader|code\nKeys cut: rollup count keyring.opens\nLast changed: date -2400..-30\nNotes: text",
      cells: "building lock kind lastChanged notes",
      rows: "Front door|main house|M-01|cylinder|@-820|Locks itself at ten\nOffice|main house|M-12|cylinder|@-820|\nServer room|main house|M-20|card reader|@-310|Two cards only\nHall, main entrance|hall|H-01|cylinder|@-1500|\nHall, kitchen|hall|H-05|cylinder|@-1500|Sticks when it rains\nAnnex, workshop|annex|A-02|cylinder|@-640|\nYard gate|yard|Y-01|padlock|@-95|\nSide door|hall|H-09|code|@-30|Code changes each quarter",
    },
    {
      id: "keyring",
      use: "core",
      role: "item",
      icon: "key-round",
      names: "key|keys",
      also: "fob|card|key ring|master key|access card",
      fields:
        "Key: text\nNumber: text\nOpens: relation door\nAlso opens: text\nKind: choice single|group|master|card|padlock key\nHook: text\nCopies: number 1..12\nWorth: money 5..140 EUR\nHanded out: rollup count issue.key\nState: choice on the hook|out|lost|broken|destroyed",
      cells: "number opens alsoOpens kind hook copies worth state",
      rows: "Front door 1|K-001|Front door||single|1|1|18|out\nFront door 2|K-002|Front door||single|2|1|18|on the hook\nMaster|K-010|Front door|Everything but the server room|master|Safe|1|140|out\nMaster, spare|K-011|Front door|Everything but the server room|master|Safe|1|140|on the hook\nOffice group|K-021|Office|Front door|group|5|1|42|out\nServer card A|C-201|Server room||card|Safe|1|12|out\nHall for clubs|K-041|Hall, main entrance|Kitchen, side door|group|9|1|42|out\nHall kitchen|K-045|Hall, kitchen||single|10|1|18|lost\nWorkshop|K-061|Annex, workshop||single|14|1|18|out\nYard padlock 1|P-301|Yard gate||padlock key|20|1|5|on the hook\nYard padlock 2|P-302|Yard gate||padlock key|21|1|5|out",
    },
    {
      id: "holder",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "key holder|key holders",
      also: "holder|keyholder|employee|tenant|borrower|club",
      fields:
        "Name: text\nFrom: choice staff|club|contractor|tenant|volunteer\nPhone: phone\nE-mail: email\nDeposit: money 0..50 EUR\nSigned the rules: boolean 80\nLeaves on: date -10..700\nKeys held: rollup count issue.holder",
      cells: "from phone eMail deposit signedTheRules leavesOn",
      rows: "Ingrid Lund|staff|555-0101|ingrid.lund@example.com|0|yes|@700\nOmar Haddad|staff|555-0102|omar.haddad@example.com|0|yes|@700\nJudo club, Tom Reid|club|555-0103|tom.reid@example.com|50|yes|@180\nChoir, Helen Sharp|club|555-0104|helen.sharp@example.com|50|no|@180\nOkoro Electric|contractor|555-0105|office@okoro.example.com|0|yes|@6\nLeaf and Lawn|contractor|555-0106|jobs@leaflawn.example.com|0|yes|@150\nMina Okoye|staff|555-0107|mina.okoye@example.com|0|yes|@-10\nAnders, joiner|tenant|555-0108|anders@example.com|50|yes|@400",
    },
    {
      id: "issue",
      use: "core",
      role: "event",
      icon: "arrow-left-right",
      names: "handover|handovers",
      also: "issue|sign-out|loan|return|key given out",
      fields:
        "Handover: text\nKey: relation keyring\nHolder: relation holder\nOut: date -900..0\nBack by: date -12..200\nDays left: daysUntil backBy\nWhy: choice for good|for a job|for the season|one day\nGiven by: text @people\nSigned: boolean 85\nState: choice out|overdue|returned|lost",
      cells: "key holder out backBy why givenBy signed state",
      rows: "Master to Omar|Master|Omar Haddad|@-820|@200|for good|Ingrid Lund|yes|out\nFront door to Mina|Front door 1|Mina Okoye|@-400|@-10|for good|Ingrid Lund|yes|overdue\nOffice to Ingrid|Office group|Ingrid Lund|@-820|@200|for good|Omar Haddad|yes|out\nHall to the judo club|Hall for clubs|Judo club, Tom Reid|@-60|@120|for the season|Omar Haddad|yes|out\nKitchen to the choir|Hall kitchen|Choir, Helen Sharp|@-60|@-12|for the season|Omar Haddad|no|lost\nServer card to Okoro|Server card A|Okoro Electric|@-1|@1|for a job|Ingrid Lund|yes|out\nGate to Leaf and Lawn|Yard padlock 2|Leaf and Lawn|@-40|@150|for the season|Omar Haddad|yes|out\nWorkshop to Anders|Workshop|Anders, joiner|@-300|@200|for good|Ingrid Lund|yes|out\nGate, last week|Yard padlock 1|Okoro Electric|@-8|@-6|one day|Omar Haddad|yes|returned",
    },
    {
      id: "count",
      use: "more",
      role: "event",
      icon: "clipboard-check",
      names: "key count|key counts",
      also: "stocktake|audit|yearly check",
      fields:
        "Count: text\nDate: date -400..30\nCounted by: text @people\nOn hooks: number 20..60\nOut: number 10..40\nMissing: number 0..4\nSigned: boolean 60",
      cells: "date countedBy onHooks out missing signed",
      rows: "Autumn count|@12|Ingrid Lund|0|0|0|no\nSpring count|@-170|Omar Haddad|46|31|1|yes\nLast autumn|@-353|Ingrid Lund|48|30|0|yes",
    },
  ],
  jobs: "move issue.state\ndue issue.backBy\nkeep issue\nfind keyring\nmove keyring.state\nkeep holder\nkeep keyring\ncheck issue.signed\nkeep door\nchart keyring.state\nassign issue.givenBy\ncheck holder.signedTheRules\nprint issue\nrank holder.keysHeld\ndue holder.leavesOn",
  site: {
    headline: "Who has which key, since when",
    body: "Every key has a number, a hook and a name next to it. Handed out against a signature, missed on the day it is due.",
    action: "Hand out a key|issue",
    services:
      "Keys|Number, hook, doors it opens|\nHandovers|Out, back by, signed|\nHolders|With deposit and last day|\nCounts|Twice a year, hooks and pockets|",
    questions:
      "A key is lost. What now?|Mark it lost, see which doors it opens, and decide on new cylinders the same day.\nWho may have a master?|Two people and the safe.\nDo contractors sign too?|Always, with the hour it comes back.\nWhy write no address on the tag?|Because the finder should need us to know the door.",
  },
  words: {
    tagline: "Every key, its doors, and who holds it.",
    itch: "Who still has the kitchen key?",
    promise: "Every key accounted for",
    pov: "POV: she left on Friday and the key came back",
    gains: ["Front door 1: ten days overdue", "11 keys, 7 out, 1 lost", "Server card back by tomorrow"],
  },
});
