import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "dairyHerd",
  name: "Livestock and dairy herd",
  icon: "milk",
  says: {
    en: "dairy herd|dairy farm|dairy cows|livestock|livestock records|cattle records|herd management|herd register|milk records|milk yield|calving dates|cow calendar|goat herd|pig farm|beef cattle|ear tags|animal movements on the farm|medicine book for livestock",
    de: "Milchviehbetrieb|Milchkühe|Herdenbuch|Viehbestand|Rinderherde",
    es: "ganadería|vacas lecheras|granja lechera|registro del ganado",
    fr: "élevage laitier|vaches laitières|registre d'élevage|bovins",
    pt: "gado leiteiro|pecuária|vacas leiteiras|registo do gado",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["farmers", "herdspersons", "vets"],
  mood: "sober",
  things: [
    {
      id: "animal",
      use: "core",
      role: "item",
      icon: "milk",
      names: "animal|animals",
      also: "cow|heifer|calf|bull|cattle|ewe|ram|lamb|goat|sow|pig|hen",
      fields:
        "Ear tag: text\nPicture: image\nName: text\nBreed: text\nSex: choice female|male\nBorn: date -3200..-10\nDam: text\nSire: text\nGroup: choice high yielders|low yielders|dry|heifers|calves|bulls|hospital pen\nLactation: number 0..7\nState: choice in milk|in calf|dry|to serve|growing|sold|dead\nLast calved: date -400..-5\nServed: date -280..-20\nCalving due: date -4..260\nDays to calving: daysUntil calvingDue\nMilk this week: rollup sum milking.animal.liters l\nBody condition: number 1..5\nNotes: longText",
      cells: "name breed sex born dam sire group lactation state lastCalved served calvingDue bodyCondition notes",
      rows: "UK 114|Buttercup|Holstein|female|2018-03-14|UK 071|Glenmore|high yielders|4|in milk|@-62|||3|Due to be served\nUK 121|Daisy|Holstein|female|2018-09-02|UK 080|Glenmore|high yielders|4|in calf|@-190|@-95|@188|3|Scanned, one calf\nUK 133|Maple|Holstein cross|female|2019-05-21|UK 088|Ridgeway|high yielders|3|in calf|@-228|@-140|@143|3|\nUK 140|Clover|Jersey|female|2019-11-08|UK 092|Sandy|low yielders|3|in calf|@-301|@-212|@71|4|Dry off in eleven days\nUK 146|Juniper|Jersey|female|2020-02-17|UK 092|Sandy|dry|2|dry|@-352|@-275|@8|4|Move to the calving pen\nUK 151|Hazel|Holstein|female|2020-06-30|UK 114|Ridgeway|dry|2|dry|@-371|@-285|@-2|3|Two days over, watch\nUK 159|Poppy|Holstein|female|2021-01-12|UK 121|Glenmore|hospital pen|1|in milk|@-35|||2|Mastitis, off hind left\nUK 168|Fern|Holstein|female|2022-04-09|UK 114|Ridgeway|heifers|0|in calf||@-120|@163|3|First calf\nUK 171|Sorrel|Jersey|female|2022-08-25|UK 140|Sandy|heifers|0|to serve||||3|Bulling on Monday\nUK 188|Bramble|Holstein|female|@-35|UK 159|Glenmore|calves|0|growing||||3|On teat feeder\nUK 189|Oak|Holstein|male|@-62|UK 114|Ridgeway|calves|0|growing||||3|For the beef unit\nUK 102|Old Duke|Hereford|male|2017-04-04|||bulls|0|growing||||4|Two people, always",
    },
    {
      id: "milking",
      use: "core",
      role: "log",
      icon: "droplets",
      names: "milking|milkings",
      also: "milk record|milk yield|parlor reading|eggs collected|weighing",
      fields:
        "Record: text\nAnimal: relation animal\nDate: date -6..0\nWhen: choice morning|evening\nLiters: number 6..22 l\nFat: number 3.4..5.6 %\nCells: number 60..480 thousand\nInto the tank: boolean 92\nNotes: text",
      cells: "animal date when liters fat cells intoTheTank notes",
      rows: "Buttercup|UK 114|@0|morning|19|3.8|110|yes|\nDaisy|UK 121|@0|morning|15|4|140|yes|\nMaple|UK 133|@0|morning|14|4.1|95|yes|\nClover|UK 140|@0|morning|8|5.4|180|yes|\nPoppy|UK 159|@0|morning|11|3.9|460|no|Withdrawal until Friday\nButtercup|UK 114|@-1|evening|17|3.9|115|yes|\nDaisy|UK 121|@-1|evening|13|4.1|150|yes|\nMaple|UK 133|@-1|evening|12|4.2|100|yes|\nClover|UK 140|@-1|evening|7|5.5|190|yes|\nPoppy|UK 159|@-1|evening|9|3.9|480|no|\nButtercup|UK 114|@-1|morning|19|3.8|112|yes|\nDaisy|UK 121|@-1|morning|14|4|138|yes|",
    },
    {
      id: "treatment",
      use: "core",
      role: "event",
      icon: "syringe",
      names: "treatment|treatments",
      also: "medicine|medicine book|vaccination|vet visit|hoof trim|worming",
      fields:
        "Treatment: text\nAnimal: relation animal\nDate: date -40..0\nReason: choice mastitis|lameness|vaccination|worming|retained placenta|dehorning|dry cow\nProduct: text\nBatch number: text\nDose: text\nGiven by: text @people\nMilk withdrawal until: date -30..12\nMeat withdrawal until: date -20..40\nDays left: daysUntil milkWithdrawalUntil\nCleared: boolean 60\nNotes: longText",
      cells:
        "animal date reason product batchNumber dose givenBy milkWithdrawalUntil meatWithdrawalUntil cleared notes",
      rows: "Poppy, mastitis, day 3|UK 159|@0|mastitis|Intramammary tube|B4471|one tube|Huw Bevan|@4|@10|no|Blue leg band\nPoppy, mastitis, day 2|UK 159|@-1|mastitis|Intramammary tube|B4471|one tube|Huw Bevan|@3|@9|no|\nJuniper, dry cow|UK 146|@-51|dry cow|Dry cow tube|D2090|four tubes|Huw Bevan|@-1|@9|yes|Six days after calving\nHazel, dry cow|UK 151|@-55|dry cow|Dry cow tube|D2090|four tubes|Carys Bevan|@-5|@5|yes|\nMaple, lame|UK 133|@-16|lameness|Trim and block|||Foot trimmer|||yes|Left hind, white line\nBramble, dehorning|UK 188|@-3|dehorning|Local anesthetic|L118|5 ml|Carys Bevan|||yes|\nFern, vaccination|UK 168|@-28|vaccination|BVD|V7702|2 ml|Vet||@-14|yes|Second dose done",
    },
    {
      id: "calving",
      use: "core",
      role: "event",
      icon: "baby",
      names: "calving|calvings",
      also: "birth|lambing|kidding|farrowing|service|insemination",
      fields:
        "Calving: text\nDam: relation animal\nDate: date -360..2\nEase: choice alone|a little help|jack|vet\nCalf tag: text\nCalf sex: choice heifer|bull|twins|stillborn\nWeight: number 28..52 kg\nColostrum in: number 1..8 hours\nTag registered: boolean 80\nNotes: longText",
      cells: "dam date ease calfTag calfSex weight colostrumIn tagRegistered notes",
      rows: "Poppy, first calf|UK 159|@-35|a little help|UK 188|heifer|38|2|no|Tag by Friday\nButtercup, fourth|UK 114|@-62|alone|UK 189|bull|44|1|yes|\nDaisy, fourth|UK 121|@-190|alone|UK 185|heifer|40|1|yes|Sold at weaning\nMaple, third|UK 133|@-228|jack|UK 184|bull|49|2|yes|Beef unit\nClover, third|UK 140|@-301|alone|UK 181|heifer|31|1|yes|\nJuniper, second|UK 146|@-352|vet|UK 179|stillborn|||yes|Breech",
    },
    {
      id: "feed",
      use: "more",
      role: "item",
      icon: "wheat",
      names: "feed|feeds",
      also: "silage|ration|concentrate|straw|hay",
      fields:
        "Name: text\nIn store: number 0..420 t\nPer day: number 0..6 t\nLasts: calc inStore / perDay days\nReorder at: number 1..60 t\nSupplier: text\nPrice per tonne: money 38..340 GBP",
      cells: "inStore perDay reorderAt supplier pricePerTonne",
      rows: "Grass silage, first cut|380|4|60|own|38\nMaize silage|140|2|40|own|45\nDairy nuts, 18%|5|0.9|4|County Feeds|318\nBarley straw|46|0.5|10|Hillside Farm|85\nMinerals|1|0.1|0.5|County Feeds|340",
    },
  ],
  jobs: "due animal.calvingDue\nkeep animal\nkeep milking\nchart milking.liters\nmove animal.state\ndue treatment.milkWithdrawalUntil\nrank animal.milkThisWeek\nkeep treatment\nplan animal.calvingDue\nfind animal\ncheck calving.tagRegistered\ntotal milking.liters\ncount feed.inStore",
  site: {
    headline: "Milk from twelve names, not numbers",
    body: "A family herd on the hill: Holsteins and Jerseys, out from April to October. Milk from the machine by the gate, day and night.",
    action: "See the herd|animal",
    services:
      "Milk|A liter from the machine by the gate|1.4\nHeifers|In calf, with records|\nFarm visit|Milking at five, boots needed|6",
    questions:
      "Is the milk raw?|Pasteurized on the farm the same morning.\nMay we come and watch?|Every Saturday at five, children in boots.\nWhere do the calves go?|Heifers stay, bulls go to a neighbor's beef unit.",
  },
  words: {
    tagline: "Who calves next, who is treated, who gives what.",
    itch: "When is Juniper due?",
    promise: "Every animal, every date, every liter",
    pov: "POV: the inspector asks for the medicine book",
    gains: ["12 animals, 2 about to calve", "Poppy: out of the tank", "Hazel: two days over"],
  },
});
