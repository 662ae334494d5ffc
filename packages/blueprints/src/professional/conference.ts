import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "conference",
  name: "Conference",
  icon: "presentation",
  says: {
    en: "conference|conferences|conference app|conference organizer|conference planning|conference management|conference website|conference program|conference schedule|speakers and sessions|call for papers|call for speakers|conference attendees|tech conference|academic conference|symposium|unconference|trade congress",
    de: "Konferenz|Konferenz organisieren|Fachkongress|Tagung organisieren|Konferenzprogramm",
    es: "congreso profesional|organizar un congreso|conferencia y ponentes|programa del congreso",
    fr: "congrès professionnel|organiser une conférence|colloque|programme de la conférence",
    pt: "congresso profissional|organizar um congresso|conferência e palestrantes|programa do congresso",
  },
  forms: ["management", "site", "booking", "dashboard"],
  people: ["organizers", "speakers", "attendees"],
  mood: "lively",
  things: [
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "door-open",
      names: "room|rooms",
      also: "hall|stage|auditorium|track room",
      fields:
        "Room: text\nFloor: number 0..3\nSeats: number 20..420\nMicrophones: number 0..6\nStep-free: boolean 80\nRecorded: boolean 50\nSessions: rollup count session.room",
      cells: "floor seats microphones stepFree recorded",
      rows: "Main hall|0|420|6|yes|yes\nRiver room|1|140|3|yes|yes\nGarden room|1|90|2|yes|no\nWorkshop lab|2|30|1|no|no",
    },
    {
      id: "speaker",
      use: "core",
      role: "person",
      icon: "mic",
      names: "speaker|speakers",
      also: "presenter|panelist|keynote speaker|lecturer",
      fields:
        "Name: text\nPicture: image\nWorks at: text\nE-mail: email\nPhone: phone\nDescription: longText\nFee: money 0..2500 USD\nTravel: choice not needed|to book|booked\nSlides in: boolean 30\nState: choice invited|confirmed|canceled",
      cells: "worksAt eMail phone description fee travel slidesIn state",
      rows: "Dr. Ruth Adler|State University|ruth.adler@example.com|555-0101|Studies how cities use water|1500|booked|yes|confirmed\nMarcus Bell|Bell and Rowe|marcus.bell@example.com|555-0102|Plans small water grids|0|not needed|no|confirmed\nLucía Ferrer|Port of Almar|lucia.ferrer@example.com|555-0103|Runs a harbor plant|0|to book|no|confirmed\nHenry Osei|City of Weir|henry.osei@example.com|555-0104|Chief engineer since 2012|0|not needed|yes|confirmed\nJana Novak|Clear Streams|jana.novak@example.com|555-0105|Measures rivers with volunteers|400|to book|no|invited\nPaul Tran|State University|paul.tran@example.com|555-0106|Teaches sensor building|300|not needed|yes|confirmed",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "session|sessions",
      also: "talk|program|workshop|keynote|panel|presentation|schedule|paper|submission|agenda",
      fields:
        "Session: text\nSpeaker: relation speaker\nRoom: relation room\nStarts: dateTime 21..22 09:00..17:00\nMinutes: number 30..120 min\nFormat: choice keynote|talk|panel|workshop\nTopic: choice research|practice|policy|tools\nPlaces: number 20..420\nTaken: number 0..420\nPlaces left: calc places - taken\nState: choice submitted|in review|accepted|on the program|declined\nDescription: longText",
      cells: "speaker room starts minutes format topic places taken state description",
      rows: "The thirsty city|Dr. Ruth Adler|Main hall|@21T09:30|60|keynote|research|420|268|on the program|What ten years of meters tell us\nA grid for one street|Marcus Bell|River room|@21T11:00|45|talk|practice|140|96|on the program|Forty homes, one pump\nBuild a river sensor|Paul Tran|Workshop lab|@21T13:30|120|workshop|tools|30|30|on the program|Take yours home\nSalt in the pipes|Lucía Ferrer|River room|@21T14:00|45|talk|practice|140|71|on the program|What a harbor plant learned\nWho pays for leaks?|Henry Osei|Main hall|@22T09:30|60|panel|policy|420|214|on the program|Three cities, three answers\nCounting fish with neighbors|Jana Novak|Garden room|@22T11:00|45|talk|research|90|38|accepted|Waits for her answer\nMeters that call for help|Marcus Bell|Garden room|@22T14:00|30|talk|tools|90|0|in review|Second talk by the same speaker",
    },
    {
      id: "attendee",
      use: "core",
      role: "person",
      icon: "ticket",
      names: "attendee|attendees",
      also: "participant|guest|registration|delegate|ticket|badge",
      fields:
        "Name: text\nE-mail: email\nWorks at: text\nTicket kind: choice early bird|regular|student|speaker\nPrice: money 0..390 USD\nPaid: boolean 70\nDiet: choice none|vegetarian|vegan|gluten-free\nNeeds: text\nChecked in: boolean 0",
      cells: "eMail worksAt ticketKind price paid diet needs checkedIn",
      rows: "Alice Moreno|alice.moreno@example.com|City of Weir|early bird|290|yes|none||no\nBen Carter|ben.carter@example.com|Carter Pumps|regular|390|no|vegetarian||no\nDana Whitfield|dana.whitfield@example.com|State University|student|90|yes|vegan||no\nEmil Strand|emil.strand@example.com|Nordwater|early bird|290|yes|none|Step-free seat|no\nFatima Rahal|fatima.rahal@example.com|Clear Streams|regular|390|yes|gluten-free||no\nGeorge Lin|george.lin@example.com|Lin Engineering|regular|390|no|none||no\nHannah Weiss|hannah.weiss@example.com|State University|student|90|yes|vegetarian|Sign language, front row|no",
    },
    {
      id: "sponsor",
      use: "more",
      role: "item",
      icon: "handshake",
      names: "sponsor|sponsors",
      also: "partner|exhibitor|booth",
      fields:
        "Sponsor: text\nContact: text\nE-mail: email\nLevel: choice gold|silver|bronze\nAmount: money 500..8000 USD\nPaid: boolean 50\nLogo in: boolean 60",
      cells: "contact eMail level amount paid logoIn",
      rows: "Carter Pumps|Ben Carter|ben.carter@example.com|gold|8000|yes|yes\nNordwater|Emil Strand|emil.strand@example.com|silver|4000|no|yes\nWeir Savings Bank|Nadia Perez|nadia.perez@example.com|bronze|1500|yes|no",
    },
  ],
  jobs: "agenda session.starts\nrequest attendee\nmove session.state\nfind session\ncheck attendee.paid\nmove speaker.state\ncheck attendee.checkedIn\nrank session.placesLeft\nshow speaker.picture\nkeep room\nchart attendee.ticketKind\nprint attendee\nmove sponsor.level",
  site: {
    headline: "Two days description water in cities",
    body: "Talks, panels and workshops by people who run the pipes and people who study them. Lunch and coffee are in the ticket.",
    action: "Register|attendee",
    services:
      "Early bird|Both days, while they last|290\nRegular|Both days with lunch|390\nStudent|With a valid card|90",
    questions:
      "Are the talks recorded?|Those in the main hall and the river room are.\nCan somebody else use my ticket?|Yes, tell us the name three days before.\nIs the building step-free?|All rooms but the workshop lab.\nDo I get an invoice?|Yes, by e-mail, as soon as you have registered.",
  },
  words: {
    tagline: "Speakers, sessions, rooms and badges.",
    itch: "Whose slides are still missing?",
    promise: "Every session with a speaker and a room",
    pov: "POV: the printed program is still right on day two",
    gains: ["Sensor workshop: 30 of 30 taken", "Three speakers, slides still missing", "Two tickets left to be paid"],
  },
});
