import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "serverInventory",
  name: "Servers and domains",
  icon: "server",
  says: {
    en: "server inventory|server list|domains and certificates|ssl certificates expiry|domain renewal tracker|hosting clients servers|domain names register|web hosting customers|sysadmin notebook|homelab inventory|homelab|network documentation|ip address list|server maintenance log|backup checks|website maintenance contracts|cloud costs by server",
    de: "Serverliste|Domains und Zertifikate|Netzwerkdokumentation|Serverinventar",
    es: "inventario de servidores|dominios y certificados|lista de servidores",
    fr: "inventaire de serveurs|domaines et certificats|liste des serveurs",
    pt: "inventário de servidores|domínios e certificados|lista de servidores",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["administrators", "site owners"],
  mood: "sober",
  things: [
    {
      id: "server",
      use: "core",
      role: "item",
      icon: "server",
      names: "server|servers",
      also: "machine|host|VM|box|NAS",
      fields:
        "Server: text\nAddress: text\nKind: choice virtual|physical|NAS|router|container\nWhere: choice Rack 1|Rack 2|Cloud Frankfurt|Cloud Dublin|Cellar\nSystem: text\nMemory: number 2..128 GB\nDisk used: percent 12..96\nCost a month: money 0..180 EUR\nOwner: text\nLast patched: date -120..0\nPatch by: date -20..40\nBacked up: boolean 85\nState: choice up|watch|down|retired\nSites: rollup count domain.server\nNotes: longText",
      cells: "address kind where system memory diskUsed costAMonth owner lastPatched patchBy backedUp state notes",
      rows: "web-01|10.0.1.11|virtual|Cloud Frankfurt|Debian 12|16|61|48|Yuki Tanaka|@-12|@18|yes|up|\nweb-02|10.0.1.12|virtual|Cloud Dublin|Debian 12|16|58|48|Yuki Tanaka|@-12|@18|yes|up|\ndb-01|10.0.1.21|virtual|Cloud Frankfurt|Debian 12|64|88|180|Ben Osei|@-40|@-10|yes|watch|Disk grows two percent a week\nmail-01|10.0.1.31|virtual|Cloud Frankfurt|Debian 11|8|72|32|Sofia Lind|@-95|@-20|yes|watch|Old system, move by summer\nnas-01|192.168.1.20|NAS|Cellar|NAS 7|8|81|0|Yuki Tanaka|@-30|@30|no|up|Photos since 2009\nrtr-01|192.168.1.1|router|Rack 1|Router OS 7|2|12|0|Ben Osei|@-60|@5|yes|up|\nbuild-01|10.0.1.41|physical|Rack 1|Debian 12|128|44|0|Ben Osei|@-3|@27|no|up|Loud, keep the door shut\nold-web|10.0.1.9|virtual|Cloud Dublin|CentOS 7|4|35|14|Yuki Tanaka|@-120|@0|no|retired|Off on Friday",
    },
    {
      id: "domain",
      use: "core",
      role: "item",
      icon: "globe",
      names: "domain|domains",
      also: "website|site|hostname|zone",
      fields:
        "Domain: text\nServer: relation server\nClient: text\nRegistrar: text\nDomain until: date -3..400\nCertificate until: date -2..90\nDays left: daysUntil certificateUntil\nRenews itself: boolean 70\nFee a year: money 9..60 EUR\nPaid by: choice us|client\nAddress: url\nNotes: longText",
      cells: "server client registrar domainUntil certificateUntil renewsItself feeAYear paidBy address notes",
      rows: "copperkettle.example.com|web-01|Copper Kettle Café|North Names|@210|@41|yes|14|us|https://copperkettle.example.com|\nokaforfreight.example.com|web-02|Okafor Freight|North Names|@12|@63|no|14|client|https://okaforfreight.example.com|Chidi pays himself, remind him\nnairwebb.example.com|web-01|Nair & Webb|Blue Registry|@330|@3|no|22|us|https://nairwebb.example.com|Certificate by hand, firewall\nlittle.example.com|web-02|Little Theater|North Names|@95|@55|yes|14|us|https://little.example.com|\nmail.example.com|mail-01|ourselves|Blue Registry|@400|@29|yes|22|us|https://mail.example.com|\nhillside.example.com|web-01|Hillside Farm|North Names|@-3|@70|no|60|client|https://hillside.example.com|In redemption, costs more\nbuild.example.com|build-01|ourselves|Blue Registry|@180|@12|yes|22|us|https://build.example.com|",
    },
    {
      id: "work",
      use: "core",
      role: "log",
      icon: "wrench",
      names: "maintenance entry|maintenance log",
      also: "change|patch|restart|backup test",
      fields:
        "What: text\nServer: relation server\nDate: date -40..5\nWho: text\nKind: choice patch|restart|disk|backup test|change|outage\nMinutes: number 5..180 min\nWent well: boolean 85\nNotes: longText",
      cells: "server date who kind minutes wentWell notes",
      rows: "Security patches|web-01|@-12|Yuki Tanaka|patch|20|yes|\nSecurity patches|web-02|@-12|Yuki Tanaka|patch|20|yes|\nRestored one table|db-01|@-20|Ben Osei|backup test|45|yes|Eleven minutes for 4 GB\nCertificate on nairwebb|web-01|@-27|Sofia Lind|change|30|yes|Next time three days earlier\nMail queue stuck|mail-01|@-8|Sofia Lind|outage|95|no|Disk was full with logs\nNew disk in bay 2|nas-01|@-30|Yuki Tanaka|disk|60|yes|\nRouter update|rtr-01|@-38|Ben Osei|patch|25|yes|Two minutes without network\nKernel|build-01|@-3|Ben Osei|restart|15|yes|",
    },
  ],
  jobs: "due domain.certificateUntil\ndue server.patchBy\ndue domain.domainUntil\nkeep server\nrank server.diskUsed\nmove server.state\nfind domain\nkeep work\ncheck server.backedUp\ntotal server.costAMonth\nchart server.where\nassign server.owner",
  site: {
    headline: "What runs where, and what runs out",
    body: "Servers, domains and certificates with their days, their disks and the last time a backup was really restored.",
    action: "See what runs out|domain",
    services:
      "Site care|Patches, backups, one hour of changes|45\nDomain|With renewal and mail records|14\nRestore test|Four times a year|60",
    questions:
      "How often do you patch?|Monthly, and on the same day when it is serious.\nWhere are my backups?|In another data center, for thirty days.\nWho owns my domain?|You. We only look after it.",
  },
  words: {
    tagline: "Which server, which domain, what runs out when.",
    itch: "Who forgot the certificate?",
    promise: "Renewed before the browser shouts",
    pov: "POV: three days left and it is already done",
    gains: ["nairwebb: certificate ends in three days", "db-01: disk at 88 percent", "Hillside is in redemption"],
  },
});
