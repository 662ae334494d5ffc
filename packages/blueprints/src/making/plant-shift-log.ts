import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "plantShiftLog",
  name: "Shift log",
  icon: "factory",
  says: {
    en: "shift handover|shift log|shift book|production shift log|shift report|shift leader|control room log|machine downtime|downtime log|faults per shift|handover between shifts|three shift operation|paper mill|plant operators|shift supervisor",
    de: "Schichtübergabe|Schichtbuch|Schichtprotokoll|Störungsprotokoll|Schichtleiter",
    es: "relevo de turno en planta|parte de turno|libro de turnos|averías por turno",
    fr: "relève d'équipe|cahier de quart|journal de poste|arrêts machine",
    pt: "passagem de turno na fábrica|livro de turno|relatório do turno da fábrica|averías por turno",
  },
  forms: ["management", "dashboard"],
  people: ["shift leaders", "operators"],
  mood: "sober",
  things: [
    {
      id: "machine",
      use: "core",
      role: "item",
      icon: "cog",
      names: "machine|machines",
      also: "line|plant|unit|press|asset",
      fields:
        "Machine: text\nArea: choice preparation|production|finishing|utilities\nRunning: boolean 80\nTarget an hour: number 8..42 t\nFaults: rollup count fault.machine\nMinutes down: rollup sum fault.machine.minutesDown min\nNext service: date -2..60\nNotes: longText",
      cells: "area running targetAnHour nextService notes",
      rows: "PM2|production|yes|38|@14|Runs best below 900 meters a minute\nPM4|production|no|42|@3|Felt change due\nPulper 1|preparation|yes|24|@30|\nWinder|finishing|yes|40|@21|Knife 3 is new\nBoiler|utilities|yes|12|@-1|Inspector was asked twice",
    },
    {
      id: "shift",
      use: "core",
      role: "event",
      icon: "clock",
      names: "shift|shifts",
      also: "handover|turn|crew",
      fields:
        "Shift: text\nDate: date -6..1\nTurn: choice early|late|night\nLeader: text @people\nPeople: number 5..9\nTons made: number 240..330 t\nTaken over by: text @people\nSigned off: boolean 60\nSummary: longText",
      cells: "date turn leader people tonsMade takenOverBy signedOff summary",
      rows: "Thursday early|@-2|early|Amara Osei|8|318|Mateo Ruiz|yes|Quiet until noon, then two web breaks on PM2.\nThursday late|@-2|late|Mateo Ruiz|7|302|Omar Haddad|yes|PM4 down for the felt, forty minutes.\nThursday night|@-2|night|Omar Haddad|6|311|Amara Osei|yes|Nothing out of the ordinary.\nFriday early|@-1|early|Amara Osei|8|296|Mateo Ruiz|yes|Boiler pressure low at start.\nFriday late|@-1|late|Mateo Ruiz|7|288|Omar Haddad|yes|Winder knife changed.\nFriday night|@-1|night|Omar Haddad|6|305|Amara Osei|no|PM4 vibrates on the drive side.\nSaturday early|@0|early|Amara Osei|5||Mateo Ruiz|no|PM4 stopped at seven to look at the bearing.",
    },
    {
      id: "fault",
      use: "core",
      role: "event",
      icon: "triangle-alert",
      names: "fault|faults",
      also: "breakdown|stoppage|downtime|incident|web break",
      fields:
        "What happened: text\nMachine: relation machine\nShift: relation shift\nFrom: dateTime -3..0 05:00..23:00\nMinutes down: number 5..90 min\nCause: choice mechanical|electrical|material|operation|not known\nState: choice open|watched|mended\nReported by: text @people\nDone so far: longText",
      cells: "machine shift from minutesDown cause state reportedBy doneSoFar",
      rows: "Web break at the size press|PM2|Thursday early|@-2T12:20|18|material|mended|Yuki Tanaka|Moisture lowered by half a point\nWeb break, same place|PM2|Thursday early|@-2T13:05|22|material|watched|Yuki Tanaka|Sample to the laboratory\nFelt runs off|PM4|Thursday late|@-2T17:40|40|mechanical|mended|Kofi Annor|Guide roll set anew\nPressure low|Boiler|Friday early|@-1T06:10|15|not known|open|Ingrid Lund|Feed pump looked at, nothing found\nKnife blunt|Winder|Friday late|@-1T16:30|25|mechanical|mended|Kofi Annor|Knife 3 changed\nVibration, drive side|PM4|Friday night|@-1T23:00|10|mechanical|watched|Omar Haddad|Measured every hour\nBearing warm|PM4|Saturday early|@0T07:00|90|mechanical|open|Amara Osei|Spare ordered, arrives Monday",
    },
    {
      id: "openTask",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "open task|open tasks",
      also: "task|to-do|left open|follow-up",
      fields:
        "Task: text\nMachine: relation machine\nLeft by: text @people\nFor: choice next shift|day shift|maintenance|laboratory\nDue: date -1..7\nPriority: choice high|normal|low\nDone: boolean 30\nHow: longText",
      cells: "machine leftBy forValue due priority done how",
      rows: "Measure vibration every hour|PM4|Omar Haddad|next shift|@0|high|no|Above 7.1 stop it\nFetch the spare bearing|PM4|Amara Osei|maintenance|@2|high|no|\nLook at the feed pump again|Boiler|Amara Osei|day shift|@1|normal|no|\nAnswer of the laboratory|PM2|Mateo Ruiz|laboratory|@0|normal|no|Sample 24\nSharpen the old knife|Winder|Kofi Annor|maintenance|@5|low|no|\nRefill the wet strength tank|Pulper 1|Yuki Tanaka|next shift|@-1|normal|yes|",
    },
  ],
  jobs: "move fault.state\ntick openTask.done\nagenda shift.date\ncheck shift.signedOff\nchart fault.cause\nrank machine.minutesDown\ndue openTask.due\nkeep fault\nkeep shift\ncheck machine.running\nfind fault",
  words: {
    tagline: "What stood still, what is left open, and who takes over.",
    itch: "Who signed for the last shift?",
    promise: "Nothing lost at six in the morning",
    pov: "POV: the night shift told you everything",
    gains: ["7 faults, 2 still open.", "PM4: 140 minutes down.", "Signed off by 6:05."],
  },
});
