import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "brassBand",
  name: "Brass band",
  icon: "music",
  says: {
    en: "brass band|wind band|concert band|marching band|band rehearsals|band library parts|band uniforms|band engagements|town band|brass band parts|samba band|big band|band attendance|pipe band|drum corps|instrument loans to players",
    de: "Blaskapelle|Musikkapelle|Blasorchester|Notenarchiv Kapelle|Fanfarenzug",
    es: "banda municipal|charanga|agrupación musical|banda de metales",
    fr: "fanfare|orchestre d'harmonie|batucada",
    pt: "banda marcial|fanfarra|orquestra de sopros",
  },
  forms: ["management", "community", "booking", "site"],
  people: ["conductors", "section leaders", "players"],
  mood: "lively",
  things: [
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "player|players",
      also: "musician|member|pupil",
      fields:
        "Name: text\nPhone: phone\nSection: choice cornets|horns|trombones|basses|euphoniums|percussion|woodwind\nPart: text\nUniform: text\nRehearsals missed: number 0..14\nSubs paid: boolean 80",
      cells: "phone section part uniform rehearsalsMissed subsPaid",
      rows: "Hobart Reyes|555-0111|cornets|Solo cornet|Jacket 12, hat 4|1|yes\nGwen Hughes|555-0112|cornets|Second cornet|Jacket 7|4|yes\nPercy Dodd|555-0113|basses|E flat bass|Jacket 21|0|yes\nTilo Marx|555-0114|trombones|First trombone|Jacket 15|9|no\nAoife Kearney|555-0115|horns|Solo horn|Jacket 9|2|yes\nDeniz Acar|555-0116|percussion|Kit|Jacket 18|3|yes\nBea Pryor|555-0117|euphoniums|Euphonium|Jacket 3|0|yes",
    },
    {
      id: "engagement",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "engagement|engagements",
      also: "rehearsal|concert|contest|parade|job",
      fields:
        "Engagement: text\nKind: choice rehearsal|concert|parade|contest|carols|funeral\nDate: date -6..60\nMeet: time 08:30..20:00\nStarts: time 09:00..20:00\nPlace: location\nUniform: choice none|full|hat and scarf|concert black\nFee: money 0..900 GBP\nNeeded: number 8..28\nComing: number 0..28\nShort: calc needed - coming\nTransport: text\nState: choice asked|agreed|played|paid",
      cells: "kind date meet starts place uniform fee needed coming transport state",
      rows: "Friday rehearsal|rehearsal|@0|19:15|19:30|Band room|none|0|24|21||agreed\nAdvent market|carols|@1|14:30|15:00|Market Square|hat and scarf|180|12|14|Own|agreed\nChristmas concert|concert|@15|18:00|19:00|Church|concert black|0|26|24|Van for percussion|agreed\nHospital carols|carols|@20|10:30|11:00|Hospital|hat and scarf|0|8|5|Own|agreed\nArea contest|contest|@58|08:30|13:00|City hall|full|0|27|23|Coach 11|agreed\nMayor's parade|parade|@-6|09:30|10:00|High Street|full|350|22|22|Own|played",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "file-music",
      names: "piece|pieces",
      also: "music|march|score|part|tune",
      fields:
        "Piece: text\nComposer: text\nKind: choice march|carol|hymn|contest piece|light music|solo\nMinutes: number 2..18 min\nGrade: rating 1..5\nParts missing: number 0..8\nBox: text\nState: choice in the pads|rehearsing|in the box|on loan",
      cells: "composer kind minutes grade partsMissing box state",
      rows: "Weir Road|J. Talbot|march|4|2|0|M-14|in the pads\nThree Carols|Arr. Hughes|carol|6|1|2|C-02|in the pads\nNight on the Moor|P. Ashworth|contest piece|14|5|0|T-31|rehearsing\nThe Old Forge|D. Lister|light music|5|3|1|L-08|rehearsing\nNimble Fingers|H. Round|solo|6|4|0|S-19|in the box\nAbide|Trad.|hymn|3|1|0|H-01|in the pads",
    },
    {
      id: "instrument",
      use: "more",
      role: "item",
      icon: "drum",
      names: "instrument|instruments",
      also: "cornet|horn|loan|bass",
      fields:
        "Instrument: text\nSerial number: text\nPlayer: relation player\nValue: money 240..6200 GBP\nService due: date -10..300\nState: choice on loan|in the store|at the repairer",
      cells: "serialNumber player value serviceDue state",
      rows: "Cornet 4|YC-2210|Hobart Reyes|1400|@40|on loan\nE flat bass 1|BB-0091|Percy Dodd|6200|@-4|on loan\nTrombone 2|TB-330|Tilo Marx|900|@120|on loan\nTenor horn 3|TH-118|Aoife Kearney|1100|@60|at the repairer",
    },
  ],
  jobs: "agenda engagement.date\nrank engagement.short\nkeep player\nmove engagement.state\nfind piece\nmove piece.state\nkeep piece\ndue instrument.serviceDue\ncheck player.subsPaid\nchart player.section\nrequest engagement\ntotal engagement.fee",
  site: {
    headline: "Hats on, three o'clock, Market Square",
    body: "Twenty-seven players, a cupboard of marches, and a kettle in the band room. Hear us, book us, join us.",
    action: "Book the band|engagement",
    services:
      "Carols, twelve players|An hour outdoors|180\nParade|Full band|350\nLearn to play|Instrument lent, Tuesdays at five|",
    questions:
      "Do I need my own instrument?|No; we lend it against a signature.\nHow well must I play?|Second parts after a year.\nDo you play at funerals?|Yes, four players or twenty.",
  },
  words: {
    tagline: "Parts, players, hats and dates.",
    itch: "Who plays second horn at the hospital?",
    promise: "Every part covered, every hat found",
    pov: "POV: the downbeat comes and the basses are there",
    gains: ["Hospital carols: three short", "Three Carols: two parts missing", "Area contest in 58 days"],
  },
});
