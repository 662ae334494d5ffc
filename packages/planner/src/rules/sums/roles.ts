import { formulaInputs, type Entity, type Field } from "@sayhey/appspec";

/** What a number, an amount or a day of a row is to the others, by its name in one of five languages. */
export type Role = keyof typeof NAMES;

const whole = (...words: readonly string[]): RegExp => new RegExp(`^(?:${words.join("|")})$`, "iu");

/** Names of fields by role; whole names, but for a word before or behind that leaves the role as it is. */
const NAMES = {
  quantity: whole(
    "(?:order(?:ed)? )?quantity",
    "qty",
    "(?:number|no\\.?|count) of .+",
    "how many",
    "count",
    "units?(?: (?:sold|ordered|bought))?",
    "pieces|pcs|copies|tickets?|boxes|bags|bottles|packs|cases|sets|trays|portions|servings|pages|words|items",
    "(?:billable |extra |overtime )?(?:hours|hrs|days|nights|weeks|months|sessions|visits|lessons)(?: (?:worked|booked|billed|spent|stayed|used|rented))?",
    "guests|people|persons|heads?|head ?count|covers|seats|adults|passengers|travell?ers",
    "kilos?|kg|grams|litres?|liters?|gallons|met(?:re|er)s|miles|mileage|km|kilomet(?:re|er)s|distance|weight|volume",
    "Menge|Anzahl(?: .+)?|Stückzahl|Stück|Stunden|Arbeitsstunden|Tage|Nächte|Wochen|Personen|Gäste|Portionen|Kilometer|Gewicht",
    "cantidad|unidades|piezas|horas(?: trabajadas)?|días|noches|personas|kilos|kilómetros|peso",
    "quantité|nombre(?: d.+)?|pièces|heures(?: travaillées)?|jours|nuits|personnes|kilomètres|poids",
    "quantidade|unidades|peças|horas(?: trabalhadas)?|dias|noites|pessoas|quilos|quilômetros|quilómetros",
  ),
  price: whole(
    "(?:unit |item |sale |selling |ticket |day |daily |night(?:ly)? |hourly |weekly |monthly )?(?:price|rate|fee|charge)(?: (?:each|per .+|an? .+))?",
    "(?:unit )?cost (?:each|per .+|an? .+)",
    "unit cost|per (?:hour|day|night|head|person|kilo|piece|mile|km|unit)|(?:hourly|daily|day) wage|wage|pay rate|mileage rate",
    "(?:Einzel|Stück|Kilo)?preis|Preis (?:pro|je) .+|(?:Stunden|Tages)(?:satz|lohn)|Satz",
    "precio(?: unitario| por .+)?|tarifa(?: por .+)?",
    "prix(?: unitaire| par .+| de l['’].+)?|tarif(?: horaire| par .+)?|taux horaire",
    "preço(?: unitário| por .+)?|taxa(?: por .+)?|valor unitário|valor por .+",
  ),
  total: whole(
    "(?:line |order |job |grand |full |overall )?total(?: (?:price|cost|amount|pay|value|charge|fee|due|bill|earned|owed|to (?:pay|invoice|bill|charge)))?",
    "sub-?total|line amount|amount(?: (?:due|earned|to pay))?|to pay|pay|earnings?|earned|wages|gross pay|sum|(?:stock |inventory )?value|bill",
    "Summe|Gesamt(?:preis|betrag|kosten|summe|wert)?|Betrag|Zu zahlen|Lohn|Verdienst",
    "(?:precio |importe |coste |costo |valor )?total|importe|monto|a pagar|suma|ganado",
    "(?:prix |montant |coût )?total|montant|à payer|somme|gagné",
    "(?:preço |valor |custo )?total|montante|a pagar|soma|ganho",
  ),
  income: whole(
    "(?:sale|selling|sell|sold|resale|retail|asking|list|listing) (?:price|amount|for)|sold(?: for)?|sale|sales|revenue|income|turnover|takings|money in|earned|earnings|charged|quoted|invoiced|price charged|proceeds",
    "Verkaufspreis|VK|Verkauft für|Einnahmen?|Umsatz|Erlös",
    "precio de venta|vendido por|ingresos?|ventas",
    "prix de vente|vendu|recettes?|revenus?|ventes",
    "preço de venda|vendido por|receitas?|vendas",
  ),
  expense: whole(
    "(?:purchase|buying|cost|bought|buy) price|cost|costs|bought for|paid(?: for it)?|purchase cost|total cost|expenses?|money out|spent|(?:.+ )?fees?|(?:.+ )?postage|(?:.+ )?shipping(?: cost)?|materials?(?: cost)?|(?:.+ )?costs?|commission",
    "Einkaufspreis|EK|Gekauft für|Kosten|Ausgaben?|Gebühren?|Versand(?:kosten)?|Material(?:kosten)?",
    "precio de compra|comprado por|coste|costo|costes|costos|gastos?|comisión|envío",
    "prix d['’]achat|acheté|coûts?|dépenses?|frais(?: .+)?|commission",
    "preço de compra|comprado por|custos?|despesas?|comissão|frete|envio",
  ),
  whole: whole(
    "(?:total|full|agreed|quoted) ?(?:price|cost|fee|amount)?|price|cost|fee|quote|quoted|budget|planned|goal|target|limit|allowance|amount|amount (?:owed|due|borrowed|lent|pledged|invoiced)|(?:total )?(?:owed|due)|invoiced?|invoice (?:total|amount)|rent|rent due|loan|loan amount|borrowed|lent|pledged|estimate|capacity|seats|places|size|stock|bought|total .+|needed|goal amount",
    "(?:Gesamt)?(?:preis|betrag|kosten|summe)|Betrag|Budget|Ziel|Rechnung(?:sbetrag)?|Miete|Kosten|Geplant|Plätze",
    "precio|importe|total|presupuesto|objetivo|meta|coste|costo|cuota|monto|plazas|alquiler|prestado",
    "prix|montant|total|budget|objectif|coût|loyer|cotisation|devis|places|prévu",
    "preço|valor|total|orçamento|meta|objetivo|custo|aluguel|mensalidade|vagas|emprestado",
  ),
  part: whole(
    "(?:amount |total |already |deposit |rent )?paid(?: (?:so far|already|in|back|off))?|deposit(?: (?:paid|in|taken))?|spent(?: so far)?|raised(?: so far)?|saved(?: so far)?|received|collected|so far|used|taken|sold|done|repaid|redeemed|actual(?: cost| spend| spent)?|given|booked|filled|advance|payments?(?: (?:made|received))?",
    "(?:Schon )?bezahlt|Anzahlung|Ausgegeben|Gespart|Gesammelt|Erhalten|Verbraucht|Verkauft|Belegt|Zurückgezahlt",
    "pagado|anticipo|señal|gastado|ahorrado|recaudado|recibido|usado|vendido|devuelto|ocupadas",
    "payé|acompte|dépensé|épargné|récolté|reçu|utilisé|vendu|remboursé|prises",
    "pago|sinal|gasto|economizado|poupado|arrecadado|recebido|usado|vendido|devolvido|ocupadas",
  ),
  rest: whole(
    "(?:outstanding |remaining |current )?balance(?: (?:due|owed|left|remaining|to pay|outstanding))?|remaining(?: .+)?|(?:amount |budget |money |still )?left(?: (?:over|to pay|to go|to raise|to save))?|outstanding(?: amount)?|still (?:owed|owes|owing|due|to pay|to go|needed)|owes|owing|amount (?:left|outstanding|remaining|still owed)|rest|to go|open amount",
    "Rest(?:betrag|budget)?|Offen(?:er Betrag)?|Noch offen|Saldo|Übrig|Verbleibend|Restzahlung",
    "saldo(?: pendiente)?|pendiente|restante|resto|queda|por pagar|debe",
    "solde|reste(?: à payer| dû)?|restant|dû",
    "saldo(?: devedor)?|restante|resto|falta(?: pagar)?|em aberto|deve",
  ),
  profit: whole(
    "(?:net |gross |total )?profits?(?: (?:made|margin))?|margin|gain|earned|made|net|profit (?:or|/) loss|profit(?: &| and)? loss|return",
    "Gewinn|Marge|Ertrag",
    "ganancia|beneficio|margen|utilidad",
    "bénéfice|marge|gain",
    "lucro|margem|ganho",
  ),
  share: whole(
    "(?:.+ )?(?:percent(?:age)?|%)(?: (?:done|complete|paid|raised|used|full|sold))?|progress|completion|(?:hit|success|win|conversion|completion|occupancy|fill|attendance|response|open|click|sell-through|pass) rate|share|utili[sz]ation|occupancy",
    "Fortschritt|Anteil|Prozent|Auslastung|Quote",
    "progreso|avance|porcentaje|ocupación",
    "progression|avancement|pourcentage|taux d['’]occupation",
    "progresso|percentual|porcentagem|ocupação",
  ),
  starts: whole(
    "start(?:s|ed|ing)?(?: (?:date|day|on))?|from(?: date)?|check.?in(?: date)?|arrival(?: date)?|arrives?(?: on)?|pick.?up(?: date)?|out|hired? (?:from|on|out)|rented(?: on| from)?|borrowed(?: on)?|lent(?: on)?|opened(?: on)?|begins?(?: on)?|first day|received(?: on)?|asked(?: on)?|collected(?: on)?|drop.?off(?: date)?|date (?:in|from|out)|leave from|departs?(?: on)?",
    "Beginn|Von|Anreise|Start(?:datum)?|Ausgeliehen(?: am)?|Abholung",
    "inicio|desde|entrada|llegada|fecha de inicio|recogida|salida del?",
    "début|du|arrivée|date de début|retrait",
    "início|de|entrada|chegada|data de início|retirada",
  ),
  ends: whole(
    "end(?:s|ed|ing)?(?: (?:date|day|on))?|to(?: date)?|until|till|check.?out(?: date)?|departure(?: date)?|departs?(?: on)?|leaves?(?: on)?|return(?:ed|s)?(?: (?:date|on|by))?|back(?: on| by)?|finish(?:es|ed)?(?: (?:date|on))?|last day|closed(?: on)?|due back|hired? (?:to|until)|date (?:out|to|back)|leave to|answered(?: on)?|collection(?: date)?",
    "Ende|Bis|Abreise|Enddatum|Zurück(?: am)?|Rückgabe",
    "fin|hasta|salida|fecha de fin|devolución",
    "fin|au|départ|date de fin|retour",
    "fim|até|saída|partida|data de fim|devolução",
  ),
  length: whole(
    "nights?|days?|(?:number|no\\.?) of (?:nights|days)|(?:total |rental |hire )?(?:days|length|duration)(?: (?:of (?:stay|hire|rental|leave)|booked|away|off|out|open|taken|used))?|length of stay|how (?:long|many days|many nights)",
    "Nächte|Tage|Anzahl (?:Nächte|Tage)|Dauer",
    "noches|días|duración|número de (?:noches|días)",
    "nuits|jours|durée|nombre de (?:nuits|jours)",
    "noites|dias|duração|número de (?:noites|dias)",
  ),
  before: whole(
    "(?:.+ )?(?:start|starting|opening|initial|previous|before|old|first|planned|expected|estimated|last)(?: (?:reading|mileage|odometer|km|weight|meter|count|balance|value|amount|hours|stock))?|estimate|(?:reading|mileage|odometer|weight|meter|stock|score) (?:start|before|out|at start)|budget(?:ed)?",
    "(?:Anfangs|Start)(?:stand|gewicht|wert|bestand)?|Vorher|Geplant|Alter Stand",
    "(?:lectura |peso |kilometraje |valor )?(?:inicial|anterior)|antes|previsto",
    "(?:relevé |poids |kilométrage |valeur )?(?:initiale?|précédente?)|avant|prévu",
    "(?:leitura |peso |quilometragem |valor )?(?:inicial|anterior)|antes|previsto",
  ),
  after: whole(
    "(?:.+ )?(?:end|ending|closing|current|latest|new|after|actual|final|now)(?: (?:reading|mileage|odometer|km|weight|meter|count|balance|value|amount|hours|stock|cost|spend))?|(?:reading|mileage|odometer|weight|meter|stock|score) (?:end|now|after|in|at end)",
    "(?:End|Schluss)(?:stand|gewicht|wert|bestand)?|Nachher|Tatsächlich|Neuer Stand",
    "(?:lectura |peso |kilometraje |valor )?(?:final|actual|nuevo)|después|real",
    "(?:relevé |poids |kilométrage |valeur )?(?:finale?|actuel(?:le)?)|après|réel",
    "(?:leitura |peso |quilometragem |valor )?(?:final|atual|novo)|depois|real",
  ),
  change: whole(
    "(?:weight |price |total )?(?:difference|change|gain|loss|variance|growth|delta|lost|gained)|over ?(?:/|or) ?under|(?:miles|km|distance|units?|energy|electricity|water|gas|fuel) ?(?:driven|used|run|travelled)?|usage|consumption|used|driven|distance(?: (?:driven|run))?|trip (?:miles|distance|length)",
    "Differenz|Veränderung|Abweichung|Verbrauch|Gefahren|Strecke",
    "diferencia|cambio|variación|consumo|recorrido",
    "différence|écart|variation|consommation|parcouru",
    "diferença|variação|consumo|percorrido",
  ),
  average: whole(
    "(?:overall |total )?average(?: (?:score|mark|rating|grade))?|avg\\.?|mean(?: score)?|(?:overall|final) (?:score|mark|rating|grade)",
    "Durchschnitt|Mittelwert|Gesamtnote|Schnitt",
    "promedio|media|nota final",
    "moyenne|note finale",
    "média|nota final",
  ),
  birth: whole(
    "(?:date of )?birth(?:day|date)?|born(?: on)?|dob|hatched(?: on)?",
    "Geburts(?:tag|datum)|Geboren(?: am)?",
    "fecha de nacimiento|nacimiento|cumpleaños|nacido",
    "date de naissance|naissance|anniversaire|né(?:e)? le",
    "data de nascimento|nascimento|aniversário|nascido",
  ),
  age: whole("age(?: in (?:years|months|weeks))?", "Alter", "edad", "âge", "idade"),
  due: whole(
    "due(?: (?:date|on|by|back))?|deadline|next .+|expir(?:y|es)(?: (?:date|on))?|expiration(?: date)?|use by|best before|ends?(?: (?:on|date))?|until|valid until|closes(?: on)?|(?:event|wedding|exam|trip|party|race|show|launch|departure|delivery|renewal|return) (?:date|day)|renews?(?: on)?|date|event|wanted by|needed by|by",
    "Fällig(?: am)?|Frist|Ablauf(?:datum)?|Läuft ab|Bis|Termin|Datum",
    "vence|vencimiento|fecha límite|caduca|plazo|fecha",
    "échéance|date limite|expire(?: le)?|péremption|date",
    "vence|vencimento|prazo|validade|data",
  ),
  daysLeft: whole(
    "days? (?:left(?: .+)?|to go|until .+|till .+|remaining|before .+|to .+)|countdown|time left|how (?:long|many days) (?:left|to go)",
    "Tage (?:übrig|bis .+)|Resttage|Noch Tage",
    "días (?:restantes|para .+|que faltan)|faltan",
    "jours (?:restants|avant .+)|compte à rebours",
    "dias (?:restantes|para .+|que faltam)|faltam",
  ),
  daysSince: whole(
    "days? (?:since .+|ago|open|sober|clean|without .+|in stock|old|overdue)|(?:days|time) since",
    "Tage (?:seit .+|her)",
    "días (?:desde .+|sin .+)",
    "jours (?:depuis .+|sans .+)",
    "dias (?:desde .+|sem .+)",
  ),
} as const;

const CURRENCY = /^[A-Z]{3}$/;

/** Whether a field holds an amount of money, typed in or worked out. */
export const isMoney = ({ type, unit }: Field): boolean => type === "money" || CURRENCY.test(unit ?? "");

/** Whether a field may hold an amount of money: one, or a number of nothing in particular that follows from some. */
export const mayBeMoney = (field: Field): boolean =>
  isMoney(field) || (field.unit === undefined && field.type === "number");

/** Fields that hold a number or an amount, computed ones among them. */
export const isNumber = ({ type, formula }: Field): boolean =>
  type === "number" || type === "money" || (type === "computed" && formula?.kind !== "lookup");

/** Whether a field is called as what has a role. */
export const hasRole = ({ name }: Field, role: Role): boolean => NAMES[role].test(name.trim());

/** Numbers of an entity that have a role, but for one. */
export const numbersOf = (entity: Entity, role: Role, but?: Field): Field[] =>
  entity.fields.filter((field) => field !== but && isNumber(field) && hasRole(field, role));

/** The first day of an entity that has a role. */
export const dayOf = (entity: Entity, role: Role): Field | undefined =>
  entity.fields.find((field) => field.type === "date" && hasRole(field, role));

/** The fields of its own row that an expression reads. */
export function inputsOf(of: string, entity: Entity): Field[] {
  const read = new Set(
    formulaInputs({ kind: "expression", of }, entity).flatMap((input) =>
      input.entity === entity.id ? [input.field] : [],
    ),
  );
  return entity.fields.filter(({ id }) => read.has(id));
}
