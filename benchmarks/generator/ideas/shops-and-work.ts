import type { Idea } from "../idea.ts";

/** Shops, trades, offices and people who work for themselves. */
export const SHOPS_AND_WORK: readonly Idea[] = [
  {
    text: "NFT marketplace for artists",
    things: [
      "artwork|piece|nft|work: artist|creator#r; price#m; edition; medium|style|technique#c; status|state#c; image|picture|art#i",
      "artist|creator: bio|about|profile; follower#n",
      "collection|series: name|title",
      "bid|offer: amount|price|value#m; bidder|from|who|by#r",
    ],
    does: ["bid", "buy", "list-own", "filter|sort"],
    says: ["demo|play"],
  },
  {
    text: "online shop for handmade ceramics with a basket and pick-up times",
    things: [
      "product|piece|item|ceramic|pot: price#m; stock|quantity|available#n; glaze|colour|kind|category|size#c",
      "order: total|amount#m; pick-up|pickup|collection|time#d; items|products|lines",
    ],
    does: ["cart", "filter|search"],
    says: ["ceramic"],
  },
  {
    text: "barber shop appointments",
    things: [
      "appointment|booking: date|day#d; time|start|slot#t; customer|client|name#r; service|cut#r; barber#r",
      "service|cut: price#m; duration|minutes#n",
      "barber|stylist: name",
    ],
    does: ["book", "calendar|browse"],
  },
  {
    text: "CRM for freelance photographers: leads, shoots, invoices",
    things: [
      "lead|client|contact|customer: stage|status#c; phone|email|mail; source|budget|value",
      "shoot|session|job|booking: date|when#d; location|place|venue; client#r; package|kind|type|price",
      "invoice: amount|total#m; due#d; paid|status|state#b",
    ],
    does: ["board", "calendar", "toggle|stage|set", "stats"],
    says: ["photograph"],
  },
  {
    text: "Invoice and expense tracker for a one-person plumbing business",
    things: [
      "invoice: amount|total#m; due|date#d; client|customer#r; paid|status|state#b",
      "expense|cost: amount|price#m; category|kind#c; date#d",
    ],
    does: ["stats", "chart|stats", "toggle|stage|set"],
    says: ["plumb"],
  },
  {
    text: "Simple kanban board for a design team, without time tracking",
    things: [
      "task|card|ticket: status|stage|column|state#c; assignee|owner|who|designer#r; due|deadline|date#d; priority|label#c",
    ],
    does: ["board"],
    not: ["stopwatch", "timer", '"timesheet"', '"hours"'],
  },
  {
    text: "shift planner for a café with swap requests",
    things: [
      "shift: date|day#d; start|from|time#t; end|until|to|hours; who|staff|employee|barista|assigned#r; role|station|position|task",
      "staff|employee|barista|team|member: name; role|position|phone|hours",
      "swap|request: shift#r; status|state|approved#c; reason|note|from|by",
    ],
    does: ["week|calendar", "stage|set|toggle|approve"],
    says: ["cafe|barista"],
  },
  {
    text: "Bug bounty triage",
    things: [
      "report|bug|finding|vulnerability|issue: severity|priority#c; status|state|stage#c; reporter|hunter|researcher|by#r; bounty|reward|payout#m; reported|submitted|date#d",
      "~researcher|hunter|reporter: name",
    ],
    does: ["board|queue|stage", "filter|sort"],
  },
  {
    text: "hotel housekeeping: rooms, status, who cleans what today",
    things: [
      "room: status|state#c; floor#n; number|name; cleaner|housekeeper|assigned|who#r",
      "~cleaner|housekeeper|staff: name",
    ],
    does: ["stage|board|set", "filter|checklist"],
  },
  {
    text: "Job board for remote climate jobs",
    things: [
      "job|position|opening|role: company|employer|organisation; salary|pay; location|region|remote; type|kind|contract|category|field#c; posted|date|deadline#d",
      "application|applicant|candidate: name|candidate; status|stage|state#c",
      "~company|employer: name",
    ],
    does: ["filter|search", "apply", "list-own"],
    says: ["climate"],
  },
  {
    text: "Warehouse stock count with minimum levels and suppliers",
    things: [
      "item|product|article|part: quantity|stock|count|level#n; minimum|reorder|min#n; location|shelf|bin|aisle; supplier#r; sku|code|number",
      "supplier|vendor: email|phone|contact|lead",
    ],
    does: ["low-stock", "add|set|log", "search|filter"],
  },
  {
    text: "Approval of holiday requests in a small company",
    things: [
      "request|leave|holiday|absence: from|start#d; until|to|end|days; days#n; status|state#c; employee|who|person|by#r; type|kind|reason#c",
      "employee|person|staff|team|colleague: days|allowance|balance|left#n; name",
    ],
    does: ["approve", "calendar|agenda|filter"],
  },
  {
    text: "Wedding photographers' gallery where couples pick their favourites",
    things: [
      "photo|picture|image: image|picture|photo#i; favourite|favorite|picked|chosen|selected#b",
      "wedding|couple|gallery|album|event: date|when#d; place|venue|location",
    ],
    does: ["gallery", "toggle|vote"],
  },
  {
    text: "Terminbuchung für einen Friseursalon mit Preisliste",
    language: "de",
    things: [
      "termin|buchung: datum|tag#d; uhrzeit|zeit|beginn#t; kunde|kundin|name#r; leistung|behandlung|schnitt#r",
      "leistung|behandlung|angebot: preis#m; dauer|minuten#n",
    ],
    does: ["book"],
    says: ["friseur|salon"],
  },
  {
    text: "Angebote und Rechnungen für meinen Malerbetrieb",
    language: "de",
    things: [
      "angebot: betrag|summe|preis#m; kunde#r; status|stand#c; datum|gültig#d",
      "rechnung: betrag|summe#m; fällig#d; bezahlt|status#b",
      "kunde: name; adresse|telefon|ort|e-mail",
    ],
    does: ["board|stage|set|toggle", "stats"],
  },
  {
    text: "tienda de plantas online con carrito",
    language: "es",
    things: [
      "planta|producto: precio#m; stock|existencias|unidades|disponible#n; luz|riego|tamano|categoria|tipo",
      "pedido: total|importe#m; fecha#d",
    ],
    does: ["cart", "filter|search"],
    says: ["planta"],
  },
  {
    text: "suivi des candidatures pour ma recherche d'emploi",
    language: "fr",
    things: [
      "candidature|offre|poste: entreprise|societe|employeur; statut|etape|etat#c; date|envoyee|relance#d; salaire|contact|lien",
    ],
    does: ["board|stage", "due|stats|calendar"],
  },
  {
    text: "agenda de serviços para manicure com lembrete de clientes",
    language: "pt",
    things: [
      "cliente: nome; telefone|whatsapp|contato",
      "agendamento|horario|atendimento|reserva|servico: data|dia#d; hora|horario|inicio#t; cliente#r; servico#r; preco|valor#m",
    ],
    does: ["book|calendar", "calendar|due"],
  },
  {
    text: "Airbnb for boats",
    things: [
      "boat: price|rate|night|day#m; sleeps|guests|people|capacity|berths#n; location|harbour|port|marina|pick up|where; owner|host|skipper#r; type|kind#c",
      "booking|stay|rental|reservation|trip: from|start|check|date#d; until|to|end|nights|days; guest|renter|who|name#r; boat#r",
      "~review: rating|stars#g",
    ],
    does: ["book|rent", "rate", "filter|search", "list-own"],
  },
  {
    text: "Tinder for adopting shelter dogs",
    things: [
      "dog: breed; age; size#c; shelter#r; temperament|traits|character|good with|energy; sex|gender|photo",
      "~shelter: city|address|location|phone",
    ],
    does: ["swipe", "detail|apply|chat"],
    says: ["dog", "shelter|adopt"],
  },
  {
    text: "Uber for lawn mowing",
    things: [
      "job|request|booking|mowing|order: address|location|garden; size|area|lawn; date|when|time#d; status|state#c; price|pay|fee#m",
      "mower|gardener|provider|helper|driver: rating#g; price|rate#m; area|location|distance",
    ],
    does: ["book|list-own|apply", "stage|set|board|queue", "rate"],
  },
];
