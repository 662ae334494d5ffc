import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "nurserySchool",
  name: "Nursery and kindergarten",
  icon: "baby",
  says: {
    en: "kindergarten|nursery school|day nursery|daycare|day care centre|childcare centre|preschool|pre-school|childminder|crèche|kita|daycare center|daycare daily reports|nursery for toddlers|kindergarten parents|daycare attendance|kindergarten waiting list|childcare waiting list",
    de: "Kindergarten|Kindertagesstätte|Tagesmutter|Kinderkrippe",
    es: "guardería|escuela infantil|jardín de infancia",
    fr: "crèche|école maternelle|assistante maternelle",
    pt: "creche|jardim de infância|educação infantil",
  },
  forms: ["management", "portal", "site", "dashboard"],
  people: ["carers", "parents"],
  mood: "warm",
  things: [
    {
      id: "child",
      use: "core",
      role: "person",
      icon: "baby",
      names: "child|children",
      also: "toddler|kid|little one",
      fields:
        "Name: text\nPicture: image\nGroup: choice Ladybirds|Foxes|Owls\nBorn: date -2100..-400\nComes: tags Mon|Tue|Wed|Thu|Fri\nBrought at: time 07:30..09:00\nPicked up by: text\nParent: text\nParent phone: phone\nAllergies: text\nNaps: boolean 50\nPhotos allowed: boolean 80\nNotes: longText",
      cells: "group born comes broughtAt pickedUpBy parent parentPhone allergies naps photosAllowed notes",
      rows: "Mila Farah|Ladybirds|@-610|Mon;Tue;Wed;Thu|08:00|Hodan or grandfather Ali|Hodan Farah|555-0101|none|yes|yes|Sleeps with the blue cloth\nNoah Rossi|Ladybirds|@-730|Mon;Tue;Wed;Thu;Fri|07:30|Marco|Marco Rossi|555-0102|cow's milk|yes|yes|Oat milk in the door of the fridge\nIda Lind|Ladybirds|@-520|Tue;Wed;Thu|08:30|Eva or Jon|Eva Lind|555-0103|none|yes|no|New, stays until noon this week\nRohan Menon|Foxes|@-1240|Mon;Tue;Wed;Thu;Fri|08:00|Asha or Aunt Devi|Asha Menon|555-0104|peanut, pen in the red bag|no|yes|\nLotte Krüger|Foxes|@-1330|Mon;Wed;Fri|08:45|Lena|Lena Krüger|555-0105|none|no|yes|Twin of Emil\nEmil Krüger|Foxes|@-1330|Mon;Wed;Fri|08:45|Lena|Lena Krüger|555-0105|none|yes|yes|Twin of Lotte\nAwa Ndiaye|Owls|@-1950|Mon;Tue;Wed;Thu;Fri|08:15|Fatou, brother may not|Fatou Ndiaye|555-0106|egg|no|yes|School in August\nJakub Nowak|Owls|@-1880|Mon;Tue;Thu;Fri|07:45|Ewa or Piotr|Ewa Nowak|555-0107|none|no|yes|Polish at home\nTheo Blythe|Owls|@-2020|Mon;Tue;Wed;Thu;Fri|08:30|Dean|Dean Blythe|555-0108|none|no|no|Hearing aid, left",
    },
    {
      id: "day",
      use: "core",
      role: "log",
      icon: "sun",
      names: "day sheet|day sheets",
      also: "daily report|diary|nap|meal",
      fields:
        "Day: text\nChild: relation child\nDate: date -3..0\nHere: choice here|ill|on holiday|late\nCame: time 07:30..09:30\nAte: choice all|half|little|nothing\nSlept: number 0..130 min\nNappies: number 0..5\nMood: choice happy|tired|clingy|wild\nPlayed: tags outside|painting|blocks|singing|water|books\nFor parents: longText",
      cells: "child date here came ate slept nappies mood played forParents",
      rows: "Mila|Mila Farah|@0|here|08:02|all|95|4|happy|outside;water|First time down the big slide\nNoah|Noah Rossi|@0|here|07:34|half|110|3|tired|books|Tooth coming, bottom left\nIda|Ida Lind|@0|here|08:40|little|40|2|clingy|singing|Cried eight minutes, then waved at the birds\nRohan|Rohan Menon|@0|here|08:05|all|0|0|wild|blocks;outside|Tower of 23 blocks\nLotte|Lotte Krüger|@0|here|08:50|all|0|0|happy|painting|Please bring rain trousers\nEmil|Emil Krüger|@0|ill||nothing|0|0|tired||Mother rang, fever\nAwa|Awa Ndiaye|@0|here|08:20|all|0|0|happy|books;singing|Read a whole page to Mila\nJakub|Jakub Nowak|@0|late|09:25|half|0|0|happy|outside|\nTheo|Theo Blythe|@-1|here|08:31|all|0|0|happy|blocks|New battery in the hearing aid\nMila|Mila Farah|@-1|here|08:01|all|90|5|happy|painting|",
    },
    {
      id: "notice",
      use: "core",
      role: "event",
      icon: "megaphone",
      names: "notice|notices",
      also: "parent letter|message to parents|outing|trip",
      fields:
        "Notice: text\nGroup: choice all|Ladybirds|Foxes|Owls\nDate: date -4..40\nKind: choice closed|outing|party|bring something|illness going round\nTo sign: boolean 40\nSigned so far: number 0..24\nText: longText",
      cells: "group date kind toSign signedSoFar text",
      rows: "Closed for training|all|@24|closed|no|0|Care in the sister house for eight children, say so by Friday\nFire station visit|Owls|@9|outing|yes|6|We walk, back at noon, lunch after\nHead lice in the Foxes|Foxes|@-2|illness going round|no|0|Please check and comb tonight\nLantern party|all|@31|party|no|0|Half past four, bring a cup\nSpare clothes|Ladybirds|@2|bring something|no|0|All boxes are empty after the water day\nSwimming starts|Owls|@16|outing|yes|4|Towel, two pairs of trunks, no goggles",
    },
    {
      id: "place",
      use: "core",
      role: "item",
      icon: "list-ordered",
      names: "waiting-list entry|waiting list",
      also: "application|registration|place wanted",
      fields:
        "Name of child: text\nBorn: date -900..120\nWanted from: date 20..300\nDays a week: number 2..5\nParent: text\nE-mail: email\nPhone: phone\nSibling here: boolean 20\nState: choice waiting|visited|offered|accepted|declined\nAsked on: date -300..-1\nNotes: longText",
      cells: "born wantedFrom daysAWeek parent eMail phone siblingHere state askedOn notes",
      rows: "Baby Okoro|@40|@290|5|Ngozi Okoro|ngozi.okoro@example.com|555-0110|no|waiting|@-20|Due in January\nLeni Weber|@-260|@60|4|Jonas Weber|jonas.weber@example.com|555-0111|no|visited|@-140|\nSami Farah|@-300|@45|4|Hodan Farah|hodan.farah@example.com|555-0101|yes|offered|@-290|Brother of Mila\nGreta Holm|@-400|@30|3|Anna Holm|anna.holm@example.com|555-0112|no|accepted|@-220|Two settling-in weeks\nKofi Osei|@-150|@200|5|Amara Osei|amara.osei@example.com|555-0113|no|waiting|@-60|\nBo Tanaka|@-800|@25|2|Yuki Tanaka|yuki.tanaka@example.com|555-0114|no|declined|@-90|Wanted afternoons only",
    },
  ],
  jobs: "keep day\nfind child\nrequest place\nmove place.state\nagenda notice.date\ncheck notice.toSign\nchart day.here\nshow child.picture\nkeep child\nplan notice.date\ncheck child.photosAllowed\nkeep notice",
  site: {
    headline: "A small house with a big garden",
    body: "Three groups, one cook, and a note every afternoon about what your child ate, slept and laughed at.",
    action: "Ask for a place|place",
    services:
      "Ladybirds|One and two years, ten children|720\nFoxes|Three and four years, sixteen children|560\nOwls|The year before school|520\nHalf days|Until noon, lunch included|390",
    questions:
      "How long is settling in?|Two to four weeks, at your child's pace, with one of you near.\nHow long is the waiting list?|About nine months; siblings go first.\nWhat if my child is ill?|Ring before half past eight. Back after a day without fever.\nWho may pick up?|Only the people on your child's sheet, with their passport the first time.",
  },
  words: {
    tagline: "Who is here, who ate, who picks up.",
    itch: "Did Ida sleep today?",
    promise: "Every parent knows by four",
    pov: "POV: your toddler went down the big slide",
    gains: ["Rohan: peanut, pen in red bag", "Noah slept 110 minutes", "6 of 8 signed for Friday"],
  },
});
