import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tripPlan",
  name: "Trip plan",
  icon: "plane",
  says: {
    en: "trip planner|travel planner|travel itinerary|travel itinerary planner|itinerary planner|itinerary|plan my trip|holiday planner|vacation planner|weekend trip|city trip|packing list|packing checklist|travel plans",
    de: "Reiseplaner|Reiseplan|Packliste",
    es: "planificador de viajes|itinerario de viaje|lista de equipaje",
    fr: "planificateur de voyage|itinéraire de voyage|liste de bagages",
    pt: "planejador de viagens|roteiro de viagem|lista de bagagem",
  },
  forms: ["tracker", "community"],
  people: ["travelers"],
  mood: "warm",
  things: [
    {
      id: "stopover",
      use: "core",
      role: "event",
      icon: "map-pinned",
      names: "stop|stops",
      also: "day|itinerary|trip|trips|etappe",
      fields:
        "Title: text\nStarts: dateTime 3..24 07:30..20:00\nPlace: location Lisbon|Porto|Coimbra|Évora|Lagos\nKind: choice train|flight|stay|sight|meal|hike\nBooked: boolean 60\nCost: money 0..180 EUR\nAddress: text\nReference: text",
      cells: "kind booked",
      rows: "Flight to Lisbon|flight|yes\nRoom in Alfama|stay|yes\nTram 28, early|sight|\nGrilled sardines at the river|meal|\nTrain to Coimbra|train|yes\nOld library, 11 o'clock slot|sight|yes\nTrain to Porto|train|\nWalk the bridge at dusk|hike|\nFlight home|flight|yes",
    },
    {
      id: "sightPlace",
      use: "core",
      role: "item",
      icon: "camera",
      names: "place|places",
      also: "sight|city|hotel|campsite|spot",
      fields:
        "Name: text\nPhoto: image\nTown: choice Lisbon|Porto|Coimbra|Évora|Lagos\nKind: choice sight|food|viewpoint|museum|beach|stay\nOpen: text daily|not Mondays|until six\nPrice: money 0..24 EUR\nMust see: boolean 45\nVisited: boolean 20\nRating: rating 3..5\nTip: longText",
      cells: "town kind price tip",
      rows: "Miradouro da Graça|Lisbon|viewpoint|0|An hour before sunset.\nTile museum|Lisbon|museum|8|Panorama of the city upstairs.\nCarmo ruins|Lisbon|sight|7|\nLivraria with the stairs|Porto|sight|8|First slot of the day.\nRibeira, river bank|Porto|sight|0|\nJoanina library|Coimbra|museum|16|\nBone chapel|Évora|sight|6|\nPonta da Piedade|Lagos|beach|0|\nBakery with the queue|Lisbon|food|3|Eat it warm, standing.",
    },
    {
      id: "packItem",
      use: "core",
      role: "item",
      icon: "briefcase",
      names: "thing to pack|packing list",
      also: "packing|luggage|suitcase|packing item",
      fields:
        "Thing: text\nBag: choice suitcase|backpack|pockets\nPieces: number 1..6\nWho: text @people\nPacked: boolean 30",
      cells: "bag pieces who packed",
      rows: "Passports|pockets|2|Amara Osei|yes\nPhone charger|backpack|1|Amara Osei|no\nRain jacket|backpack|2|Mateo Ruiz|no\nSwimsuit|suitcase|2|Mateo Ruiz|yes\nGood shoes|suitcase|2|Amara Osei|no\nBook|backpack|1|Mateo Ruiz|no\nPlasters|pockets|1|Amara Osei|yes\nSun cream|suitcase|1|Mateo Ruiz|no\nTickets, printed|pockets|2|Amara Osei|no",
    },
  ],
  jobs: "countdown stopover.starts\nagenda stopover.starts\ntick packItem.packed\nkeep packItem\nplan stopover.starts\nfind stopover\nkeep stopover\ncheck stopover.booked\nchart stopover.kind\ntotal stopover.cost\nfind sightPlace\nkeep sightPlace\ncheck sightPlace.mustSee",
  words: {
    tagline: "The whole trip on one page.",
    itch: "Flight at six. Passport where?",
    promise: "The whole trip on one page",
    pov: "POV: the trip plans itself",
    gains: ["Four cities, one plan.", "Train at 8:12, seat 41.", "Passport: packed."],
  },
});
