/** What is sold of one kind: words for it, what it is sorted by, and things on sale with sort, price and stock. */
interface Wares {
  words: string;
  sorts: string;
  rows: string;
}

const WARES: readonly Wares[] = [
  {
    words: "furniture sofa chair table home_decor interior mattress",
    sorts: "seating|tables|storage|beds|lighting",
    rows: "Oak dining table|tables|640|4\nTwo-seat sofa, grey|seating|890|3\nBookcase, five shelves|storage|240|9\nBed frame, 160 cm|beds|520|2\nArmchair with footstool|seating|430|5\nSideboard, walnut|storage|720|1\nFloor lamp, linen shade|lighting|129|14\nFolding desk|tables|185|0",
  },
  {
    words: "clothing clothes fashion apparel garment dress shirt boutique uniform",
    sorts: "tops|trousers|dresses|jackets|accessories",
    rows: "Linen shirt|tops|64|18\nWool jumper|tops|89|11\nStraight jeans|trousers|79|24\nRain jacket|jackets|118|7\nWrap dress|dresses|96|5\nCanvas belt|accessories|22|40\nRibbed hat|accessories|24|0\nWide trousers|trousers|76|9",
  },
  {
    words: "shoe footwear sneaker boot trainer",
    sorts: "everyday|running|boots|sandals|children",
    rows: "White trainers|everyday|85|16\nTrail running shoes|running|129|8\nAnkle boots, brown|boots|149|6\nLeather sandals|sandals|69|12\nChildren's wellingtons|children|28|20\nCanvas slip-ons|everyday|45|0\nRoad running shoes|running|139|9\nHiking boots|boots|179|4",
  },
  {
    words: "car auto automotive vehicle motorcycle car_wash car_care tyre tire",
    sorts: "cleaning|tyres|oil and fluids|inside|tools",
    rows: "Car shampoo, 1 litre|cleaning|12|60\nMicrofibre cloths, five|cleaning|14|35\nWinter tyre, 205/55 R16|tyres|89|24\nEngine oil, 5 litres|oil and fluids|46|18\nRubber mats, set|inside|39|10\nTyre inflator|tools|54|7\nWheel cleaner|cleaning|11|28\nSeat cover, pair|inside|65|0",
  },
  {
    words: "food snack grocery delicatessen supermarket farm_produce agricultural_product local_specialty",
    sorts: "pantry|fruit and vegetables|dairy|bakery|drinks",
    rows: "Rye bread, 750 g|bakery|5|20\nTomatoes, 1 kg|fruit and vegetables|4|45\nGoat's cheese|dairy|7|12\nApple juice, 1 litre|drinks|4|30\nRed lentils, 500 g|pantry|3|60\nOlive oil, 0.5 litre|pantry|11|16\nNatural yoghurt|dairy|3|24\nCarrots, a bunch|fruit and vegetables|2|0",
  },
  {
    words: "flower florist bouquet plant houseplant garden_plant seedling",
    sorts: "bouquets|houseplants|garden|pots",
    rows: "Bouquet of the week|bouquets|24|8\nPeonies, ten stems|bouquets|22|5\nMonstera, 60 cm|houseplants|34|6\nLavender in a pot|garden|9|20\nFern, small|houseplants|12|14\nClay pot, 18 cm|pots|8|30\nRoses, long stems|bouquets|36|4\nTomato seedlings, six|garden|7|0",
  },
  {
    words: "book bookshop novel textbook comic reading",
    sorts: "fiction|children|cooking|travel|history",
    rows: "Night Train North|fiction|14|9\nA Year of Soups|cooking|28|4\nThe Fox and the Ferry|children|12|15\nSmall Maps of Big Cities|travel|22|6\nHow Bridges Stand|history|24|3\nPoems for Tuesdays|fiction|11|7\nWalks by the River|travel|16|8\nThe Paper Lantern|children|10|0",
  },
  {
    words: "toy game child baby kid infant maternal",
    sorts: "wooden|puzzles|outdoor|baby|board games",
    rows: "Wooden train set|wooden|45|7\nPuzzle, 100 pieces|puzzles|14|18\nStacking rings|baby|16|22\nKite, two lines|outdoor|29|5\nMemory game|board games|18|12\nBuilding blocks, 60|wooden|38|9\nBath boat|baby|9|26\nSkipping rope|outdoor|8|0",
  },
  {
    words: "cosmetic beauty skincare makeup perfume skin_care soap",
    sorts: "face|hair|body|make-up|scent",
    rows: "Day cream, 50 ml|face|24|18\nShampoo bar|hair|9|40\nHand balm|body|12|26\nLip tint, rose|make-up|14|15\nClay mask|face|18|9\nBody oil, 100 ml|body|21|11\nEau de toilette, 30 ml|scent|46|6\nMascara, black|make-up|16|0",
  },
  {
    words: "electronics electronic phone computer laptop digital gadget mobile_phone hardware computer_accessory",
    sorts: "audio|phones|computers|cables|cameras",
    rows: "Headphones, over the ear|audio|89|12\nUSB-C cable, 2 m|cables|12|80\nKeyboard, wireless|computers|54|15\nPhone stand|phones|18|30\nCharger, 30 watts|cables|29|25\nWebcam, 1080p|cameras|64|7\nLoudspeaker, portable|audio|75|9\nMonitor, 27 inches|computers|229|0",
  },
  {
    words: "jewellery jewelry ring necklace watch gem",
    sorts: "rings|necklaces|earrings|bracelets|watches",
    rows: "Silver ring, plain|rings|48|9\nPearl earrings|earrings|65|6\nChain, 45 cm|necklaces|79|8\nBracelet with clasp|bracelets|58|5\nSmall hoops, gold|earrings|95|4\nPendant, moonstone|necklaces|88|3\nWatch, leather strap|watches|149|2\nSignet ring|rings|120|0",
  },
  {
    words: "sport sports_equipment fitness outdoor camping bicycle bike gym_equipment",
    sorts: "training|cycling|camping|water|clothing",
    rows: "Yoga mat, 5 mm|training|32|20\nBicycle light, pair|cycling|34|16\nTent for two|camping|189|4\nDumbbells, 2 x 5 kg|training|42|8\nSwimming goggles|water|19|22\nBicycle pump|cycling|28|11\nSleeping bag|camping|95|6\nRunning vest|clothing|38|0",
  },
  {
    words: "pet cat dog animal pet_food pet_supply aquarium",
    sorts: "dogs|cats|birds|small animals",
    rows: "Dog bed, large|dogs|59|6\nScratching post|cats|48|5\nSalmon treats|cats|7|40\nRope to tug at|dogs|9|25\nBird seed, 2 kg|birds|8|18\nRed collar|dogs|16|14\nTunnel for rabbits|small animals|22|7\nHay, 1 kg|small animals|6|0",
  },
  {
    words: "medicine pharmacy drug medical health_product supplement vitamin nutrition",
    sorts: "cold and flu|skin|first aid|vitamins|baby",
    rows: "Vitamin D, 60 tablets|vitamins|12|35\nPlasters, assorted|first aid|5|60\nNasal spray|cold and flu|7|22\nHealing ointment|skin|9|16\nThermometer|first aid|14|12\nThroat lozenges|cold and flu|6|40\nNappy cream|baby|8|14\nMagnesium, 30 sachets|vitamins|11|0",
  },
  {
    words: "wine beer spirit liquor beverage drink whisky bourbon cocktail",
    sorts: "red|white|sparkling|beer|spirits",
    rows: "Riesling, dry|white|12|48\nPinot noir|red|16|36\nPale ale, six bottles|beer|14|20\nSparkling rosé|sparkling|18|12\nGin, 0.5 litre|spirits|34|9\nTempranillo|red|11|24\nWheat beer, crate|beer|19|15\nSingle malt, 10 years|spirits|52|0",
  },
  {
    words: "tea coffee",
    sorts: "green|black|herbal|coffee|pots and cups",
    rows: "Sencha, 100 g|green|11|20\nAssam, 100 g|black|9|26\nPeppermint leaves|herbal|6|30\nHouse espresso, 250 g|coffee|9|18\nLight roast, 250 g|coffee|12|12\nEarl Grey, 100 g|black|8|22\nTeapot, 0.8 litre|pots and cups|34|5\nCup with lid|pots and cups|14|0",
  },
  {
    words: "art handicraft craft painting antique ceramic pottery handmade",
    sorts: "prints|ceramics|textiles|wood|paper",
    rows: "Linocut, heron|prints|45|6\nStoneware bowl|ceramics|28|9\nWoven table runner|textiles|52|3\nCarved spoon|wood|18|14\nBound sketchbook|paper|16|12\nVase, celadon|ceramics|64|2\nScreen print, harbour|prints|38|8\nQuilted cushion|textiles|42|0",
  },
  {
    words: "stationery office_supply school_supply pen paper printing",
    sorts: "writing|paper|filing|desk|school",
    rows: "Notebook, lined|paper|4|120\nFountain pen|writing|29|15\nLever arch file|filing|3|90\nPencils, box of twelve|school|6|50\nDesk organiser|desk|24|10\nSticky notes, pack|desk|5|70\nBallpoint pens, ten|writing|8|60\nDrawing pad, A3|paper|9|0",
  },
  {
    words: "tool building_material construction_material decoration_material tile paint steel cement",
    sorts: "timber|tiles|paint|tools|fixings",
    rows: "Wall tiles, 1 m²|tiles|24|60\nWhite emulsion, 10 litres|paint|38|25\nPlanks, spruce, 3 m|timber|9|140\nCordless drill|tools|119|8\nScrews, box of 200|fixings|11|75\nSpirit level, 60 cm|tools|22|14\nFloor tiles, 1 m²|tiles|32|48\nWood oil, 1 litre|paint|27|0",
  },
  {
    words: "gift souvenir present blind_box cultural_product",
    sorts: "small gifts|home|paper|sweet|sets",
    rows: "Candle, cedar|home|18|22\nGift box for two|sets|45|6\nPostcards, set of eight|paper|9|40\nChocolates, twelve|sweet|16|18\nKey ring, brass|small gifts|12|35\nTea towel|home|14|20\nSurprise box|sets|25|30\nHoney, 250 g|sweet|8|0",
  },
  {
    words: "second-hand secondhand used_good flea campus idle",
    sorts: "books|furniture|electronics|bicycles|clothes",
    rows: "Desk lamp, works well|electronics|12|1\nCity bicycle, 28 inches|bicycles|95|1\nStatistics textbook|books|14|1\nBookshelf, white|furniture|30|1\nWinter coat, size M|clothes|35|1\nMonitor, 24 inches|electronics|60|1\nOffice chair|furniture|40|1\nDictionary|books|6|1",
  },
  {
    words: "ticket scenic attraction tourism travel",
    sorts: "entry|guided tour|day pass|family",
    rows: "Day ticket, adult|entry|16|400\nDay ticket, child|entry|8|400\nFamily ticket|family|38|120\nGuided tour at ten|guided tour|24|18\nBoat trip|guided tour|19|30\nTwo-day pass|day pass|28|80\nEvening entry|entry|11|150\nTour in sign language|guided tour|24|0",
  },
];

const BY_WORD = new Map(
  WARES.flatMap((wares) => wares.words.split(" ").map((word) => [word.replaceAll("_", " "), wares] as const)),
);

/** Fields and sample rows of the goods that a text is about: by its last word that names any. Undefined where it names none. */
export function waresOf(words: readonly string[]): { fields: string; rows: string } | undefined {
  const found = words
    .map((word, at) => BY_WORD.get(`${words[at - 1] ?? ""} ${word}`) ?? BY_WORD.get(word))
    .findLast((wares) => wares !== undefined);
  if (found === undefined) return undefined;
  const rows = found.rows.split("\n").map((line) => {
    const [title = "", sort = "", price = "", stock = ""] = line.split("|");
    return `${title} | category=${sort} | price=${price} | stock=${stock} | status=${stock === "0" ? "sold out" : "available"}`;
  });
  return {
    fields: `Name: text\nPicture: image\nCategory: choice ${found.sorts}\nPrice: money 4..240 EUR\nStock: number 0..120 pcs\nStatus: choice available|sold out\nDescription: longText`,
    rows: rows.join("\n"),
  };
}
