import type { Idea } from "../idea.ts";

/** Streets, parishes, clubs of neighbours, councils and causes. */
export const CIVIC_AND_COMMUNITY: readonly Idea[] = [
  {
    text: "repair café queue",
    things: [
      "item|repair|thing|job|device|visitor|ticket: problem|fault|broken|defect; owner|visitor|name|guest#r; state|status|stage#c; arrived|since|time|checked#d; kind|category|type#c; fixer|repairer|volunteer|station#r",
      "~fixer|repairer|volunteer: skill|good at|speciality|station",
    ],
    does: ["queue", "stage", "stats"],
  },
  {
    text: "allotment waiting list",
    things: [
      "applicant|person|application|household|entry|waiting: name; since|applied|joined|date|added#d; phone|email|address|contact; position|place|status|state",
      "plot|allotment: size|area; status|state|free#c; tenant|holder|since; number|name|site",
    ],
    does: ["queue|stage", "set|stage|toggle", "stats|filter"],
  },
  {
    text: "Tool library for our street: borrow a drill, give it back, late fees not wanted",
    things: [
      "tool|item: owner|shelf|place|category|kind; state|status|available|free#c; condition",
      "loan|borrowing: borrower|who|neighbour|member#r; due|back|until|return#d; tool|item#r; lent|from|since|date#d",
    ],
    does: ["lend", "due", "search|filter"],
    not: ['"fee"', '"fine"'],
  },
  {
    text: "Neighbourhood food sharing: leftover food, pick-up windows, allergies",
    things: [
      "food|offer|meal|portion|item|listing: pick-up|pickup|until|window|time|collect#d; allergen|allerg#c; portions|quantity|amount#n; who|giver|host|neighbour|from#r; place|address|location",
      "~request|claim|reservation|pickup|pick-up",
    ],
    does: ["list-own", "apply|book|toggle|set|stage", "filter|search"],
  },
  {
    text: "Potholes and broken street lights: residents report, the council fixes",
    things: [
      "report|issue|problem|pothole: kind|category|type#c; place|street|location|address; status|state|stage#c; reported|date|when#d; photo|picture|image|description",
    ],
    does: ["list-own", "vote|stage|board", "filter|stats|board"],
    says: ["resident|council|street"],
  },
  {
    text: "carpool to work for our industrial estate",
    things: [
      "ride|trip|lift|carpool: from|start|departure; to|destination; time|date|when|leaves#t; seats|places|spots#n; driver#r",
      "~driver|rider|passenger|member|commuter: name|phone|company",
    ],
    does: ["rsvp|book|log", "filter|search", "list-own"],
  },
  {
    text: "Volunteer rota for the soup kitchen",
    things: [
      "shift|slot|duty: date|day#d; start|time|from#t; task|role|station|job#c; needed|places|spots|volunteers#n",
      "volunteer|helper: phone|email|contact; name",
    ],
    does: ["rsvp|book|log", "calendar|week"],
    says: ["soup|kitchen"],
  },
  {
    text: "Parish summer fair: stalls, helpers, raffle prizes",
    things: [
      "stall|stand|booth: who|responsible|holder|owner#r; place|position|number|location; kind|offer|sells|type",
      "helper|volunteer: time|shift|stall|task; name",
      "prize|raffle: donor|donated|sponsor|from; value|number|ticket",
    ],
    does: ["rsvp|log|toggle", "browse"],
  },
  {
    text: "Crowdfunding for a new playground, with milestones and a list of donors",
    things: [
      "donation|pledge|contribution: amount#m; donor|name|who|from#r; date|when#d; message|note",
      "milestone|goal|phase: amount|target|cost#m; reached|status|state|done|due",
    ],
    does: ["goal", "list-own|log", "leaderboard|browse"],
    says: ["playground"],
  },
  {
    text: "participatory budget: citizens propose projects and vote",
    things: [
      "project|proposal|idea: cost|budget|amount#m; votes|supporters#n; category|area|district|topic#c; status|stage|state#c; proposer|by|author#r",
    ],
    does: ["vote", "list-own", "leaderboard|sort|chart"],
  },
  {
    text: "Lost and found board for a small town, no accounts, no ads",
    things: [
      "item|thing|report|notice|object: lost|found|kind|type|status#c; place|where|location; date|when|day#d; contact|phone|email; description|colour|photo",
    ],
    does: ["list-own", "filter|search", "toggle|set|stage"],
    not: ['"ads"', '"advert"', '"login"', '"account"'],
  },
  {
    text: "Emergency contacts and equipment list for a mountain rescue team",
    things: [
      "contact|member|rescuer|person: phone; role|skill|qualification#c; available|status|on call",
      "equipment|gear|item|kit: quantity|count|number#n; checked|inspection|inspected|next|service#d; place|location|stored|vehicle; condition|status|state",
    ],
    does: ["due|checklist|set|toggle", "search|filter"],
    says: ["rescue"],
  },
  {
    text: "Meetup for retired engineers in Rotterdam",
    things: [
      "meetup|event|meeting|gathering: date|when#d; place|venue|location|where; topic|theme|host|speaker; places|spots|seats|capacity#n",
      "member|engineer|person|attendee: field|company|specialty|interests|name",
    ],
    does: ["rsvp", "calendar"],
    says: ["rotterdam", "engineer"],
  },
  {
    text: "Nachbarschaftshilfe: wer braucht was, wer bietet was",
    language: "de",
    things: [
      "gesuch|angebot|anfrage|inserat|hilfe|anzeige: art|kategorie|thema#c; wer|nachbar|name|von#r; status|erledigt|stand#c; wann|datum|seit|tag#d; ort|straße|adresse|wo",
    ],
    does: ["list-own", "filter|search", "apply|toggle|stage|set"],
    says: ["nachbar"],
  },
  {
    text: "Warteliste für Schrebergärten",
    language: "de",
    things: [
      "bewerber|interessent|person|bewerbung|eintrag|anwärter: name; seit|beworben|datum|angemeldet#d; telefon|e-mail|adresse|kontakt; status|platz|stand",
      "~parzelle|garten: größe|fläche|frei|nummer|status",
    ],
    does: ["queue|stage", "stage|set|toggle"],
  },
  {
    text: "Dienstplan der freiwilligen Feuerwehr",
    language: "de",
    things: [
      "dienst|schicht|übung|einsatz: datum|tag|wann#d; beginn|uhrzeit|von#t; fahrzeug|thema|aufgabe|art|ort",
      "mitglied|kamerad|person|feuerwehrmann: dienstgrad|funktion|rolle|qualifikation|lehrgang; name",
    ],
    does: ["calendar|week", "rsvp|toggle|set|log"],
    says: ["feuerwehr"],
  },
  {
    text: "banco de tiempo del barrio",
    language: "es",
    things: [
      "servicio|oferta|anuncio|favor: horas#n; categoria|tipo#c; vecino|quien|ofrece|persona#r",
      "vecino|miembro|persona|socio: saldo|horas#n; nombre",
      "~intercambio|movimiento|servicio: fecha|horas",
    ],
    does: ["list-own|log", "stats|leaderboard|filter"],
    says: ["barrio|vecin"],
  },
  {
    text: "signalement des déchets sauvages dans la commune",
    language: "fr",
    things: [
      "signalement|depot|dechet: lieu|adresse|rue|endroit; type|nature|categorie#c; statut|etat#c; date|signale|quand#d; photo|image|description",
    ],
    does: ["list-own", "stage|board", "filter|stats|board"],
  },
  {
    text: "mutirão de limpeza da praia: voluntários e eventos",
    language: "pt",
    things: [
      "evento|mutirao|acao: data|quando#d; praia|local|lugar; vagas|voluntarios|participantes|quilos#n",
      "voluntario|participante: nome; telefone|contato|email|turno|tarefa",
    ],
    does: ["rsvp", "calendar|browse"],
    says: ["praia"],
  },
  {
    text:
      "We are forty families who share a community garden. We need to see which beds are free, who looks after which bed, sign up for the watering rota in summer, note down what we harvested (kilos per vegetable), and collect ideas for " +
      "the autumn party that people can vote on. Please keep it simple enough for people over seventy, in large type, and do not make it a competition: no rankings, no points. A small calendar with the work days would be great, and we would like to " +
      "know who has the key to the shed at the moment.",
    things: [
      "bed|plot: status|state|free#c; who|gardener|family|keeper|tenant#r; size|number|name",
      "watering|duty|shift|rota: date|day|when#d; who|family|gardener|member#r",
      "harvest: kilo|weight|amount|kg#n; vegetable|crop|what|kind; date|when#d",
      "idea|proposal|suggestion: votes#n",
      "work day|event|date|meeting: date|when|day#d",
      "~key|shed",
    ],
    does: ["vote", "calendar", "rsvp|toggle|set|log", "chart|stats"],
    says: ["garden"],
    not: ["leaderboard"],
  },
];
