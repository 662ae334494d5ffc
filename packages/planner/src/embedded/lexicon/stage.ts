import { thing } from "../thing.ts";
import type { Domain } from "./domain.ts";

const theatre: Domain = {
  id: "theatre",
  words:
    "theatre*9 theater*9 amateur_theatre*11 drama*6 musical*5 play*2 casting*7 cast*5 props*8 costumes*7 rehearsal_schedule*7 stage_manager*9 improv*8 theatergruppe*10 teatro*8 piece_de_theatre*9 auditions*7",
  category: "Art",
  directions: ["night-market", "pressroom"],
  icon: "drama",
  audience: "the whole company",
  lead: "planner",
  hashtags: "theatre|rehearsal|openingnight|backstage",
  verbs: "Cast|Rehearse|Find|Open",
  names: "Prompt Corner|Second Act|Half Hour Call|Green Room|Curtain Up",
  problem: "Opening night in three weeks, and nobody has the wig",
  promise: "Everyone knows their call",
  itch: "Who has the wig? Anyone?",
  pov: "POV: curtain up, all ready",
  things: [
    thing(
      "item",
      "part, Role, Roles, drama",
      "role roles part parts character characters casting",
      `Character: text\nPlayed by: relation actor\nLines: number 12..240\nScenes: text 1, 3, 7|2, 5|all of act two|4, 6, 8\nCostume: choice missing|fitting|ready\nText learnt: percent 10..100\nUnderstudy: text @people`,
      `Lady Ottilie | lines=240 | costume=fitting | textLearnt=60\nThe Inspector | lines=180 | costume=ready | textLearnt=85\nGardener | lines=46 | costume=missing\nTwins, older | lines=88\nTwins, younger | lines=84\nThe Letter Carrier | lines=12 | textLearnt=100`,
    ),
    thing(
      "person",
      "actor, Actor, Actors, user-round",
      "actor actors actress member members cast company",
      `Name: text\nPortrait: image\nDoes: tags acting|singing|light|sound|costumes\nFree: choice Mon and Wed|weekends|any evening\nPhone: phone`,
      `Mireille Duval | does=acting;singing\nOmar Farouk | does=acting\nElke Sommer | does=costumes;acting\nJonas Albrecht | does=light;sound\nAnika Rao | does=acting\nTomás Vega | does=acting;singing`,
    ),
    thing(
      "event",
      "rehearsal, Rehearsal, Rehearsals, calendar-days",
      "rehearsal rehearsals call performance performances",
      `What: text\nDate: date -4..24\nStarts: time 17:30..19:30\nPlace: location\nCalled: text everybody|twins and Inspector|act two|lights\nBring: text\nKind: choice read-through|blocking|run|dress|performance`,
      `Act one, without books | kind=run\nFight in the garden | kind=blocking | called=twins and Inspector\nLights and sound | kind=run | called=lights\nDress rehearsal | kind=dress | called=everybody\nOpening night | kind=performance | called=everybody`,
    ),
    thing(
      "place",
      "prop, Prop, Props, lamp-desk",
      "prop props costume costumes set furniture",
      `Prop: text\nPhoto: image\nScene: choice act one|act two|both\nState: choice missing|promised|here|in repair\nFrom: text @people\nNeeded by: date 3..18`,
      `Silver letter opener | state=here\nWig, auburn | state=missing\nGarden bench | state=promised\nTelephone, 1920s | state=in repair\nTwo identical hats | state=here`,
    ),
  ],
};

const gigs: Domain = {
  id: "gigs",
  words:
    "gig*7 gigs*8 setlist*9 setlists*9 tour*5 touring*7 band_gigs*9 dj*6 djs*6 booking_agent*8 merch_table*8 concert_diary*9 concerts_attended*9 festival_planner*8 lineup*6 line_up*6",
  category: "Music",
  directions: ["night-market", "arcade"],
  icon: "guitar",
  audience: "bands on the road",
  lead: "events",
  hashtags: "gigdiary|setlist|ontour|livemusic",
  verbs: "Book|Load|Play|Settle",
  names: "Load-in|Encore|Green Room Rider|Van Life Live|Last Song",
  problem: "Load-in at five, or was it six? And who has the address?",
  promise: "Every gig on one sheet",
  itch: "Load-in at five? Or six?",
  pov: "POV: the encore list works",
  things: [
    thing(
      "event",
      "gig, Gig, Gigs, guitar",
      "gig gigs concert concerts show shows date dates",
      `Venue: text\nPoster: image\nDate: date -40..60\nLoad-in: time 15:00..18:00\nOn stage: time 19:30..22:30\nCity: location\nFee: money 80..900 EUR\nState: choice asked|confirmed|played|cancelled\nContact: text @people\nGuests: number 0..8\nTickets sold: number 20..240`,
      `Kulturhaus | state=confirmed | date=@9 | fee=450\nThe Low Bar | state=confirmed | date=@16 | fee=200\nHarbour Stage | state=asked | date=@38 | fee=900\nVinyl Café | state=played | date=@-12 | fee=120\nSummer in the yard | state=confirmed | date=@52\nFactory 9 | state=played | date=@-27 | fee=380`,
    ),
    thing(
      "item",
      "track, Song, Songs, music",
      "song songs track tracks setlist set",
      `Title: text\nKey: choice C|D|E|F|G|A|Bm\nTempo: number 72..148 bpm\nMinutes: number 2.5..6.0 min\nIn the set: boolean 70\nEnergy: choice calm|steady|loud\nStage: choice new|solid|retired`,
      `Northern Lights On Credit | key=Bm | energy=loud\nLast Tram | key=G | energy=calm\nKiosk Song | key=D | energy=steady\nPaper Planes, Real Rain | key=E | energy=loud\nMoth | key=A | energy=calm\nFive to Nine | key=C | energy=steady | stage=new`,
    ),
  ],
};

const novel: Domain = {
  id: "novel",
  words:
    "novel*8 novelist*9 manuscript*9 word_count*9 chapters*7 chapter*5 screenplay*9 plot*6 characters*5 worldbuilding*9 creative_writing*9 writers*5 writing_goals*10 nanowrimo*10 short_stories*8 poems*4",
  category: "Books",
  directions: ["pressroom", "still-water"],
  icon: "feather",
  audience: "people who write",
  lead: "tracker",
  hashtags: "amwriting|firstdraft|wordcount|writerslife",
  verbs: "Write|Count|Plot|Finish",
  names: "Chapter One|Second Draft|Blank Page|Red Ink|Five Hundred",
  problem: "Chapter nine has been almost done since spring",
  promise: "Write a little, finish it all",
  itch: "Chapter nine. Still chapter nine.",
  pov: "POV: you typed The End",
  things: [
    thing(
      "item",
      "chapter, Chapter, Chapters, book-open-text",
      "chapter chapters scene scenes story stories draft",
      `Title: text\nStage: choice idea|outline|draft|revised|done\nWords: number 400..4200\nGoal: number 2500..4000\nPoint of view: text @people\nPlace: location\nWhat happens: longText\nOrder: number 1..12`,
      `The letter arrives | stage=done | words=3100 | order=1\nA room with no clock | stage=done | words=2800 | order=2\nCrossing by night | stage=revised | words=3600 | order=3\nThe wrong brother | stage=draft | words=2200 | order=4\nWinter harbour | stage=draft | words=1400 | order=5\nWhat Ada saw | stage=outline | words=400 | order=6\nThe last ferry | stage=idea | words=0 | order=7`,
    ),
    thing(
      "log",
      "writingDay, Writing day, Writing days, pen-line",
      "session sessions day writing words",
      `Note: text\nChapter: relation chapter\nDate: date -25..0\nWords!: number 120..1450\nMinutes: number 20..150 min\nFelt: choice hard|fine|flow`,
      `Before breakfast, no phone | felt=flow\nOne good sentence | words=120 | felt=hard\nDialogue wrote itself | felt=flow | words=1450\nCut more than I wrote | felt=hard\nIn the train | minutes=40\nSolved the ferry problem | felt=flow`,
      "chapter",
    ),
    thing(
      "person",
      "figure, Character, Characters, user-round",
      "character characters figure protagonist",
      `Name: text\nPicture: image\nWants: text\nFears: text\nAge: number 9..81\nFirst seen: choice chapter 1|chapter 2|chapter 4`,
      `Ada Lindqvist | wants=to find the sender | age=34\nViktor | wants=to be forgiven | age=37\nThe ferryman | wants=nothing, he says | age=61\nGrandmother Ines | wants=silence | age=81`,
    ),
  ],
};

const channel: Domain = {
  id: "channel",
  words:
    "content_calendar*12 content_planner*12 social_media*9 social_media_calendar*12 editorial_calendar*11 posting_schedule*10 youtube_channel*9 video_ideas*10 tiktok_ideas*9 newsletter_planner*9 podcast_planner*10 podcast_production*10 podcast_guests*10 episodes*7 episode*6 redaktionsplan*10 influencers*6 brand_deals*8 shot_list*10 film_shoot*9 storyboard_shots*8",
  category: "Media",
  directions: ["signal", "pressroom"],
  icon: "calendar-range",
  audience: "people who publish every week",
  lead: "planner",
  hashtags: "contentcreator|contentplan|creatorlife|postingday",
  verbs: "Plan|Record|Publish|Compare",
  names: "Posting Day|Next Episode|Draft Folder|Hook First|Content Shelf",
  problem: "Sunday night, nothing planned, and the week begins",
  promise: "Know what goes out, and when",
  itch: "What do we post tomorrow?",
  pov: "POV: planned until May",
  things: [
    thing(
      "item",
      "planned, Post, Posts, clapperboard",
      "post posts idea ideas video videos episode episodes content issue",
      `Title: text\nPicture: image\nChannel: choice video|photo|podcast|newsletter|blog\nStatus: choice idea|script|recorded|edited|scheduled|published\nPublish on: date -10..25\nAt: time 07:00..20:00\nHook: text\nGuest: relation guest\nMade by: text @people\nViews: number 0..24000\nLikes: number 0..1800\nNote: longText`,
      `Five mistakes with sourdough | channel=video | status=published | views=18400 | likes=1420\nA day in the workshop | channel=photo | status=scheduled\nTalk with a lighthouse keeper | channel=podcast | status=recorded\nBehind the recipe | channel=newsletter | status=script\nBefore and after | channel=photo | status=published | views=6200\nAsk me anything | channel=video | status=idea\nSpring clean-up, in 30 seconds | channel=video | status=edited\nWhat I would do differently | channel=blog | status=idea`,
    ),
    thing(
      "person",
      "guest, Guest, Guests, mic",
      "guest guests partner brand sponsor",
      `Name: text\nPortrait: image\nTopic: text lighthouses|bread|small budgets|night trains\nEmail: email\nState: choice idea|asked|agreed|recorded|thanked\nRecording on: date -10..30`,
      `Ines Carvalho | topic=lighthouses | state=recorded\nBen Hartmann | topic=night trains | state=agreed\nAmara Osei | topic=bread | state=asked\nTomás Vega | topic=small budgets | state=idea\nKofi Annor\nHana Sato`,
    ),
  ],
};

/** Who plays, writes and publishes. */
export const STAGE: readonly Domain[] = [theatre, gigs, novel, channel];
