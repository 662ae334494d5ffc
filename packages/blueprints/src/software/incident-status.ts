import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "incidentStatus",
  name: "Incidents and status page",
  icon: "activity",
  says: {
    en: "status page|incident management|incident log for our service|outage log|service status page|uptime status|uptime monitoring|uptime page|system status page|postmortems|incident postmortem|on-call incidents|outages and maintenance windows|monitor outages|service outages|major incident process|track outages|outages and postmortems|write postmortems",
    de: "Statusseite|Störungsmeldungen Dienste|Vorfallmanagement IT|Verfügbarkeit der Dienste",
    es: "página de estado|gestión de incidentes de TI|registro de caídas del servicio",
    fr: "page d'état des services|gestion des incidents informatiques|journal des pannes de service",
    pt: "página de status|gestão de incidentes de TI|registro de quedas do serviço",
  },
  forms: ["dashboard", "management", "site", "portal"],
  people: ["operations engineers", "customers of the service"],
  mood: "sober",
  things: [
    {
      id: "service",
      use: "core",
      role: "item",
      icon: "server",
      names: "service|services",
      also: "component|system|endpoint",
      fields:
        "Service: text\nState: choice up|slow|partly down|down|maintenance\nOwner: text\nAddress: url\nUptime: percent 97..100\nPromised: percent 99..100\nAnswers in: number 40..900 ms\nIncidents: rollup count incident.service\nMinutes down: rollup sum incident.service.minutesDown min",
      cells: "state owner address uptime promised answersIn",
      rows: "Website|up|Yuki Tanaka|https://www.example.com|99.98|99|180\nSign-in|up|Ben Osei|https://login.example.com|99.95|99.9|120\nPublic API|slow|Ben Osei|https://api.example.com|99.82|99.9|640\nPayments|up|Sofia Lind|https://pay.example.com|99.97|99.9|310\nE-mail delivery|partly down|Sofia Lind|https://mail.example.com|99.4|99|900\nFile storage|up|Yuki Tanaka|https://files.example.com|99.99|99.9|95\nReports|maintenance|Mateo Ruiz|https://reports.example.com|98.9|99|420",
    },
    {
      id: "incident",
      use: "core",
      role: "event",
      icon: "siren",
      names: "incident|incidents",
      also: "outage|disruption",
      fields:
        "Incident: text\nService: relation service\nSeverity: choice minor|major|critical\nStage: choice investigating|identified|monitoring|resolved\nStarted: dateTime -40..0 00:00..23:00\nMinutes down: number 4..190 min\nLead: text\nUsers hit: percent 1..100\nCause: choice deploy|supplier|load|certificate|unknown|network\nOn the page: boolean 85\nWhat users saw: longText",
      cells: "service severity stage started minutesDown lead usersHit cause onThePage whatUsersSaw",
      rows: "Mails late by an hour|E-mail delivery|major|identified|@0T07:40|95|Sofia Lind|30|supplier|yes|Sign-up mails arrive late\nAPI slow in Europe|Public API|minor|monitoring|@0T09:10|35|Ben Osei|12|load|yes|Answers take up to four seconds\nSign-in failed for new sessions|Sign-in|critical|resolved|@-6T14:05|22|Ben Osei|100|certificate|yes|White page after the password\nCard payments declined|Payments|critical|resolved|@-13T18:30|41|Sofia Lind|64|supplier|yes|All cards refused\nReports timed out|Reports|minor|resolved|@-17T08:55|190|Mateo Ruiz|6|load|no|Month-end reports never came\nSite down after deploy|Website|major|resolved|@-24T11:20|9|Yuki Tanaka|100|deploy|yes|Error 500 on every page\nUploads refused|File storage|minor|resolved|@-33T16:45|18|Yuki Tanaka|8|network|no|Files over 10 MB\nAPI tokens rejected|Public API|major|resolved|@-38T10:00|54|Ben Osei|22|deploy|yes|Old tokens gave 401",
    },
    {
      id: "update",
      use: "core",
      role: "log",
      icon: "megaphone",
      names: "update|updates",
      also: "status message|timeline entry",
      fields:
        "Message: longText\nIncident: relation incident\nPosted: dateTime -38..0 00:00..23:00\nBy: text\nSent to subscribers: boolean 70",
      cells: "incident posted by sentToSubscribers",
      rows: "Our mail supplier has a queue, mails are not lost|Mails late by an hour|@0T08:05|Sofia Lind|yes\nSupplier works on it, next word at eleven|Mails late by an hour|@0T09:50|Sofia Lind|yes\nTwo more machines added, watching|API slow in Europe|@0T09:40|Ben Osei|yes\nCertificate renewed, sign-in works|Sign-in failed for new sessions|@-6T14:27|Ben Osei|yes\nWe look into declined cards|Card payments declined|@-13T18:38|Sofia Lind|yes\nCards work again, failed orders are retried|Card payments declined|@-13T19:11|Sofia Lind|yes\nRolled back to the version before|Site down after deploy|@-24T11:29|Yuki Tanaka|yes\nOld tokens accepted again|API tokens rejected|@-38T10:54|Ben Osei|no",
    },
    {
      id: "action",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "follow-up|follow-ups",
      also: "postmortem action|lesson learned",
      fields:
        "Action: text\nIncident: relation incident\nOwner: text\nDue: date -5..30\nKind: choice prevent|detect|recover\nDone: boolean 45",
      cells: "incident owner due kind done",
      rows: "Alarm 21 days before a certificate ends|Sign-in failed for new sessions|Ben Osei|@1|detect|no\nSecond card supplier on standby|Card payments declined|Sofia Lind|@28|prevent|no\nDeploy to one machine first|Site down after deploy|Yuki Tanaka|@-4|prevent|yes\nLimit heavy reports to the night|Reports timed out|Mateo Ruiz|@-2|prevent|no\nToken test in the pipeline|API tokens rejected|Ben Osei|@-5|detect|yes\nPage for rollback in two steps|Site down after deploy|Yuki Tanaka|@5|recover|yes",
    },
    {
      id: "maintenance",
      use: "more",
      role: "event",
      icon: "wrench",
      names: "maintenance window|maintenance windows",
      also: "planned work|downtime window",
      fields:
        "Work: text\nService: relation service\nStarts: dateTime 0..20 20:00..23:00\nMinutes: number 15..180 min\nAnnounced: boolean 60\nWho: text",
      cells: "service starts minutes announced who",
      rows: "New report database|Reports|@0T06:00|180|yes|Mateo Ruiz\nCertificate renewal|Sign-in|@3T22:00|15|yes|Ben Osei\nStorage moves to new disks|File storage|@9T21:00|120|no|Yuki Tanaka\nMail supplier change|E-mail delivery|@16T20:30|60|no|Sofia Lind",
    },
  ],
  jobs: "move incident.stage\nkeep service\nchart incident.cause\ndue action.due\nkeep update\nagenda incident.started\ncheck action.done\nrank service.minutesDown\nassign incident.lead\ntotal incident.minutesDown\nchart service.state\nplan maintenance.starts",
  site: {
    headline: "Is it us or is it you?",
    body: "Every service, how it is right now, and what we know. While something is broken we write at least every half hour.",
    action: "See what is up|service",
    services:
      "Live status|Seven services, checked every minute|\nUpdates by e-mail|When something breaks and when it is mended|\nPostmortem|In plain words, within five working days|",
    questions:
      "How do I get told?|Leave your address and you hear of each incident when it starts and when it ends.\nWhat does partly down mean?|It works for some people or some of the time.\nWhen is planned work done?|In the evening, and announced a week before.\nDo you write up what happened?|After each major incident, with what we change.",
  },
  words: {
    tagline: "What is down, since when, and who has it.",
    itch: "Is it just me?",
    promise: "Say it before they ask",
    pov: "POV: the status page answers 400 mails",
    gains: ["Sign-in: 22 minutes, cause known", "Payments up 99.97 percent", "Six follow-ups, none forgotten"],
  },
});
