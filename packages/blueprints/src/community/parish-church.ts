import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "parishChurch",
  name: "Parish church",
  icon: "church",
  says: {
    en: "parish church|church management|church website|church members directory|parish register|baptisms and weddings register|church service rota|readers rota church|mass intentions|sunday school|church volunteers rota|church giving|church events|parish office|church hall bookings|prayer requests|pastoral visits",
    de: "Pfarrgemeinde|Kirchengemeinde|Pfarrbüro|Gottesdienstplan|Messintentionen",
    es: "parroquia|despacho parroquial|intenciones de misa|iglesia miembros",
    fr: "paroisse|secrétariat paroissial|intentions de messe|église paroissiale",
    pt: "paróquia|secretaria paroquial|intenções de missa|igreja membros",
  },
  forms: ["management", "site", "booking", "community"],
  people: ["clergy", "church wardens", "parishioners"],
  mood: "warm",
  things: [
    {
      id: "person",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "parishioner|parishioners",
      also: "member|family|household|volunteer",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nHelps with: tags reading|serving|flowers|coffee|sound|Sunday school|stewarding|none\nVisit wished: boolean 15\nBirthday: date -360..0\nNotes: text",
      cells: "phone eMail address helpsWith visitWished birthday notes",
      rows: "Fiona Reid|555-0101|fiona.reid@example.com|Church Street|reading; coffee|no|1961-02-14|\nJoan Abbott|555-0102|joan.abbott@example.com|18 Orchard Close|flowers|yes|1939-12-03|Hip operation\nSamuel Adeyemi|555-0103|samuel.adeyemi@example.com|Unit 2, Mill Yard|sound; stewarding|no|1978-08-22|\nNora Brandt|555-0104|nora.brandt@example.com|12 Weaver Street|Sunday school|no|1987-05-09|\nPeter Lomax|555-0105|peter.lomax@example.com|Bridge Row|serving; reading|no|1955-10-30|\nRuth Ellis|555-0106|ruth.ellis@example.com|Hillside Farm|flowers; stewarding|no|1968-03-17|\nMarion Tate|555-0107|marion.tate@example.com|School Road|none|yes|1944-01-28|At home since October",
    },
    {
      id: "service",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "service|services",
      also: "mass|worship|evensong|rota",
      fields:
        "Service: text\nDate: date -3..30\nTime: time 08:00..19:30\nKind: choice communion|family|evensong|carols|funeral|wedding|prayers\nLeads: text @people\nReader: relation person\nSteward: text @people\nTheme: text\nHymns: lines\nAttendance: number 0..420\nState: choice open|rota full|done",
      cells: "date time kind leads reader steward theme hymns attendance state",
      rows: "Advent Sunday|@2|10:00|communion|Rev. Anna Moss|Peter Lomax|Ruth Ellis|Waiting|12; 31; 118; 204|0|rota full\nEvensong|@2|18:00|evensong|Rev. Anna Moss|Fiona Reid|Samuel Adeyemi|Light|17; 240|0|rota full\nWednesday prayers|@5|12:15|prayers|Peter Lomax|||Peace||0|open\nFamily service|@9|10:00|family|Nora Brandt|Fiona Reid||Gifts|4; 88; 130|0|open\nCarols by candlelight|@23|18:30|carols|Rev. Anna Moss|Samuel Adeyemi|Peter Lomax|Nine lessons|1; 2; 3; 5; 7|0|rota full\nLast Sunday|@-5|10:00|communion|Rev. Anna Moss|Fiona Reid|Ruth Ellis|Harvest's end|44; 101|96|done",
    },
    {
      id: "occasion",
      use: "core",
      role: "event",
      icon: "heart",
      names: "occasion|occasions",
      also: "wedding|baptism|funeral|register",
      fields:
        "Occasion: text\nKind: choice baptism|wedding|funeral|confirmation|blessing\nFamily: text\nPhone: phone\nDate: date -10..220\nTime: time 10:00..16:00\nFirst talk: date -10..60\nFee: money 0..540 GBP\nPapers: tags banns|certificate|register|music list|order of service\nState: choice asked|talked|date set|prepared|entered in register",
      cells: "kind family phone date time firstTalk fee papers state",
      rows: "Wedding, Marsh and Bell|wedding|Zoe Marsh|555-0111|@8|13:00|@-40|540|banns; register; order of service|prepared\nBaptism, Leo Brandt|baptism|Nora Brandt|555-0112|@16|11:30|@1|0|certificate|date set\nFuneral, Arthur Dale|funeral|Dale family|555-0113|@4|11:00|@-2|220|order of service; music list|prepared\nWedding in June|wedding|Jonas and Mai|555-0114|@200|14:00|@12|540||asked\nBlessing of the house|blessing|Family Osei|555-0115|@20|16:00|@6|0||talked",
    },
    {
      id: "visit",
      use: "more",
      role: "event",
      icon: "hand-heart",
      names: "pastoral visit|pastoral visits",
      also: "visit|home communion|prayer request",
      fields:
        "Visit: text\nPerson: relation person\nDate: date -8..14\nWho: text @people\nKind: choice home communion|hospital|bereavement|welcome|prayer\nDone: boolean 25",
      cells: "person date who kind done",
      rows: "Marion, at home|Marion Tate|@1|Rev. Anna Moss|home communion|no\nJoan, after the operation|Joan Abbott|@-1|Peter Lomax|hospital|no\nSamuel, new in the parish|Samuel Adeyemi|@-7|Fiona Reid|welcome|yes",
    },
    {
      id: "giving",
      use: "more",
      role: "log",
      icon: "hand-coins",
      names: "offering|offerings",
      also: "collection|giving|donation",
      fields:
        "Offering: text\nDate: date -30..0\nFor: choice parish|roof|mission|food bank\nAmount: money 20..980 GBP\nGift aid: boolean 50",
      cells: "date forValue amount giftAid",
      rows: "Sunday plate|@-5|parish|318|yes\nRoof fund coffee|@-12|roof|146|no\nHarvest, tins and money|@-19|food bank|220|yes",
    },
  ],
  jobs: "agenda service.date\nassign service.reader\nmove service.state\nagenda occasion.date\nrequest occasion\nmove occasion.state\nkeep person\ncheck visit.done\nagenda visit.date\ntotal giving.amount\nprint service\nchart service.attendance",
  site: {
    headline: "Sunday at ten, all week the door is open",
    body: "Services, people and the care between Sundays. Ask for a baptism, see who reads, find when the church is open.",
    action: "Ask about a wedding or baptism|occasion",
    services:
      "Sunday service|Ten o'clock, coffee after|\nWeddings|Talk, banns, music|540\nVisits|At home or in hospital|\nHall|For groups of the parish|",
    questions:
      "Must I live in the parish to marry here?|No, but there must be a link; ask us.\nIs there something for children?|Sunday school from three years, in the vestry.\nWho may be a godparent?|Somebody baptized who will be there for the child.",
  },
  words: {
    tagline: "Services, rotas, registers and visits.",
    itch: "Who reads on Advent Sunday?",
    promise: "Every service covered, everyone remembered",
    pov: "POV: the rota is full before the notices are read",
    gains: ["Advent: reader and steward set", "Joan: visit due yesterday", "Wednesday prayers: two gaps"],
  },
});
