import type { Language } from "./plain-letters.ts";

/** What a word at hand is one of. */
export type WordKind = "animal" | "food" | "nature" | "home";

/** Words at hand, in all languages. */
const WORDS: Readonly<Record<Language, Readonly<Record<WordKind, string>>>> = {
  en: {
    animal: `
      badger beaver butterfly camel dolphin dragonfly eagle elephant ferret giraffe hamster hedgehog jellyfish
      kangaroo lobster octopus otter panther peacock penguin rabbit raccoon salmon sparrow squirrel turtle
      walrus zebra
    `,
    food: `
      almond apricot avocado biscuit blueberry broccoli carrot cheese chestnut chocolate cinnamon coconut
      cookie cucumber lettuce mushroom noodle omelet pancake peanut pepper popcorn pretzel pumpkin spinach
      strawberry tomato waffle
    `,
    nature: `
      autumn canyon cloud desert forest glacier harbor horizon island lightning meadow moonlight mountain
      ocean rainbow river sunrise thunder valley volcano waterfall winter
    `,
    home: `
      blanket bookshelf bottle candle curtain drawer fireplace hammer kettle ladder lantern mirror notebook
      pillow scissors sofa teapot toaster umbrella window
    `,
  },
  de: {
    animal: `
      Adler Ameise Biber Dachs Delfin Eidechse Eichhörnchen Elefant Falke Fuchs Giraffe Hamster Hirsch Hummel
      Igel Kamel Känguru Libelle Marder Otter Papagei Pinguin Robbe Schildkröte Schwan Storch Wolf Zebra
    `,
    food: `
      Apfel Aprikose Banane Birne Bohne Brezel Brötchen Erdbeere Gurke Haselnuss Himbeere Honig Ingwer
      Kartoffel Käse Kirsche Knoblauch Kuchen Kürbis Linse Mandel Nudel Paprika Pfannkuchen Pfeffer Pilz
      Rosine Spinat Tomate Traube Walnuss Zimt Zwiebel
    `,
    nature: `
      Blitz Donner Ebbe Fluss Frühling Gebirge Gewitter Gipfel Gletscher Hafen Herbst Horizont Insel Küste
      Mondlicht Nebel Ozean Regenbogen Schnee Sommer Sonne Strand Sturm Tal Vulkan Wald Wasserfall Wiese
      Winter Wolke Wüste
    `,
    home: `
      Besen Brille Decke Fenster Flasche Gabel Hammer Kamin Kerze Kissen Koffer Lampe Laterne Leiter Löffel
      Regal Schere Schlüssel Sessel Spiegel Tasse Teppich Vorhang Wecker
    `,
  },
  es: {
    animal: `
      águila ardilla ballena búho caballo camello cangrejo canguro castor cebra ciervo cigüeña delfín elefante
      erizo gaviota jirafa lagarto libélula mariposa nutria oveja pantera pingüino pulpo rana tiburón tortuga
      zorro
    `,
    food: `
      aceituna aguacate ajo albaricoque almendra arroz avellana calabaza canela castaña cebolla cereza
      champiñón chocolate ciruela espinaca fresa galleta garbanzo lechuga lenteja limón manzana melocotón miel
      naranja nuez pepino pimienta plátano queso sandía tomate zanahoria
    `,
    nature: `
      amanecer arena bosque cascada cielo colina cosecha costa cueva desierto glaciar horizonte invierno isla
      lluvia montaña nieve niebla nube océano otoño playa pradera primavera relámpago río tormenta trueno
      valle verano volcán
    `,
    home: `
      alfombra almohada armario botella cajón cojín cortina cuchara escalera escoba espejo lámpara linterna
      llave manta martillo paraguas puerta reloj silla sofá taza tenedor tetera tijeras ventana vela
    `,
  },
  fr: {
    animal: `
      abeille aigle araignée baleine castor cerf chameau cheval cigogne coccinelle crabe dauphin écureuil
      éléphant faucon girafe grenouille hérisson hibou kangourou lapin libellule loutre mouette mouton
      panthère papillon pingouin renard requin tortue zèbre
    `,
    food: `
      abricot amande ananas avocat banane beurre biscuit brioche cannelle carotte cerise champignon châtaigne
      chocolat citron citrouille concombre crêpe épinard fraise framboise fromage gaufre haricot laitue
      lentille miel noisette olive oignon pastèque pomme poivre tomate
    `,
    nature: `
      aurore automne cascade ciel colline côte désert éclair étoile falaise fleuve forêt glacier horizon île
      jardin lagune montagne neige nuage océan orage plage prairie printemps rivière sable soleil tonnerre
      vallée volcan
    `,
    home: `
      armoire assiette balai bougie bouteille canapé chaise ciseaux coussin cuillère échelle fenêtre
      fourchette lampe lanterne marteau miroir oreiller parapluie rideau tapis tasse théière tiroir
    `,
  },
  pt: {
    animal: `
      abelha águia aranha baleia borboleta camelo canguru caranguejo castor cavalo cegonha coelho coruja
      elefante esquilo falcão gaivota girafa golfinho jacaré lagarto libélula lontra ouriço ovelha pantera
      pinguim polvo raposa sapo tartaruga tubarão zebra
    `,
    food: `
      abacate abacaxi abóbora alface alho amêndoa arroz azeitona banana batata biscoito bolacha canela
      castanha cebola cenoura cereja chocolate cogumelo ervilha espinafre feijão goiaba laranja lentilha limão
      maçã mamão manga melancia milho morango pepino pimenta queijo tomate uva
    `,
    nature: `
      amanhecer areia arco-íris cachoeira caverna céu chuva colina costa deserto floresta geleira horizonte
      ilha inverno lagoa montanha neblina neve nuvem oceano outono planície praia primavera relâmpago rio
      trovão vale verão vulcão
    `,
    home: `
      almofada armário bule cadeira chave cobertor colher cortina escada espelho estante garfo garrafa gaveta
      guarda-chuva janela lâmpada lanterna martelo porta relógio tapete tesoura travesseiro vassoura vela
      xícara
    `,
  },
};

/** Common words of four letters and more, each with what it is one of. */
export function commonWords(language: Language): { word: string; kind: WordKind }[] {
  const kinds: readonly WordKind[] = ["animal", "food", "nature", "home"];
  return kinds.flatMap((kind) =>
    WORDS[language][kind]
      .trim()
      .split(/\s+/)
      .filter((word) => word.length >= 4)
      .map((word) => ({ word, kind })),
  );
}
