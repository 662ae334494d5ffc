import type { Property } from "./property.ts";

/** Properties of clubs, events and volunteers. */
export const CLUBS: readonly Property[] = [
  ["*member|member name|name of member|player name on list|choir member|club member", "text @people"],
  [
    "member number|membership number|membership id|card number|library card|badge number|badge",
    "text M-0104|M-0117|M-0231|M-0340|M-0412",
  ],
  [
    "membership type|membership|type of membership|member type|membership level|member status",
    "choice full|family|student|supporting|honorary",
  ],
  [
    "member since|joined|joined on|date joined|join date|joining date|membership start|since|date of joining|joined date",
    "date -2400..-30",
  ],
  [
    "membership until|membership expiry|membership end|membership expires|paid until|paid up to|fees paid until|membership ends",
    "date 10..340",
  ],
  [
    "membership fee|annual fee|subscription|dues|member fee|subs|yearly fee|monthly fee|club fee|contribution|subscription fee",
    "money 12..120 EUR",
  ],
  [
    "committee|committee role|office|board role|office held|position in club",
    "choice chair|secretary|treasurer|member",
  ],
  ["elected on|elected|term ends|end of term|term until", "date -600..-20"],
  [
    "*club|club name|society|chapter name|*association",
    "text Harbor Rowers|Northfield Choir|Mill Lane Gardeners|Hill Walkers",
  ],
  [
    "*event|event name|name of event|title of event",
    "text summer fair|open day|harvest supper|film night|spring concert",
  ],
  [
    "event date|date of event|show date|concert date|performance date|game date|match date|trip date|tour date|party date|day of event|class date",
    "date 3..60",
  ],
  [
    "*host|hosted by|organizer|organized by|led by|run by|*leader|coordinator|chair|chairperson|moderator",
    "text @people",
  ],
  ["*speaker|presenter|presented by|lecturer name|guest speaker|talk by", "text @people"],
  [
    "talk|talk title|session title|session|lecture|workshop title|title of talk",
    "text Bees in the city|Old bridges|Mending together|Maps of the coast",
  ],
  ["session type|type of session|talk type|session format", "choice talk|workshop|panel|demo"],
  ["track of event|stream|hall name|stage name|which stage|hall", "text Main hall|Garden room|Studio 2|Canal stage"],
  [
    "*attendee|*participant|participant name|attendee name|*guest|*visitor|visitor name|registrant|delegate|entrant|contestant|name of visitor",
    "text @people",
  ],
  [
    "number of participants|participants|attendees|number of attendees|attendance count|visitors|turnout|how many came|number of visitors|people present|number present|crowd size|footfall|audience",
    "number 8..120",
  ],
  [
    "max participants|maximum participants|places available|spots|spaces|max number|max places|maximum number|max people|spots available|max attendees|room for",
    "number 6..40",
  ],
  [
    "places left|spots left|spaces left|seats left|free places|seats available|free spots|remaining places",
    "number 0..12",
  ],
  ["adults|number of adults", "number 1..4"],
  ["children|number of children|kids|kids count|number of kids", "number 0..3"],
  ["waiting list|waitlist|on waiting list|waitlisted|on waitlist", "boolean 20"],
  [
    "sign up|signed up|registered|enrolled|confirmed|registration confirmed|signup|booking confirmed|applied",
    "boolean 70",
  ],
  [
    "sign up date|registration date|registered on|enrolled on|date registered|date enrolled|enrollment date|signed up on|application date|applied on|date applied|date of application",
    "date -60..-1",
  ],
  ["checked in|arrived|showed up|check in|came|turned up", "boolean 70"],
  [
    "checked in at|check in time|arrival time|arrived at|arrival|time in|clock in|clocked in|sign in time|time of arrival|came at",
    "time 07:30..10:30",
  ],
  [
    "check out time|departure time|left at|departure|time out|clock out|clocked out|sign out time|checked out at|out time|time of departure|leaves at",
    "time 15:30..20:30",
  ],
  [
    "ticket|ticket type|type of ticket|ticket category|admission|kind of ticket",
    "choice adult|child|concession|family|free",
  ],
  [
    "tickets|number of tickets|ticket count|tickets sold|tickets bought|tickets booked|tickets left|ticket quantity",
    "number 1..8",
  ],
  [
    "ticket price|entry fee|admission fee|entrance fee|cost of entry|registration fee|participation fee|price of ticket|entry price|cover charge",
    "money 4..60 EUR",
  ],
  ["seat number|*seat|row and seat|seating", "text A4|B12|C7|F21|H3"],
  ["*volunteer|steward|marshal|helpers needed for", "text @people"],
  [
    "helpers needed|volunteers needed|people needed|helpers|staff needed|number of helpers|number of volunteers|hands needed",
    "number 1..8",
  ],
  ["*shift|shift name|slot name|time slot|which shift|timeslot", "choice morning|midday|afternoon|evening"],
  ["shift start|start of shift|from when|shift from|shift start time|begin of shift", "time 07:00..14:00"],
  ["shift end|end of shift|shift to|till when|shift end time|shift until", "time 13:00..21:00"],
  ["volunteer hours|hours volunteered|hours given|hours helped|hours done", "number 1.0..6.0 h"],
  [
    "*duty|duties|job on day|assignment of volunteer|station of helper|job name|responsibility|responsibilities",
    "text welcome desk|cake stall|first aid|clean-up|ticket check",
  ],
  [
    "training completed|background check|background checked|first aid certificate|first aid trained|police check|safeguarding checked|certified|licensed|trained|training done",
    "boolean 65",
  ],
  [
    "certificate|certificate number|certification|license number|permit number",
    "text C-4028|C-1183|C-7712|C-2019|C-0338",
  ],
  [
    "certificate expiry|certificate valid until|certificate expires|permit expiry|license expiry|license expires|certification expiry|permit until|license until",
    "date 20..600",
  ],
  [
    "*donation|donated|amount donated|donation amount|pledge|pledged|pledge amount|amount raised|raised|raised so far|money raised|collected amount|total raised|gift amount",
    "money 5..400 EUR",
  ],
  ["donation type|type of donation|kind of donation|donation kind", "choice money|food|clothes|time|goods"],
  ["*campaign|appeal|fundraiser|drive name|cause supported", "text roof appeal|winter drive|book sale|school garden"],
  [
    "gift aid|tax receipt|receipt sent|receipt given|thank you sent|thanked|thank you letter|thank you note sent|thank you card sent",
    "boolean 60",
  ],
  ["anonymous|wants to stay anonymous|anonymously", "boolean 20"],
  [
    "agenda item|agenda|agenda point|point on agenda|agenda topic|discussion point|item on agenda",
    "text budget for spring|new members|roof repair|summer fair|election of treasurer",
  ],
  [
    "*decision|motion|decided|agreed action",
    "text approved|postponed to next meeting|send letter to council|buy two benches",
  ],
  [
    "votes|vote count|votes for|votes against|number of votes|yes votes|no votes|abstentions|upvotes|likes count",
    "number 0..24",
  ],
  ["vote|*vote|voted", "choice for|against|abstain"],
  [
    "minutes of meeting|meeting minutes|minutes taken",
    "longText Budget read out and agreed|Fair moved to the second weekend|Keys to be counted|New treasurer from fall",
  ],
  ["minutes by|minute taker|secretary|treasurer|chairman|president|vice president", "text @people"],
  ["*meeting|meeting type|type of meeting|meeting name", "choice board|members|committee|annual"],
  [
    "meeting place|meeting point|meet at|gathering point|assembly point|where to meet|meeting location",
    "location @places",
  ],
  ["quorum|quorum reached|passed|motion passed|approved by board", "boolean 75"],
  [
    "caterer|vendor at event|stall holder|stallholder|stall|exhibitor|vendor name|stand holder",
    "text Okafor Foods|Mill Lane Cakes|Quiroga Ceramics|Lindqvist Honey",
  ],
  ["stall number|pitch number|booth|booth number|stand number", "text 4|12|17|27 A"],
  ["power needed|needs power|electricity needed|needs electricity|power connection", "boolean 50"],
  [
    "dish brought|bringing|brings|what to bring|what they bring|what i bring|brought|contribution to party|food brought|dish to bring",
    "text potato salad|fruit platter|brownies|lemonade|folding chairs",
  ],
  ["table assignment|table plan|seated at|table name|assigned table", "text Table 1|Table 3|Table 5|Head table"],
  ["invitation sent|invited|save the date sent|invitation|invite sent|invite|invitation out", "boolean 75"],
  ["invited on|invitation date|invitation sent on", "date -60..-10"],
  ["team captain|group leader|patrol leader|scout leader|troop leader|captain of team", "text @people"],
  [
    "patrol|troop|pack group|den|group|group name|squad name|cohort|section group",
    "text Foxes|Owls|Otters|Hawks|Hares",
  ],
  ["*award|merit badge|medal|*prize|trophy", "text first aid badge|gold medal|best newcomer|camp cook|silver cup"],
  ["round|round number|heat|heat number", "number 1..6"],
  [
    "placing|place reached|placement|finishing position|finish position|ranking place|final position|place finished|standing|overall place|podium",
    "number 1..24",
  ],
  ["seed number|seed|seeding", "number 1..16"],
  ["entry number|entry title|exhibit|exhibit number|competition entry", "text 041|118|207|340"],
  [
    "class entered|show class|competition class|category entered",
    "text Class 4 jams|Class 12 roses|Class 7 sponge|Class 21 carrots",
  ],
  [
    "bible reading|reading of day|hymn|hymn number|psalm|scripture|bible passage|hymns",
    "text Psalm 23|Hymn 41|Luke 2|Hymn 207|Romans 8",
  ],
  ["sermon|sermon title|preacher|service leader|celebrant|officiant|pastor|priest", "text @people"],
  [
    "prayer request|intention|prayer",
    "longText For Mateo before the operation|For safe travel|With thanks for the harvest|For the new neighbors",
  ],
  ["collection amount|offering|collection taken|tithe|money collected|plate collection", "money 24..420 EUR"],
  ["rehearsal|rehearsal date|next rehearsal|practice date|next practice|next training", "dateTime 1..14 18:00..20:00"],
  ["part played|cast as|understudy|character name|role in play", "text Fox|Queen|Miller|Moon|Sailor"],
  ["lines learned|off book|knows lines", "boolean 50"],
  ["scene|scene number|scenes", "text Scene 1|Scene 3|Scene 4|Scene 7"],
  ["cue|cue number|light cue|cue light|sound cue|cue sound|lighting cue", "text LX 4|LX 12|SX 3|SX 7"],
  ["petition|signatures|signature count|signatures collected", "number 12..480"],
  ["first time|first timer|newcomer|new member|is new", "boolean 30"],
];
