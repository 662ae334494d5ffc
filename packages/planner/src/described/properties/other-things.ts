import type { ThingProperties } from "./property.ts";

/** What is made, bought, built or done, and how large, old and dear it is. */
export const OTHER_THINGS: readonly ThingProperties[] = [
  [
    "car|vehicle|wagon|hatchback|rental car",
    "age: number 1..18 years; weight: number 980..1980 kg; length: number 3.6..4.9 m; width: number 1.6..1.9 m; height: number 1.4..1.8 m; price: money 2400..32000 EUR; speed: number 30..180 km/h; color: choice white|black|silver|blue|red; size: choice small|compact|mid-size|large; model: text 1.6 wagon|2.0 hatchback|city 1.0|coupe 2.4; battery: text 60 Ah|70 Ah|74 Ah AGM|95 Ah",
  ],
  [
    "classic car|vintage car|oldtimer",
    "age: number 32..88 years; weight: number 640..1680 kg; price: money 4800..68000 EUR; color: choice ivory|racing green|burgundy|black",
  ],
  [
    "van|camper|motorhome|campervan|minibus",
    "age: number 1..22 years; weight: number 1800..3500 kg; length: number 4.8..7.2 m; height: number 1.9..3.1 m; price: money 6500..58000 EUR; seats: number 3..9",
  ],
  [
    "truck|lorry|bus|coach",
    "age: number 1..16 years; weight: number 3500..18000 kg; length: number 6.0..14.0 m; height: number 2.8..4.0 m; price: money 18000..98000 EUR; capacity: number 18..54",
  ],
  [
    "motorcycle|motorbike|moped|scooter",
    "age: number 1..34 years; weight: number 95..240 kg; price: money 900..11500 EUR; speed: number 45..180 km/h; color: choice black|red|blue|silver",
  ],
  [
    "bike|bicycle|e-bike|cargo bike",
    "age: number 1..14 years; weight: number 8.5..26.0 kg; size: choice 48 cm|52 cm|56 cm|60 cm; price: money 80..3200 EUR; speed: number 14..34 km/h; frame number: text WBK4028|VF1183|SN7712|ZK2019; number: text 4|7|12|18",
  ],
  [
    "boat|yacht|sailboat|dinghy|ship",
    "age: number 2..42 years; weight: number 120..5200 kg; length: number 3.2..14.0 m; width: number 1.2..4.2 m; price: money 900..64000 EUR; speed: number 4..22 kn; capacity: number 2..10; hull: choice fiberglass|wood|steel|aluminum",
  ],
  [
    "canoe|kayak|rowing boat|scull",
    "age: number 1..24 years; weight: number 14..48 kg; length: number 3.0..8.4 m; width: number 30..92 cm; price: money 320..4200 EUR",
  ],
  [
    "tractor|machine|excavator|forklift",
    "age: number 1..28 years; weight: number 620..7200 kg; price: money 2400..64000 EUR; speed: number 5..40 km/h",
  ],
  [
    "aircraft|glider|plane|drone",
    "age: number 1..44 years; weight: number 0.9..780.0 kg; length: number 0.4..9.0 m; speed: number 40..240 km/h; price: money 420..68000 EUR",
  ],
  [
    "train|locomotive|model train",
    "length: number 12..32 cm; weight: number 60..420 g; speed: number 20..140 km/h; price: money 24..380 EUR",
  ],
  ["flight", "price: money 48..820 EUR; distance: number 220..5400 km; duration: duration 50..540"],
  [
    "house|home|villa|cottage",
    "age: number 3..120 years; size: number 78..240 m²; height: number 5..11 m; price: money 120000..780000 EUR; rooms: number 3..9; condition: choice new|renovated|good|needs work; rent: money 780..2400 EUR; area: number 78..240 m²",
  ],
  [
    "apartment|flat|unit|studio|property",
    "age: number 3..95 years; size: number 28..128 m²; price: money 84000..480000 EUR; rooms: number 1..5; rent: money 420..1680 EUR; condition: choice new|renovated|good|needs work; area: number 28..128 m²; key: text set of 2|set of 3|one front door key|two keys and a fob",
  ],
  [
    "room|classroom|hall|office|meeting room",
    "size: number 9..120 m²; height: number 2.3..4.2 m; length: number 3.0..14.0 m; width: number 2.4..9.0 m; capacity: number 4..80; price: money 15..240 EUR; temperature: number 17..25 °C; key: text K1|K4|K7|K12; floor: choice ground|1st|2nd|3rd; number: text 1|4|12|14; area: number 9..120 m²",
  ],
  [
    "guest room|hotel room|cabin|holiday home",
    "size: number 14..62 m²; price: money 48..220 EUR; capacity: number 1..6; number: text 1|4|12|14",
  ],
  ["land|lot|allotment", "size: number 180..2400 m²; area: number 180..2400 m²; price: money 4800..98000 EUR"],
  [
    "garden bed|raised bed",
    "length: number 80..320 cm; width: number 60..140 cm; depth: number 20..60 cm; size: text 120 x 240 cm|80 x 160 cm|100 x 100 cm|120 x 300 cm",
  ],
  [
    "tank|aquarium|pond|pool",
    "size: number 40..900 l; volume: number 40..900 l; temperature: number 8.0..28.0 °C; depth: number 30..180 cm; length: number 40..240 cm; ph: number 6.2..8.2",
  ],
  [
    "book|novel|comic|magazine|journal",
    "age: number 1..90 years; weight: number 0.2..1.4 kg; height: number 17..31 cm; price: money 3..38 EUR; size: choice pocket|standard|large; published: number 1975..2024; issue: number 1..48; number: number 1..48; language: choice English|Spanish|French|German; condition: choice like new|very good|good|worn; length: number 96..640 pages; status: choice to read|reading|finished; cover: choice hardcover|paperback",
  ],
  [
    "record|album|vinyl|cd",
    "age: number 1..62 years; price: money 4..68 EUR; size: choice 7 in|10 in|12 in; weight: number 120..220 g; speed: choice 33|45|78; length: duration 28..74; condition: choice M|NM|VG+|VG|G; format: choice LP|single|EP|CD; release date: date -14000..-100",
  ],
  [
    "film|movie|show|series|episode",
    "length: duration 22..168; price: money 3..14 EUR; rating: rating 2..5; year: number 1975..2024; status: choice to watch|watching|watched; release date: date -9000..-30",
  ],
  [
    "film roll|roll|roll of film|film canister",
    "length: choice 12 exposures|24 exposures|36 exposures; frames: number 12..36; price: money 6..18 EUR; quantity: number 1..6; status: choice loaded|exposed|at the lab|developed; stock: text color negative 400|black and white 100|slide film 50|black and white 400; speed: choice 50|100|200|400|800; number: text 041|042|047|053",
  ],
  [
    "song|piece|tune|track",
    "length: text 2:48|3:24|4:10|5:32; key: choice C|D|E|F|G|A|B flat|E minor|A minor; speed: number 60..168 bpm; level: choice easy|medium|hard; difficulty: choice easy|medium|hard; status: choice new|practicing|ready; position: number 1..14; part: choice soprano|alto|tenor|bass",
  ],
  [
    "instrument|guitar|violin|piano|drum",
    "age: number 1..120 years; weight: number 0.4..12.0 kg; price: money 80..4200 EUR; size: choice 1/4|1/2|3/4|4/4; condition: choice new|good|needs setup|needs repair; case: choice hard case|gig bag|none",
  ],
  [
    "painting|artwork|print|sculpture|photo|drawing",
    "age: number 1..120 years; height: number 18..160 cm; width: number 18..140 cm; size: text 30 x 40 cm|50 x 70 cm|24 x 30 cm|80 x 100 cm; price: money 40..4200 EUR; weight: number 0.4..14.0 kg",
  ],
  [
    "coin|medal|token",
    "age: number 4..180 years; weight: number 1.8..31.0 g; size: number 16..40 mm; diameter: number 16..40 mm; price: money 1..420 EUR; condition: choice G|VG|F|VF|XF|UNC; material: choice silver|gold|copper|nickel|bronze; metal: choice silver|gold|copper|nickel|bronze",
  ],
  [
    "stamp|postcard|card|trading card",
    "age: number 2..110 years; size: text 22 x 26 mm|30 x 40 mm|9 x 14 cm|63 x 88 mm; price: money 0.5..120.0 EUR; condition: choice mint|near mint|good|played|damaged; number: text 12|41|118|207; color: text blue|red|green|brown; quantity: number 1..6",
  ],
  [
    "watch|clock",
    "age: number 1..140 years; size: number 28..46 mm; diameter: number 28..46 mm; weight: number 30..220 g; price: money 60..3800 EUR; caliber: text in-house 12|automatic 24|hand-wound 17 jewels|quartz 3; condition: choice running|needs service|not running",
  ],
  [
    "jewel|ring|necklace|bracelet|earring|pendant",
    "weight: number 1.2..48.0 g; size: choice 48|52|54|56|60; length: number 16..60 cm; price: money 18..1400 EUR; material: choice silver|gold|brass|pearl; metal: choice silver|gold|brass|steel",
  ],
  [
    "puzzle|jigsaw",
    "pieces: choice 100|250|500|1000|1500|2000; age: choice 3+|6+|8+|12+; price: money 6..48 EUR; size: text 36 x 49 cm|50 x 70 cm|68 x 96 cm|27 x 19 cm",
  ],
  [
    "toy|doll|figure|board game|game",
    "age: choice 3+|6+|8+|10+|12+|14+; weight: number 0.1..2.4 kg; height: number 6..42 cm; price: money 4..68 EUR; size: number 6..42 cm; length: duration 20..120; condition: choice new|complete|parts missing|worn",
  ],
  [
    "antique|collectible|artifact|find",
    "age: number 60..420 years; weight: number 0.1..12.0 kg; height: number 4..90 cm; length: number 3..120 cm; price: money 20..1800 EUR",
  ],
  [
    "cake|torte|pie",
    "weight: number 0.8..4.2 kg; height: number 6..28 cm; size: choice 18 cm|20 cm|24 cm|28 cm; price: money 22..180 EUR; quantity: number 1..3; servings: number 8..40; color: choice white|pink|blue|chocolate",
  ],
  [
    "bread|loaf|sourdough|dough",
    "weight: number 380..1200 g; length: number 20..48 cm; price: money 2.2..7.8 EUR; temperature: number 22..27 °C; quantity: number 1..24; size: choice 500 g|750 g|1 kg",
  ],
  [
    "recipe|dish|meal|menu item",
    "price: money 4..32 EUR; quantity: number 1..8; weight: number 180..720 g; size: choice small|regular|large; temperature: number 150..230 °C; level: choice easy|medium|hard; time: duration 15..120",
  ],
  [
    "ingredient|grocery|pantry item|food|shopping item",
    "quantity: number 1..12; weight: number 50..1000 g; price: money 0.6..14.0 EUR; amount: text 200 g|1 l|2 pieces|500 g|3 cans; size: choice 250 g|500 g|1 kg|750 ml; unit: choice g|kg|ml|l|piece",
  ],
  [
    "drink|cocktail|coffee|tea|espresso",
    "size: choice small|medium|large; price: money 2.4..12.0 EUR; volume: number 30..480 ml; temperature: number 4..94 °C; amount: number 30..480 ml; weight: number 14.0..42.0 g; strength: choice mild|medium|strong",
  ],
  [
    "wine|bottle|bottle of wine|whisky",
    "age: number 1..28 years; price: money 6..120 EUR; quantity: number 1..12; volume: choice 375 ml|750 ml|1.5 l; size: choice 375 ml|750 ml|1.5 l; color: choice red|white|rosé|amber; temperature: number 8..18 °C",
  ],
  [
    "beer|brew|batch of beer",
    "volume: number 5..50 l; price: money 2.2..8.5 EUR; temperature: number 10..24 °C; quantity: number 6..60; color: choice pale|amber|brown|black; size: number 5..50 l; gravity: number 1.010..1.064",
  ],
  [
    "cheese|wheel|wheel of cheese",
    "age: number 2..72 weeks; weight: number 0.2..9.0 kg; price: money 4..68 EUR; milk: choice cow|goat|sheep; temperature: number 8..14 °C",
  ],
  [
    "jar|preserve|jam|honey",
    "weight: number 180..520 g; size: choice 125 ml|250 ml|500 ml|1 l; quantity: number 2..24; price: money 3..9 EUR; volume: choice 125 ml|250 ml|500 ml|1 l",
  ],
  [
    "egg|egg delivery",
    "weight: number 48..74 g; quantity: number 6..180; size: choice S|M|L|XL; price: money 1.8..4.8 EUR",
  ],
  [
    "furniture|table|chair|sofa|shelf|cupboard|wardrobe",
    "age: number 1..140 years; weight: number 4..68 kg; height: number 42..210 cm; width: number 40..220 cm; depth: number 35..100 cm; length: number 60..240 cm; price: money 40..1400 EUR; size: text 120 x 60 cm|80 x 80 cm|200 x 90 cm|45 x 45 cm",
  ],
  [
    "appliance|fridge|washing machine|oven|boiler|heater",
    "age: number 1..16 years; weight: number 4..92 kg; height: number 30..190 cm; width: number 40..90 cm; price: money 60..1400 EUR; power: number 60..2400 W; temperature: number 2..60 °C",
  ],
  [
    "tool|power tool|hand tool|saw|drill",
    "age: number 1..40 years; weight: number 0.2..8.0 kg; length: number 12..90 cm; size: choice small|medium|large; price: money 8..420 EUR; quantity: number 1..6; power: number 180..1600 W",
  ],
  [
    "laptop|computer|phone|tablet|device|camera|lens|server",
    "age: number 1..9 years; weight: number 0.2..3.4 kg; size: choice 6 in|11 in|14 in|16 in; price: money 120..2200 EUR; storage: choice 128 GB|256 GB|512 GB|1 TB",
  ],
  [
    "clothing|dress|shirt|coat|jacket|costume|garment|uniform|outfit",
    "size: choice XS|S|M|L|XL; length: number 52..138 cm; price: money 8..180 EUR; weight: number 0.2..2.2 kg; quantity: number 1..8; color: choice black|white|navy|red|green|gray; condition: choice new|good|needs mending|worn",
  ],
  [
    "shoe|shoes|boots|sneaker",
    "size: number 35..46; price: money 20..220 EUR; weight: number 0.4..1.8 kg; color: choice black|white|brown|navy|red; condition: choice new|good|resoled|worn; distance: number 20..780 km",
  ],
  [
    "fabric|cloth|leather|hide",
    "length: number 0.5..6.0 m; width: choice 110 cm|140 cm|150 cm; weight: number 80..420 g/m²; price: money 6..42 EUR; quantity: number 0.5..6.0 m; size: text 0.5 x 1.4 m|1 x 1.5 m|2 x 1.1 m|3 x 1.4 m; thickness: number 0.8..4.0 mm; amount: number 0.5..6.0 m",
  ],
  [
    "yarn|wool|skein|thread",
    "weight: choice lace|fingering|DK|worsted|bulky; length: number 80..420 m; price: money 3..28 EUR; quantity: number 1..12; amount: number 1..12 skeins; color: text moss|dusk blue|rust|natural white|charcoal",
  ],
  [
    "knitting|sweater|scarf|sock|shawl|quilt|blanket",
    "length: number 18..220 cm; width: number 12..180 cm; size: choice S|M|L|one size; price: money 12..280 EUR; status: choice planned|on the needles|blocking|finished; gauge: text 22 sts x 30 rows|18 sts x 24 rows|28 sts x 36 rows|20 sts x 28 rows",
  ],
  [
    "pot|bowl|mug|vase|ceramic|pottery|pottery piece",
    "weight: number 220..1800 g; height: number 5..38 cm; width: number 7..32 cm; price: money 12..140 EUR; size: choice small|medium|large; status: choice thrown|bisque fired|glazed|finished|cracked",
  ],
  [
    "candle|soap|lotion",
    "weight: number 60..420 g; height: number 4..22 cm; price: money 4..28 EUR; quantity: number 6..48; size: choice 100 g|200 g|300 g; amount: number 6..48",
  ],
  [
    "bead|button|screw|nail|bolt|resistor|component",
    "size: choice 2 mm|4 mm|6 mm|8 mm|10 mm; quantity: number 10..480; price: money 0.1..6.0 EUR; length: number 4..60 mm; weight: number 1..90 g; stock: number 10..480",
  ],
  [
    "board|plank|lumber|beam|wood",
    "length: number 40..420 cm; width: number 6..40 cm; thickness: number 12..80 mm; price: money 4..120 EUR; quantity: number 1..40; species: choice oak|pine|walnut|beech|ash",
  ],
  [
    "kit|model kit|model",
    "size: choice small|medium|large; price: money 12..140 EUR; length: number 8..60 cm; scale: choice 1:24|1:35|1:48|1:72|1:87; weight: number 120..900 g",
  ],
  [
    "3d print|print job|part print",
    "weight: number 8..260 g; height: number 8..220 mm; length: number 12..240 mm; time: duration 30..720; price: money 2..48 EUR",
  ],
  [
    "parcel|package|shipment|letter",
    "weight: number 0.1..22.0 kg; length: number 18..90 cm; height: number 4..60 cm; price: money 3..28 EUR; size: choice letter|small|medium|large; value: money 8..240 EUR; status: choice ready|on its way|delivered|returned",
  ],
  [
    "luggage|suitcase|backpack|bag",
    "weight: number 4.0..23.0 kg; height: number 45..78 cm; size: choice cabin|medium|large; volume: number 18..98 l; price: money 28..280 EUR",
  ],
  [
    "product|item|stock item|article|part|spare part|material",
    "weight: number 0.1..12.0 kg; price: money 2..140 EUR; quantity: number 1..120; size: choice small|medium|large; length: number 4..120 cm; height: number 3..90 cm; stock: number 0..120; location: text A-04|A-11|B-02|B-09",
  ],
  [
    "order|invoice|expense|purchase|sale|payment|donation|claim|budget|bill",
    "amount: money 8..640 EUR; quantity: number 1..24; price: money 8..640 EUR; value: money 8..640 EUR; number: text 2024-041|2024-058|2024-117|2025-003; amount paid: money 8..640 EUR; status: choice open|paid|overdue",
  ],
  [
    "subscription|insurance|contract|membership|loan",
    "amount: money 5..180 EUR; price: money 5..180 EUR; cost: money 5..180 EUR; number: text C-2024-07|C-2024-11|C-2025-02|C-2025-04; status: choice active|paused|ending|ended; length: choice 1 month|1 year|2 years",
  ],
  [
    "job|repair|service|lesson|session|treatment|appointment|booking",
    "price: money 18..240 EUR; length: duration 30..120; duration: duration 30..120; start: dateTime 1..14 09:00..17:00; size: choice small|medium|large; status: choice booked|done|canceled",
  ],
  [
    "trip|journey|drive|delivery|transfer|move",
    "from: location @places; to: location @places; price: money 20..900 EUR; cost: money 20..900 EUR; distance: number 8..620 km; duration: duration 30..420; start: dateTime 1..60 07:00..11:00; quantity: number 1..6",
  ],
  [
    "event|concert|workshop|course|class|tour|party",
    "price: money 5..180 EUR; size: number 6..120; capacity: number 8..120; duration: duration 60..240; length: duration 60..240; start: dateTime 2..40 09:00..19:00; end: dateTime 2..40 20:00..22:00; level: choice beginners|all levels|advanced",
  ],
  [
    "match|game day|fixture|race|competition",
    "score: text 3 to 1|2 to 2|0 to 1|4 to 2; result: choice won|lost|drawn; position: number 1..24; time: text 24:18|47:52|1:52:07|3:41:30; distance: number 5..42 km; round: number 1..6; date: date -60..20",
  ],
  [
    "workout|exercise|set|training",
    "weight: number 5..110 kg; distance: number 1.5..16.0 km; speed: number 8..14 km/h; length: duration 15..90; height: number 40..140 cm; level: choice light|medium|hard; quantity: number 1..5",
  ],
  [
    "run|ride|swim|walk|hike",
    "distance: number 2.0..28.0 km; speed: number 4.0..32.0 km/h; length: number 2.0..28.0 km; height: number 20..900 m; elevation: number 20..900 m; time: text 24:18|47:52|58:30|1:12:07; temperature: number 2..28 °C; weather: choice sunny|cloudy|rainy|windy",
  ],
  [
    "dive|jump|flight log",
    "depth: number 8..38 m; length: duration 25..62; temperature: number 6..29 °C; height: number 1200..4200 m; number: number 4..140; visibility: number 3..25 m; weight: number 2..10 kg",
  ],
  [
    "route|trail|climb|boulder",
    "length: number 8..42 m; height: number 8..42 m; grade: choice 5a|5c|6a|6b|6c|7a; distance: number 3.0..28.0 km; time: duration 40..420",
  ],
  [
    "mountain|peak|lake|river",
    "height: number 420..3800 m; elevation: number 420..3800 m; depth: number 2..64 m; length: number 2..180 km; temperature: number 4..24 °C",
  ],
  [
    "wave|surf session|tide",
    "height: number 0.3..3.2 m; length: duration 45..150; temperature: number 8..24 °C; size: choice knee|waist|head|overhead",
  ],
  [
    "mineral|rock|stone|gem|fossil",
    "age: number 2..320 mio years; weight: number 8..1800 g; size: number 8..180 mm; length: number 8..180 mm; price: money 2..280 EUR; hardness: number 1..10; color: choice clear|white|purple|green|black",
  ],
  [
    "star|planet|galaxy|meteor",
    "size: number 4..48 ″; distance: number 4..2400 ly; magnitude: number -1.5..11.0; height: number 12..80 °",
  ],
  [
    "story|chapter|poem|essay|manuscript|draft|post",
    "length: number 120..24000 words; size: number 120..24000 words; number: number 1..24; status: choice idea|draft|revised|finished; words: number 120..24000 words",
  ],
  [
    "bug|ticket|task|feature|story card",
    "expected: text the list stays sorted|one entry is saved|a message is shown|the total is right; actual: text the list is empty|two entries are saved|nothing is shown|the total is zero; size: choice S|M|L|XL; age: number 1..60 days; number: text 104|117|123|208; status: choice new|in progress|in review|done; type: choice bug|feature|question|chore; priority: choice low|medium|high|urgent",
  ],
  [
    "word|vocabulary|phrase|verb|expression|flashcard",
    "article: choice der|die|das; gender: choice masculine|feminine|neuter; length: number 3..14; level: choice A1|A2|B1|B2|C1; number: number 1..40; source: text lesson 4|podcast|menu|novel, page 12; type: choice noun|verb|adjective|adverb",
  ],
  ["key|key set", "number: text K1|K4|K7|K12; quantity: number 1..4; color: choice red|blue|green|none"],
  [
    "meter|sensor|reading",
    "value: number 12040..48200; number: text 1 EL 402817|7 GAS 118339|W 77120-04|E 2019-0338; temperature: number 14..28 °C; type: choice electricity|gas|water|heat",
  ],
  [
    "container|tank of water|barrel|bin|box",
    "size: choice small|medium|large; volume: number 10..240 l; weight: number 0.5..24.0 kg; height: number 20..110 cm; length: number 20..90 cm; capacity: number 10..240 l; number: text 1|2|5|8; quantity: number 1..24",
  ],
  [
    "stall|market stall|booth",
    "price: money 20..140 EUR; width: number 2..6 m; length: number 2..6 m; size: choice 2 x 2 m|3 x 3 m|3 x 6 m; number: text 4|12|17|27 A",
  ],
];
