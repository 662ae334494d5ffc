import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { contacts, people, PUBLIC, PUPILS, STAFF, table } from "./rows.ts";

/** People and what they may do. */
export const PEOPLE_THINGS: readonly KnownThing[] = [
  known(
    "person",
    "userAccount, circle-user",
    "user/users",
    "user_account registered_user system_user administrator user_information",
    "Name: text\nE-mail: email\nPhone: phone\nRole: choice administrator|editor|member|guest\nStatus: choice active|invited|locked\nRegistered on: date -400..-20\nLast sign-in: date -14..0",
    contacts(
      STAFF,
      "role status",
      "administrator|active\neditor|active\nmember|active\neditor|active\nmember|locked\nmember|active\nguest|invited\nmember|active",
    ),
  ),
  known(
    "item",
    "userRole, id-card",
    "user role/user roles",
    "role access_role",
    "Name: text\nDescription: longText\nUsers: number 1..40\nLevel: choice full|write|read\nActive: boolean 100\nUpdated on: date -200..-5",
    table(
      "description users level active",
      "Administrator|Manages users, roles and settings|2|full|yes\nManager|Sees everything and approves requests|4|write|yes\nEditor|Writes and publishes content|6|write|yes\nStaff|Adds and changes records of their own|24|write|yes\nAccountant|Sees and records payments|2|write|yes\nSupport|Answers requests from users|5|write|yes\nAuditor|Reads all records and changes none|1|read|yes\nGuest|Sees what is public|12|read|no",
    ),
  ),
  known(
    "item",
    "permission, key-round",
    "permission/permissions",
    "access_right user_permission",
    "Name: text\nModule: choice users|records|reports|settings\nAction: choice view|add|edit|delete|export\nRole: choice administrator|manager|staff|guest\nAllowed: boolean 80\nDescription: longText",
    table(
      "module action role allowed",
      "View records|records|view|staff|yes\nAdd records|records|add|staff|yes\nEdit records|records|edit|manager|yes\nDelete records|records|delete|administrator|yes\nExport reports|reports|export|manager|yes\nView reports|reports|view|staff|yes\nManage users|users|edit|administrator|yes\nChange settings|settings|edit|manager|no",
    ),
  ),
  known(
    "item",
    "department, building-2",
    "department/departments",
    "division business_unit organizational_unit",
    "Name: text\nHead: text @people\nStaff: number 3..40\nLocation: location\nPhone: phone\nE-mail: email\nBudget: money 20000..180000 EUR",
    table(
      "eMail phone staff",
      "Administration|administration@example.com|555-0121|8\nFinance|finance@example.com|555-0122|6\nHuman resources|hr@example.com|555-0123|5\nSales|sales@example.com|555-0124|18\nCustomer service|service@example.com|555-0125|14\nOperations|operations@example.com|555-0126|32\nInformation technology|it@example.com|555-0127|9\nPurchasing|purchasing@example.com|555-0128|4",
    ),
  ),
  known(
    "person",
    "teamMember, user-round",
    "team member/team members",
    "staff_member management_team_member leader expert specialist",
    "Name: text\nPicture: image\nPosition: text\nDepartment: choice management|operations|sales|support\nE-mail: email\nPhone: phone\nJoined: date -3000..-200\nAbout: longText",
    contacts(
      STAFF,
      "position department about",
      "Managing director|management|Leads the organisation and its strategy\nHead of operations|operations|Plans and oversees daily work\nProject manager|operations|Runs projects from offer to handover\nHead of sales|sales|First contact for new customers\nTechnical lead|operations|Responsible for quality and standards\nCustomer adviser|support|Answers questions before and after a purchase\nAccountant|management|Looks after invoices and budgets\nService coordinator|support|Plans visits and appointments",
    ),
  ),
  known(
    "person",
    "volunteer, hand-helping",
    "volunteer/volunteers",
    "helper",
    "Name: text\nE-mail: email\nPhone: phone\nStatus: choice applied|trained|active|paused\nArea: choice events|transport|teaching|office|kitchen\nAvailable: tags mornings|afternoons|evenings|weekends\nHours: number 4..120 h\nSince: date -700..-30",
    contacts(
      PUBLIC,
      "status area hours",
      "active|events|64\nactive|transport|112\ntrained|teaching|8\nactive|office|40\npaused|kitchen|75\nactive|teaching|96\napplied|events|0\nactive|kitchen|52",
    ),
  ),
  known(
    "person",
    "friend, users-round",
    "friend/friends",
    "buddy acquaintance",
    "Name: text\nPicture: image\nStatus: choice online|away|offline\nCity: text Lisbon|Lyon|Graz|Porto|Utrecht|Aarhus\nFriends since: date -900..-10\nMutual friends: number 1..24\nBirthday: date 5..350",
    people(PUPILS, "status", "online\noffline\naway\nonline\noffline\nonline\noffline\naway"),
  ),
  known(
    "item",
    "friendRequest, user-plus",
    "friend request/friend requests",
    "connection_request",
    "Name: text\nPicture: image\nStatus: choice pending|accepted|declined\nSent on: date -14..0\nMutual friends: number 0..12\nMessage: longText",
    people(
      PUBLIC,
      "status message",
      "pending|We met at the workshop in spring\npending|We are in the same group\naccepted|Former colleague\npending|Neighbour from Park Street\naccepted|We took the same course\ndeclined|\naccepted|We met at the meeting last week\npending|",
    ),
  ),
  known(
    "person",
    "follower, user-check",
    "follower/followers",
    "fan subscriber following",
    "Name: text\nPicture: image\nFollowing since: date -400..-2\nPosts: number 3..120\nFollowers: number 10..900\nNotifications: boolean 60\nE-mail: email",
    people(
      PUPILS,
      "posts followers eMail",
      "42|310|sofia.marin@example.com\n17|96|noah.fischer@example.com\n88|740|linh.nguyen@example.com\n5|28|samir.zaki@example.com\n63|455|mei.lin@example.com\n29|180|hugo.costa@example.com\n51|390|zanele.dube@example.com\n11|64|oleh.bondar@example.com",
    ),
  ),
  known(
    "item",
    "userGroup, users",
    "group/groups",
    "user_group interest_group study_group circle",
    "Name: text\nPicture: image\nDescription: longText\nCategory: choice hobby|sport|study|neighbourhood|work\nMembers: number 6..240\nOwner: text @people\nAccess: choice open|on request|closed\nFounded: date -900..-30",
    table(
      "description category members access",
      "Evening runners|Two easy rounds a week|sport|48|open\nReading circle|One book a month|hobby|22|open\nSpanish for beginners|Practice in small groups|study|35|on request\nGarden neighbours|Seeds, tools and advice|neighbourhood|64|open\nPhoto walks|A walk with a theme each month|hobby|71|open\nExam preparation|Shared notes and practice papers|study|29|on request\nProject leads|Exchange of experience|work|16|closed\nWeekend hikers|Day tours by train|sport|112|open",
    ),
  ),
  known(
    "person",
    "applicant, user-search",
    "applicant/applicants",
    "candidate job_applicant job_seeker",
    "Name: text\nPosition: text\nStatus: choice received|screening|interview|offer|hired|declined\nE-mail: email\nPhone: phone\nApplied on: date -40..-8\nExperience: number 0..15 years\nRating: rating 2..5\nExpected salary: money 28000..62000 EUR",
    contacts(
      PUBLIC,
      "position status experience rating expectedSalary",
      "Accountant|interview|6|4|46000\nWarehouse clerk|screening|3|3|31000\nNurse|offer|9|5|48000\nSales assistant|received|1|3|29000\nProject manager|interview|11|4|60000\nElectrician|hired|7|5|44000\nOffice assistant|declined|2|2|30000\nSoftware developer|screening|5|4|56000",
    ),
  ),
  known(
    "person",
    "businessPartner, handshake",
    "partner/partners",
    "business_partner cooperation_partner partner_company",
    "Name: text\nLogo: image\nKind: choice supplier|reseller|technology|training|logistics\nStatus: choice in talks|active|ended\nContact person: text @people\nE-mail: email\nWebsite: url\nPartner since: date -1800..-60",
    table(
      "kind status eMail website",
      "Northline Logistics|logistics|active|contact@northline.example.com|https://northline.example.com\nHarbour Supplies|supplier|active|contact@harbour.example.com|https://harbour.example.com\nMill Lane Training|training|active|contact@millane.example.com|https://millane.example.com\nRiverside Systems|technology|active|contact@riverside.example.com|https://riverside.example.com\nElm Court Trading|reseller|in talks|contact@elmcourt.example.com|https://elmcourt.example.com\nCanal Components|supplier|active|contact@canal.example.com|https://canal.example.com\nGarden Row Retail|reseller|active|contact@gardenrow.example.com|https://gardenrow.example.com\nHill Street Software|technology|ended|contact@hillstreet.example.com|https://hillstreet.example.com",
    ),
  ),
  known(
    "person",
    "driver, car-front",
    "driver/drivers",
    "courier chauffeur rider delivery_person",
    "Name: text\nE-mail: email\nPhone: phone\nStatus: choice available|on the road|off duty\nVehicle: text\nLicence class: choice B|BE|C|CE|D\nLicence valid until: date 60..1500\nTrips: number 40..900\nRating: rating 4..5",
    contacts(
      STAFF,
      "status vehicle licenceClass trips rating",
      "available|Van 1|B|420|5\non the road|Van 2|B|388|4\non the road|Truck 1|C|615|5\navailable|Van 3|BE|204|5\noff duty|Truck 2|CE|870|4\non the road|Van 4|B|156|5\navailable|Bus 1|D|540|4\noff duty|Van 5|B|98|5",
    ),
  ),
  known(
    "person",
    "visitor, user-round-check",
    "visitor/visitors",
    "guest",
    "Name: text\nE-mail: email\nPhone: phone\nStatus: choice expected|arrived|left\nDate: date -2..5\nTime: time 08:00..17:00\nHost: text @people\nPurpose: choice meeting|delivery|interview|tour|repair",
    contacts(
      PUBLIC,
      "status date purpose",
      "left|@-2|meeting\nleft|@-1|repair\nleft|@-1|interview\narrived|@0|meeting\narrived|@0|delivery\nexpected|@1|tour\nexpected|@2|meeting\nexpected|@4|interview",
    ),
  ),
];
