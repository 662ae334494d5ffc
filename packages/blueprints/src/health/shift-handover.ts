import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "shiftHandover",
  name: "Care handover",
  icon: "clipboard-plus",
  says: {
    en: "handover notes in the care home|handover notes|nurse handover|care handover|handover book|shift report nurses|handover sheet|carer handover|night shift handover|shift change notes|handover log care|what the night shift noted",
    de: "Pflegeübergabe|Übergabebuch|Dienstübergabe",
    es: "cambio de turno|notas de relevo|parte de relevo",
    fr: "transmission d'équipe|cahier de transmissions|relève de poste",
    pt: "passagem de plantão|troca de turno|notas de passagem de turno",
  },
  forms: ["management"],
  people: ["carers", "nurses"],
  mood: "sober",
  things: [
    {
      id: "resident",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "resident|residents",
      also: "patient|patients|person|people|animal",
      fields:
        "Name: text\nPortrait: image\nRoom: number 1..24\nMobility: choice walks|with help|wheelchair|in bed\nDiet: choice normal|soft|diabetic|no salt\nAttention: choice none|watch|urgent\nNext medicine: time 08:00..21:00\nLikes: text coffee with milk|the window seat|old songs|crosswords\nContact: text @people",
      cells: "room mobility diet attention",
      rows: "Ms Ottilie Brand|3|with help||\nMr Elio Carvalho|5|walks|diabetic|\nMs Rosa Lind|7|in bed||watch\nMr Hans Novak|9|wheelchair||\nMs Inge Sommer|12|walks||\nMr Amadou Diallo|14|||urgent",
    },
    {
      id: "shiftNote",
      use: "core",
      role: "log",
      icon: "notebook-pen",
      names: "note|notes",
      also: "entry|entries|handover|observation",
      fields:
        "Note: text\nResident: relation resident\nWritten: dateTime -3..0 06:00..22:00\nShift: choice early|late|night\nKind: choice medicine|food|sleep|mood|visit|pain\nDrank: number 200..1600 ml\nBy: text @people\nTell the doctor: boolean 20",
      cells: "shift kind tellTheDoctor",
      rows: "Slept through, first time this week|night|sleep|\nLeft half of lunch|early|food|\nDaughter came, good mood|late|visit|\nNew tablet, a little dizzy||medicine|yes\nWalked to the garden and back||mood|\nPain in the left hip||pain|yes",
    },
  ],
  jobs: "chart shiftNote.drank\nfind resident\nkeep resident\nchart resident.mobility\nkeep shiftNote\ncheck shiftNote.tellTheDoctor\nplan shiftNote.written",
  words: {
    tagline: "Nothing lost between two shifts.",
    itch: "Did she drink enough today?",
    promise: "Nothing lost between two shifts",
    pov: "POV: the handover takes five minutes",
    gains: ["Room four slept badly.", "Read by all of nights.", "Nothing lost at seven."],
  },
});
