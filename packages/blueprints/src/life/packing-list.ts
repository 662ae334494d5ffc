import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "packingList",
  name: "Packing lists",
  icon: "luggage",
  says: {
    en: "packing lists|what to pack|pack my suitcase|suitcase checklist|travel packing|holiday packing|vacation packing list|camping packing list|hand luggage only|carry-on packing|luggage weight|hospital bag checklist|kids packing list|backpacking gear list|gear weight list",
    de: "Kofferliste|Packliste Urlaub|was muss in den Koffer",
    es: "qué llevar en la maleta|lista para la maleta|cosas para llevar de viaje",
    fr: "liste pour la valise|que mettre dans la valise|affaires à emporter",
    pt: "o que levar na mala|lista para a mala|coisas para levar na viagem",
  },
  forms: ["tracker", "tool"],
  people: ["travelers", "families"],
  mood: "lively",
  things: [
    {
      id: "trip",
      use: "core",
      role: "event",
      icon: "plane",
      names: "trip|trips",
      also: "holiday|vacation|journey|weekend",
      fields:
        "Trip: text\nLeaves: date 2..70\nDays left: daysUntil leaves\nNights: number 1..14\nKind: choice beach|city|mountains|camping|work|hospital\nWeather: choice hot|mild|rain|cold|snow\nBag limit: number 8..23 kg\nItems: rollup count item.trip\nState: choice planned|packing|packed|away|back",
      cells: "leaves nights kind weather bagLimit state",
      rows: "Week in the dunes|@4|7|beach|mild|23|packing\nLisbon with hand luggage|@26|3|city|hot|8|planned\nHut to hut|@49|5|mountains|rain|9|planned\nTrade fair|@16|2|work|mild|10|planned",
    },
    {
      id: "bag",
      use: "core",
      role: "item",
      icon: "luggage",
      names: "bag|bags",
      also: "suitcase|backpack|rucksack|luggage|box",
      fields:
        "Bag: text\nWhose: choice everybody|Nina|Samir|Leila|Adam\nEmpty weight: number 1..4 kg\nMay weigh: number 8..23 kg\nSize: text\nHand luggage: boolean 40\nWhere it is: text",
      cells: "whose emptyWeight mayWeigh size handLuggage whereItIs",
      rows: "Big blue suitcase|everybody|4|23|76 x 48 cm|no|Attic\nNina's cabin bag|Nina|2|8|55 x 40 cm|yes|Under the bed\nWalking backpack|Samir|2|12|45 liters|no|Hall cupboard\nAdam's rucksack|Adam|1|8|20 liters|yes|On the hook\nBeach bag|everybody|1|10|Folds flat|no|Cellar\nWash bag|everybody|1|8|Hangs up|yes|Bathroom",
    },
    {
      id: "item",
      use: "core",
      role: "item",
      icon: "shirt",
      names: "item|items",
      also: "thing to pack|gear|clothes",
      fields:
        "Item: text\nTrip: relation trip\nBag: relation bag\nKind: choice clothes|wash bag|papers|medicine|electronics|children|outdoors|food\nHow many: number 1..10\nGrams each: number 10..1800 g\nWeight: calc howMany * gramsEach g\nWhose: choice everybody|Nina|Samir|Leila|Adam\nPacked: boolean 40\nOn the last morning: boolean 15",
      cells: "trip bag kind howMany gramsEach whose packed onTheLastMorning",
      rows: "Passports|Week in the dunes|Nina's cabin bag|papers|4|40|everybody|yes|no\nSwimming things|Week in the dunes|Beach bag|clothes|4|180|everybody|yes|no\nSun cream 50|Week in the dunes|Beach bag|wash bag|2|230|everybody|no|no\nRain jackets|Week in the dunes|Big blue suitcase|clothes|4|420|everybody|yes|no\nToothbrushes|Week in the dunes|Wash bag|wash bag|4|20|everybody|no|yes\nAdam's inhaler|Week in the dunes|Nina's cabin bag|medicine|1|60|Adam|no|yes\nKite|Week in the dunes|Big blue suitcase|children|1|650|Adam|yes|no\nChargers|Week in the dunes|Nina's cabin bag|electronics|3|110|everybody|no|yes\nWalking boots|Hut to hut|Walking backpack|outdoors|1|1400|Samir|no|no\nSheet sleeping bag|Hut to hut|Walking backpack|outdoors|1|190|Samir|yes|no\nHead torch|Hut to hut|Walking backpack|outdoors|1|85|Samir|no|no\nT-shirts|Lisbon with hand luggage|Nina's cabin bag|clothes|3|150|Nina|no|no",
    },
    {
      id: "before",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "thing to do before|things to do before",
      also: "before leaving|errand|last-minute task|to-do",
      fields: "Before we go: text\nTrip: relation trip\nDue: date -2..40\nWho: text\nDone: boolean 30",
      cells: "trip due who done",
      rows: "Water the tomatoes, key to Rosa|Week in the dunes|@3|Nina|no\nOnline check-in|Week in the dunes|@2|Samir|no\nFridge empty, bins out|Week in the dunes|@4|Samir|no\nInhaler prescription|Week in the dunes|@0|Nina|yes\nBook the third hut|Hut to hut|@10|Samir|no\nWeigh the cabin bag|Lisbon with hand luggage|@25|Nina|no",
    },
  ],
  jobs: "check item.packed\ndue before.due\ncheck before.done\nkeep item\ntotal item.weight\nfind item\nchart item.kind\nmove trip.state\ndue trip.leaves\nkeep bag\nassign before.who",
  site: {
    headline: "Nothing left on the hall table",
    body: "A list for each trip, by bag and person, with weights. What can only go in on the last morning is marked.",
    action: "Add something to pack|item",
    services:
      "Lists by trip|Beach, city, hut or hospital|\nBags|What goes where, and how much it may weigh|\nLast morning|Toothbrush, charger, inhaler|",
    questions:
      "Can I use a list again?|Yes, keep the trip and change its date.\nHow do I know the weight?|Put the grams once; the bag adds up.\nWhat goes into hand luggage?|Papers, medicine, chargers, and one change of clothes.\nCan the children tick things off?|Their own lines carry their name.",
  },
  words: {
    tagline: "By trip, by bag, by person, and what it weighs.",
    itch: "Did anybody pack the chargers?",
    promise: "Every bag packed, nothing twice",
    pov: "POV: the inhaler was in the hand luggage",
    gains: ["Dunes: 8 things, 4 packed", "Cabin bag: 8 kilos at most", "Toothbrushes: on the last morning"],
  },
});
