import type { ThingProperties } from "./property.ts";

/** What people, animals and plants are like where a name alone does not tell: a cat is no horse. */
export const LIVING_THINGS: readonly ThingProperties[] = [
  [
    "cat|tomcat|house cat",
    "age: number 1..17 years; weight: number 2.8..7.2 kg; height: number 22..28 cm; length: number 40..55 cm; price: money 0..900 EUR; breed: text shorthair|Siamese mix|Maine Coon|Ragdoll|Norwegian Forest; color: text black|tabby|ginger|calico|gray and white; feed: choice dry food|wet food|raw|mixed; portion: number 40..90 g",
  ],
  [
    "kitten",
    "age: number 6..24 weeks; weight: number 0.4..2.4 kg; breed: text shorthair|Siamese mix|Maine Coon|Ragdoll; color: text black|tabby|ginger|calico",
  ],
  [
    "dog|guide dog|rescue dog",
    "age: number 1..14 years; weight: number 4.0..38.0 kg; height: number 24..68 cm; length: number 35..95 cm; price: money 200..1800 EUR; speed: number 15..45 km/h; breed: text mixed breed|Labrador|Border Collie|Dachshund|Whippet|Beagle; color: text black|brown and white|golden|brindle|gray; feed: choice dry food|wet food|raw|mixed; portion: number 120..480 g; size: choice small|medium|large",
  ],
  [
    "puppy",
    "age: number 6..26 weeks; weight: number 1.2..9.0 kg; breed: text Labrador|Border Collie|Dachshund|Beagle|mixed breed; color: text black|brown|golden|spotted",
  ],
  [
    "horse|mare|gelding|stallion",
    "age: number 3..24 years; weight: number 420..620 kg; height: number 148..174 cm; price: money 1800..14000 EUR; speed: number 6..45 km/h; breed: text Hanoverian|Haflinger|Icelandic|Connemara|Lusitano; color: choice bay|chestnut|black|gray|dun; sex: choice mare|gelding|stallion; stall: text 1|2|4|7",
  ],
  [
    "pony",
    "age: number 3..26 years; weight: number 180..340 kg; height: number 98..146 cm; price: money 900..5200 EUR; breed: text Shetland|Welsh|Connemara|Icelandic; color: choice bay|chestnut|black|gray|piebald; sex: choice mare|gelding|stallion",
  ],
  ["foal", "age: number 1..11 months; weight: number 45..220 kg; height: number 90..130 cm; sex: choice filly|colt"],
  [
    "donkey|mule",
    "age: number 3..30 years; weight: number 140..260 kg; height: number 95..135 cm; sex: choice jenny|jack|gelding",
  ],
  [
    "cow|dairy cow|cattle|heifer|ox",
    "age: number 2..11 years; weight: number 480..720 kg; height: number 128..152 cm; price: money 900..2200 EUR; breed: text Holstein|Jersey|Simmental|Highland|Brown Swiss; sex: choice cow|heifer|bull|steer; color: choice black and white|brown|red|white",
  ],
  ["calf", "age: number 1..36 weeks; weight: number 38..220 kg; sex: choice female|male"],
  ["bull", "age: number 1..8 years; weight: number 620..1050 kg; height: number 140..165 cm"],
  [
    "sheep|ewe|ram",
    "age: number 1..9 years; weight: number 45..98 kg; height: number 60..82 cm; price: money 90..420 EUR; breed: text Texel|Merino|Suffolk|Shetland|Jacob; sex: choice ewe|ram|wether",
  ],
  ["lamb", "age: number 1..24 weeks; weight: number 4.0..42.0 kg; sex: choice ewe lamb|ram lamb"],
  [
    "goat|billy|nanny",
    "age: number 1..12 years; weight: number 32..86 kg; height: number 55..88 cm; breed: text Saanen|Boer|Nubian|Toggenburg; sex: choice doe|buck|wether",
  ],
  [
    "pig|sow|boar",
    "age: number 1..6 years; weight: number 80..260 kg; breed: text Large White|Duroc|Mangalica|Tamworth; sex: choice sow|boar|barrow",
  ],
  ["piglet", "age: number 1..10 weeks; weight: number 1.2..18.0 kg"],
  [
    "rabbit|bunny|hare",
    "age: number 1..9 years; weight: number 1.1..4.8 kg; length: number 22..45 cm; breed: text Dutch|Lop|Rex|Angora|mixed; color: text gray|white|brown|black and white; sex: choice doe|buck",
  ],
  [
    "guinea pig",
    "age: number 1..6 years; weight: number 0.7..1.2 kg; length: number 20..28 cm; breed: text smooth|rosette|Peruvian|Texel; sex: choice sow|boar",
  ],
  [
    "hamster|mouse|gerbil|rat",
    "age: number 2..26 months; weight: number 25..320 g; length: number 6..20 cm; breed: text golden|dwarf|fancy|Roborovski",
  ],
  ["ferret|chinchilla|hedgehog", "age: number 1..8 years; weight: number 0.5..1.8 kg"],
  [
    "chicken|hen|rooster|poultry",
    "age: number 1..7 years; weight: number 1.4..3.8 kg; price: money 8..42 EUR; breed: text Sussex|Leghorn|Marans|Wyandotte|Orpington; sex: choice hen|rooster; color: text brown|white|black|speckled",
  ],
  ["chick", "age: number 1..8 weeks; weight: number 40..620 g"],
  [
    "duck|goose|turkey",
    "age: number 1..10 years; weight: number 1.6..6.8 kg; breed: text Pekin|Indian Runner|Embden|Bronze; sex: choice female|male",
  ],
  [
    "quail|pigeon|dove|racing pigeon",
    "age: number 1..8 years; weight: number 110..480 g; speed: number 60..110 km/h; color: choice blue|checkered|red|white; sex: choice cock|hen",
  ],
  [
    "parrot|budgie|canary|cockatiel",
    "age: number 1..22 years; weight: number 18..480 g; length: number 12..38 cm; breed: text cockatiel|canary|lovebird|gray parrot; price: money 15..900 EUR",
  ],
  [
    "bird",
    "age: number 1..9 years; weight: number 9..1400 g; length: number 9..62 cm; breed: text blackbird|great tit|robin|finch; species: text blackbird|great tit|robin|house sparrow|kestrel|wren",
  ],
  [
    "tortoise|turtle",
    "age: number 2..60 years; weight: number 0.2..4.2 kg; length: number 8..28 cm; breed: text Greek|Hermann's|spur-thighed|box",
  ],
  [
    "snake|python",
    "age: number 1..18 years; weight: number 0.2..6.0 kg; length: number 45..220 cm; breed: text corn|ball python|king|milk",
  ],
  [
    "lizard|gecko|bearded dragon|reptile",
    "age: number 1..12 years; weight: number 30..520 g; length: number 12..55 cm; breed: text leopard gecko|bearded dragon|crested gecko|skink",
  ],
  ["frog|toad|newt|salamander", "age: number 1..8 years; weight: number 4..60 g; length: number 3..14 cm"],
  [
    "fish|koi|aquarium fish",
    "age: number 1..9 years; weight: number 0.1..4.5 kg; length: number 3..62 cm; price: money 2..120 EUR; breed: text guppy|neon tetra|betta|koi",
  ],
  [
    "spider|tarantula|insect|beetle|butterfly|moth",
    "age: number 1..30 months; length: number 4..90 mm; size: number 4..90 mm",
  ],
  [
    "alpaca|llama",
    "age: number 1..16 years; weight: number 52..86 kg; height: number 82..98 cm; color: choice white|fawn|brown|gray|black; sex: choice female|male",
  ],
  ["pet|animal|foster|foster animal", "age: number 1..14 years; weight: number 0.8..28.0 kg; height: number 15..60 cm"],
  ["resident animal|wild animal|patient animal|rescue animal", "age: number 1..9 years; weight: number 0.2..12.0 kg"],
  [
    "hive|colony|bee colony",
    "weight: number 18..52 kg; frames: number 4..10; height: number 45..110 cm; price: money 90..240 EUR; temperament: choice calm|lively|defensive",
  ],
  [
    "baby|newborn|infant",
    "age: number 1..11 months; weight: number 3.2..9.8 kg; height: number 50..76 cm; length: number 50..76 cm; temperature: number 36.4..38.6 °C; size: choice 50|56|62|68|74",
  ],
  [
    "toddler",
    "age: number 1..3 years; weight: number 9.0..15.5 kg; height: number 74..98 cm; size: choice 80|86|92|98",
  ],
  [
    "child|kid|son|daughter|scout",
    "age: number 3..12 years; weight: number 14..44 kg; height: number 96..156 cm; size: choice 98|110|122|134|146|158; price: money 8..60 EUR; sex: choice girl|boy",
  ],
  [
    "pupil|student|school child",
    "age: number 6..18 years; weight: number 20..72 kg; height: number 114..182 cm; grade: choice A|B|C|D|F",
  ],
  [
    "teenager|teen|youth|youth player",
    "age: number 12..18 years; weight: number 40..74 kg; height: number 148..184 cm",
  ],
  [
    "adult|person|man|woman|friend|contact|colleague|employee|staff|volunteer",
    "age: number 19..68 years; weight: number 52..98 kg; height: number 154..194 cm; sex: choice female|male|other; size: choice XS|S|M|L|XL; speed: number 3.5..12.0 km/h",
  ],
  [
    "customer|client|member|guest|participant|attendee|applicant|tenant|visitor|driver",
    "age: number 18..78 years; weight: number 52..98 kg; height: number 154..194 cm; sex: choice female|male|other; size: choice XS|S|M|L|XL",
  ],
  [
    "patient|resident|care recipient",
    "age: number 24..92 years; weight: number 48.0..96.0 kg; height: number 150..190 cm; sex: choice female|male|other; temperature: number 36.2..38.6 °C",
  ],
  ["senior|grandparent|elder", "age: number 64..94 years; weight: number 48..88 kg; height: number 150..182 cm"],
  [
    "player|athlete|runner|swimmer|cyclist|gymnast|wrestler|boxer",
    "age: number 12..38 years; weight: number 45..96 kg; height: number 152..198 cm; speed: number 9.0..28.0 km/h; position: choice goalkeeper|defender|midfielder|forward; number: number 1..99; size: choice S|M|L|XL",
  ],
  ["ancestor|family member|relative", "age: number 41..94 years; height: number 152..186 cm; name: text @people"],
  [
    "actor|dancer",
    "age: number 18..52 years; height: number 158..190 cm; weight: number 48..86 kg; size: choice 34|36|38|40|48|50",
  ],
  [
    "tree|fruit tree|street tree",
    "age: number 4..120 years; height: number 2.5..24.0 m; width: number 1.5..12.0 m; size: number 2..24 m; price: money 25..320 EUR; condition: choice healthy|stressed|dying|dead; yield: number 4..120 kg; age class: choice young|mature|old",
  ],
  [
    "shrub|bush|hedge|rose",
    "age: number 1..24 years; height: number 40..240 cm; width: number 40..180 cm; price: money 6..48 EUR; color: choice white|pink|red|yellow|orange",
  ],
  [
    "bonsai",
    "age: number 5..60 years; height: number 12..80 cm; price: money 30..420 EUR; style: choice upright|slanting|cascade|forest",
  ],
  [
    "plant|houseplant|succulent|cactus|orchid",
    "age: number 1..12 years; height: number 8..160 cm; size: choice small|medium|large; price: money 3..48 EUR; condition: choice thriving|fine|weak; pot size: number 8..32 cm",
  ],
  [
    "seedling|cutting",
    "age: number 1..10 weeks; height: number 2..20 cm; quantity: number 4..60; price: money 0.4..4.5 EUR",
  ],
  [
    "flower|bulb|dahlia|tulip",
    "height: number 12..120 cm; price: money 0.8..6.0 EUR; quantity: number 5..120; color: choice white|yellow|pink|red|purple",
  ],
  [
    "seed|seed packet",
    "quantity: number 1..8; age: number 1..5 years; price: money 1.2..4.8 EUR; weight: number 1..50 g; size: choice tiny|small|medium|large; depth: number 0.5..5.0 cm",
  ],
  [
    "crop|vegetable|fruit|harvest",
    "weight: number 0.3..14.0 kg; price: money 0.8..6.5 EUR; quantity: number 1..40; length: number 4..38 cm",
  ],
  [
    "mushroom",
    "weight: number 20..900 g; height: number 3..22 cm; size: number 2..25 cm; color: choice white|brown|yellow|orange|red",
  ],
  [
    "field|plot|pasture",
    "size: number 0.5..14.0 ha; area: number 0.5..14.0 ha; length: number 40..420 m; width: number 20..180 m; yield: number 2.0..8.5 t/ha",
  ],
  [
    "catch|trout|carp|pike",
    "weight: number 0.3..8.0 kg; length: number 18..96 cm; size: number 18..96 cm; depth: number 0.5..8.0 m",
  ],
];
