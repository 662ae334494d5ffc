import type { Idea } from "../idea.ts";

/** Money, journeys, vehicles, weather, birds and stars. */
export const MONEY_TRAVEL_NATURE: readonly Idea[] = [
  {
    text: "split expenses on a group holiday",
    things: [
      "expense|cost|payment: amount|price#m; paid by|payer|who#r; date|when|day#d; category|kind#c",
      "person|traveller|friend|member|people|participant: name",
    ],
    does: ["split", "stats|chart"],
  },
  {
    text: "Monthly household budget with categories and savings goals",
    things: [
      "category|envelope|budget: limit|budget|planned|amount#m",
      "expense|transaction|spending|purchase: amount#m; date|when#d; category|envelope|budget#r",
      "goal|saving: target|amount#m; saved|so far|current#m",
    ],
    does: ["budget", "progress|goal", "chart|stats"],
  },
  {
    text: "subscription tracker: what do I pay every month and when can I cancel",
    things: [
      "subscription: price|cost|amount#m; renews|renewal|next|due|billing#d; cycle|period|interval|every#c; cancel|notice#d; category|kind",
    ],
    does: ["stats", "due", "toggle|set|stage|filter"],
  },
  {
    text: "Currency and unit converter for travellers to Japan",
    things: [],
    does: ["convert"],
    says: ["yen|jpy|japan"],
  },
  {
    text: "pocket money for kids",
    things: [
      "child|kid: balance|money|saved|total#m; weekly|allowance|amount",
      "~payment|transaction|entry|payout|spending|movement: amount#m; date|when#d; reason|for|what|kind",
    ],
    does: ["log", "stats|progress|goal"],
  },
  {
    text: "Stock portfolio diary for long-term investors without day trading tips",
    things: [
      "holding|position|stock|share|security: shares|quantity|units|number#n; price|bought|cost#m; value|gain; ticker|symbol|sector",
      "~transaction|trade|purchase|note|entry: date|when#d; amount|price|reason|why",
    ],
    does: ["stats", "chart"],
    not: ['"tip"'],
  },
  {
    text: "Trip planner for a road trip through Scotland with stops, packing list and costs",
    things: [
      "stop|place|stage|destination: date|day|arrive|when#d; nights|night|stay|where|address|location; distance|km|miles",
      "packing|item|thing: packed|done#b; category|who|quantity",
      "cost|expense: amount|price#m; category|kind|paid|what",
    ],
    does: ["checklist", "calendar", "stats|budget|split|chart"],
    says: ["scotland|scottish|highland|skye|edinburgh"],
  },
  {
    text: "digital nomad city guide",
    things: [
      "city|place|destination: cost|price|rent#m; internet|wifi|speed; safety|rating|score#g; country|region; weather|temperature|climate|visa",
    ],
    does: ["filter|sort|search", "rate", "detail"],
  },
  {
    text: "Fahrtenbuch für den Firmenwagen",
    language: "de",
    things: [
      "fahrt: datum|tag|wann#d; start|von|abfahrt; ziel|nach; kilometer|km|strecke|distanz#n; zweck|grund|anlass|art#c",
      "~fahrzeug|auto|wagen: kennzeichen|kilometerstand",
    ],
    does: ["log", "stats", "chart|stats|filter"],
  },
  {
    text: "Haushaltsbuch",
    language: "de",
    things: [
      "ausgabe|buchung|posten|eintrag: betrag|summe#m; kategorie|budget#r; datum|tag|wann#d",
      "~kategorie|budget|topf: limit|grenze|budget|geplant#m",
    ],
    does: ["budget|progress|stats", "chart|stats"],
  },
  {
    text: "ahorro para un viaje entre tres amigas",
    language: "es",
    things: [
      "aporte|ahorro|ingreso|deposito|aportacion|pago: cantidad|importe|monto#m; fecha|cuando|dia#d; quien|amiga|persona#r",
      "~amiga|persona|participante: nombre",
    ],
    does: ["goal|progress", "chart|leaderboard|stats|split"],
  },
  {
    text: "ruta de senderismo: diario de caminatas con distancia y desnivel",
    language: "es",
    things: [
      "caminata|ruta|excursion|salida: distancia|km|kilometros#n; desnivel|altitud#n; fecha|cuando|dia#d; lugar|zona|inicio; dificultad|duracion|tiempo",
    ],
    does: ["log", "chart|stats", "filter|search"],
  },
  {
    text: "carnet d'entretien de ma moto",
    language: "fr",
    things: [
      "entretien|intervention|revision|operation: date|quand|fait#d; kilometrage|km|kilometres#n; cout|prix|montant#m; type|piece|nature|garage",
      "~moto|vehicule: modele|immatriculation",
    ],
    does: ["log", "due|stats", "stats|chart"],
  },
  {
    text: "gestion de budget pour étudiants avec objectif d'épargne",
    language: "fr",
    things: [
      "depense|transaction|operation: montant|prix|somme#m; date|quand|jour#d; categorie|budget#r",
      "objectif|epargne|cagnotte: cible|montant|objectif#m; epargne|actuel|deja|atteint",
      "~categorie|budget|poste: limite|plafond|prevu#m",
    ],
    does: ["goal|progress", "chart|stats|budget"],
    says: ["etudiant"],
  },
  {
    text: "controle de gastos da viagem",
    language: "pt",
    things: [
      "gasto|despesa: valor|quantia#m; categoria|orcamento#r; data|dia|quando#d; pago|quem|forma|pagador",
      "~viajante|pessoa|participante|categoria|orcamento: nome|limite|valor",
    ],
    does: ["stats|chart", "split|budget|progress|stats"],
  },
  {
    text: "observação de aves no Pantanal",
    language: "pt",
    things: [
      "ave|especie: nome cientifico|nome latino|familia|cientifico|cor|tamanho; status|conservacao|habitat|raridade",
      "observacao|avistamento|registro: data|quando|hora#d; local|lugar|ponto|onde; quantidade|numero|contagem#n; ave|especie#r",
    ],
    does: ["log", "stats|chart|progress|filter"],
    says: ["pantanal"],
  },
  {
    text: "birdwatching life list",
    things: [
      "bird|species: family|scientific|latin|order; seen|status|state|on my list",
      "sighting|observation: date|when|seen#d; place|location|where|site; count|number#n; bird|species#r",
    ],
    does: ["log", "progress|stats", "search|filter"],
  },
  {
    text: "Stargazing planner with best nights and objects to look at",
    things: [
      "object|target|star: constellation; magnitude|brightness; type|kind#c; seen|observed|status",
      "session|night|observation|evening: date|when|night#d; place|site|location; seeing|sky|conditions|clouds|moon",
    ],
    does: ["calendar", "log|toggle", "filter|search"],
  },
  {
    text: "mushroom foraging log with places only I can see",
    things: [
      "find|finding|foray|mushroom|haul|entry: species|mushroom|kind#r; place|spot|location|where; date|when|found#d; weight|amount|quantity|count#n; habitat|tree|edible|weather",
    ],
    does: ["log", "filter|search|calendar", "stats|chart"],
    not: ["leaderboard", "chat"],
  },
  {
    text: "Weather diary for a school weather station",
    things: [
      "reading|measurement|observation|entry|weather|record: temperature#n; rain|rainfall|precipitation#n; wind; date|day|when#d; sky|cloud|pressure|humidity|observer",
    ],
    does: ["log", "chart", "stats"],
    says: ["school"],
  },
  {
    text: "Fuel and service log for my old van",
    things: [
      "fill|refuel|fuel|refuelling: litres|liters|gallons|amount#n; price|cost|total#m; odometer|mileage|km|miles#n; date|when#d",
      "service|repair|maintenance: date|when#d; cost|price#m; odometer|mileage|km|due; what|work|kind|part|garage",
    ],
    does: ["log", "chart|stats", "due|stats"],
  },
  {
    text: "Electric car charging stations rated by drivers",
    things: [
      "station|charger|charging: power|kw|speed#n; address|location|place|street; plug|connector|type#c; price|cost#m; status|available|working",
      "review|rating: rating|stars|score#g; text|comment|body|review#x; driver|author|by|who|name#r",
    ],
    does: ["rate", "filter|search", "list-own"],
  },
  {
    text: "tide and surf log",
    things: [
      "session|surf: date|when|time#d; spot|beach|break#r; wave|height|size#n; tide#c; board|wind|swell|rating",
      "~spot|beach|break: tide|swell|wind|location|best",
    ],
    does: ["log", "chart|stats"],
  },
];
