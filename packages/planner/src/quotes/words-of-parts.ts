/** Wanted or not: 'yes/no', 'ja/nein', 'sí/no'. */
export const YES_NO =
  /\s*[([:]?\s*(?:yes\s?(?:\/|or)?\s?no|y\s?\/\s?n|ja\s?(?:\/|oder)\s?nein|s[ií]\s?(?:\/|o)\s?no|oui\s?(?:\/|ou)\s?non|sim\s?(?:\/|ou)\s?não|true\s?\/\s?false)\s*[)\]]?(?:\s*\?|(?=\s|$))/i;
/** The same, asked: 'is there a lift', 'with or without grout'. */
export const WHETHER =
  /^(?:is (?:there|it)|are there|do they (?:want|need|have)|does it (?:need|have)|has it|if there(?:'s| is)|whether (?:there is|they want)?|with or without|mit oder ohne|con o sin|avec ou sans|optional|optionally|needs?)\s+(?:an?\s|the\s)?/i;

/** 'number of rooms'. */
export const NUMBER_OF =
  /^(?:(?:the )?(?:number|amount|quantity|count|no\.?|nr\.?|#) (?:of )?(?:the )?|how many |how much |anzahl (?:der |an )?|zahl der |n[uú]mero de |cantidad de |cu[aá]nt[oa]s |nombre (?:de |d['’])|combien de |quantidade de )/i;

/** Each is one of several kinds, of which the text says nothing more. */
export const KINDS =
  /^(?:type|kind|style|flavou?r|colou?r|shape|quality|grade|finish|level|model|art|qualität|tipo|calidad|acabado|nivel|type|qualité|finition|niveau)s?\b(?:\s(?:of|de|der|d['’]))?|\b(?:type|kind|style|flavou?r|colou?r|shape|quality|grade|finish|model|art)$|(?:art|qualität|typ|format|sorte)$/i;

/** How often all that is measured is done. */
export const FACTORS = /\b(?:coats?|layers?|manos?|capas?|couches?|demãos?|anstriche?|schichten?|passes)\b/i;

/** There whatever the job. */
export const BASES =
  /\b(?:fee|base|basic|fixed|flat (?:fee|rate|charge)|call-?out|setup|set-up|start(?:ing price)?|flagfall|standing charge|admin|grundgebühr|grundpreis|pauschale|anfahrt|base fija|fijo|tarifa base|forfait|prise en charge|taxa fixa|bandeirada)\b/i;

/** What is bought for the job and passed on. */
export const COSTS =
  /^(?:parts?|materials?|ingredients?|supplies|fabrics?|wood|timber|material(?:ien|kosten)?|materiales|matériaux|matériel|materiais|food cost)$/i;

/** Words in a row that are steps of one property. */
export const STEPS =
  /\b((?:(?:extra |very )?(?:small|medium|large|big|xl|xs|low|high|light|normal|heavy|easy|hard|short|long|basic|standard|premium|deluxe|simple|average|complex|klein|mittel|groß|gering|stark|pequeñ[oa]|median[oa]|grande|petit|moyen|grand|pequen[oa]|médi[oa])[\s/,]*(?:and |or |und |oder |y |o |et |ou )?){2,})$/i;

/** Measures of length, two of which make an area. */
export const LENGTHS = {
  length: /\blength\b|\blänge\b|\blargo\b|\blongueur\b/i,
  width: /\bwidth\b|\bbreite\b|\bancho\b|\blargeur\b/i,
  depth: /\b(?:depth|thickness|tiefe|dicke|profundidad|grosor|épaisseur|profondeur)\b/i,
};

/** What is a number though it is no plural. */
export const MEASURED =
  /\b(?:area|surface|fläche|superficie|height|length|width|depth|size in|weight|distance|mileage|floor|storey|story|count|quantity|qty|headcount|time|duration|yardage|stock|etage|stockwerk|planta|piso|étage|länge|höhe|breite|altura|hauteur|peso|poids|distancia|menge)\b/i;

/** How far somebody drives for it. */
export const TRAVEL =
  /^(?:travel(?:ling)?|distance|mileage|delivery distance|drive|desplazamiento|anfahrt(?:sweg)?|fahrt|déplacement|deslocamento|distancia|distance)$/i;

/** What takes something away as far as the new goes. */
export const REMOVAL =
  /\b(?:remov\w*|strip\w*|rip(?:ping)? out|dispos\w*|take (?:away|down|out)|entfern\w*|abriss|entsorg\w*|retir\w*|quitar|dépose|enlever|évacuation)\b/i;

/** Where there is one, floors cost nothing. */
export const LIFT = /\b(?:lift|elevator|aufzug|fahrstuhl|ascensor|ascenseur|elevador)\b/i;
export const FLOOR =
  /^(?:which )?(?:floors?|stor(?:e?y|e?ys|ies)|stairs?|etagen?|stockwerke?|planta|pisos?|étages?|andar)$/i;

/** Heads of lists of what comes on top. */
export const EXTRAS =
  /^(?:(?:\w+ )?(?:items?|extras?|add-?ons?|options?|upgrades?|surcharges?|things|services|zusatz\w*|extras?|suppléments?|adicionales))$/i;

/** Surfaces of a building are measured, also where they are named like things one counts. */
export const SURFACES =
  /\b(?:areas?|surfaces?|walls?|ceilings?|roofs?|driveways?|patios?|facades?|façades?|lawns?|w[aä]nde?|wandflächen?|flächen?|decken?|dach|rasen|superficies?|paredes?|techos?|fachadas?|suelos?|murs?|plafonds?|sols?|toitures?|pelouse|paredes|tetos?)\b/i;

/** One of these is taken, though there are several: each other list of things in the plural counts all of them. */
export const TAKEN = /\b(?:packages?|plans?|sizes?|types?|kinds?|levels?|menus?|pakete?|paquetes?|formules?)$/i;

/** What an hour or a day costs, by a name of its own. */
export const RATE_OF: readonly (readonly [says: RegExp, sign: string, one: string])[] = [
  [
    /\b(?:hourly (?:rate|wage)|rate per hour|stundenlohn|stundensatz|tarifa por hora|precio por hora|taux horaire|valor da hora)\b/i,
    "h",
    "hour",
  ],
  [/\b(?:daily rate|day rate|tagessatz|tarifa diaria|tarif journalier|diária)\b/i, "", "day"],
];

/** Properties that stand before what they can be: 'height up to 2 m or over 2 m'. */
export const PROPERTY = /^(?:height|length|width|size|age|weight|depth|area|distance|time|day|color|colour)\b/i;
