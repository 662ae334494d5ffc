import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const choir: Domain = {
  id: "choir",
  words:
    "choir*6 choirs*6 singing*4 singers*4 singer*3 rehearsal*5 rehearsals*5 band*4 bands*4 orchestra*5 musician*4 musicians*4 guitar*4 piano*4 violin*4 drum*3 song*3 songs*3 setlist*5 sheet_music*5 chor*6 probe*4 proben*4 chorprobe*6 blaskapelle*5 musik*3 music*3 musica*3 coro*6 ensayo*5 ensayos*5 cantar*4 chorale*6 repetition*4 repetitions*4 musique*3 ensaio*5 jam*3 practice_room*4",
  category: "Music",
  directions: ["night-market", "pressroom"],
  icon: "music",
  audience: "choirs and bands",
  lead: "planner",
  hashtags: "choirlife|rehearsal|singtogether|livemusic",
  verbs: "Rehearse|Sing|Tune|Perform",
  names: "Encore|Second Alto|Downbeat|Warm-up|Tutti|Setlist|Green Room",
  problem: "Half the altos, no piano, and which version of the song?",
  promise: "Everyone at the right bar",
  itch: "Tuesday. Who brings the piano?",
  pov: "POV: the altos showed up",
  things: [
    thing(
      "event",
      "rehearsal, Rehearsal, Rehearsals, calendar-days",
      "rehearsal rehearsals probe proben ensayo repetition practice gig concert",
      `Title: text\nStarts: dateTime 1..45 18:30..19:45\nPlace: location Parish hall|School music room|Old Station|Studio B\nFocus: text bars 32 to 60|blend|from memory|with piano\nMinutes: number 60..150 min\nLed by: text @people\nComing: number 9..28\nI am in: boolean 45`,
      `Tuesday rehearsal | focus=bars 32 to 60\nSectional: altos and basses\nFull rehearsal with piano\nTuesday rehearsal, from memory | focus=from memory\nStage rehearsal\nSummer concert | focus=with piano\nRecording afternoon\nFirst rehearsal after the break`,
    ),
    thing(
      "item",
      "piece, Piece, Repertoire, music",
      "song songs piece pieces repertoire lied lieder cancion chanson musica karaoke",
      `Title: text\nCover: image\nComposer: text\nVoices: choice unison|SAB|SATB|band\nKey: choice C|D|E flat|F|G|A|B flat\nTempo: number 60..152 bpm\nMinutes: number 2.0..6.5 min\nLanguage: choice English|Latin|German|French|Zulu|Spanish\nState: choice new|learning|nearly|ready\nFrom memory: boolean 30`,
      `The Parting Glass | composer=Traditional | voices=SATB | key=G | tempo=72 | state=ready | language=English\nSiyahamba | composer=Traditional | voices=SATB | key=F | tempo=116 | language=Zulu | state=ready\nAve verum corpus | composer=W. A. Mozart | voices=SATB | key=D | tempo=60 | language=Latin | state=nearly\nLocus iste | composer=A. Bruckner | voices=SATB | key=C | tempo=66 | language=Latin | state=learning\nLa llorona | composer=Traditional | voices=SAB | key=A | tempo=96 | language=Spanish | state=learning\nDona nobis pacem | composer=Traditional | voices=unison | key=F | tempo=84 | language=Latin | state=ready\nHeidenröslein | composer=F. Schubert | voices=SATB | key=G | tempo=92 | language=German | state=nearly\nGreensleeves | composer=Traditional | voices=band | key=E flat | tempo=104 | language=English | state=new\nAu clair de la lune | composer=Traditional | voices=SAB | key=C | tempo=88 | language=French | state=ready\nWade in the Water | composer=Traditional | voices=SATB | key=D | tempo=100 | language=English | state=new`,
    ),
    thing(
      "person",
      "singer, Singer, Singers, mic-vocal",
      "singer singers musician member sanger cantante",
      `Name: text\nPortrait: image\nVoice: choice soprano|alto|tenor|bass|piano|guitar\nSince: date -1500..-30\nAttendance: percent 55..100\nCan lead: boolean 25\nPhone: phone`,
      `Amara Osei | voice=alto\nMateo Ruiz | voice=tenor\nYuki Tanaka | voice=soprano\nLena Krüger | voice=soprano | canLead=yes\nOmar Haddad | voice=bass\nPriya Shah | voice=alto\nKofi Annor | voice=bass\nIngrid Lund | voice=piano\nHana Sato | voice=soprano\nDiego Quiroga | voice=tenor\nSaoirse Kelly | voice=alto\nTariq Malik | voice=guitar`,
    ),
  ],
  tasks:
    "Copy the new scores | Before\nBook the hall | Before\nWater for the break | On the day\nTune the piano | On the day\nSend recordings to the tenors | After\nOrder folders | After",
  posts:
    "Basses: bar 48 is a B flat. Still.\nRecording of Tuesday is up, listen to the ending.\nWho can lift a piano? Asking for Friday.\nThat last chord! I had goosebumps.",
  cards:
    "Forte | loud\nPiano | soft\nCrescendo | getting louder\nFermata | hold longer than written\nA cappella | without instruments\nAllegro | fast and bright\nLegato | smoothly joined\nDa capo | from the beginning",
  questions:
    "How many beats has a whole note in four-four? | Four; Two; One; Eight | It fills the bar.\nWhich voice is the lowest? | Bass; Tenor; Alto; Soprano | Bass, then tenor.\nWhat does a fermata ask for? | Holding the note; Clapping; Playing faster; Starting again | The conductor decides how long.",
};

const books: Domain = {
  id: "books",
  words:
    "book*4 books*4 reading*4 reader*3 readers*3 library*2 novel*4 novels*4 author*3 authors*3 writer*4 writers*4 writing*3 poetry*4 poems*4 comic*4 comics*4 manga*4 buch*4 bucher*4 lesen*4 buchclub*5 libro*4 libros*4 lectura*4 lire*3 livre*4 livres*4 lecture*4 livro*4 livros*4 leitura*4 bookclub*5 book_club*5",
  category: "Books",
  directions: ["pressroom"],
  icon: "book-open",
  audience: "readers",
  lead: "collection",
  hashtags: "booktok|currentlyreading|tbr|bookclub",
  verbs: "Read|Shelve|Lend|Discuss",
  names: "Dog-ear|Endpaper|Page Turner|Marginalia|Spine|Chapter Nine",
  problem: "Forty books on the pile and you cannot say what you read in March",
  promise: "Read more of what stays",
  itch: "What did I read in March?",
  pov: "POV: one more chapter",
  things: [
    thing(
      "item",
      "book, Book, Books, book-open",
      "book books novel buch libro livre",
      `Title: text\nCover: image\nAuthor: text\nGenre: choice novel|classic|crime|science fiction|non-fiction|poetry\nPages: number 120..720\nPage: number 0..300\nYear: number 1813..2004\nState: choice wishlist|reading|finished|given up\nStars: rating 2..5\nLent to: text`,
      `Pride and Prejudice | author=Jane Austen | genre=classic | pages=432 | year=1813 | state=finished | stars=5 | page=432\nFrankenstein | author=Mary Shelley | genre=classic | pages=280 | year=1818 | state=reading | page=124\nThings Fall Apart | author=Chinua Achebe | genre=novel | pages=209 | year=1958 | state=finished | stars=5 | page=209\nThe Left Hand of Darkness | author=Ursula K. Le Guin | genre=science fiction | pages=304 | year=1969 | state=reading | page=88\nOne Hundred Years of Solitude | author=Gabriel García Márquez | genre=novel | pages=417 | year=1967 | state=wishlist | page=0\nKokoro | author=Natsume Sōseki | genre=classic | pages=248 | year=1914 | state=wishlist | page=0\nThe Hound of the Baskervilles | author=Arthur Conan Doyle | genre=crime | pages=256 | year=1902 | state=finished | stars=4 | page=256\nBeloved | author=Toni Morrison | genre=novel | pages=324 | year=1987 | state=finished | stars=5 | page=324\nSilent Spring | author=Rachel Carson | genre=non-fiction | pages=378 | year=1962 | state=given up | page=60\nLeaves of Grass | author=Walt Whitman | genre=poetry | pages=160 | year=1855 | state=reading | page=31\nPersepolis | author=Marjane Satrapi | genre=non-fiction | pages=352 | year=2000 | state=finished | stars=5 | page=352\nWe | author=Yevgeny Zamyatin | genre=science fiction | pages=226 | year=1924 | state=wishlist | page=0`,
    ),
    thing(
      "log",
      "readingSession, Reading, Readings, bookmark",
      "reading session lecture",
      `Thought: text\nBook: relation book\nDate: date -30..0\nPages read: number 8..64 pages\nMinutes: number 10..90 min\nWhere: choice bed|train|park|sofa|library`,
      `Could not stop\nRead two pages five times\nMissed my stop\nThat sentence about snow\nFinished it in the bath\nStarted over from chapter two\nQuiet hour, phone off`,
      "book",
    ),
    thing(
      "event",
      "bookEvening, Book evening, Book evenings, coffee",
      "club evening discussion",
      `Title: text\nStarts: dateTime 3..60 18:30..20:00\nHost: text @people\nPlace: location\nBring: text tea|cheese|your copy\nComing: number 3..9\nI am in: boolean 40`,
      `Frankenstein, first half\nFrankenstein, the end\nPoems aloud\nBring your favourite first sentence\nSwap evening`,
    ),
  ],
  posts:
    "Page 88 and I need to talk to somebody.\nGiving up on it. Life is short, shelf is long.\nWho wants my copy? It has coffee on chapter three.\nThe last line. Oh.",
  questions:
    "Who wrote Frankenstein? | Mary Shelley; Bram Stoker; Jane Austen; Edgar Allan Poe | She began it at eighteen.\nWhich book opens on the planet Gethen? | The Left Hand of Darkness; Dune; Solaris; We | Le Guin's winter world.\nWhere is Things Fall Apart set? | Nigeria; Kenya; India; Jamaica | In Igbo villages.",
};

const film: Domain = {
  id: "film",
  words:
    "film*4 films*4 movie*5 movies*5 cinema*5 series*3 tv*3 show*1 shows*2 watchlist*5 filme*4 kino*5 serien*4 pelicula*5 peliculas*5 cine*5 serie*3 filmes*5 anime*5 documentary*4 screening*4",
  category: "Film",
  directions: ["night-market", "pressroom"],
  icon: "clapperboard",
  audience: "film lovers",
  lead: "collection",
  hashtags: "filmtok|watchlist|movienight|cinephile",
  verbs: "Watch|Rate|Pick|Invite",
  names: "Last Reel|Row F|Double Bill|Watchlisted|Matinee|Projector",
  problem: "Forty minutes of scrolling, then sleep",
  promise: "Pick a film in a minute",
  itch: "Movie night. Two hours scrolling.",
  pov: "POV: everyone liked it",
  things: [
    thing(
      "item",
      "movie, Film, Films, clapperboard",
      "film films movie movies pelicula filme",
      `Title: text\nPoster: image\nDirector: text\nGenre: choice drama|comedy|science fiction|thriller|animation|documentary|horror\nYear: number 1902..1968\nMinutes: number 14..150 min\nState: choice to watch|watched|again\nStars: rating 2..5\nSeen with: text @people\nVotes: number 0..6`,
      `A Trip to the Moon | director=Georges Méliès | genre=science fiction | year=1902 | minutes=14 | state=watched | stars=4\nMetropolis | director=Fritz Lang | genre=science fiction | year=1927 | minutes=148 | state=to watch\nThe General | director=Buster Keaton | genre=comedy | year=1926 | minutes=79 | state=watched | stars=5\nNosferatu | director=F. W. Murnau | genre=horror | year=1922 | minutes=94 | state=to watch\nM | director=Fritz Lang | genre=thriller | year=1931 | minutes=117 | state=watched | stars=5\nCity Lights | director=Charlie Chaplin | genre=comedy | year=1931 | minutes=87 | state=again | stars=5\nMan with a Movie Camera | director=Dziga Vertov | genre=documentary | year=1929 | minutes=68 | state=to watch\nThe Adventures of Prince Achmed | director=Lotte Reiniger | genre=animation | year=1926 | minutes=65 | state=watched | stars=4\nNight of the Living Dead | director=George A. Romero | genre=horror | year=1968 | minutes=96 | state=to watch\nThe Passion of Joan of Arc | director=Carl Th. Dreyer | genre=drama | year=1928 | minutes=114 | state=to watch`,
    ),
    thing(
      "event",
      "filmNight, Film night, Film nights, popcorn",
      "night screening",
      `Title: text\nStarts: dateTime 1..30 19:30..21:00\nHost: text @people\nPlace: location\nSeats: number 4..14\nComing: number 2..7\nI am in: boolean 40`,
      `Silent films with live piano\nDouble bill: Lang\nShort and strange\nOpen-air in the yard\nAnimation Sunday`,
    ),
  ],
  posts:
    "Fell asleep. Waking up for the ending was worth it.\nKeaton did that stunt himself. Himself!\nVote closes at six, do not complain later.",
};

const games: Domain = {
  id: "games",
  words:
    "game*2 games*3 gaming*4 gamer*4 gamers*4 board_game*6 board_games*6 boardgame*6 chess*6 d_d*6 dnd*6 dungeons*6 campaign*3 rpg*5 clan*5 clans*5 guild*5 esports*5 poker*4 speedrun*5 speedrunning*5 spiele*4 brettspiel*6 brettspiele*6 schach*6 spieleabend*6 juego*3 juegos*4 ajedrez*6 juegos_de_mesa*6 jeu*3 jeux*4 echecs*6 jogo*4 jogos*4 xadrez*6 quest*2 puzzle*3 crossword*4",
  category: "Games",
  directions: ["arcade", "playroom"],
  icon: "dices",
  audience: "players",
  lead: "leaderboard",
  hashtags: "boardgames|gamenight|dnd|ttrpg|leveling",
  verbs: "Play|Score|Roll|Rematch",
  names: "Meeple|Natural Twenty|Rematch|House Rules|Turn Order|Endgame",
  problem: "Who won last time, and why is it always Omar?",
  promise: "Settle who really wins",
  itch: "Who won last time?",
  pov: "POV: you finally beat Omar",
  things: [
    thing(
      "item",
      "boardGame, Game, Games, dices",
      "game games spiel spiele juego jeu jogo",
      `Title: text\nBox: image\nKind: choice strategy|party|co-op|cards|two players|role play\nPlayers from: number 1..2\nPlayers to: number 2..8\nMinutes: number 15..150 min\nWeight: choice light|medium|heavy\nOwner: text @people\nStars: rating 3..5\nPlays: number 0..18`,
      `Chess | kind=two players | playersFrom=2 | playersTo=2 | minutes=40 | weight=heavy | plays=18\nGo | kind=two players | playersFrom=2 | playersTo=2 | minutes=60 | weight=heavy\nBackgammon | kind=two players | playersFrom=2 | playersTo=2 | minutes=25 | weight=light\nWerewolf | kind=party | playersFrom=2 | playersTo=8 | minutes=30 | weight=light\nMancala | kind=two players | playersFrom=2 | playersTo=2 | minutes=20 | weight=light\nCharades | kind=party | playersTo=8 | minutes=30 | weight=light\nMahjong | kind=strategy | playersTo=4 | minutes=120 | weight=medium\nRummy | kind=cards | playersTo=6 | minutes=45 | weight=light\nHearts | kind=cards | playersTo=4 | minutes=40 | weight=medium\nDominoes | kind=strategy | playersTo=4 | minutes=30 | weight=light`,
    ),
    thing(
      "log",
      "campaignSession, Session, Sessions, scroll-text",
      "session sessions campaign diary journal chronicle dungeons",
      `Title: text\nPlayed on: date -90..0\nPlace in the world: choice Saltmarsh|the Underhalls|Thornwood|Castle Vey|the road\nLevel: number 3..7\nExperience: number 150..900 xp\nGold found: number 0..240 gp\nMood: choice grim|funny|tense|triumphant\nWhat happened: longText\nCliffhanger: text`,
      `The door that hummed | placeInTheWorld=the Underhalls | whatHappened=The party solved the riddle by accident and woke the library. | cliffhanger=Something reads along.\nA bargain with the ferryman | placeInTheWorld=Saltmarsh | whatHappened=Paid with a memory of summer. Nobody knows whose. | cliffhanger=The river runs backwards.\nThornwood by night | placeInTheWorld=Thornwood | whatHappened=The ranger failed three checks in a row and befriended the owlbear anyway. | mood=funny\nThe duke's empty chair | placeInTheWorld=Castle Vey | whatHappened=Supper with nobody. The soup was still warm. | mood=tense\nRain on the road | placeInTheWorld=the road | whatHappened=A broken axle, a travelling baker, a map in the bread.\nLevel five at last | level=5 | mood=triumphant | whatHappened=The wyrm fled. The village did not understand the bill.\nSplit party, bad idea | placeInTheWorld=the Underhalls | mood=grim\nThe thief apologises | placeInTheWorld=Saltmarsh | mood=funny`,
    ),
    thing(
      "person",
      "hero, Character, Characters, shield",
      "character characters hero party npc player players",
      `Name: text\nPortrait: image\nPlayed by: text @people\nClass: choice fighter|wizard|rogue|cleric|ranger|bard\nPeople: choice human|elf|dwarf|halfling|gnome|orc\nLevel: number 3..7\nHit points: number 18..58\nArmour class: number 12..19\nAlive: boolean 100\nSecret: text`,
      `Brannoc Stonehand | classValue=fighter | people=dwarf | level=5 | hitPoints=52 | armourClass=18 | secret=Afraid of deep water\nIlyra Moonwell | classValue=wizard | people=elf | level=5 | hitPoints=26 | armourClass=12 | secret=Cannot read her own handwriting\nPip Underbough | classValue=rogue | people=halfling | level=5 | hitPoints=33 | armourClass=15 | secret=Sends money home\nSister Oda | classValue=cleric | people=human | level=5 | hitPoints=41 | armourClass=17 | secret=Lost her faith once\nGrak the Gentle | classValue=ranger | people=orc | level=4 | hitPoints=44 | armourClass=15 | secret=Writes poems\nTuppence | classValue=bard | people=gnome | level=4 | hitPoints=29 | armourClass=14 | secret=The song is stolen`,
    ),
    thing(
      "event",
      "gameNight, Game night, Game nights, calendar-heart",
      "night evening abend",
      `Title: text\nStarts: dateTime 1..30 18:30..20:00\nHost: text @people\nPlace: location\nSeats: number 4..8\nComing: number 2..6\nI am in: boolean 40`,
      `Thursday table\nLong game Sunday\nCampaign, next chapter\nBeginners welcome\nChess and soup`,
    ),
  ],
  posts:
    "Natural twenty on the door. On the DOOR.\nWho took the red dice home?\nRematch on Thursday, I have a plan.\nNew rule: the loser tidies up.",
  tasks:
    "Level up the characters | Before\nPrint the map | Before\nSnacks, salty | On the night\nWrite the recap | After",
};

const fashion: Domain = {
  id: "fashion",
  indoors: true,
  words:
    "fashion*5 clothes*5 clothing*4 outfit*5 outfits*5 wardrobe*6 closet*5 shoes*3 dress*3 vintage*3 thrift*4 jewellery*4 jewelry*4 makeup*4 kleidung*5 kleiderschrank*6 ropa*5 moda*5 armario*5 vetements*5 garde_robe*6 roupa*5 roupas*5 perfume*4",
  category: "Fashion",
  directions: ["gallery-white", "salon"],
  icon: "shirt",
  audience: "people with too many clothes",
  lead: "collection",
  hashtags: "ootd|capsulewardrobe|thrifted|slowfashion",
  verbs: "Wear|Pair|Swap|Mend",
  names: "Rail|Capsule|Hanger|Second Hem|Outfitted|Swish",
  problem: "A full wardrobe and nothing to wear",
  promise: "Wear what you own",
  itch: "Full wardrobe. Nothing to wear.",
  pov: "POV: outfit in ten seconds",
  things: [
    thing(
      "item",
      "garment, Garment, Wardrobe, shirt",
      "clothes garment outfit shoes sneaker dress ropa kleidung",
      `Name: text\nPhoto: image\nKind: choice top|trousers|dress|jacket|shoes|bag\nColour: choice black|white|navy|green|red|beige|pattern\nSize: choice XS|S|M|L|XL\nMaterial: choice cotton|wool|linen|denim|leather|silk\nSeason: tags spring|summer|autumn|winter\nTimes worn: number 0..40\nPaid: money 5..140 EUR\nNeeds mending: boolean 15`,
      `Navy wool coat | kind=jacket | colour=navy | material=wool | season=autumn;winter\nWhite linen shirt | kind=top | colour=white | material=linen | season=spring;summer\nStraight jeans | kind=trousers | colour=navy | material=denim\nGreen corduroy jacket | kind=jacket | colour=green | material=cotton\nRed silk scarf | kind=top | colour=red | material=silk\nBlack ankle boots | kind=shoes | colour=black | material=leather\nStriped tee | kind=top | colour=pattern | material=cotton\nSummer dress with lemons | kind=dress | colour=pattern | material=cotton | season=summer\nCanvas bag | kind=bag | colour=beige | material=cotton\nWhite sneakers | kind=shoes | colour=white | material=leather\nGrandfather's cardigan | kind=top | colour=beige | material=wool | season=winter`,
    ),
    thing(
      "log",
      "outfit, Outfit, Outfits, sparkles",
      "outfit worn ootd",
      `Look: text\nWith: relation garment\nDate: date -24..0\nOccasion: choice work|home|evening|travel|party\nWeather: choice warm|mild|cold|rain\nFelt: rating 2..5`,
      `Coat over everything\nJeans and the good shirt\nLemons for the picnic\nToo warm by noon\nCompliment from the baker\nBoots, rain, right choice`,
      "garment",
    ),
  ],
};

const media: Domain = {
  id: "media",
  words:
    "podcast*5 podcasts*5 newsletter*5 newsletters*5 youtube*4 youtuber*4 creator*4 creators*4 content*3 blog*3 blogger*4 journalist*4 journalists*4 radio*4 stream*2 streamer*4 streamers*4 influencer*4 boletin*4 playlist*4 playlists*4",
  category: "Media",
  directions: ["pressroom"],
  icon: "mic",
  audience: "people who publish",
  lead: "blog",
  hashtags: "contentcreator|newsletter|podcasting|editorial",
  verbs: "Draft|Record|Publish|Answer",
  names: "Issue Zero|Off Mic|Lead Story|Cold Open|Column|Editor's Desk",
  problem: "Ideas in four apps, the next issue due on Friday",
  promise: "From idea to issue, calmly",
  itch: "Friday's issue. Still blank.",
  pov: "POV: hitting publish early",
  things: [
    thing(
      "item",
      "episode, Episode, Episodes, mic",
      "episode episodes issue video record album",
      `Title: text\nCover: image\nKind: choice interview|solo|field recording|round table|letter\nStage: choice idea|researched|recorded|edited|published\nGuest: text @people\nMinutes: number 8..64 min\nComes out: date -30..30\nWords: number 300..2400\nNotes: longText @remarks`,
      `A baker at four in the morning | kind=interview | stage=published\nWhat the river took | kind=field recording | stage=published\nThe history of the lunch break | kind=solo | stage=edited\nFour plumbers, one table | kind=round table | stage=recorded\nLetter from the allotment | kind=letter | stage=published\nNight shift at the lighthouse | kind=interview | stage=researched\nA city without adverts | kind=solo | stage=idea\nMy grandmother's radio | kind=field recording | stage=recorded\nWho names the streets? | kind=interview | stage=idea`,
    ),
    thing(
      "log",
      "writingSession, Work session, Work log, pen-line",
      "session writing",
      `Note: text\nEpisode: relation episode\nDate: date -21..0\nDid: choice research|recording|editing|writing|mail\nMinutes: number 20..140 min\nWords: number 0..900`,
      `Cut twelve minutes\nFound the opening line\nGuest confirmed\nNoise on channel two\nAnswered reader mail\nFact check done`,
      "episode",
    ),
  ],
  tasks:
    "Ask two guests | Next issue\nCheck all names | Next issue\nWrite the first sentence last | Next issue\nCover picture | Next issue\nAnswer letters | Weekly",
};

/** Fields of culture and play. */
export const CULTURE: readonly Domain[] = [choir, books, film, games, fashion, media];
