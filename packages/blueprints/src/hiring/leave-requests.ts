import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "leaveRequests",
  name: "Leave requests",
  icon: "calendar-off",
  says: {
    en: "leave requests|vacation requests|holiday requests|annual leave|time off requests|pto tracker|pto requests|leave management|absence management|absence calendar|sick leave|days off|team holiday calendar|vacation days|leave calendar|leave planner|leave tracker|time off tracker|time off calendar|staff holidays|staff holiday planner|holiday planner for staff|who is off when|absence tracker|absence planner|pto calendar|vacation calendar|book annual leave|leave approval|leave application",
    de: "Urlaubsanträge|Urlaubsplanung|Abwesenheiten",
    es: "solicitudes de vacaciones|vacaciones del equipo|gestión de ausencias",
    fr: "demandes de congés|congés de l'équipe|gestion des absences",
    pt: "pedidos de férias|férias da equipe|gestão de ausências",
  },
  forms: ["management"],
  people: ["managers", "employees"],
  mood: "sober",
  things: [
    {
      id: "employee",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "employee|employees",
      also: "staff|person|colleague|colleagues",
      fields:
        "Name: text\nPortrait: image\nTeam: choice office|workshop|sales|care\nAllowance: number 24..30 days\nTaken: number 2..18 days\nDays left: calc allowance - taken days\nEmail: email",
      cells: "team allowance taken",
      rows: "Noor Haddad|office|28|9\nJonas Albrecht|workshop|28|16\nMireille Duval|sales|30|6\nTomás Vega|workshop|28|11\nElke Sommer|office|30|18\nOmar Farouk|care|26|4",
    },
    {
      id: "leaveRequest",
      use: "core",
      role: "item",
      icon: "calendar-off",
      names: "request|requests",
      also: "leave|holiday|vacation|absence|claim",
      fields:
        "Reason: text\nEmployee: relation employee\nKind: choice holiday|sick|training|parental|unpaid\nFrom: date -5..60\nUntil: date 0..75\nDays: number 1..15\nStatus: choice waiting|approved|declined\nCovered by: text @people\nAsked on: date -15..0\nNote: longText",
      cells: "kind days status",
      rows: "Two weeks at the sea|holiday|10|approved\nMoving house|holiday|2|waiting\nFirst-aid course|training|1|approved\nSchool play|holiday|1|waiting\nFlu|sick|3|approved\nBridge day|holiday|1|declined\nSister's wedding|holiday|3|waiting",
    },
  ],
  jobs: "move leaveRequest.status\ndue leaveRequest.until\nfind leaveRequest\nkeep leaveRequest\nchart leaveRequest.kind\nfind employee\nkeep employee",
  words: {
    tagline: "Ask for days, get an answer.",
    itch: "Is Jonas away? Who knows.",
    promise: "Ask for days, get an answer",
    pov: "POV: approved before lunch",
    gains: ["12 days left, 5 asked.", "Answered the same day.", "Nobody alone in August."],
  },
});
