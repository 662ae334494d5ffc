import type { Archetype } from "@sayhey/appspec";
import { COUNTER } from "./lexicon/counter.ts";
import type { Domain } from "./lexicon/domain.ts";
import type { Thing } from "./thing.ts";
import type { Understanding } from "./understand.ts";

/** What a shop of a trade sells. */
interface Goods {
  /** Words of an idea that name the trade, as `nameScore` reads them. */
  words: string;
  category: string;
  /** Names a shop of that trade might have. */
  names: string;
  /** Least and most a piece costs. */
  price: string;
  /** Field lines beside name, price and stock. */
  more: string;
  /** Titles with their prices. */
  rows: string;
}

const GOODS: readonly Goods[] = [
  {
    words:
      "bakery bakeries baker bakers patisserie pastry pastries pastry_chef pastry_chefs cake_shop cake_maker cake_makers cake_business bread_shop croissant croissants confectioner confectioners",
    category: "Food",
    names: "Crumb & Crust|First Batch|Before Seven|Warm Loaf",
    price: "3..38",
    more: "Contains: tags nuts|milk|egg|gluten",
    rows: "Sourdough loaf | price=6 | contains=gluten\nButter croissant | price=3 | contains=gluten;milk\nCarrot cake, whole | price=32 | contains=nuts;egg\nRye rolls, bag of six | price=5 | contains=gluten\nCinnamon bun | price=4 | contains=gluten;milk\nPlum cake, a slice | price=4 | contains=gluten;egg\nBirthday cake to order | price=38 | contains=milk;egg\nOat cookies, a box | price=9 | contains=gluten;nuts",
  },
  {
    words: "florist florists flower_shop flowers_shop flower_studio flower_stall bouquet bouquets",
    category: "Local",
    names: "Stem & Ribbon|Late Colours|Cut This Morning",
    price: "4..36",
    more: "Colour: choice white|red|yellow|blue|green",
    rows: "Bouquet of the week | price=24 | colour=red\nPeonies, ten stems | price=22 | colour=white\nDried flowers, a bundle | price=18 | colour=yellow\nWreath for the door | price=34 | colour=green\nLavender in a pot | price=9 | colour=blue\nTulips, a bunch | price=8 | colour=yellow\nRoses with long stems | price=36 | colour=red\nOne sunflower | price=4 | colour=yellow",
  },
  {
    words: "bookshop bookshops bookstore bookstores book_shop book_store bookseller booksellers",
    category: "Books",
    names: "Dog-Ear|Second Chapter|Spine & Page",
    price: "11..28",
    more: "Pages: number 90..480",
    rows: "The Lighthouse Keeper's List | price=16\nA Year of Soups | price=28\nSmall Maps of Big Cities | price=22\nNight Train to Tartu | price=14\nBirds at the Window | price=19\nHow Bridges Stand | price=24\nThe Cat Who Kept Bees | price=12\nPoems for Tuesdays | price=11",
  },
  {
    words: "coffee_roaster coffee_roasters coffee_roastery roastery coffee_beans coffee_brand",
    category: "Food",
    names: "First Crack|Slow Roast|Ground Floor",
    price: "4..48",
    more: "Weight: number 250..1000 g",
    rows: "House espresso | price=9\nLight roast, washed | price=12\nFruity, sun-dried beans | price=13\nDecaf | price=10\nCold brew, a bottle | price=5\nFilter papers | price=4\nHand grinder | price=48\nTasting set of four coffees | price=22",
  },
  {
    words:
      "farm_shop farm_shops greengrocer greengrocers grocer grocers grocery_store grocery_shop vegetable_shop farm_stand farm_stall",
    category: "Food",
    names: "Gate to Plate|Muddy Boots|The Honest Crate",
    price: "4..18",
    more: "Grown: choice here|nearby|further away",
    rows: "Vegetable box for two | price=18\nTen eggs | price=4\nPotatoes, two kilos | price=5\nTomatoes, mixed | price=6\nApple juice, a bottle | price=4\nSoft goat's cheese | price=7\nA jar of honey | price=8\nPumpkin for soup | price=4",
  },
  {
    words:
      "boutique boutiques clothing_brand clothing_shop clothing_store clothes_shop fashion_brand fashion_label streetwear t-shirts tshirts",
    category: "Fashion",
    names: "Loose Thread|Rack & Rail|Good Seam",
    price: "18..118",
    more: "Size: choice small|medium|large\nColour: colour",
    rows: "Linen shirt | price=64\nWool jumper | price=89\nHeavy T-shirt, white | price=32\nYellow raincoat | price=118\nCanvas bag | price=18\nWide trousers | price=76\nRibbed hat | price=24\nSilk scarf | price=42",
  },
  {
    words: "pet_shop pet_shops pet_store pet_supplies pet_food",
    category: "Pets",
    names: "Paw & Bowl|Good Boy Goods|Tail End",
    price: "6..59",
    more: "Made for: choice dogs|cats|birds|rabbits",
    rows: "Dog bed, large | price=59 | madeFor=dogs\nScratching post | price=48 | madeFor=cats\nRope to tug at | price=9 | madeFor=dogs\nSalmon treats | price=7 | madeFor=cats\nRed collar | price=16 | madeFor=dogs\nBird seed, two kilos | price=8 | madeFor=birds\nTunnel for cats | price=22 | madeFor=cats\nA bag of hay | price=6 | madeFor=rabbits",
  },
  {
    words: "ice_cream_shop ice_cream_parlour ice_cream_parlor ice_cream_van ice_cream gelateria gelato",
    category: "Food",
    names: "Two Scoops|Cold Spoon|Drip",
    price: "5..14",
    more: "Contains: tags nuts|milk|egg",
    rows: "Pistachio ice cream, half a litre | price=14 | contains=nuts;milk\nLemon sorbet, half a litre | price=10\nHazelnut ice cream, half a litre | price=13 | contains=nuts;milk\nSalted caramel, half a litre | price=13 | contains=milk;egg\nStrawberry sorbet, half a litre | price=11\nDark chocolate, half a litre | price=12 | contains=milk\nTen waffle cones | price=5\nIce cream cake | price=14 | contains=milk;egg",
  },
  {
    words: "deli delis delicatessen cheese_shop cheese_counter cheesemonger cheesemongers",
    category: "Food",
    names: "By the Slice|Rind & Rye|The Long Counter",
    price: "4..34",
    more: "Contains: tags nuts|milk|gluten",
    rows: "Mountain cheese, aged | price=9 | contains=milk\nSoft goat's cheese | price=7 | contains=milk\nBlue cheese | price=8 | contains=milk\nGreen olives | price=5\nCheese board for four | price=34 | contains=milk;nuts\nFig mustard | price=6\nRye crackers | price=4 | contains=gluten\nSliced ham, smoked | price=8",
  },
];

/** What the trade sells that an idea names, if it is known. */
function goodsOf(understanding: Understanding): Goods | undefined {
  const [best] = GOODS.map((goods) => ({ goods, score: understanding.nameScore(goods.words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return best?.goods;
}

const isGoods = ({ id }: Pick<Thing, "id">): boolean => id === "product";

/** Products as the trade sells them that the idea names: bread in a bakery. Other things stay as they are. */
export function withGoods(understanding: Understanding, wanted: Thing): Thing {
  const goods = isGoods(wanted) ? goodsOf(understanding) : undefined;
  if (goods === undefined) return wanted;
  const { price, more, rows } = goods;
  const fields = `Name: text\nPhoto: image\nCategory: choice classic|new|seasonal|set\nPrice: money ${price} EUR\n${more}\nIn stock: number 0..24\nMinimum: number 2..6\nDescription: longText @remarks`;
  return { ...wanted, fields, rows };
}

/** What of a plan tells whether it is a shop, and of what. */
interface PlannedShop {
  understanding: Understanding;
  domain: Domain;
  /** Archetypes in force, the leading one first. */
  archetypes: readonly Archetype[];
}

/** The trade whose shop the app is. */
export function tradeOf({ understanding, domain, archetypes: [lead] }: PlannedShop): Goods | undefined {
  return lead === "shop" && domain.things.some(isGoods) ? goodsOf(understanding) : undefined;
}

/** What says that a trade sells: 'online bookshop', 'pet store', 'ice cream orders'; a map of bookshops does not. */
const SELLS =
  /^(?:online|web|e-?commerce|webshop|sells?|selling|store|shop|brand|orders?|pre-?orders?|deliver(?:y|ies)|website)$/;

/** The field of small shops where the idea names a trade that sells, and the field it was taken for has no goods of its own. */
export function shopOfTrade(understanding: Understanding, field: Domain): Domain | undefined {
  const shop = COUNTER.find(({ id }) => id === "preorders");
  if (field.calling === true || field.things.some(isGoods) || goodsOf(understanding) === undefined) return undefined;
  const { words, seeksPlace, archetypes } = understanding;
  const [kind] = archetypes;
  const isShop =
    kind === undefined || kind === "shop" || (kind === "directory" && !seeksPlace) || words.includes("online");
  return isShop && words.some((word) => SELLS.test(word)) ? shop : undefined;
}
