import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "scoutGroup",
  name: "Scout group",
  icon: "tent-tree",
  says: {
    en: "scout group|scouts|girl guides|cub scouts|scout troop|scout leader app|scout badges|badge tracker scouts|scout camp planning|boy scouts|brownies and guides|scout attendance|pack meetings|patrols and badges|youth group leader app|beavers and cubs|scout hut bookings",
    de: "Pfadfinder|Pfadfindergruppe|Pfadfinderstamm|Zeltlager planen",
    es: "grupo scout|scouts|campamento scout",
    fr: "groupe scout|scouts et guides|camp scout",
    pt: "grupo de escuteiros|escoteiros|acampamento escoteiro",
  },
  forms: ["community", "management", "tracker"],
  people: ["leaders", "parents", "scouts"],
  mood: "lively",
  things: [
    {
      id: "scout",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "scout|scouts",
      also: "member|child|cub|guide",
      fields:
        "Name: text\nSection: choice beavers|cubs|scouts|explorers\nPatrol: choice Foxes|Otters|Kites|Badgers|none\nBorn: date -6500..-2100\nParent: text @people\nParent phone: phone\nAllergies and medicine: text\nPhoto consent: boolean 70\nPromise: date -1500..-20\nBadges: rollup count badge.scout\nSubs paid: boolean 80",
      cells: "section patrol born parent parentPhone allergiesAndMedicine photoConsent promise subsPaid",
      rows: "Mats Brandt|scouts|Foxes|2015-04-11|Nora Brandt|555-0101|Nuts, pen in the bag|yes|2025-10-03|yes\nElla Osei|scouts|Otters|2015-09-02|Abena Osei|555-0102||yes|2025-10-03|yes\nFinn Walsh|cubs|Kites|2017-06-20|Tom Walsh|555-0103|Asthma, blue inhaler|no|2026-01-23|no\nIda Lindholm|cubs|Badgers|2018-02-14|Bea Lindholm|555-0104||yes|2026-06-12|yes\nLeila Nazari|scouts|Foxes|2014-11-30|Amir Nazari|555-0105|No pork|yes|2024-11-15|yes\nKwame Osei|beavers|none|2019-07-05|Abena Osei|555-0102||yes|2026-09-25|yes\nDeniz Demir|beavers|none|2020-01-09|Yusuf Demir|555-0106|Milk|no|2026-09-25|no\nOskar Dahl|explorers|none|2011-08-16|Henrik Dahl|555-0107||yes|2022-05-06|yes",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meeting|meetings",
      also: "pack night|hike|camp|outing|program",
      fields:
        "Meeting: text\nDate: date -7..60\nTime: time 17:30..19:30\nSection: choice beavers|cubs|scouts|explorers|everyone\nPlace: text\nLeader: text @people\nPlan: longText\nBring: lines\nLeaders needed: number 2..8\nLeaders coming: number 0..8\nLeaders missing: calc leadersNeeded - leadersComing\nState: choice idea|planned|told parents|done",
      cells: "date time section place leader plan bring leadersNeeded leadersComing state",
      rows: "Knots and lashings|@4|18:30|scouts|Hut|Henrik Dahl|Build a tower that holds a bucket|Neckerchief; warm coat|2|2|told parents\nLantern walk|@5|17:30|cubs|Mill Lane gate|Bea Lindholm|Three kilometers, story at the oak|Lantern; wellies|3|1|planned\nWinter camp|@22|17:30|everyone|Forest house|Henrik Dahl|Two nights, soup over the fire|Sleeping bag; torch; mug|6|5|told parents\nBiscuits|@3|17:30|beavers|Hut|Nora Brandt|Stars with a hole||2|2|planned\nNight hike|@36|19:00|explorers|Station|Oskar's uncle Per|Fourteen kilometers by map|Map; compass|2|1|idea\nTracking|@-3|18:30|scouts|Woods|Henrik Dahl|Blots and trails||2|2|done",
    },
    {
      id: "badge",
      use: "core",
      role: "log",
      icon: "award",
      names: "badge|badges",
      also: "award|step|achievement",
      fields:
        "Badge: text\nScout: relation scout\nKind: choice first aid|camp|cook|naturalist|navigator|builder|swimmer\nSteps: number 3..8\nSteps done: number 0..8\nStill to do: calc steps - stepsDone\nGiven: boolean 40\nDate: date -200..0",
      cells: "scout kind steps stepsDone given date",
      rows: "Cook, Mats|Mats Brandt|cook|5|4|no|@-12\nNavigator, Ella|Ella Osei|navigator|6|6|no|@-3\nFirst aid, Leila|Leila Nazari|first aid|6|6|yes|@-60\nNaturalist, Finn|Finn Walsh|naturalist|4|2|no|@-20\nCamp, Ida|Ida Lindholm|camp|4|1|no|@-40\nBuilder, Oskar|Oskar Dahl|builder|5|5|yes|@-90",
    },
    {
      id: "consent",
      use: "more",
      role: "event",
      icon: "file-check",
      names: "consent or payment|consents and payments",
      also: "form|camp fee|permission",
      fields:
        "Form: text\nScout: relation scout\nFor: relation meeting\nFee: money 0..85 EUR\nSigned: boolean 60\nPaid: boolean 50\nDue: date -4..14",
      cells: "scout forValue fee signed paid due",
      rows: "Mats, winter camp|Mats Brandt|Winter camp|48|yes|yes|@6\nElla, winter camp|Ella Osei|Winter camp|48|yes|no|@6\nLeila, winter camp|Leila Nazari|Winter camp|48|no|no|@6\nFinn, lantern walk|Finn Walsh|Lantern walk|0|no|yes|@-1",
    },
    {
      id: "gear",
      use: "more",
      role: "item",
      icon: "tent",
      names: "gear|gear",
      also: "tent|stove|store|equipment",
      fields: "Item: text\nNumber: number 1..40\nGood: number 0..40\nPlace: text",
      cells: "number good place",
      rows: "Black tent, six|4|3|Loft\nPatrol box|4|4|Shed\nAxe|6|5|Locked\nCooking pot 10 l|5|5|Shed",
    },
  ],
  jobs: "agenda meeting.date\nkeep scout\ncheck consent.signed\nmove meeting.state\nrank meeting.leadersMissing\nkeep badge\ndue consent.due\ncheck badge.given\ncheck consent.paid\nfind scout\nrank badge.stillToDo\ncount gear.good",
  site: {
    headline: "Friday at half past six, by the hut",
    body: "Beavers, cubs, scouts and explorers. What we do, what to bring, which badge is nearly done.",
    action: "See the program|meeting",
    services: "Subs|Per term|30\nWinter camp|Two nights, food included|48\nNeckerchief|Given with the promise|",
    questions:
      "May my child try first?|Three Fridays, then decide.\nWho has the medicine at camp?|The leader, in a box, with a list.\nDo you need parents?|Always: drivers, cooks, one who can whittle.",
  },
  words: {
    tagline: "Meetings, badges, forms and tents.",
    itch: "Who has not signed for camp?",
    promise: "Every form in, every leader found",
    pov: "POV: the fire is lit, the list is ticked",
    gains: ["Lantern walk: two leaders missing", "Ella's navigator: give it Friday", "Leila's camp form open"],
  },
});
