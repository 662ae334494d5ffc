import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What is drawn, carved, staged, filmed and set in type, and who does it. */
export const ARTS_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "comic, book-image",
    "comic/comics",
    "comic_book manga graphic_novel webtoon cartoon comic_strip",
    "Title: text\nCover: image\nAuthor: text @people\nGenre: choice adventure|comedy|mystery|slice of life|science fiction\nChapters: number 1..90\nStatus: choice ongoing|finished|on break\nRating: rating 3..5\nSummary: longText",
    table(
      "genre chapters status rating summary",
      "The lighthouse twins|adventure|42|ongoing|5|Two sisters keep a light that ships from another age can see\nNoodles at midnight|slice of life|67|finished|5|One stall, eight stools and a new guest every night\nOffice goat|comedy|31|ongoing|4|Accounting gets an unusual colleague\nEleven keys|mystery|18|on break|4|Each key in the box opens a door in a different town\nOrbit laundry|science fiction|25|ongoing|4|The only laundromat between two moons\nPaper crown|adventure|54|finished|4|A mapmaker's daughter is mistaken for a queen\nThird floor, left|mystery|9|ongoing|3|Someone waters the plants in the empty flat\nGrandpa learns to skate|slice of life|12|finished|5|He has until the first snow",
    ),
  ),
  known(
    "item",
    "audiobook, book-audio",
    "audiobook/audiobooks",
    "audio_novel spoken_book radio_play",
    "Title: text\nCover: image\nAuthor: text @people\nGenre: choice novel|crime|nonfiction|children|history\nLength: number 2.0..19.0 h\nProgress: percent 0..100\nRating: rating 3..5\nStatus: choice wanted|listening|finished",
    table(
      "genre length progress rating status",
      "The salt road|history|14.5|100|5|finished\nA stranger in row nine|crime|9.0|62|4|listening\nBruno and the borrowed moon|children|2.5|100|5|finished\nWhat trees remember|nonfiction|7.5|18|4|listening\nLetters never posted|novel|11.0|0|4|wanted\nThe bookkeeper's alibi|crime|8.5|100|3|finished\nNine winters in Tromsø|nonfiction|12.0|0|4|wanted\nHouse of four kitchens|novel|16.0|45|5|listening",
    ),
  ),
  known(
    "item",
    "sculpture, amphora",
    "sculpture/sculptures",
    "statue carving installation_artwork bust",
    "Title: text\nPicture: image\nArtist: text @people\nMaterial: choice bronze|marble|wood|steel|clay\nHeight: number 12..420 cm\nYear: number 1920..2025\nPrice: money 200..18000 USD\nStatus: choice on display|in storage|on loan|sold",
    table(
      "material height year price status",
      "Woman with a basket|bronze|180|1958|18000|on display\nThree standing stones|marble|240|1987|14500|on display\nSleeping dog|clay|28|2019|640|sold\nWind counter|steel|420|2008|16200|on loan\nBoy pulling a thorn|wood|75|1934|5200|in storage\nFolded wing|steel|130|2021|3900|on display\nGrandmother's hands|clay|22|2023|480|sold\nGate without a wall|wood|310|2015|7800|in storage",
    ),
  ),
  known(
    "item",
    "exhibit, frame",
    "exhibit/exhibits",
    "museum_piece museum_object cultural_relic relic",
    "Name: text\nPicture: image\nNumber: text\nPeriod: choice ancient|medieval|early modern|modern\nOrigin: text\nMaterial: text\nRoom: text\nState: choice good|fragile|being restored",
    table(
      "number period origin material room state",
      "Oil lamp with a fish|M-0114|ancient|Tunisia|Clay|Room 2|good\nPilgrim's badge|M-0231|medieval|Spain|Lead|Room 4|fragile\nCelestial globe|M-0377|early modern|Netherlands|Brass and paper|Room 6|being restored\nLacquered writing box|M-0402|early modern|Japan|Wood and gold|Room 7|good\nLoom weight|M-0089|ancient|Greece|Stone|Room 1|good\nFerry ticket machine|M-0655|modern|Denmark|Steel|Room 11|good\nBeaded collar|M-0518|modern|South Africa|Glass beads|Room 9|fragile\nKnight's spur|M-0246|medieval|Hungary|Iron|Room 4|good",
    ),
  ),
  known(
    "item",
    "screenplay, scroll-text",
    "screenplay/screenplays",
    "film_script movie_script shooting_script stage_play",
    "Title: text\nGenre: choice drama|comedy|thriller|documentary\nWriter: text @people\nDraft: number 1..9\nPages: number 12..128\nStatus: choice outline|draft|in review|bought\nChanged on: date -60..0\nLogline: longText",
    table(
      "genre draft pages status logline",
      "The second wedding|comedy|4|104|in review|The ex-husband is the only caterer in town\nLow tide|thriller|6|112|bought|A ferry pilot finds his own name on the passenger list\nThe apple commission|drama|2|96|draft|Two brothers fight over one row of trees\nCheckout|comedy|1|18|outline|A supermarket stays open during a blackout\nVoices of the dam|documentary|3|72|in review|Five families who moved uphill\nNight bus to Kraków|drama|5|101|draft|A nurse rides to the end of the line\nQuiet carriage|thriller|2|88|draft|Nobody may speak, and one person must\nThe tuning|drama|7|93|bought|A piano tuner hears what a house hides",
    ),
  ),
  known(
    "item",
    "filmScene, clapperboard",
    "film scene/film scenes",
    "movie_scene scene_breakdown",
    "Scene: text\nNumber: number 1..120\nSetting: choice inside|outside\nLight: choice day|dusk|night\nPlace: location\nLength: number 0.2..4.0 pages\nShoot date: date -4..20\nStatus: choice planned|shot|reshoot",
    table(
      "number setting light length shootDate status",
      "Ferry leaves without her|3|outside|dusk|1.5|@-3|shot\nArgument in the kitchen|8|inside|night|3.5|@-2|shot\nFirst call from the lawyer|12|inside|day|1.0|@-2|reshoot\nChase across the market|27|outside|day|4.0|@1|planned\nHospital corridor|34|inside|night|2.0|@4|planned\nSpeech at the harbor|41|outside|day|2.5|@6|planned\nBrothers in the orchard|58|outside|dusk|1.5|@9|planned\nEmpty platform|90|outside|night|0.5|@15|planned",
    ),
  ),
  known(
    "person",
    "crewMember, video",
    "crew member/crew members",
    "film_crew_member film_crew production_crew stagehand",
    "Name: text\nJob: choice camera|sound|light|costume|makeup|production\nPhone: phone\nDays booked: number 1..30\nDaily rate: money 150..650 USD\nStatus: choice asked|confirmed|wrapped\nBrings: text",
    table(
      "job phone daysBooked dailyRate status brings",
      "Joaquín Vidal|camera|555-0121|24|650|confirmed|Two camera bodies\nSigne Dahl|sound|555-0122|24|480|confirmed|Boom and radio microphones\nTendai Moyo|light|555-0123|20|420|confirmed|Van with lamps\nLucía Ferrero|costume|555-0124|18|360|asked|Sewing kit\nHye-jin Park|makeup|555-0125|18|350|confirmed|Wig block\nOskar Nyberg|production|555-0126|30|400|confirmed|Walkie-talkies\nRania Khoury|camera|555-0127|6|500|wrapped|Drone\nMatteo Greco|light|555-0128|12|380|asked|Generator",
    ),
  ),
  known(
    "person",
    "actor, drama",
    "actor/actors",
    "actress cast_member performer voice_actor",
    "Name: text\nPicture: image\nPart: text\nKind: choice lead|supporting|extra|voice\nLanguages: tags English|Spanish|French|Arabic|Mandarin\nHeight: number 155..195 cm\nStatus: choice audition|shortlisted|cast|declined\nAgent: text @people",
    table(
      "part kind languages height status",
      "Salma Idris|The ferry pilot|lead|English;Arabic|168|cast\nGabriel Nunes|Older brother|lead|English;Spanish|181|cast\nChloé Martin|Lawyer|supporting|English;French|172|shortlisted\nWei Zhang|Night nurse|supporting|English;Mandarin|163|cast\nDuncan Reid|Harbor master|supporting|English|190|audition\nAdaeze Obi|Narrator|voice|English|175|cast\nPaloma Ríos|Market seller|extra|Spanish|159|shortlisted\nAnton Bergström|Ticket inspector|extra|English|185|declined",
    ),
  ),
  known(
    "person",
    "filmDirector, megaphone",
    "film director/film directors",
    "director movie_director stage_director filmmaker",
    "Name: text\nPicture: image\nCountry: text\nBorn in: number 1948..1995\nFilms: number 1..24\nKnown for: choice drama|documentary|comedy|animation\nFirst film: number 1972..2022\nAbout: longText",
    table(
      "country bornIn films knownFor firstFilm about",
      "Marguerite Sorel|France|1951|22|drama|1978|Long takes and small kitchens\nKenji Mori|Japan|1968|9|animation|1996|Draws every frame before writing a word\nIfeoma Nwosu|Nigeria|1982|6|comedy|2011|Films with the whole village as cast\nTomasz Wilk|Poland|1960|14|documentary|1989|Follows the same miners for thirty years\nRenata Salles|Brazil|1975|8|drama|2003|Stories along one river\nAidan Burke|Ireland|1988|3|comedy|2017|Came from the stage\nLeyla Aksoy|Turkey|1991|2|documentary|2020|Portraits of people at work\nBjørn Aas|Norway|1955|17|drama|1984|Shoots only in winter",
    ),
  ),
  known(
    "item",
    "subtitle, subtitles",
    "subtitle/subtitles",
    "caption closed_caption subtitle_line subtitle_file",
    "Text: text\nStarts at: text\nEnds at: text\nLanguage: choice English|Spanish|French|German\nSpeaker: text\nStatus: choice raw|checked|timed\nReading speed: number 8..22 chars/s",
    table(
      "startsAt endsAt language speaker status readingSpeed",
      "You came by train?|00:00:41|00:00:43|English|Mother|timed|11\nNobody comes by train anymore.|00:00:44|00:00:46|English|Mother|timed|15\nThe bridge was closed.|00:00:48|00:00:50|English|Ana|timed|12\n[distant thunder]|00:00:52|00:00:54|English|Sound|checked|9\nThen you must be hungry.|00:00:55|00:00:57|English|Mother|checked|13\nI brought the letter.|00:01:03|00:01:05|English|Ana|checked|11\nPut it with the others.|00:01:07|00:01:09|English|Mother|raw|12\n[door closes]|00:01:14|00:01:15|English|Sound|raw|14",
    ),
  ),
  known(
    "item",
    "font, type",
    "font/fonts",
    "typeface font_family lettering",
    "Name: text\nKind: choice serif|sans serif|script|monospace|display\nWeights: number 1..18\nDesigner: text @people\nLicense: choice free|personal use|commercial\nPrice: money 0..240 USD\nScripts: tags Latin|Greek|Cyrillic|Arabic|Devanagari\nDownloads: number 40..9600",
    table(
      "kind weights license price scripts downloads",
      "Quayside|sans serif|9|commercial|120|Latin;Greek|4300\nMillstone|serif|6|free|0|Latin;Cyrillic|9200\nTallow Hand|script|1|personal use|0|Latin|2100\nLedger Mono|monospace|4|free|0|Latin;Cyrillic|7800\nFoundry Poster|display|2|commercial|45|Latin|640\nAmberline|serif|12|commercial|240|Latin;Greek;Cyrillic|1500\nSahel Text|sans serif|7|free|0|Latin;Arabic|3600\nTin Alphabet|display|1|personal use|0|Latin|980",
    ),
  ),
  known(
    "item",
    "stickerDesign, sticker",
    "sticker/stickers",
    "sticker_design decal chat_sticker",
    "Name: text\nPicture: image\nPack: choice daily life|animals|work|celebrations\nKind: choice still|animated|printed\nArtist: text @people\nPrice: money 0..4 USD\nUses: number 20..9000\nStatus: choice sketch|in review|published",
    table(
      "pack kind price uses status",
      "Cat under the blanket|animals|animated|0|8700|published\nOne more coffee|daily life|still|0|6400|published\nMeeting could be a note|work|still|1|5100|published\nDancing dumpling|celebrations|animated|1|7300|published\nRain again|daily life|animated|0|3800|published\nHeron says no|animals|still|1|2200|in review\nHalf past cake|celebrations|printed|3|450|published\nDesk cactus waves|work|still|0|20|sketch",
    ),
  ),
  known(
    "item",
    "emojiPack, face-slightly-smiling",
    "emoji pack/emoji packs",
    "emoji emoticon sticker_pack emoji_set sticker_set",
    "Name: text\nPicture: image\nTheme: choice faces|animals|food|seasons|work\nPieces: number 8..64\nArtist: text @people\nPrice: money 0..6 USD\nDownloads: number 30..9900\nAnimated: boolean 40",
    table(
      "theme pieces price downloads animated",
      "Sleepy sloths|animals|24|2|6100|yes\nMarket day|food|40|0|9300|no\nTiny weather moods|seasons|32|0|7700|no\nOpen-plan office|work|28|3|2500|no\nRound faces, big feelings|faces|64|0|8900|yes\nPenguin commute|animals|20|2|3200|yes\nSoup of the day|food|16|1|1400|no\nSnowed in|seasons|18|1|900|yes",
    ),
  ),
  known(
    "item",
    "virtualTour, view",
    "virtual tour/virtual tours",
    "360_tour online_tour vr_tour virtual_exhibition",
    "Title: text\nPicture: image\nPlace: location\nStops: number 3..24\nDuration: duration 8..45\nGuide: text @people\nLanguage: choice English|Spanish|French|Mandarin\nVisits: number 20..4800",
    table(
      "stops duration language visits",
      "Inside the water tower|9|18|English|1320\nApartment 4B, fully furnished|6|8|English|2750\nThe old observatory at night|14|35|Spanish|980\nCampus walk for new students|22|40|English|4600\nMonastery garden|11|20|French|610\nWorkshop of a violin maker|8|15|English|740\nGrand hall and balconies|12|25|Mandarin|1850\nEngine room of a steamer|10|22|English|430",
    ),
  ),
  known(
    "item",
    "panorama, mountain",
    "panorama/panoramas",
    "panoramic_image panoramic_photo 360_photo panoramic_view",
    "Title: text\nPicture: image\nPlace: location\nAngle: choice 120°|180°|360°\nResolution: number 12..240 MP\nTaken on: date -400..-3\nPhotographer: text @people\nLikes: number 2..480",
    table(
      "angle resolution likes",
      "Salt flats at sunrise|180°|96|410\nRoofs of the old quarter|360°|120|265\nReading room, empty|360°|60|184\nGlacier tongue in August|120°|48|320\nStadium before kickoff|180°|150|205\nFishing boats coming home|120°|36|172\nTerraced rice fields|180°|110|455\nLobby with the glass stairs|360°|80|93",
    ),
  ),
];
