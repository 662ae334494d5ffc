import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "projectManagement",
  name: "Project management",
  icon: "square-kanban",
  says: {
    en: "project management|project planner|project tracker|team tasks|kanban board|task board|scrum board|sprint planning|team projects|agile team|backlog and sprints|trello alternative|jira alternative|asana alternative|manage projects|project milestones|tasks and deadlines for a team|time tracking for projects|gantt chart|to-do app for teams",
    de: "Projektmanagement|Projektplanung|Kanban-Board|Teamaufgaben|Sprintplanung",
    es: "gestión de proyectos|tablero kanban|tareas del equipo|planificación de sprints",
    fr: "gestion de projet|tableau kanban|tâches d'équipe|suivi de projets",
    pt: "gestão de projetos|gerenciamento de projetos|quadro kanban|tarefas da equipa",
  },
  forms: ["management", "dashboard", "tracker", "tool"],
  people: ["project leads", "team members", "clients"],
  mood: "sober",
  things: [
    {
      id: "project",
      use: "core",
      role: "item",
      icon: "folder-kanban",
      names: "project|projects",
      also: "client project|workstream|initiative|engagement",
      fields:
        "Name: text\nClient: text\nLead: text @people\nState: choice idea|running|on hold|done\nHealth: choice on track|at risk|late\nStarts: date -120..10\nEnds: date -10..120\nDays left: daysUntil ends\nBudget: money 4000..60000 EUR\nHours planned: number 40..600 hours\nHours spent: rollup sum timeEntry.project.hours hours\nHours left: calc hoursPlanned - hoursSpent hours\nTasks: rollup count task.project\nGoal: longText",
      cells: "client lead state health starts ends budget hoursPlanned goal",
      rows: "New website|Harbor Hotel|Yuki Tanaka|running|on track|@-40|@35|18000|180|Bookings without the phone\nWarehouse scanner|Northside Autoparts|Mateo Ruiz|running|late|@-90|@-4|42000|420|Goods in by barcode\nMember portal|Riverside Rowing|Amara Osei|running|at risk|@-25|@20|9000|90|Boats booked online\nBrand refresh|Corner Deli|Ingrid Lund|on hold|on track|@-60|@60|6000|60|Waits for the new premises\nAudit tool|own product|Mateo Ruiz|idea|on track|@10|@90|30000|300|\nTicket office|Little Theatre|Yuki Tanaka|done|on track|@-110|@-10|12000|120|Live since the season opened",
    },
    {
      id: "milestone",
      use: "core",
      role: "event",
      icon: "flag",
      names: "milestone|milestones",
      also: "phase|sprint|deliverable|gate",
      fields:
        "Milestone: text\nProject: relation project\nDue: date -20..60\nDays left: daysUntil due\nDone: boolean 30\nInvoice: money 0..14000 EUR\nAccepted by: text",
      cells: "project due done invoice acceptedBy",
      rows: "Design agreed|New website|@-12|yes|6000|Laura Bianchi\nBooking works|New website|@14|no|6000|\nGoes live|New website|@35|no|6000|\nPilot on bay 3|Warehouse scanner|@-4|no|14000|\nTraining day|Warehouse scanner|@12|no|7000|\nFirst crew books|Member portal|@6|no|3000|\nHandover|Ticket office|@-10|yes|4000|Lou Fraser",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "square-check",
      names: "task|tasks",
      also: "card|story|to-do|ticket|subtask",
      fields:
        "Task: text\nProject: relation project\nMilestone: relation milestone\nAssigned to: text @people\nStatus: choice backlog|to do|doing|review|done|blocked\nPriority: choice low|normal|high\nDue: date -8..21\nEstimate: number 1..24 hours\nBlocked by: text\nLabels: tags design|code|copy|client|test|data\nChecklist: lines\nNotes: longText",
      cells: "project milestone assignedTo status priority due estimate blockedBy labels checklist notes",
      rows: "Room calendar on the phone|New website|Booking works|Yuki Tanaka|doing|high|@2|16||code|Month view; two taps to a date; sold out grayed|\nPrice rules for weekends|New website|Booking works|Sam Doyle|to do|normal|@6|8||code; data|Two nights least; bank holidays|\nTexts for the rooms|New website|Booking works|Ingrid Lund|review|normal|@1|5||copy|Eight rooms; English and Italian|\nScanner drops the last digit|Warehouse scanner|Pilot on bay 3|Mateo Ruiz|blocked|high|@-4|6|Loan device from maker|code; test||Only with gloves\nLabels for bay 3|Warehouse scanner|Pilot on bay 3|Elif Demir|doing|high|@0|4||data|120 labels; two spare rolls|\nImport old stock list|Warehouse scanner|Pilot on bay 3|Mateo Ruiz|done|normal|@-9|12||data||\nBoats and ranks|Member portal|First crew books|Amara Osei|doing|high|@3|10||code|Ten boats; four levels|\nLogin by e-mail link|Member portal|First crew books|Sam Doyle|to do|normal|@5|6||code||\nAsk the captain about rules|Member portal|First crew books|Amara Osei|to do|high|@-1|1||client||Rang twice\nTrain the bar staff|Ticket office|Handover|Yuki Tanaka|done|normal|@-11|3||client||\nThree logo sketches|Brand refresh||Ingrid Lund|backlog|low|@20|12|Premises|design||\nInterview five auditors|Audit tool||Mateo Ruiz|backlog|normal|@15|10||client||",
    },
    {
      id: "timeEntry",
      use: "core",
      role: "log",
      icon: "timer",
      names: "time entry|time entries",
      also: "timesheet|hours|logged time|worklog",
      fields:
        "What: text\nProject: relation project\nTask: relation task\nWho: text @people\nDate: date -14..0\nHours: number 1..8 hours\nBillable: boolean 80",
      cells: "project task who date hours billable",
      rows: "Calendar, month view|New website|Room calendar on the phone|Yuki Tanaka|@0|4|yes\nRoom texts, English|New website|Texts for the rooms|Ingrid Lund|@0|3|yes\nDebugging with gloves|Warehouse scanner|Scanner drops the last digit|Mateo Ruiz|@0|5|no\nLabel layout|Warehouse scanner|Labels for bay 3|Elif Demir|@-1|3|yes\nCalendar, dates|New website|Room calendar on the phone|Yuki Tanaka|@-1|6|yes\nStock import|Warehouse scanner|Import old stock list|Mateo Ruiz|@-9|7|yes\nImport, corrections|Warehouse scanner|Import old stock list|Mateo Ruiz|@-8|4|no\nBoats table|Member portal|Boats and ranks|Amara Osei|@-2|6|yes\nBar staff|Ticket office|Train the bar staff|Yuki Tanaka|@-11|3|yes\nRoom texts, Italian|New website|Texts for the rooms|Ingrid Lund|@-2|2|yes\nCall with the captain|Member portal|Ask the captain about rules|Amara Osei|@-3|1|yes",
    },
    {
      id: "risk",
      use: "more",
      role: "item",
      icon: "triangle-alert",
      names: "risk|risks",
      also: "decision|open question|RAID log|dependency",
      fields:
        "Risk: text\nProject: relation project\nLikelihood: number 1..5\nImpact: number 1..5\nScore: calc likelihood * impact\nOwner: text @people\nState: choice open|watching|happened|closed\nWhat we do: longText",
      cells: "project likelihood impact owner state whatWeDo",
      rows: "Loan device comes late|Warehouse scanner|5|4|Mateo Ruiz|happened|Second supplier asked\nCaptain has no time|Member portal|4|3|Amara Osei|open|Ask the vice-captain\nPhotos not ready|New website|2|3|Ingrid Lund|watching|Shoot half a day ourselves\nPremises fall through|Brand refresh|3|4|Ingrid Lund|open|Stop after the sketches",
    },
  ],
  jobs: "move task.status\ndue task.due\nassign task.assignedTo\nkeep project\ndue milestone.due\nchart timeEntry.hours\nplan milestone.due\ntotal timeEntry.hours\nfind task\nrank project.hoursLeft\nmove project.state\nrank risk.score",
  site: {
    headline: "Who does what by when",
    body: "Projects, milestones and tasks on one board, with the hours that went in and the days that are left.",
    action: "Open the board|task",
    services: "Projects|Goal, budget, who leads|\nBoard|From backlog to done|\nHours|By project and by person|",
    questions:
      "Can clients see it?|Give them the milestones; the board stays with the team.\nWhat if a task waits for somebody?|Move it to blocked and say who it waits for.\nHow do we bill?|Each milestone carries its invoice, each hour says whether it counts.",
  },
  words: {
    tagline: "What is running, who has it, and what is late.",
    itch: "Who is on the scanner bug?",
    promise: "Every task has a name and a date",
    pov: "POV: Monday's meeting takes ten minutes",
    gains: ["6 projects, 1 late", "Blocked: waits for a device", "Website: 35 days left"],
  },
});
