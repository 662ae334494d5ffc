import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { people, PUPILS, table } from "./rows.ts";

/** What is read, watched, heard and played. */
export const MEDIA_THINGS: readonly KnownThing[] = [
  known(
    "item",
    "article, newspaper",
    "article/articles",
    "news news_article news_item blog_post blog story_article press_release company_news industry_news news_information information information_article essay",
    "Title: text\nPicture: image\nCategory: choice news|background|interview|advice|events\nAuthor: text @people\nDate: date -30..0\nStatus: choice draft|in review|published\nSummary: text\nText: longText\nViews: number 20..900\nTags: tags city|education|health|environment|economy",
    table(
      "category date status summary text views tags",
      "Library extends its opening hours|news|@-2|published|Open until eight from Monday|From next Monday the library is open until eight in the evening on working days. The reading room keeps its hours.|640|city;education\nHow the new bus routes were planned|background|@-5|published|What passengers asked for|Over a thousand answers went into the plan. Three routes run more often, and one takes a shorter way.|410|city\nFive questions to a school gardener|interview|@-8|published|Vegetables in the schoolyard|Each class looks after two beds. What is harvested goes to the school kitchen.|285|education;environment\nSaving energy at home|advice|@-11|published|What helps and what it costs|Seals at the windows, a lower temperature at night and a full washing machine bring the most.|890|environment\nProgramme of the spring fair|events|@-14|published|Stalls, music and a tour|The fair begins on Saturday at ten. The tour of the old station starts at noon.|520|city\nWhat changes in the new year|background|@-17|published|Fees, forms and deadlines|Applications can be handed in online. The fees stay as they are until summer.|330|economy\nVaccination: dates and places|advice|@-20|published|Where to go without an appointment|On Tuesdays and Thursdays no appointment is needed. Please bring your card.|710|health\nSmall firms look for trainees|news|@0|in review|Forty places are still free|Workshops, offices and shops offer places from September. Visits are possible in May.|20|economy;education",
    ),
  ),
  known(
    "item",
    "image, image",
    "image/images",
    "picture artwork illustration wallpaper graphic image_material painting",
    "Title: text\nPicture: image\nCategory: choice landscape|people|architecture|still life|abstract\nAuthor: text @people\nDate: date -90..0\nLikes: number 2..240\nTags: tags colour|black and white|outdoors|studio\nLicence: choice free|with name|on request\nDescription: longText",
    table(
      "category likes licence description",
      "Morning over the bay|landscape|184|free|First light, no wind\nStaircase, north side|architecture|96|with name|Concrete and daylight\nPears on linen|still life|71|with name|Window light from the left\nMarket in the rain|people|132|on request|Umbrellas and awnings\nLines and circles|abstract|58|free|Ink on paper\nForest path in October|landscape|205|free|After the first frost\nReader in the park|people|88|on request|Taken with permission\nGlass roof|architecture|113|with name|Central hall, looking up",
    ),
  ),
  known(
    "item",
    "photo, camera",
    "photo/photos",
    "photograph photography photo_work snapshot photographic_work",
    "Title: text\nPicture: image\nAlbum: choice travel|family|nature|city\nTaken on: date -200..-1\nPlace: location\nPhotographer: text @people\nLikes: number 0..90\nFavourite: boolean 25",
    table(
      "album likes favourite",
      "Harbour at dusk|city|42|yes\nBirthday table|family|28|no\nHeron by the canal|nature|67|yes\nOld tram|city|35|no\nMountain hut|travel|58|no\nGrandparents on the bench|family|39|yes\nFerns after rain|nature|44|no\nNight train|travel|51|no",
    ),
  ),
  known(
    "item",
    "album, images",
    "album/albums",
    "photo_album music_album gallery",
    "Title: text\nCover: image\nDescription: longText\nItems: number 8..64\nOwner: text @people\nDate: date -300..-5\nAccess: choice public|friends|private",
    table(
      "description items access",
      "Week by the sea|Beach, harbour and lighthouse|64|friends\nSchool years|From the first day to the last|48|private\nGarden through the year|One picture a week|52|public\nThe old town|Doors, roofs and courtyards|31|public\nFamily gathering|Pictures from all tables|40|friends\nOn the trail|Six days from hut to hut|57|public\nWorkshop|Steps of a table being made|22|public\nConcert evening|Stage and audience|18|friends",
    ),
  ),
  known(
    "item",
    "audioTrack, headphones",
    "audio/audios",
    "audio_track podcast_episode podcast audio_book audio_file song music track music_track",
    "Title: text\nCover: image\nArtist: text @people\nGenre: choice classical|folk|jazz|electronic|spoken word\nDuration: duration 3..48\nReleased: date -900..-10\nPlays: number 20..900\nFavourite: boolean 25\nLink: url",
    table(
      "genre duration plays",
      "First light|folk|4|820\nRain on the roof|electronic|6|540\nSlow waltz|classical|5|310\nQuarter past nine|jazz|7|465\nLetters from the coast|spoken word|32|275\nNorthbound|folk|4|690\nBlue staircase|jazz|8|360\nTalk: how cities sound|spoken word|46|190",
    ),
  ),
  known(
    "item",
    "playlist, list-music",
    "playlist/playlists",
    "song_list music_list watchlist",
    "Name: text\nCover: image\nOwner: text @people\nTracks: number 8..60\nDuration: duration 30..240\nMood: choice calm|lively|focused|festive\nPublic: boolean 60\nUpdated on: date -40..0\nDescription: longText",
    table(
      "tracks duration mood description",
      "Morning coffee|22|84|calm|Quiet pieces for the first hour\nLong drive|58|236|lively|Songs with a steady beat\nConcentrate|40|190|focused|Without words\nDinner with friends|31|122|calm|Jazz and bossa nova\nRunning, 45 minutes|12|45|lively|Rising tempo\nWinter evening|26|110|calm|Piano and strings\nParty, first half|44|165|festive|Well known in many countries\nLearning Spanish|18|64|focused|Clear voices, slow tempo",
    ),
  ),
  known(
    "item",
    "movie, clapperboard",
    "movie/movies",
    "film series tv_series documentary video_work anime drama show",
    "Title: text\nPoster: image\nGenre: choice drama|comedy|documentary|animation|thriller\nYear: number 1995..2025\nDuration: duration 52..148\nDirector: text @people\nRating: rating 3..5\nStatus: choice to watch|watching|watched\nSummary: longText",
    table(
      "genre year duration rating status summary",
      "The last ferry|drama|2019|112|4|watched|Two sisters close their parents' inn\nWhere rivers begin|documentary|2022|88|5|watched|A journey to five springs\nThe map maker|drama|2016|131|4|to watch|A surveyor crosses an unknown valley\nSunday tenants|comedy|2021|97|3|watched|Three families share one kitchen\nPaper birds|animation|2018|84|5|to watch|A girl folds her way home\nNight shift|thriller|2023|106|4|watching|A guard hears a voice on the line\nUnder glass|documentary|2020|76|4|to watch|A year in a botanical garden\nThe second key|thriller|2014|118|3|watched|An heir finds a locked room",
    ),
  ),
  known(
    "item",
    "livestream, radio",
    "livestream/livestreams",
    "live_stream live_broadcast broadcast live live_room live_course live_video live_class live_program",
    "Title: text\nPicture: image\nStatus: choice planned|live|ended\nHost: text @people\nStarts: dateTime 0..10 18:00..21:00\nDuration: duration 30..120\nCategory: choice talk|music|course|game|event\nViewers: number 0..900\nLink: url\nDescription: longText",
    table(
      "status starts duration category viewers description",
      "Questions to the gardener|planned|@1T18:00|60|talk|0|Spring pruning and seeds\nEvening concert|live|@0T20:00|90|music|420|Piano and cello\nSpreadsheets, part two|planned|@2T19:00|60|course|0|Formulas and charts\nCity council in session|ended|@-1T18:00|120|event|310|Budget and traffic\nChess, final round|planned|@3T18:30|120|game|0|With commentary\nBook of the month|ended|@-4T19:30|45|talk|185|Reading and conversation\nFirst steps on the guitar|planned|@5T18:00|45|course|0|For beginners\nOpen day, tour of the house|planned|@8T18:00|60|event|0|Workshops and studios",
    ),
  ),
  known(
    "item",
    "game, gamepad-2",
    "game/games",
    "video_game board_game mini_game online_game game_level",
    "Title: text\nPicture: image\nGenre: choice puzzle|strategy|sport|adventure|word game\nPlayers: choice 1|2|2 to 4|more\nAge: choice 6+|10+|12+|16+\nRating: rating 3..5\nReleased: date -2400..-30\nPrice: money 0..50 EUR\nDescription: longText",
    table(
      "genre players age rating price description",
      "Harbour master|strategy|2 to 4|10+|4|35|Load ships before the tide turns\nFour bridges|puzzle|1|6+|4|5|Connect the islands with few planks\nWord ladder|word game|2|10+|5|0|Change one letter at a time\nMountain rally|sport|2|6+|3|20|Six tracks through the snow\nThe lost archive|adventure|1|12+|5|30|Follow notes through a library\nGarden tiles|strategy|2|6+|4|25|Plan beds and paths\nNumber field|puzzle|1|6+|4|0|Fill the grid without repeats\nLong way home|adventure|2 to 4|12+|4|28|Cross the island together",
    ),
  ),
  known(
    "item",
    "gameScore, trophy",
    "score/scores",
    "game_score high_score game_record result match_result game_result score_record",
    "Player: text\nScore: number 120..980\nLevel: number 1..12\nDate: date -10..0\nTime played: duration 4..45\nGame: choice classic|timed|endless",
    people(
      PUPILS,
      "score level date timePlayed game",
      "980|12|@-1|41|classic\n915|11|@-3|38|classic\n870|10|@0|33|timed\n760|9|@-4|29|endless\n640|8|@-2|24|classic\n520|6|@-6|19|timed\n410|5|@-7|15|classic\n260|3|@-9|9|endless",
    ),
  ),
  known(
    "person",
    "player, user-round",
    "player/players",
    "gamer athlete game_character",
    "Name: text\nPicture: image\nTeam: choice red|blue|green\nPosition: choice attack|middle|defence|goal\nNumber: number 1..24\nGames: number 4..60\nPoints: number 0..120\nStatus: choice active|injured|resting\nJoined: date -1200..-30",
    people(
      PUPILS,
      "team position number games points status",
      "red|attack|9|42|96|active\nred|middle|7|38|61|active\nblue|goal|1|45|12|active\nblue|attack|11|29|74|injured\ngreen|defence|4|51|33|active\ngreen|middle|8|40|58|active\nblue|defence|5|36|20|resting\nred|goal|12|18|4|active",
    ),
  ),
  known(
    "item",
    "achievement, medal",
    "achievement/achievements",
    "badge medal honor milestone_achievement trophy",
    "Title: text\nDescription: longText\nLevel: choice bronze|silver|gold\nPoints: number 10..100\nReached by: text @people\nReached on: date -60..0\nUnlocked: boolean 60",
    table(
      "description level points unlocked",
      "First step|Finish the first task|bronze|10|yes\nOne week|Active on seven days in a row|bronze|20|yes\nHelping hand|Answer five questions|silver|40|yes\nHalf way|Reach half of the goal|silver|50|yes\nEarly start|Begin before seven, ten times|silver|40|no\nOne hundred|Finish a hundred tasks|gold|100|no\nAll subjects|Take part in every topic|gold|80|no\nLong run|Active on sixty days in a row|gold|100|no",
    ),
  ),
  known(
    "item",
    "leaderboardEntry, trophy",
    "leaderboard entry/leaderboard entries",
    "ranking rank leaderboard ranking_entry standing ranking_list",
    "Name: text\nRank: number 1..8\nPoints: number 200..980\nGames: number 10..40\nWins: number 2..30\nTeam: choice red|blue|green\nLast played: date -7..0",
    people(
      PUPILS,
      "rank points games wins team",
      "1|980|40|30|red\n2|905|38|27|blue\n3|840|39|25|green\n4|760|36|21|red\n5|655|33|17|green\n6|540|30|13|blue\n7|410|25|9|blue\n8|290|20|5|red",
    ),
  ),
  known(
    "item",
    "prize, gift",
    "prize/prizes",
    "award raffle_prize lottery_prize",
    "Name: text\nPicture: image\nRank: choice first|second|third|consolation\nValue: money 5..400 EUR\nQuantity: number 1..50 pcs\nLeft: number 0..48 pcs\nSponsor: text\nWinner: text @people",
    table(
      "rank value quantity left sponsor",
      "Weekend for two|first|400|1|0|Old Station Hotel\nBicycle helmet|second|70|3|1|Canal Cycles\nBook voucher|third|25|10|4|Mill Lane Books\nTheatre tickets|second|80|2|2|City Theatre\nWater bottle|consolation|12|50|31|Harbour Supplies\nLunch voucher|third|15|20|9|Market Café\nDesk lamp|second|45|4|2|North Gate Trading\nTote bag|consolation|6|48|20|City office",
    ),
  ),
  known(
    "item",
    "clipVideo, video",
    "video/videos",
    "short_video video_clip promotional_video clip video_content media_file multimedia video_material",
    "Title: text\nPicture: image\nCategory: choice report|tutorial|interview|tour|event\nDuration: duration 2..24\nAuthor: text @people\nDate: date -60..0\nViews: number 20..900\nLikes: number 2..180\nLink: url\nDescription: longText",
    table(
      "category duration views likes description",
      "A morning in the bakery|report|8|640|120|From dough to shelf\nRepairing a puncture|tutorial|6|880|175|Tools and six steps\nTour of the archive|tour|12|290|48|Rooms that are rarely open\nInterview with the architect|interview|18|210|39|On light and wood\nSummer festival|event|4|520|97|Highlights of both days\nHow to read a map|tutorial|9|470|88|Scale, symbols and contour lines\nIn the glass workshop|report|11|360|64|Blowing and cutting\nNew playground opens|event|3|305|51|The first afternoon",
    ),
  ),
];
