/** Icons by what a thing is called, last word first; names are those of Lucide. */
const ICONS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    cat: "cat kitten",
    dog: "dog puppy",
    bird: "bird parrot budgie hen chicken",
    fish: "fish trout carp",
    rabbit: "rabbit",
    "paw-print": "animal pet horse pony cow sheep goat",
    tractor: "tractor field",
    sprout: "plant seedling seed packet crop bed plot",
    trees: "tree orchard",
    house: "home house household family",
    building: "flat apartment unit building property room",
    key: "key lock locker",
    car: "car vehicle van",
    truck: "truck lorry trailer delivery",
    bike: "bike bicycle",
    sailboat: "boat dinghy kayak canoe",
    "train-front": "train locomotive wagon",
    wrench: "repair fault fix tool machine radio appliance",
    hammer: "job project build",
    shirt: "costume shirt kit uniform outfit garment",
    camera: "camera roll photo lens",
    mic: "podcast episode recording",
    music: "song instrument tune piece",
    guitar: "guitar ukulele",
    "book-open": "book chapter lesson recipe",
    "graduation-cap": "student pupil class course",
    "user-round": "person member customer client guest tenant patient volunteer rider child",
    users: "group team band",
    palette: "design painting print drawing poster",
    wine: "wine bottle",
    coffee: "coffee roast brew",
    "chef-hat": "dish meal menu",
    package: "box parcel item product part",
    "clipboard-list": "check inspection visit survey",
    send: "request enquiry inquiry claim application registration",
    "message-square-warning": "complaint report incident",
    "calendar-days": "event booking appointment entry session shift",
    coins: "payment expense invoice donation cash",
    ticket: "ticket raffle",
    trophy: "match result game race",
    "heart-pulse": "reading attack symptom dose treatment",
    flame: "firing kiln candle",
    hexagon: "hive apiary jar",
    gem: "stone ring jewel coin stamp",
    "test-tube": "sample test batch",
  }).flatMap(([icon, words]) => words.split(" ").map((word) => [word, icon] as const)),
);

/** The icon of a thing by the last word of its name that has one; undefined where none does. */
export function iconOf(name: string): string | undefined {
  for (const word of name.toLowerCase().split(/[ -]/).toReversed()) {
    const icon = ICONS[word];
    if (icon !== undefined) return icon;
  }
  return undefined;
}
