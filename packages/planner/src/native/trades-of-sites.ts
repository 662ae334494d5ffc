import type { HeroLayout } from "@sayhey/appspec";
import type { Native } from "./read-prices.ts";

/** What a line of work says of itself on a site, where its text does not. */
interface TradeOfSite {
  /** How the trade is called in the languages, without accents. */
  of: RegExp;
  /** The folder of blueprints it belongs to; decides how its site opens. */
  sector: string;
  icon: string;
  /** What its picture shows. */
  picture: string;
  layouts?: readonly HeroLayout[];
  headline: Record<Native, string>;
  /** What is offered, `|` between. */
  offers: Record<Native, string>;
}

const TRADES: readonly TradeOfSite[] = [
  {
    of: /pizzer|trattoria|osteria|ristorante/,
    sector: "food",
    icon: "pizza",
    picture: "pizza",
    headline: {
      de: "Aus dem Ofen, auf den Tisch",
      es: "Del horno a la mesa",
      fr: "Du four à la table",
    },
    offers: {
      de: "Pizza Margherita|Pizza Funghi|Pizza Salami|Lasagne al forno|Insalata mista|Tiramisù",
      es: "Pizza Margarita|Pizza cuatro quesos|Pizza de setas|Lasaña|Ensalada mixta|Tiramisú",
      fr: "Pizza Margherita|Pizza quatre fromages|Pizza aux champignons|Lasagnes|Salade mixte|Tiramisu",
    },
  },
  {
    of: /restaurant|gasthaus|gasthof|wirtshaus|gaststatte|bistro|restaurante|brasserie|taberna|cantina/,
    sector: "food",
    icon: "utensils",
    picture: "bowl",
    headline: {
      de: "Frisch gekocht, gern serviert",
      es: "Cocina fresca, mesa tranquila",
      fr: "Cuisine fraîche, table accueillante",
    },
    offers: {
      de: "Tagessuppe|Salat der Saison|Gericht des Tages|Vegetarischer Teller|Hausgemachter Kuchen",
      es: "Sopa del día|Ensalada de temporada|Plato del día|Plato vegetariano|Postre casero",
      fr: "Soupe du jour|Salade de saison|Plat du jour|Assiette végétarienne|Dessert maison",
    },
  },
  {
    of: /\bcafe|kaffee|cafeteria|salon de the|konditorei|backerei|panader|boulangerie|patisserie/,
    sector: "food",
    icon: "coffee",
    picture: "bread coffee",
    headline: {
      de: "Frisch aus der Backstube",
      es: "Recién hecho cada mañana",
      fr: "Tout frais chaque matin",
    },
    offers: {
      de: "Frühstück|Kaffee und Tee|Kuchen und Torten|Brot und Brötchen",
      es: "Desayunos|Café y té|Tartas|Pan y bollería",
      fr: "Petit-déjeuner|Café et thé|Gâteaux|Pain et viennoiseries",
    },
  },
  {
    of: /physio|krankengymnast|ergotherap|osteopath|fisioterap|kine|masaj|massage/,
    sector: "health",
    icon: "activity",
    picture: "physio",
    headline: {
      de: "Wieder beweglich, Schritt für Schritt",
      es: "Recuperar el movimiento, paso a paso",
      fr: "Retrouver le mouvement, pas à pas",
    },
    offers: {
      de: "Krankengymnastik|Manuelle Therapie|Lymphdrainage|Massage|Übungen für zu Hause",
      es: "Fisioterapia|Terapia manual|Drenaje linfático|Masaje|Ejercicios para casa",
      fr: "Rééducation|Thérapie manuelle|Drainage lymphatique|Massage|Exercices à la maison",
    },
  },
  {
    of: /zahnarzt|zahn|dentist|clinica dental|dentaire/,
    sector: "health",
    icon: "smile",
    picture: "dental",
    headline: {
      de: "Gute Zähne, in Ruhe behandelt",
      es: "Dientes sanos, con calma",
      fr: "Des dents saines, en toute sérénité",
    },
    offers: {
      de: "Vorsorge|Zahnreinigung|Füllungen|Zahnersatz|Kinderbehandlung",
      es: "Revisión|Limpieza|Empastes|Prótesis|Odontología infantil",
      fr: "Contrôle|Détartrage|Soins des caries|Prothèses|Soins des enfants",
    },
  },
  {
    of: /arzt|praxis|heilpraktik|psychotherap|medic[oa]|clinica|cabinet medical|psicolog|psycholog|hebamme/,
    sector: "health",
    icon: "stethoscope",
    picture: "clinic",
    headline: {
      de: "Zeit für Ihr Anliegen",
      es: "Tiempo para cada paciente",
      fr: "Du temps pour chaque patient",
    },
    offers: {
      de: "Erstgespräch|Untersuchung|Behandlung|Nachsorge",
      es: "Primera consulta|Exploración|Tratamiento|Seguimiento",
      fr: "Première consultation|Examen|Traitement|Suivi",
    },
  },
  {
    of: /anwalt|kanzlei|notar|abogad|bufete|avocat/,
    sector: "professional",
    icon: "scale",
    picture: "law",
    layouts: ["split", "centered"],
    headline: {
      de: "Klarer Rat, bevor es teuer wird",
      es: "Consejo claro antes de decidir",
      fr: "Un conseil clair avant de décider",
    },
    offers: {
      de: "Erstberatung|Prüfung von Verträgen|Verhandlung|Vertretung vor Gericht",
      es: "Primera consulta|Revisión de contratos|Negociación|Representación en juicio",
      fr: "Première consultation|Relecture de contrats|Négociation|Représentation en justice",
    },
  },
  {
    of: /steuerberat|buchhalt|gestoria|asesoria|comptab/,
    sector: "finance",
    icon: "calculator",
    picture: "finance",
    layouts: ["split", "centered"],
    headline: {
      de: "Zahlen, auf die Verlass ist",
      es: "Cuentas claras, sin sorpresas",
      fr: "Des comptes clairs, sans surprise",
    },
    offers: {
      de: "Steuererklärung|Buchführung|Lohnabrechnung|Jahresabschluss|Gründungsberatung",
      es: "Declaración de la renta|Contabilidad|Nóminas|Cuentas anuales|Alta de empresas",
      fr: "Déclaration d’impôts|Comptabilité|Paie|Bilan annuel|Création d’entreprise",
    },
  },
  {
    of: /friseur|barbier|barber|peluquer|coiff|kosmetik|nagelstudio|estetica|esthetique/,
    sector: "beauty",
    icon: "scissors",
    picture: "scissors",
    headline: {
      de: "Ein Schnitt, der passt",
      es: "Un corte que queda bien",
      fr: "Une coupe qui vous va",
    },
    offers: {
      de: "Waschen und Schneiden|Farbe|Strähnen|Kinderschnitt|Bart",
      es: "Lavar y cortar|Color|Mechas|Corte infantil|Barba",
      fr: "Shampoing et coupe|Couleur|Mèches|Coupe enfant|Barbe",
    },
  },
  {
    of: /maler|elektrik|klempner|installateur|sanitar|heizung|dachdeck|tischler|schreiner|zimmer(?:ei|er)|handwerk|fontaner|electricist|carpinter|pintor|plombier|electricien|menuisier|peintre en|couvreur|albanil|macon/,
    sector: "trades",
    icon: "hammer",
    picture: "hammer",
    layouts: ["split", "card"],
    headline: {
      de: "Sauber gearbeitet, pünktlich fertig",
      es: "Trabajo limpio, a tiempo",
      fr: "Un travail soigné, fini à temps",
    },
    offers: {
      de: "Beratung vor Ort|Neue Arbeiten|Reparaturen|Renovierung|Wartung",
      es: "Visita y consejo|Obra nueva|Reparaciones|Reformas|Mantenimiento",
      fr: "Visite et conseil|Travaux neufs|Réparations|Rénovation|Entretien",
    },
  },
  {
    of: /fotograf|photograph/,
    sector: "media",
    icon: "camera",
    picture: "camera",
    headline: {
      de: "Bilder, die bleiben",
      es: "Imágenes que se quedan",
      fr: "Des images qui restent",
    },
    offers: {
      de: "Hochzeiten|Porträts|Familien|Unternehmen",
      es: "Bodas|Retratos|Familias|Empresas",
      fr: "Mariages|Portraits|Familles|Entreprises",
    },
  },
  {
    of: /ferienwohnung|pension\b|hotel|gastehaus|campingplatz|casa rural|gite|chambre d/,
    sector: "travel",
    icon: "bed",
    picture: "house",
    headline: {
      de: "Ankommen und durchatmen",
      es: "Llegar y descansar",
      fr: "Poser ses valises et souffler",
    },
    offers: {
      de: "Zimmer|Frühstück|Parkplatz|Ausflüge in der Umgebung",
      es: "Habitaciones|Desayuno|Aparcamiento|Excursiones cercanas",
      fr: "Chambres|Petit-déjeuner|Parking|Sorties aux alentours",
    },
  },
  {
    of: /verein|chor\b|musikschule|feuerwehr|pfadfinder|asociacion|club\b|coro\b|association|chorale/,
    sector: "community",
    icon: "users",
    picture: "community",
    layouts: ["split", "centered"],
    headline: {
      de: "Zusammen macht es mehr Spaß",
      es: "Juntos es más divertido",
      fr: "Ensemble, c’est mieux",
    },
    offers: { de: "", es: "", fr: "" },
  },
];

const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The line of work that a text names at its beginning, the name first. */
export const tradeOfSite = (name: string, text: string): TradeOfSite | undefined =>
  TRADES.find(({ of }) => of.test(fold(name))) ?? TRADES.find(({ of }) => of.test(fold(text.slice(0, 120))));
