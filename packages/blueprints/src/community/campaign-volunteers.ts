import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "campaignVolunteers",
  name: "Campaign volunteers",
  icon: "megaphone",
  says: {
    en: "political campaign|campaign volunteers|canvassing app|door knocking|canvass routes|election campaign|phone banking|volunteer canvassers|campaign office|leaflet delivery rounds campaign|voter outreach|get out the vote|local election campaign|yard signs campaign|candidate campaign website|party branch members",
    de: "Wahlkampf|Haustürwahlkampf|Wahlkampfhelfer|Ortsverband Partei",
    es: "campaña electoral|voluntarios de campaña|puerta a puerta",
    fr: "campagne électorale|porte-à-porte|bénévoles de campagne",
    pt: "campanha eleitoral|voluntários de campanha|porta a porta",
  },
  forms: ["management", "community", "dashboard"],
  people: ["campaign managers", "volunteers"],
  mood: "lively",
  things: [
    {
      id: "volunteer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "volunteer|volunteers",
      also: "canvasser|helper|member",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nDoes: tags doors|phones|leaflets|stall|driving|food\nTrained: boolean 60\nShifts done: rollup count shift.volunteer",
      cells: "phone eMail does trained",
      rows: "Kelly Marsh|555-0131|kelly.marsh@example.com|doors; stall|yes\nDevan Shah|555-0132|devan.shah@example.com|phones|yes\nGreta Hofer|555-0133|greta.hofer@example.com|leaflets; food|no\nSamuel Adeyemi|555-0134|samuel.adeyemi@example.com|doors; driving|yes\nLois Kerr|555-0135|lois.kerr@example.com|leaflets|no\nPiotr Lis|555-0136|piotr.lis@example.com|doors; phones|yes",
    },
    {
      id: "turf",
      use: "core",
      role: "place",
      icon: "map",
      names: "street list|street lists",
      also: "turf|walk|ward|area|route",
      fields:
        "Streets: text\nWard: choice North|Harbor|Mill|Station\nDoors: number 20..240\nKnocked: number 0..240\nTalked: number 0..120\nNot yet: calc doors - knocked\nIssue here: text\nState: choice free|given out|half done|done",
      cells: "ward doors knocked talked issueHere state",
      rows: "Mill Lane, odd|Mill|84|84|31|Bus stop|done\nMill Lane, even|Mill|78|40|14|Bus stop|half done\nCanal Walk|Harbor|140|0|0|Parking|free\nOrchard Close|North|46|46|22|School places|done\nStation Road, north|Station|112|18|5|Lighting|given out\nFern Bank|North|64|0|0|Playground|free",
    },
    {
      id: "shift",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "shift|shifts",
      also: "session|stall|round|phone bank",
      fields:
        "Shift: text\nDate: date -4..14\nFrom: time 10:00..18:30\nKind: choice doors|phones|leaflets|stall|count\nStreets: relation turf\nVolunteer: relation volunteer\nMeet at: text\nCame: boolean 20\nState: choice open|filled|done",
      cells: "date from kind streets volunteer meetAt came state",
      rows: "Saturday doors, Mill|@0|10:30|doors|Mill Lane, even|Kelly Marsh|Bakery|yes|filled\nSaturday stall|@0|10:00|stall||Greta Hofer|Market Square|no|filled\nSunday doors, Station|@1|14:00|doors|Station Road, north|Samuel Adeyemi|Station clock|no|filled\nMonday phones|@2|18:00|phones||Devan Shah|Office|no|filled\nCanal Walk leaflets|@3|17:00|leaflets|Canal Walk||Bridge|no|open\nFern Bank doors|@7|11:00|doors|Fern Bank||Playground|no|open",
    },
    {
      id: "talk",
      use: "core",
      role: "log",
      icon: "message-circle",
      names: "conversation|conversations",
      also: "contact|door|call|answer",
      fields:
        "Conversation: text\nStreets: relation turf\nDate: date -14..0\nAnswer: choice with us|leaning|undecided|against|not at home\nIssue: choice buses|housing|school|safety|climate|other\nWants: choice nothing|poster|a call|to help|a lift on the day\nBy: text @people",
      cells: "streets date answer issue wants by",
      rows: "Number 12|Mill Lane, even|@0|with us|buses|poster|Kelly Marsh\nNumber 18|Mill Lane, even|@0|undecided|buses|a call|Kelly Marsh\nNumber 3|Orchard Close|@-2|leaning|school|nothing|Piotr Lis\nNumber 31|Orchard Close|@-2|with us|school|to help|Piotr Lis\nNumber 7|Station Road, north|@-1|against|safety|nothing|Samuel Adeyemi\nNumber 9|Station Road, north|@-1|with us|safety|a lift on the day|Samuel Adeyemi",
    },
  ],
  jobs: "agenda shift.date\nkeep talk\nassign shift.volunteer\nmove turf.state\nrank turf.notYet\nchart talk.answer\nchart talk.issue\nmove shift.state\nkeep volunteer\ncheck shift.came\nrequest volunteer\nfind turf",
  site: {
    headline: "Knock with us on Saturday",
    body: "Two hours, two people, one street. Tea at the bakery, a list in your hand, and nobody knocks alone.",
    action: "Sign up to help|volunteer",
    services: "Doors|In pairs, with training|\nLeaflets|Your own street, your own hour|\nPhones|Mondays at six|",
    questions:
      "I have never done this.|You listen first; we go together.\nWhat do you write down?|What matters to them, and only if they agree.\nCan I help without knocking?|Leaflets, driving, soup.",
  },
  words: {
    tagline: "Streets, doors, answers and shifts.",
    itch: "Which streets has nobody walked?",
    promise: "Every door once, every promise kept",
    pov: "POV: number 18 gets her call the same evening",
    gains: ["188 doors, 72 talks", "Canal Walk: shift still open", "Two want posters or a lift"],
  },
});
