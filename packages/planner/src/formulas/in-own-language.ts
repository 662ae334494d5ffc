/** Formulas by what people call them in German, Spanish, French and Portuguese. */
export const CALLED: readonly (readonly [formula: string, says: RegExp])[] = [
  [
    "mileagePay",
    /fahrtkosten|reisekosten|kilometergeld|tagespauschale|gastos de viaje|kilometraje|frais (?:de route|kilométriques)|despesas de viagem/,
  ],
  ["asado", /\basado\b|\bparrillada\b/],
  ["barbecue", /\bgrill(?:fest|party|abend|rechner)\w*|\bbarbacoa\b|\bbarbecue\b|\bchurrasco\b/],
  ["mortgage", /hypothek\w*|baufinanzierung|\bhipotecas?\b|prêt immobilier|hypothèque|financiamento imobiliário/],
  ["loan", /\bkredit(?:e|s|rechner)?\b|\bdarlehen\w*|\bpréstamos?\b|\bcréditos?\b|\bprêts?\b|\bempréstimos?\b/],
  [
    "savings",
    /zinseszins\w*|sparplan\w*|sparrechner|zinsrechner|inter[eé]s compuesto|ahorros?\b|intérêts composés|épargne|juros compostos|poupança/,
  ],
  ["tip", /trinkgeld\w*|\bpropinas?\b|\bpourboires?\b|\bgorjetas?\b/],
  ["vat", /mehrwertsteuer\w*|\bmwst\b|\biva\b|\btva\b/],
  ["discount", /\brabatt\w*|\bdescuentos?\b|\bremises?\b|\bdescontos?\b/],
  [
    "fuel",
    /spritkosten\w*|benzinkosten\w*|spritrechner|\b(?:gasolina|combustible)\b|\b(?:essence|carburant)\b|\bcombustível\b/,
  ],
  ["bmi", /\bbmi\b|\bimc\b/],
  ["paint", /\b(?:wand)?farb(?:e|bedarf|rechner)\w*|\bpintura\b|\bpeinture\b|\btinta\b/],
  ["percent", /prozent\w*|porcentajes?|pourcentages?|porcentagem|percentuais/],
];

/** What stands in for a calculator in these languages. */
export const CALCULATOR =
  /\w*rechner\b|\b(?:aus|be)rechne\w*|\bcalculador\w*|\bcalcul(?:ar|e|er|ette|atrice|ateur)\w*\b|\bcu[aá]nt[oa]s?\b.{0,40}\b(?:necesito|hace falta|hay que)\b/;

/** Words that Spanish does not have; few words in Portuguese look like it else. */
const PORTUGUESE =
  /\b(?:juros|gorjetas?|descontos?|empréstimos?|poupança|financiamento|churrasco|combustível|porcentagem|tinta para|viagem|uma?)\b/i;

/** The language of a text that asks for a calculator. */
export const spokenOf = <L extends string>(text: string, language: L): L | "pt" =>
  language === "es" && PORTUGUESE.test(text) ? "pt" : language;

/** Labels of these formulas: `English = German | Spanish | French | Portuguese`. */
export const LABELS = `
Work it out = Rechnen | Calcular | Calculer | Calcular
Amount = Betrag | Cantidad | Montant | Valor
Comes to = Ergibt | Da | Donne | Dá
What for = Wofür | Para qué | Pour quoi | Para quê
On = Am | Fecha | Le | Em
Note = Notiz | Nota | Note | Nota
As it is = Wie es ist | Tal cual | Tel quel | Como está
With twice as much = Mit doppelt so viel | Con el doble | Avec le double | Com o dobro
Travel expenses = Fahrtkosten | Gastos de viaje | Frais de route | Despesas de viagem
Distance = Strecke | Distancia | Distance | Distância
Rate a kilometer = Satz je Kilometer | Tarifa por kilómetro | Taux par kilomètre | Valor por quilômetro
Passengers = Mitfahrer | Pasajeros | Passagers | Passageiros
More a passenger and kilometer = Mehr je Mitfahrer und Kilometer | Extra por pasajero y kilómetro | En plus par passager et kilomètre | A mais por passageiro e quilômetro
Days away = Tage unterwegs | Días fuera | Jours en déplacement | Dias fora
Allowance a day = Tagespauschale | Dieta por día | Indemnité par jour | Diária
To be paid = Zu zahlen | A pagar | À payer | A pagar
For the drive = Für die Fahrt | Por el trayecto | Pour le trajet | Pelo trajeto
For the days = Für die Tage | Por los días | Pour les jours | Pelos dias
Asado = Asado | Asado | Asado | Asado
Food for a barbecue = Essen für den Grill | Comida para la barbacoa | De quoi griller | Comida para o churrasco
Adults = Erwachsene | Adultos | Adultes | Adultos
Children = Kinder | Niños | Enfants | Crianças
Of them vegetarian = Davon vegetarisch | De ellos, vegetarianos | Dont végétariens | Vegetarianos entre eles
They eat = Sie essen | Comen | Ils mangent | Comem
as usual = wie üblich | normal | normalement | o normal
a lot = viel | mucho | beaucoup | muito
little = wenig | poco | peu | pouco
Meat = Fleisch | Carne | Viande | Carne
Meat in all = Fleisch insgesamt | Carne en total | Viande en tout | Carne no total
Short ribs = Rippe | Tira de asado | Plat de côtes | Costela
Flank = Bauchlappen | Vacío | Bavette | Fraldinha
Chorizos = Chorizos | Chorizos | Chorizos | Linguiças
Blood sausages = Blutwürste | Morcillas | Boudins | Morcelas
Bread = Brot | Pan | Pain | Pão
Charcoal = Holzkohle | Carbón | Charbon | Carvão
Bottles of fernet = Flaschen Fernet | Botellas de fernet | Bouteilles de fernet | Garrafas de fernet
Vegetables to grill = Grillgemüse | Verduras para asar | Légumes à griller | Legumes para grelhar
Drinks = Getränke | Bebidas | Boissons | Bebidas
Mortgage = Hypothek | Hipoteca | Prêt immobilier | Financiamento
Price of the home = Preis der Immobilie | Precio de la vivienda | Prix du logement | Preço do imóvel
Own money = Eigenkapital | Dinero propio | Apport | Entrada
Interest a year = Zins im Jahr | Interés anual | Taux annuel | Juros ao ano
Years = Jahre | Años | Années | Anos
Year = Jahr | Año | Année | Ano
Months = Monate | Meses | Mois | Meses
Month = Monat | Mes | Mois | Mês
Payment a month = Rate im Monat | Cuota mensual | Mensualité | Parcela mensal
Loan = Kredit | Préstamo | Prêt | Empréstimo
Interest in all = Zinsen insgesamt | Intereses en total | Intérêts au total | Juros no total
Loan of the price = Kredit vom Preis | Préstamo sobre el precio | Part empruntée | Parte financiada
Paid in all = Insgesamt gezahlt | Pagado en total | Payé au total | Pago no total
Interest = Zinsen | Intereses | Intérêts | Juros
Paid off = Getilgt | Amortizado | Remboursé | Amortizado
Still owed = Restschuld | Pendiente | Reste dû | Saldo devedor
Savings with interest = Sparen mit Zinsen | Ahorro con intereses | Épargne avec intérêts | Poupança com juros
To start with = Zu Beginn | Al empezar | Au départ | No início
Every month = Jeden Monat | Cada mes | Chaque mois | Todo mês
In the end = Am Ende | Al final | À la fin | No fim
Paid in = Eingezahlt | Aportado | Versé | Depositado
Interest earned = Zinsen verdient | Intereses ganados | Intérêts gagnés | Juros ganhos
With interest = Mit Zinsen | Con intereses | Avec intérêts | Com juros
Only what was paid in = Nur eingezahlt | Solo lo aportado | Seulement versé | Só o depositado
Interest so far = Zinsen bisher | Intereses hasta ahora | Intérêts jusqu’ici | Juros até agora
Tip and split = Trinkgeld und Teilen | Propina y reparto | Pourboire et partage | Gorjeta e divisão
Bill = Rechnung | Cuenta | Addition | Conta
Tip = Trinkgeld | Propina | Pourboire | Gorjeta
none = keins | ninguna | aucun | nenhuma
People = Personen | Personas | Personnes | Pessoas
Each pays = Jeder zahlt | Cada uno paga | Chacun paie | Cada um paga
With tip = Mit Trinkgeld | Con propina | Avec pourboire | Com gorjeta
Tax on a price = Steuer auf einen Preis | Impuesto sobre un precio | Taxe sur un prix | Imposto sobre um preço
Net amount = Nettobetrag | Importe neto | Montant hors taxe | Valor líquido
Tax = Steuer | Impuesto | Taxe | Imposto
With tax = Mit Steuer | Con impuesto | Taxe comprise | Com imposto
Net, if the amount has tax in it = Netto, wenn der Betrag brutto ist | Neto, si el importe lleva impuesto | Hors taxe, si le montant est TTC | Líquido, se o valor tem imposto
Discount = Rabatt | Descuento | Remise | Desconto
Price = Preis | Precio | Prix | Preço
Off = Nachlass | Rebaja | Réduction | Abatimento
You pay = Du zahlst | Pagas | Tu paies | Você paga
You save = Du sparst | Ahorras | Tu économises | Você economiza
Cost of a drive = Kosten einer Fahrt | Coste de un viaje | Coût d’un trajet | Custo de uma viagem
Uses on 100 km = Verbrauch auf 100 km | Consumo por 100 km | Consommation aux 100 km | Consumo por 100 km
Price of a liter = Preis je Liter | Precio por litro | Prix du litre | Preço por litro
Fuel costs = Spritkosten | Coste del combustible | Coût du carburant | Custo do combustível
Fuel = Sprit | Combustible | Carburant | Combustível
Body mass index = Body-Mass-Index | Índice de masa corporal | Indice de masse corporelle | Índice de massa corporal
BMI = BMI | IMC | IMC | IMC
Weight = Gewicht | Peso | Poids | Peso
Your height = Körpergröße | Estatura | Taille | Altura
Height = Höhe | Altura | Hauteur | Altura
Normal weight from = Normalgewicht ab | Peso normal desde | Poids normal dès | Peso normal a partir de
Normal weight to = Normalgewicht bis | Peso normal hasta | Poids normal jusqu’à | Peso normal até
Underweight = Untergewicht | Bajo peso | Insuffisance pondérale | Abaixo do peso
Normal weight = Normalgewicht | Peso normal | Poids normal | Peso normal
Overweight = Übergewicht | Sobrepeso | Surpoids | Sobrepeso
Obesity = Adipositas | Obesidad | Obésité | Obesidade
WHO, for adults: under 18.5 underweight, 25 and more overweight, 30 and more obesity = WHO, für Erwachsene: unter 18,5 Untergewicht, ab 25 Übergewicht, ab 30 Adipositas | OMS, adultos: menos de 18,5 bajo peso, desde 25 sobrepeso, desde 30 obesidad | OMS, adultes : moins de 18,5 insuffisance, dès 25 surpoids, dès 30 obésité | OMS, adultos: menos de 18,5 abaixo do peso, desde 25 sobrepeso, desde 30 obesidade
Annuity: payment = P·i / (1 − (1 + i)^−n) = Annuität: P·i / (1 − (1 + i)^−n) | Anualidad: P·i / (1 − (1 + i)^−n) | Annuité : P·i / (1 − (1 + i)^−n) | Anuidade: P·i / (1 − (1 + i)^−n)
Compound interest, monthly: K = K₀(1 + i)ⁿ + r((1 + i)ⁿ − 1)/i = Zinseszins, monatlich: K₀(1 + i)ⁿ + r((1 + i)ⁿ − 1)/i | Interés compuesto mensual: K₀(1 + i)ⁿ + r((1 + i)ⁿ − 1)/i | Intérêts composés mensuels : K₀(1 + i)ⁿ + r((1 + i)ⁿ − 1)/i | Juros compostos mensais: K₀(1 + i)ⁿ + r((1 + i)ⁿ − 1)/i
Distance times rate, and an allowance a day; the rates are yours to set = Strecke mal Satz und eine Pauschale je Tag; die Sätze legst du fest | Distancia por tarifa y una dieta por día; las tarifas las pones tú | Distance fois taux, et une indemnité par jour ; à toi de fixer les taux | Distância vezes valor e uma diária; os valores são seus
Rule of thumb: half a kilo of meat for each adult, half of that for a child = Faustregel: ein halbes Kilo Fleisch je Erwachsenem, die Hälfte je Kind | Regla práctica: medio kilo de carne por adulto y la mitad por niño | Règle pratique : un demi-kilo de viande par adulte, la moitié par enfant | Regra prática: meio quilo de carne por adulto, metade por criança
Paint for a room = Farbe für ein Zimmer | Pintura para una habitación | Peinture pour une pièce | Tinta para um cômodo
Length of the room = Länge des Zimmers | Largo de la habitación | Longueur de la pièce | Comprimento do cômodo
Width of the room = Breite des Zimmers | Ancho de la habitación | Largeur de la pièce | Largura do cômodo
Doors and windows = Türen und Fenster | Puertas y ventanas | Portes et fenêtres | Portas e janelas
Coats = Anstriche | Manos | Couches | Demãos
two = zwei | dos | deux | duas
one = einer | una | une | uma
three = drei | tres | trois | três
A liter covers = Ein Liter reicht für | Un litro cubre | Un litre couvre | Um litro cobre
Paint = Farbe | Pintura | Peinture | Tinta
Walls = Wände | Paredes | Murs | Paredes
Cans of 2.5 liters = Eimer zu 2,5 Litern | Botes de 2,5 litros | Pots de 2,5 litres | Latas de 2,5 litros
Per cent = Prozent | Porcentaje | Pourcentage | Porcentagem
First number = Erste Zahl | Primer número | Premier nombre | Primeiro número
Second number = Zweite Zahl | Segundo número | Second nombre | Segundo número
The first of the second = Die erste von der zweiten | El primero del segundo | Le premier du second | O primeiro do segundo
From the first to the second = Von der ersten zur zweiten | Del primero al segundo | Du premier au second | Do primeiro ao segundo
That per cent of the second = So viel Prozent der zweiten | Ese porcentaje del segundo | Ce pourcentage du second | Essa porcentagem do segundo
Tip = bill · rate, shared by people = Trinkgeld: Rechnung · Satz, geteilt durch Personen | Propina = cuenta · porcentaje, entre las personas | Pourboire = addition · taux, partagé entre tous | Gorjeta = conta · taxa, dividida entre as pessoas
Gross = net · (1 + rate) = Brutto: netto · (1 + Satz) | Bruto = neto · (1 + tipo) | TTC = HT · (1 + taux) | Bruto = líquido · (1 + alíquota)
Price · (1 − rate) = Preis · (1 − Satz) | Precio · (1 − descuento) | Prix · (1 − remise) | Preço · (1 − desconto)
Distance · use / 100 · price = Strecke · Verbrauch / 100 · Preis | Distancia · consumo / 100 · precio | Distance · consommation / 100 · prix | Distância · consumo / 100 · preço
Area of the walls · coats / coverage = Wandfläche · Anstriche / Reichweite | Superficie · manos / rendimiento | Surface · couches / rendement | Área · demãos / rendimento
Part / whole · 100 = Teil / Ganzes · 100 | Parte / total · 100 | Partie / total · 100 | Parte / total · 100
Rule of thumb: 400 g of meat for each adult, half of that for a child = Faustregel: 400 g Fleisch je Erwachsenem, die Hälfte je Kind | Regla práctica: 400 g de carne por adulto y la mitad por niño | Règle pratique : 400 g de viande par adulte, la moitié par enfant | Regra prática: 400 g de carne por adulto, metade por criança
`;
