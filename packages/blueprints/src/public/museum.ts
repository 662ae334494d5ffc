import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "museum",
  name: "Museum and collection",
  icon: "amphora",
  says: {
    en: "museum|museum collection|museum objects|collections management|curator|local museum|art gallery collection|museum exhibits|accession register|loans to museums|museum visitors|heritage collection|archive collection|exhibition planning|museum catalog|historical society",
    de: "Museum|Museumssammlung|Heimatmuseum|Sammlung inventarisieren",
    es: "museo|colección del museo|museo local|piezas de museo",
    fr: "musée|collection du musée|musée local|inventaire du musée",
    pt: "museu|coleção do museu|museu local|acervo do museu",
  },
  forms: ["management", "site", "directory", "booking"],
  people: ["curators", "volunteers", "visitors"],
  mood: "sober",
  things: [
    {
      id: "place",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "location|locations",
      also: "store|gallery|room|shelf|showcase|display case",
      fields:
        "Location: text\nKind: choice gallery|store|workshop|out on loan\nHumidity: percent 38..66\nLight: number 0..180 lux\nPieces: rollup count exhibit.location\nLast pest check: date -60..-1\nNext pest check: date -5..60",
      cells: "kind humidity light lastPestCheck nextPestCheck",
      rows: "Gallery 1, harbor|gallery|48|110|@-20|@10\nGallery 2, home and school|gallery|51|60|@-20|@10\nStore A, shelf 3|store|46|0|@-33|@-3\nStore B, textiles|store|52|0|@-12|@18\nConservation bench|workshop|50|180|@-5|@25\nCounty Museum|out on loan|49|50|@-45|@45",
    },
    {
      id: "exhibit",
      use: "core",
      role: "item",
      icon: "amphora",
      names: "object|objects",
      also: "piece|artifact|exhibit|artwork|specimen|accession|painting",
      fields:
        "Object: text\nPicture: image\nAccession number: text\nKind: choice tool|textile|painting|photograph|furniture|toy|ship model|document\nMade: text\nMaker: text\nMaterial: text\nHeight: number 4..240 cm\nFrom: choice gift|bequest|bought|found|on loan to us\nGiven by: text\nLocation: relation place\nCondition: choice good|fair|fragile|in treatment\nInsured for: money 20..9500 GBP\nOn show: boolean 60\nStory: longText",
      cells: "accessionNumber kind made maker material height from givenBy location condition insuredFor onShow story",
      rows: "Herring gutter's knife|1987.12|tool|About 1905|Unknown|Steel, twine|18|gift|Margaret Hale|Gallery 1, harbor|good|40|yes|Rags on the fingers, forty fish a minute\nModel of the drifter Hope|1971.3|ship model|1934|J. Pritchard|Pine, linen|62|bequest|Pritchard family|Gallery 1, harbor|fragile|2200|yes|Made by the cook in the winter she was laid up\nFisherman's gansey|1992.44|textile|1920s|Unknown|Wool|71|gift|Ruth Ellis|Store B, textiles|fair|350|no|Pattern of the harbor, initials at the hem\nHarbor in fog|2003.7|painting|1888|Circle of a local school|Oil on board|46|bought|Friends of the museum|Gallery 1, harbor|good|9500|yes|\nSchool slate|1987.31|toy|About 1890|Unknown|Slate, wood|24|gift|St Anne's Primary|Gallery 2, home and school|good|20|yes|Sum still to be seen in low light\nWedding dress, 1911|1999.18|textile|1911|Mrs Tasker|Silk, lace|148|gift|Gwen Hughes|Conservation bench|in treatment|900|no|Shattered silk at the left sleeve\nLifeboat record book|2011.2|document|1861 to 1902|Lifeboat station|Paper, leather|38|on loan to us|Lifeboat Trust|Gallery 1, harbor|fragile|4000|yes|Page turned each month\nMangle|1975.9|furniture|1880s|Bradley|Cast iron, beech|132|gift|Unknown|Gallery 2, home and school|good|120|yes|Children may turn it\nGlass plates, quay|2015.60|photograph|1897|A. Farr|Glass|16|found|House clearance|Store A, shelf 3|fragile|1500|no|62 plates, 40 scanned\nCaptain's sea chest|1969.1|furniture|1846|Unknown|Camphor wood|54|bequest|Whitcombe family|County Museum|good|1800|no|On loan until autumn\nRocking horse|1994.5|toy|1910|Ayres|Wood, horsehair|112|gift|Helen Sharp|Gallery 2, home and school|fair|1600|yes|Not to be ridden",
    },
    {
      id: "loan",
      use: "core",
      role: "item",
      icon: "truck",
      names: "loan|loans",
      also: "outgoing loan|incoming loan|loan agreement",
      fields:
        "Loan: text\nObject: relation exhibit\nDirection: choice out|in\nPartner: text\nFrom: date -200..60\nUntil: date 10..300\nDays left: daysUntil until\nAgreement signed: boolean 70\nInsured by: choice us|them|state\nReturned: boolean 10",
      cells: "object direction partner from until agreementSigned insuredBy returned",
      rows: "Sea chest to the county|Captain's sea chest|out|County Museum|@-120|@65|yes|them|no\nLifeboat book from the Trust|Lifeboat record book|in|Lifeboat Trust|@-200|@28|yes|us|no\nFog painting to the city|Harbor in fog|out|City Gallery|@40|@160|no|state|no\nGansey to the knitters|Fisherman's gansey|out|Textile Week|@20|@27|yes|them|no",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "users",
      names: "group visit|group visits",
      also: "guided tour|school visit|tour|booking|event",
      fields:
        "Group: text\nKind: choice school|guided tour|researcher|evening talk|birthday\nDate: date -5..40\nTime: time 10:00..18:30\nPeople: number 1..60\nGuide: text @people\nE-mail: email\nPrice: money 0..140 GBP\nState: choice asked|confirmed|held",
      cells: "kind date time people guide eMail price state",
      rows: "St Anne's, class 3|school|@3|10:00|28|Ruth Ellis|office@stannes.example.com|56|confirmed\nRowing club|guided tour|@6|18:30|16|Owen Pritchard|club@rowing.example.com|80|confirmed\nDr. Farida Aziz|researcher|@8|10:30|1|Helen Sharp|farida.aziz@example.com|0|asked\nMei is eight|birthday|@12|14:00|12|Yasmin Ali|tanaka@example.com|96|confirmed\nTalk: glass plates|evening talk|@19|18:30|60|Owen Pritchard|hello@museum.example.com|0|confirmed\nHillside School|school|@-4|10:00|24|Ruth Ellis|office@hillside.example.com|48|held",
    },
    {
      id: "treatment",
      use: "more",
      role: "log",
      icon: "flask-conical",
      names: "conservation record|conservation records",
      also: "condition report|treatment|conservation|cleaning",
      fields:
        "Work: text\nObject: relation exhibit\nDate: date -200..0\nConservator: text\nFound: longText\nNext look: date -5..300",
      cells: "object date conservator found nextLook",
      rows: "Silk, left sleeve|Wedding dress, 1911|@-6|Mina Farouk|Splits along the fold, net support begun|@30\nRigging dusted|Model of the drifter Hope|@-70|Mina Farouk|One stay loose, tied|@200\nPlate 41 flaking|Glass plates, quay|@-15|Mina Farouk|Keep flat, do not scan again|@-2",
    },
  ],
  jobs: "keep exhibit\nfind exhibit\nshow exhibit.picture\ncheck exhibit.onShow\ndue loan.until\nbook visit\nplan visit.date\nassign visit.guide\ndue place.nextPestCheck\nchart exhibit.kind\ntotal exhibit.insuredFor\nmove visit.state",
  site: {
    headline: "Nets, slates and a lifeboat book",
    body: "A small museum of the harbor and the people who worked it. Open from Easter to October, run by one curator and thirty volunteers.",
    action: "Book a group visit|visit",
    services:
      "Adults|Valid for a year|6\nChildren|With an adult|0\nSchool class|Two hours, with slates and mangle|56\nGuided tour|Up to twenty people|80\nBirthday|Twelve children, two hours|96",
    questions:
      "When are you open?|Tuesday to Sunday, ten till five, Easter to October.\nI have something for the museum. Do you take it?|Send a photo and its story. Once a quarter we decide.\nMay I take photos?|Without flash, yes. Not in the textile case.\nIs it step-free?|Both galleries are; the tower is not.",
  },
  words: {
    tagline: "Every object, its story and its shelf.",
    itch: "Which shelf is the gansey on?",
    promise: "Every object found, every loan back",
    pov: "POV: the lender rang, and you had the date",
    gains: ["11 objects, 6 places, 4 loans", "Lifeboat book: back in 28 days", "Store A: pest check overdue"],
  },
});
