import { FOOD } from "./glyphs-food.ts";
import { ANIMALS, PEOPLE, PLANTS } from "./glyphs-living.ts";
import { PLACES } from "./glyphs-places.ts";
import { THINGS } from "./glyphs-things.ts";
import type { Glyph } from "./glyph.ts";
import { hash } from "./shapes.ts";

export type MotifKind = "food" | "plant" | "animal" | "person" | "place" | "object" | "abstract";

/** What a picture is about. `glyph` is null when the words name nothing that can be drawn. */
export interface Motif {
  kind: MotifKind;
  name: string;
  glyph: Glyph | null;
}

/** Beginnings of words, without accents, in the languages apps are written in; the first that fits wins. */
const WORDS: readonly [name: string, beginnings: string][] = [
  ["tomato", "tomat shakshuka salsa ketchup gazpacho bolognese marinara ratatouille"],
  ["pizza", "pizza pizzeria focaccia flammkuchen calzone"],
  ["burger", "burger sandwich wrap kebab taco burrito"],
  [
    "bowl",
    "soup suppe sopa soupe caldo stew eintopf ramen noodle pasta spaghetti nudel rice reis risotto curry dal dhal chili chilli salad salat ensalada salade salada bowl porridge hummus pho paella goulash stir gnocchi dinner meal recipe rezept receta recette receita cook koch cocina cuisine lunch abendessen",
  ],
  [
    "pan",
    "egg eier huevo oeuf ovo omelet frittata pancake pfannkuch pan pfanne fry braten breakfast fruhstuck desayuno crepe",
  ],
  [
    "carrot",
    "carrot potato tomat karotte mohre zanahoria carotte cenoura vegetable gemuse verdura legume root parsnip",
  ],
  ["citrus", "lemon zitrone limon citron orange lime citrus grapefruit juice saft jugo smoothie lemonade"],
  ["avocado", "avocado guacamole aguacate abacate"],
  [
    "bread",
    "bread croissant cruasan brot pan pain pao sourdough sauerteig loaf toast bake baking bakery backer baguette bagel bun",
  ],
  ["cheese", "cheese kase queso fromage queijo quiche lasagn raclette"],
  ["apple", "apple apfel manzana pomme maca fruit obst fruta pear birne orchard cider"],
  ["cherries", "cherry cherries kirsch cereza cerise berry berries beere strawberr blueberr raspberr jam marmelade"],
  ["mushroom", "mushroom pilz champignon seta cogumelo forage fungi"],
  ["chili", "pepper paprika pimiento piment jalapeno spicy hot"],
  ["cup", "coffee decaf kaffee cafe espresso latte tea tee matcha cocoa barista mug tasse"],
  [
    "bottle",
    "wine wein vino vin vinho beer bier cerveza biere cerveja bottle flasche drink kombucha brew oil sauce whisky gin",
  ],
  [
    "cake",
    "cake kuchen torte tarta gateau bolo birthday geburtstag cumple dessert cookie muffin brownie pastry wedding hochzeit boda",
  ],
  ["pumpkin", "pumpkin kurbis calabaza courge squash halloween zucchini gourd"],
  ["jar", "jar honey honig miel mel ferment pickle kimchi starter preserve pantry vorrat glas"],
  ["ice", "ice gelato eis helado glace sorvete sorbet cream"],
  ["wheat", "wheat hay straw grain flour mehl harina farine weizen harvest ernte oat hafer field farm bauer granja"],
  ["bee", "bee bees biene abeja abeille abelha apiar pollinat"],
  ["hive", "hive beehive bienenstock colmena ruche swarm"],
  ["cat", "cat cats scratching katze gato chat kitten feline"],
  ["dog", "dog dogs collar hund perro chien cachorro puppy walkies leash canine"],
  ["rabbit", "rabbit hase kaninchen conejo lapin coelho bunny hamster guinea"],
  ["hen", "hen hens chicken huhn gallina poule poultry coop duck goose rooster"],
  ["bird", "bird vogel pajaro oiseau passaro robin owl sparrow parrot wren finch"],
  ["butterfly", "butterfl schmetterling mariposa papillon borboleta moth insect"],
  ["fish", "fish fisch pez poisson peixe salmon tuna aquarium angel trout sushi cod sea meer"],
  ["paw", "paw pet pets haustier mascota vet shelter animal tier horse pferd"],
  ["flower", "flower blume flor fleur rose tulip bloom bouquet florist dahlia peony peonies wreath sunflower lavender"],
  ["tree", "tree baum arbol arbre arvore forest wald bosque foret wood park oak"],
  ["cactus", "cactus kaktus succulent desert aloe"],
  [
    "sprout",
    "sprout seed seedling samen semilla graine garden garten jardin jardim allotment beet compost grow plot kleingarten huerto harvest",
  ],
  ["pot", "plant pflanze planta plante monstera fern basil herb krauter pot houseplant water bewasser"],
  ["leaf", "leaf leaves blatt hoja feuille vegan green eco climate sustain spinach kale mint nature natur"],
  ["drop", "water wasser agua eau rain regen swim schwimm nadar hydrat period cycle blood"],
  [
    "lotus",
    "meditat yoga sits sitting calm ruhe breath atem respir mindful zen relax sleep schlaf sueno sommeil body loving kindness sangha circle",
  ],
  ["mat", "pilates stretch mat mobility"],
  ["hold", "boulder climb kletter escalada escalade grimp crag route problem wall belay"],
  [
    "shoe",
    "run running lauf correr courir corrida marathon jog sneaker shoe schuh zapato hike walk step sprint 5k 10k parkrun trail interval",
  ],
  [
    "dumbbell",
    "gym workout lift squat deadlift bench strength muscle fitness kraft press pull push training exercise rep",
  ],
  ["bike", "bike bicycle cycl fahrrad rad bici velo ride"],
  ["ball", "ball football soccer fussball futbol foot basketball tennis volleyball match game league padel sport team"],
  ["mountain", "mountain berg montana montagne summit alp ski hill peak valley view glacier"],
  ["tent", "tent camp zelt outdoor festival scout adventure"],
  ["boat", "boat boot barco bateau sail segel kayak canoe ship harbour lake see marina yacht"],
  ["plane", "plane flight flug vuelo vol travel reise viaje voyage viagem trip airport holiday urlaub tour vacation"],
  ["car", "car cars auto coche voiture carro carpool taxi drive vehicle van garage parking"],
  ["train", "train zug tren commute bus tram metro railway"],
  ["pin", "place ort lugar lieu map karte barrio quartier local city stadt spot venue location route"],
  ["globe", "world welt mundo monde language sprache idioma langue country earth exchange"],
  [
    "house",
    "house haus casa maison home residential construction immobil wohn flat apartment rent room zimmer chore household roommate wg property estate cabin",
  ],
  [
    "building",
    "architect hotel office buro oficina bureau building company firma startup business hotel tower cowork client",
  ],
  ["rocket", "rocket launch space mvp sprint ship spark"],
  ["moon", "moon mond luna lune lua night nacht noche dream star astro evening lullaby"],
  ["sun", "sun sonne sol soleil summer sommer verano morning morgen weather solar"],
  ["guitar", "guitar gitarre guitarra guitare band bass ukulele chord riff jam luthier"],
  ["record", "record vinyl album dj playlist schallplatte disco"],
  [
    "mic",
    "mic microphone podcast episode sing choir chor coro karaoke standup interview radio voice alto soprano tenor",
  ],
  ["headphones", "headphone audio listen sound mix audiobook"],
  ["note", "music musik musica musique song lied cancion concert konzert piano violin rehearsal orchestra jazz melody"],
  [
    "ticket",
    "ticket event eintritt gig show theatre theater movie film cinema kino party fest meetup entry rsvp workshop",
  ],
  [
    "book",
    "book buch libro livre livro read lesen leer lire novel library biblio chapter study learn lern story poem author essay",
  ],
  [
    "pencil",
    "write schreib escrib ecri draft note notiz nota journal tagebuch diario sketch homework blog post article exam",
  ],
  [
    "palette",
    "paint malen pintur peintur art kunst arte draw zeich dibuj gallery canvas colour color craft mural portrait nft collection piece print poster design",
  ],
  ["camera", "camera photo foto kamera picture snapshot lens film instagram video clip trailer footage vlog"],
  ["yarn", "yarn knit strick crochet wool wolle sew nahen textile quilt fabric tejer tricot curtain blanket"],
  ["scissors", "hair haar cabello cheveu barber salon cut schnitt scissor beauty nail friseur peluquer coiff"],
  ["candle", "candle kerze vela bougie massage spa wellness hygge aroma"],
  [
    "shirt",
    "shirt clothes kleid ropa vetement roupa fashion trouser scarf hoodie raincoat mode wardrobe outfit dress jacket jeans swap vintage thrift jersey jumper sweater",
  ],
  [
    "bag",
    "shop shopping laden tienda boutique loja market markt mercado marche store sale bag cart einkauf compra grocer",
  ],
  ["chair", "chair furniture mobel mueble meuble sofa table stuhl tisch desk interior seat stool"],
  ["lamp", "lamp lampe lampara light licht decor"],
  ["hammer", "hammer tool werkzeug herramienta outil ferramenta build bau diy wood carpent renov"],
  [
    "wrench",
    "wrench repair reparatur reparacion reparation fix maintenance wartung plumb mechanic workshop spanner torque",
  ],
  ["drill", "drill bohrer taladro perceuse screw screwdriver sander grinder"],
  ["saw", "saw sage sierra scie serra jigsaw chainsaw"],
  ["ladder", "ladder leiter escalera echelle escada scaffold roof"],
  ["vase", "vase ceramic pottery keramik ceramica ceramique clay glaze tableware"],
  ["bench", "bench banc picnic"],
  ["swing", "playground spielplatz parque swing slide schaukel rutsche seesaw sandbox toddler"],
  ["key", "key schlussel llave cle chave lend verleih borrow rental access password security escape"],
  [
    "parcel",
    "parcel package product produkt producto produit produto paket paquete colis box delivery liefer order bestell shipment warehouse inventory lager stock item gift geschenk regalo",
  ],
  [
    "clock",
    "clock time zeit tiempo temps timer stunde hora heure schedule shift schicht deadline pomodoro focus punctual hour waiting queue",
  ],
  [
    "coin",
    "coin money geld dinero argent dinheiro budget finance invoice rechnung factura pay expense ausgabe gasto save spar bank price crypto tax debt split bill rent salary fund donation spende",
  ],
  ["gem", "gem jewel schmuck joya bijou diamond crystal ring necklace premium rare"],
  ["bars", "chart stat data daten metric report kpi dashboard analy sales growth revenue"],
  [
    "trophy",
    "trophy pokal win winner score leaderboard champion tournament turnier torneo rank medal award challenge quest goal",
  ],
  ["dice", "dice wurfel dado board spiel juego jeu jogo tabletop rpg dungeon"],
  ["gamepad", "gamepad gaming videogame arcade console esport speedrun level"],
  ["puzzle", "puzzle quiz trivia riddle ratsel brain logic memory"],
  ["phone", "phone handy telefono telephone app mobile smartphone call"],
  ["laptop", "laptop computer code coding program software dev website bug hack online remote"],
  ["robot", "robot ai bot automat machine ki android"],
  ["bulb", "idea idee invent brainstorm tip hint insight concept energy electric"],
  ["bubble", "chat message nachricht mensaje talk discuss comment forum hello question frage pregunta answer"],
  ["paperplane", "mail letter brief carta lettre newsletter send invite postcard"],
  [
    "clipboard",
    "task aufgabe tarea tache tarefa todo list checklist plan inspection form survey approval request project projekt",
  ],
  ["tooth", "dental dentist tooth teeth zahn zahnarzt zahnarztpraxis dentista dentaire dientes orthodont"],
  [
    "scales",
    "law lawyer legal attorney solicitor barrister notary justice scale anwalt kanzlei rechtsanwalt recht abogad avocat advogad notar",
  ],
  [
    "gear",
    "machine machinery industrial industrie engineering factory manufactur treatment wastewater maschine fabrik technik maquina machines usine ingenier",
  ],
  [
    "cap",
    "abroad university college degree graduat academy education admission scholarship studium schule escuela ecole escola school",
  ],
  ["backpack", "backpack schoolbag rucksack mochila cartable luggage"],
  [
    "cross",
    "health gesund salud sante saude medic arzt doctor clinic pill hospital therapy symptom physio praxis pharmac apotheke kine",
  ],
  [
    "heart",
    "love liebe amor amour date dating match romance care partner valentine favourite favorite thank gratitude",
  ],
  ["star", "favourite star review best top wish"],
  [
    "friends",
    "friend freund amigo ami group gruppe grupo groupe community team together family familie familia people parent club crew guild",
  ],
  ["hand", "volunteer help hilf ayuda aide ajuda hand charity donate wave mutual"],
  [
    "person",
    "person nurse midwife carer profile user teacher coach student trainer mentor tutor stylist guide host neighbor neighbour nachbar member mitglied artist kunstler flatmate volunteer player spieler fixer runner climber singer contact kontakt customer kunde client candidate employee staff child kind patient author speaker buyer seller resident owner",
  ],
];

const KINDS: readonly [MotifKind, Record<string, Glyph>][] = [
  ["food", FOOD],
  ["plant", PLANTS],
  ["animal", ANIMALS],
  ["person", PEOPLE],
  ["place", PLACES],
  ["object", THINGS],
];

const GLYPHS = new Map<string, { kind: MotifKind; glyph: Glyph }>(
  KINDS.flatMap(([kind, glyphs]) => Object.entries(glyphs).map(([name, glyph]) => [name, { kind, glyph }] as const)),
);

const BEGINNINGS = new Map(
  WORDS.toReversed().flatMap(([name, words]) => words.split(" ").map((word) => [word, name] as const)),
);

/** Words that say little: any other word of the text goes before them. */
const WEAK = new Set(
  "plan list task order item stock time hour place location route walk ride trip tour session class circle project form team group club game match party event night morning evening summer light hot press board piece print room best top starter box local world idea game power service recipe dinner lunch breakfast meal bowl salad stew pan fried roast water shop store sale market study learn story level share call gym ai ki ia bank app inspection swap service offer leistung servicio prestation".split(
    " ",
  ),
);

/** What any product is called: a site is nobody who sits. */
const ANY_PRODUCT = new Set(
  "site sites website websites webseite web page pages homepage first second third brand".split(" "),
);

/** Endings a beginning may be followed by, so that 'car' finds 'cars' but not 'carpet'. */
const ENDINGS = /^(?:s|es|e|n|en|er|ers|ing|ed|y|ie|ies|ner|chen|a|o|os|as)?$/;

function named(word: string): string | undefined {
  const exact = BEGINNINGS.get(word);
  if (exact !== undefined) return exact;
  for (let length = word.length - 1; length >= 3; length--) {
    const name = BEGINNINGS.get(word.slice(0, length));
    // A long beginning may be followed by anything ('strawberr-y'), a short one only by an ending.
    if (name !== undefined && (length >= 5 || ENDINGS.test(word.slice(length)))) return name;
  }
  return undefined;
}

/** Drawings of the same thing, so that ten dogs are not one dog ten times. */
export const KIN: Record<string, readonly string[]> = {
  person: ["person", "person2", "person3", "person4"],
  dog: ["dog", "dog2"],
  cat: ["cat", "cat2"],
  hold: ["hold", "hold2", "hold3"],
};

/** Drawings for things that only their kind is known of: ten tools are not one hammer ten times. */
export const FAMILIES: Record<string, readonly string[]> = {
  hammer: ["hammer", "saw", "drill", "wrench", "ladder"],
  wrench: ["wrench", "drill", "hammer", "saw"],
  bag: ["bag", "parcel"],
  parcel: ["parcel", "bag"],
  bowl: ["bowl", "pan", "bread", "avocado", "carrot", "cheese"],
  book: ["book", "pencil", "bulb", "bubble"],
  ticket: ["ticket", "star"],
  pin: ["pin", "house", "tree", "building", "bench"],
  mountain: ["mountain", "tent", "sun", "tree"],
  shoe: ["shoe", "clock", "mountain", "trophy"],
  dumbbell: ["dumbbell", "shoe", "mat", "clock"],
};

function motifNamed(name: string, seed: string, family?: readonly string[]): Motif {
  const kin = family ?? KIN[name];
  const chosen = kin?.[hash(seed) % kin.length] ?? name;
  const found = GLYPHS.get(chosen);
  return found === undefined ? NOTHING : { name, ...found };
}

const NOTHING: Motif = { kind: "abstract", name: "", glyph: null };

/**
 * What a picture should show. `about` says what kind of thing the text names: a dog called Pepper is drawn as a dog, a dish
 * called Pepper as a pepper. `subject` says what all is about where the kind says little: routes are climbed or run.
 */
export function motifOf(seed: string, about = "", subject = ""): Motif {
  const kind = nameIn(about);
  const isNamed = ["animal", "person"].includes(GLYPHS.get(kind)?.kind ?? "");
  const said = isNamed ? kind : nameIn(seed);
  // A book called after a garden stays a book: what a row is called tells only which of its kind it is.
  const isOther = kind !== "" && !isWeak(about) && !ANYTHING.has(kind) && classOf(said) !== classOf(kind);
  const own = isOther ? "" : said;
  if (own !== "" || kind === "palette") return motifNamed(own, seed);
  const known = (isWeak(about) ? nameIn(subject) : "") || kind;
  return motifNamed(known, seed, FAMILIES[known]);
}

/** Kinds of which there are all sorts: what is sold, made, photographed or shown. */
const ANYTHING = new Set([
  "bag",
  "parcel",
  "palette",
  "camera",
  "star",
  "gem",
  "ticket",
  "bars",
  "key",
  "trophy",
  "puzzle",
]);
const classOf = (name: string): MotifKind | undefined => GLYPHS.get(name)?.kind;

/** Whether all words of a text say little. */
function isWeak(text: string): boolean {
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => WEAK.has(word));
}

/** The drawing a text names, or an empty text. */
function nameIn(seed: string): string {
  const words = seed
    .replace(/^art:/, "")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !ANY_PRODUCT.has(word));
  // The last word is what a thing is ('bee hive'), those before it say which.
  const names = words.toReversed().flatMap((word) => {
    const name = named(word);
    return name === undefined ? [] : [{ name, saysLittle: WEAK.has(word) }];
  });
  return (names.find((each) => !each.saysLittle) ?? names[0])?.name ?? "";
}
