import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "jobBoard",
  name: "Job board",
  icon: "briefcase",
  says: {
    en: "job board|job board for|jobs board|job portal|job listings|job postings|find a job|job search|job site|jobs for nurses|job marketplace|openings and applications|career portal|remote jobs|apply for jobs|student jobs",
    de: "Jobbörse|Stellenbörse|Stellenangebote|Jobportal",
    es: "bolsa de trabajo|portal de empleo|ofertas de empleo",
    fr: "annonces d'emploi|site d'emploi|bourse à l'emploi",
    pt: "portal de empregos|vagas de emprego|bolsa de empregos",
  },
  forms: ["directory", "portal", "marketplace"],
  people: ["people who look for work", "employers"],
  mood: "sober",
  things: [
    {
      id: "employer",
      use: "core",
      role: "item",
      icon: "building-2",
      names: "employer|employers",
      also: "company|organization|hospital|firm|clinic",
      fields:
        "Name: text\nLogo: image\nPlace: location\nPeople: number 8..420\nContact: text @people\nE-mail: email\nOpenings: rollup count opening.employer\nAbout: longText",
      cells: "place people contact eMail about",
      rows: "Mill Lane Clinic|Mill Lane|64|Margaret Hale|jobs@milllane.example.com|A small hospital with a big garden.\nHarbour Care|Harbour Wall|180|Daniel Okoro|people@harbour.example.com|Homes for older people, in four streets.\nNorth Works|Station Road|420|Priya Nair|work@north.example.com|Makes doors that close by themselves.\nThe Old Forge|Market Place|8|Owen Pritchard|hello@oldforge.example.com|Kitchen, bar and a room for parties.\nPark View School|Park View|52|Helen Sharp|office@parkview.example.com|Three hundred children, one orchard.",
    },
    {
      id: "opening",
      use: "core",
      role: "item",
      icon: "briefcase",
      names: "opening|openings",
      also: "job|position|vacancy|posting|listing|role|shift",
      fields:
        "Title: text\nEmployer: relation employer\nKind: choice full time|part time|nights|temporary|apprentice\nPlace: location\nRemote: boolean 20\nPay a month: money 1800..4600 EUR\nHours a week: number 12..40\nPosted: date -20..0\nCloses: date 2..30\nDays left: daysUntil closes\nSaved: boolean 20\nWhat you do: longText",
      cells: "employer kind place remote payAMonth hoursAWeek posted closes saved whatYouDo",
      rows: "Nurse, surgical ward|Mill Lane Clinic|full time|Mill Lane|no|3650|38|@-2|@18|yes|Twelve beds, a team of nine, every second weekend off.\nNight nurse|Mill Lane Clinic|nights|Mill Lane|no|3980|30|@-6|@9|no|Ten nights a month, with a second nurse.\nHome care nurse|Harbour Care|part time|Harbour Wall|no|2400|24|@-1|@21|no|Eight visits a day, with a car of ours.\nHead of care|Harbour Care|full time|Harbour Wall|no|4450|38|@-9|@5|yes|Forty people, two houses, one budget.\nFitter|North Works|full time|Station Road|no|3100|38|@-4|@16|no|Doors up to four meters, two at a time.\nPlanner|North Works|full time|Station Road|yes|3900|36|@-11|@12|no|From order to delivery.\nCook|The Old Forge|part time|Market Place|no|2100|25|@-3|@14|no|Thursday to Sunday, short menu.\nSchool nurse|Park View School|part time|Park View|no|2250|20|@-5|@24|no|Scraped knees, and a good ear.",
    },
    {
      id: "application",
      use: "core",
      role: "event",
      icon: "file-text",
      names: "application|applications",
      also: "candidate|applicant|reply",
      fields:
        "Name: text\nOpening: relation opening\nE-mail: email\nPhone: phone\nSent on: date -12..0\nCan start: date 10..90\nStage: choice new|read|invited|offer|declined\nWhy me: longText",
      cells: "opening eMail phone sentOn canStart stage whyMe",
      rows: "Amara Osei|Nurse, surgical ward|amara.osei@example.com|555-0121|@-1|@30|new|Six years on a ward like yours.\nMateo Ruiz|Night nurse|mateo.ruiz@example.com|555-0122|@-3|@45|invited|Nights suit me, and always have.\nYuki Tanaka|Planner|yuki.tanaka@example.com|555-0123|@-5|@60|read|I plan trains at present.\nLena Krüger|Head of care|lena.krueger@example.com|555-0124|@-6|@90|invited|Deputy for three years.\nOmar Haddad|Cook|omar.haddad@example.com|555-0125|@-2|@14|new|Soup is my strong point.\nKofi Annor|Fitter|kofi.annor@example.com|555-0127|@-8|@30|offer|\nHana Sato|School nurse|hana.sato@example.com|555-0128|@-4|@28|declined|",
    },
  ],
  jobs: "find opening\nrequest application\nmove application.stage\ncheck opening.saved\ndue opening.closes\nmap opening.place\nchart opening.kind\nkeep opening\nfind employer\nkeep employer",
  site: {
    headline: "Work near you, with the pay written next to it",
    body: "Every opening says what you do, how long, for how much, and until when to apply. No account needed to look.",
    action: "Apply|application",
    services:
      "Look for work|By place, kind and hours|0\nPost an opening|Thirty days, changed whenever you like|95\nKnow who applied|One list from first letter to first day|0",
    questions:
      "What does it cost to apply?|Nothing.\nHow soon do I hear back?|You see when your application was read.\nCan I save openings?|Yes, and you see how many days are left.\nWho sees what I send?|The employer you send it to, nobody else.",
  },
  words: {
    tagline: "Openings with pay, place and hours, and every application in its stage.",
    itch: "Applied there? Or was it closed?",
    promise: "The right job before it closes",
    pov: "POV: they invited you back",
    gains: ["8 openings, 3 near you.", "Closes in five days.", "Read Monday, invited Wednesday."],
  },
});
