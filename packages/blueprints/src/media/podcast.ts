import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "podcast",
  name: "Podcast",
  icon: "podcast",
  says: {
    en: "podcast|podcast episodes|podcasting|podcast guests|podcast planner|podcast website|podcast production|my podcast|interview podcast|episode planning|show notes|podcast sponsors|audio show|radio show|podcast studio",
    de: "Podcast|Podcast-Folgen|Podcast planen|Hörshow",
    es: "pódcast|episodios de podcast|planificar podcast|programa de radio",
    fr: "podcast émission|épisodes de podcast|émission audio|invités du podcast",
    pt: "podcast episódios|episódios do podcast|planear podcast|convidados do podcast",
  },
  forms: ["management", "site", "blog", "tracker"],
  people: ["hosts", "listeners"],
  mood: "lively",
  things: [
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "guest|guests",
      also: "interviewee|speaker|contact",
      fields:
        "Name: text\nKnown for: text\nE-mail: email\nTime zone: text\nStatus: choice idea|asked|said yes|booked|recorded|said no\nLast contact: date -40..0\nSay it like this: text\nNotes: longText",
      cells: "knownFor eMail timeZone status lastContact sayItLikeThis notes",
      rows: "Nkechi Adeyemi|Maps drowned villages|nkechi@example.com|London|recorded|@-21|en-KEH-chee|Brought her own microphone\nHenrik Dahl|Runs a lighthouse museum|henrik@example.com|Oslo|recorded|@-9|HEN-rik DAAL|\nRosa Quintero|Buried river surveyor|rosa@example.com|Bogotá|booked|@-3|ROH-sa kin-TEH-ro|Only mornings\nJun Watanabe|Collects ferry timetables|jun@example.com|Tokyo|said yes|@-2|joon wa-ta-NA-beh|Late for us, early for him\nAlistair Reid|Last canal toll keeper|alistair@example.com|Glasgow|asked|@-12||Second reminder due\nMiriam Katz|Tide table printer|miriam@example.com|New York|asked|@-1||\nPaulo Teixeira|Bridge inspector|paulo@example.com|Porto|idea|@-30|tay-SHAY-ra|\nGrete Olsen|Ice road driver|grete@example.com|Tromsø|said no|@-16||Ask again in spring",
    },
    {
      id: "episode",
      use: "core",
      role: "event",
      icon: "mic",
      names: "episode|episodes",
      also: "show|interview|recording|issue",
      fields:
        "Title: text\nPicture: image\nNumber: number 1..60\nSeason: number 1..4\nGuest: relation guest\nStage: choice idea|outline|recorded|edited|scheduled|out\nRecorded on: dateTime -40..14 09:00..20:00\nGoes out: date -60..35\nLength: duration 24..58\nDownloads: number 0..4200\nAudio link: url\nSummary: longText\nShow notes: lines",
      cells: "number season guest stage recordedOn goesOut length downloads audioLink summary showNotes",
      rows: "The village under the lake|41|4|Nkechi Adeyemi|scheduled|@-21T10:00|@2|46||https://audio.example.com/41|What happens to an address when the valley is flooded|Map of 1931; church bells; the drought of 1995\nKeeping the light|42|4|Henrik Dahl|edited|@-9T14:00|@9|39||https://audio.example.com/42|A lamp nobody needs, and why it still turns|Fresnel lens; the visitors' book\nRivers below the street|43|4|Rosa Quintero|outline|@5T15:00|@16||||Six rivers under one city|\nThe man with the timetables|44|4|Jun Watanabe|idea|@12T09:00|@23|||||\nAll change at Crewe|40|4||out|@-30T11:00|@-5|33|1840|https://audio.example.com/40|Two hosts, one waiting room, eleven trains|Platform map; our timing sheet\nFog signals|39|4||out|@-44T11:00|@-12|41|2610|https://audio.example.com/39|What replaced the horn, and who misses it|Recording from 1972\nPaper charts|38|3||out|@-58T11:00|@-33|37|3105|https://audio.example.com/38|The last printed sea charts and the people who correct them by hand|Glossary; corrections list\nThe swing bridge|37|3||out|@-64T11:00|@-40|28|2980|https://audio.example.com/37|Eleven minutes for one boat|Opening times\nSemaphore|36|3||out|@-71T11:00|@-47|44|4150|https://audio.example.com/36|A message from Paris to Lille in half an hour|Code table; further reading\nMilestones|35|3||out|@-80T11:00|@-54|31|3720|https://audio.example.com/35|Counting the stones on one old road|Photo list",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|checklist|step",
      fields:
        "Task: text\nEpisode: relation episode\nWho: text @people\nDue: date -2..20\nDone: boolean 35\nKind: choice booking|research|edit|artwork|publish|promote",
      cells: "episode who due done kind",
      rows: "Upload and schedule|The village under the lake|Tess|@-1|yes|publish\nCut two clips|The village under the lake|Ola|@1|no|promote\nTranscript|The village under the lake|Tess|@2|no|publish\nArtwork, lamp|Keeping the light|Ola|@4|no|artwork\nRe-record the intro|Keeping the light|Tess|@3|no|edit\nRead the survey report|Rivers below the street|Ola|@3|no|research\nSend the guest the link|Rivers below the street|Tess|@-2|no|booking\nOutline questions|The man with the timetables|Ola|@9|no|research",
    },
    {
      id: "sponsor",
      use: "more",
      role: "item",
      icon: "handshake",
      names: "sponsor|sponsors",
      also: "advertiser|ad slot|partner|sponsorship",
      fields:
        "Name: text\nContact: email\nEpisode: relation episode\nSpot: choice opening|middle|end\nFee: money 80..350 GBP\nRead: longText\nPaid: boolean 50",
      cells: "contact episode spot fee read paid",
      rows: "Harbour Coffee Roasters|ads@harbourcoffee.example.com|All change at Crewe|middle|220|Sixty seconds, mention the decaf|yes\nSlow Maps|hello@slowmaps.example.com|The village under the lake|opening|180|Thirty seconds|no\nNight Ferry Books|post@nightferry.example.com|Keeping the light|middle|250|Sixty seconds, own words|no\nFog and Sons|trade@fogandsons.example.com|Fog signals|end|120|Thirty seconds|yes",
    },
    {
      id: "question",
      use: "more",
      role: "event",
      icon: "message-circle-question",
      names: "listener message|listener messages",
      also: "feedback|mailbag|voice note|letter|guest suggestion",
      fields:
        "Subject: text\nName: text\nE-mail: email\nAbout: relation episode\nSent: date -20..0\nMessage: longText\nRead out: boolean 20",
      cells: "name eMail about sent message readOut",
      rows: "My grandfather worked the horn|Ian Sharp|ian.sharp@example.com|Fog signals|@-8|He hated it every single night|yes\nYou missed a train|Freya Jensen|freya@example.com|All change at Crewe|@-4|The 14:09 is a split service|no\nAn ice road guest|Tomás García|tomas@example.com||@-3|I know a driver in Inari|no\nThank you|Hana Sato|hana@example.com|Semaphore|@-15|Played it to my class|no",
    },
  ],
  jobs: "move episode.stage\nplan episode.goesOut\nshow episode.picture\nfind episode\nkeep guest\nmove guest.status\ndue task.due\nrank episode.downloads\nchart episode.downloads\nrequest question\ncheck sponsor.paid",
  site: {
    headline: "New every other Thursday",
    body: "Half an hour about things that used to be everywhere: fog horns, milestones, toll keepers. Two hosts, one guest, no shouting.",
    action: "Listen to the latest|episode",
    services:
      "Be a guest|An hour by video link, we send the microphone|\nSponsor an episode|One spot of sixty seconds, read by us|220\nLive evening|We record on your stage, with your audience|600",
    questions:
      "How do I listen?|Here, or in any podcast app: search for the name of the show.\nCan I suggest a guest?|Please do, write to us with two lines on why.\nAre there transcripts?|For every episode since season three.\nHow often do you publish?|Every other Thursday, with a break in August.",
  },
  words: {
    tagline: "Guests asked, episodes cut, and what goes out on Thursday.",
    itch: "Who is the guest in two weeks?",
    promise: "From idea to episode, on time",
    pov: "POV: four episodes ahead",
    gains: ["Episode 41: out in 2 days", "8 guests, 2 waiting for answers", "Semaphore: 4,150 downloads"],
  },
});
