import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "artGallery",
  name: "Art gallery",
  icon: "frame",
  says: {
    en: "art gallery|contemporary art gallery|gallery artworks|artworks and artists|artists we represent|sell paintings|gallery exhibitions|gallery sales|art dealer|exhibition opening guests|artwork consignment|collector contacts for a gallery|online art gallery|photography gallery|prints and editions gallery|sculpture gallery",
    de: "Kunstgalerie|Galerie für Kunst|Galerist|Kunsthandel",
    es: "galería de arte|galeria de arte|venta de cuadros|marchante de arte",
    fr: "galerie d'art|galeriste|vente de tableaux|vernissage et expositions",
    pt: "galeria de arte contemporânea|venda de quadros|marchand de arte|exposições de galeria",
  },
  forms: ["site", "management", "shop"],
  people: ["gallerists", "artists", "collectors"],
  mood: "sober",
  things: [
    {
      id: "artist",
      use: "core",
      role: "person",
      icon: "palette",
      names: "artist|artists",
      also: "painter|sculptor|photographer",
      fields:
        "Name: text\nPortrait: image\nWorks in: text\nBorn: number 1938..2000\nArtist's share: percent 50..60\nWebsite: url\nWorks with us: rollup count work.artist",
      cells: "worksIn born artistsShare website",
      rows: "Marit Solheim|Oil on linen|1979|50|https://marit.example.com\nTeo Quiroga|Woodcut and print|1988|50|https://quiroga.example.com\nAdaeze Nwosu|Bronze and plaster|1965|60|https://nwosu.example.com\nPaul Verhaegen|Photography|1952|50|https://verhaegen.example.com\nLin Haoran|Ink on paper|1994|50|https://linhaoran.example.com",
    },
    {
      id: "work",
      use: "core",
      role: "item",
      icon: "frame",
      names: "artwork|artworks",
      also: "work|painting|print|sculpture|picture",
      fields:
        "Title: text\nPicture: image\nArtist: relation artist\nYear: number 1998..2026\nTechnique: text\nSize: text\nEdition: text\nPrice: money 280..14000 EUR\nPlace: choice on the wall|store|at the framer|on loan|with a collector\nState: choice available|reserved|sold|not for sale",
      cells: "artist year technique size edition price place state",
      rows: "Low Tide, October|Marit Solheim|2025|Oil on linen|120 × 160 cm|unique|9800|on the wall|reserved\nField with Crows|Marit Solheim|2024|Oil on linen|60 × 80 cm|unique|4200|on the wall|available\nFerry at Six|Marit Solheim|2026|Oil on board|30 × 40 cm|unique|1900|on the wall|sold\nThe Orchard, 3|Teo Quiroga|2023|Woodcut|50 × 70 cm|7/25|480|store|available\nThe Orchard, 5|Teo Quiroga|2023|Woodcut|50 × 70 cm|8/25|480|at the framer|sold\nListening Head|Adaeze Nwosu|2019|Bronze|38 cm high|3/6|7600|on the wall|available\nMother, Standing|Adaeze Nwosu|2022|Plaster|112 cm high|unique|5400|on loan|not for sale\nKiosk, 1981|Paul Verhaegen|1998|Silver gelatin print|40 × 50 cm|4/15|1250|store|available\nRain, Antwerp|Paul Verhaegen|2004|Silver gelatin print|40 × 50 cm|11/15|1600|on the wall|available\nNine Reeds|Lin Haoran|2026|Ink on paper|35 × 140 cm|unique|2100|on the wall|reserved",
    },
    {
      id: "exhibition",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "exhibition|exhibitions",
      also: "show|opening|art fair|private view",
      fields:
        "Title: text\nPicture: image\nOpens: date -60..90\nCloses: date 5..140\nOpening night: dateTime 5..60 18:00..19:00\nRoom: choice front room|back room|both rooms|fair stand\nAbout: longText\nState: choice idea|planned|hanging|open|closed",
      cells: "opens closes openingNight room about state",
      rows: "Marit Solheim: Tidal|@-16|@19|@-16T18:00|both rooms|Twelve paintings from two winters on the coast|open\nEditions under 500|@25|@60|@25T18:30|front room|Prints for first walls|planned\nLin Haoran: Reeds|@68|@110|@68T18:00|back room|Long scrolls, shown flat|planned\nAdaeze Nwosu: Heads|@-80|@-30|@-80T18:00|both rooms|Nine bronzes|closed",
    },
    {
      id: "collector",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "collector|collectors",
      also: "buyer|client|guest|press contact",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nInterested in: text\nInvite to openings: boolean 85\nLast visit: date -200..0",
      cells: "eMail phone interestedIn inviteToOpenings lastVisit",
      rows: "Bernard Claes|bernard.claes@example.com|555-0161|Northern landscapes|yes|@-16\nDr Leila Farouk|leila.farouk@example.com|555-0162|Works on paper|yes|@-5\nSofie and Jan Peeters|peeters@example.com|555-0163|Young artists, below 2000|yes|@-16\nCasa Nord Hotel|art@casanord.example.com|555-0164|Large formats|no|@-70\nInes Baptista|ines.baptista@example.com|555-0165|Photography|yes|@-120",
    },
    {
      id: "sale",
      use: "core",
      role: "event",
      icon: "receipt",
      names: "sale|sales",
      also: "reservation|invoice|offer",
      fields:
        "Sale: text\nWork: relation work\nCollector: relation collector\nDate: date -40..0\nPrice: money 280..14000 EUR\nArtist's share: money 140..7000 EUR\nFor the gallery: calc price - artistsShare EUR\nReserved until: date -1..14\nState: choice reserved|invoiced|paid|delivered|lapsed",
      cells: "work collector date price artistsShare reservedUntil state",
      rows: "Low Tide, Claes|Low Tide, October|Bernard Claes|@-9|9800|4900|@2|reserved\nFerry, Peeters|Ferry at Six|Sofie and Jan Peeters|@-16|1900|950|@-2|paid\nOrchard 5, Farouk|The Orchard, 5|Dr Leila Farouk|@-20|480|240|@-6|invoiced\nNine Reeds, Farouk|Nine Reeds|Dr Leila Farouk|@-5|2100|1050|@9|reserved",
    },
  ],
  jobs: "show work.picture\nfind work\nagenda exhibition.opens\nmove sale.state\ndue sale.reservedUntil\nsell work.price\nmove work.place\nkeep artist\ntotal sale.forTheGallery\nkeep collector\nrequest sale\nprint work",
  site: {
    headline: "On the walls now: Tidal",
    body: "Five artists, two rooms, six exhibitions a year. Prices are on the list at the desk. Open Wednesday to Saturday, and by appointment.",
    action: "See the works|work",
    services:
      "Exhibitions|Six a year, opening on Fridays at six|\nFraming|Museum glass, our framer|160\nArt at home|We bring two works to your wall|",
    questions:
      "Are prices public?|Yes, on the list at the desk and on this page.\nCan I pay in installments?|Up to ten months for works above 1000.\nDo you look at portfolios?|Twice a year, in January and June, by email.",
  },
  words: {
    tagline: "Works, walls, and who reserved which.",
    itch: "Is Low Tide still free?",
    promise: "Each work, its place and its price",
    pov: "POV: the red dot goes up before they leave",
    gains: ["Tidal closes in 19 days", "Low Tide: reserved, two days left", "Ferry at Six: sold at opening"],
  },
});
