import { known, type KnownThing } from "../embedded/things/known-thing.ts";
import { table } from "./rows.ts";

/** What practices, wards, homes and those who look after their health write down. */
export const CARE_THINGS: readonly KnownThing[] = [
  known(
    "log",
    "symptom, thermometer",
    "symptom/symptoms",
    "symptom_entry pain_entry symptom_record complaint_of_patient side_effect",
    "Symptom: text\nBody part: choice head|chest|stomach|back|joints|skin\nStrength: rating 1..5\nDate: date -14..0\nTime: time 06:00..22:00\nLasted: duration 10..300\nTrigger: text\nHelped: text",
    table(
      "bodyPart strength date time lasted trigger helped",
      "Throbbing headache|head|4|@0|15:30|140|Little sleep|Dark room\nHeartburn|stomach|3|@-1|21:00|60|Late dinner|Warm milk\nStiff neck|back|2|@-2|08:00|180|Long drive|Heat pad\nItchy forearms|skin|3|@-3|18:15|90|New soap|Cooling gel\nShort of breath on stairs|chest|2|@-5|09:45|10|Cold air|Rest\nSwollen knee|joints|4|@-6|20:00|300|Gardening|Ice and raising the leg\nDizzy after standing up|head|2|@-8|07:10|10|Empty stomach|Sitting down\nCramps|stomach|3|@-12|13:20|45|Raw onions|Fennel tea",
    ),
  ),
  known(
    "item",
    "disease, virus",
    "disease/diseases",
    "illness medical_condition health_condition disorder infection",
    "Name: text\nCode: text\nField: choice heart|lungs|skin|metabolism|infection|nerves\nContagious: boolean 30\nTypical signs: lines\nTreatment: longText\nCourse: choice acute|chronic|recurring\nSee a doctor: choice at once|within days|at the next visit",
    table(
      "code field contagious typicalSigns treatment course seeADoctor",
      "Chickenpox|B01|infection|yes|Fever;Itchy blisters|Rest, lotion against itching|acute|within days\nAsthma|J45|lungs|no|Wheezing;Tight chest|Inhaler, avoiding triggers|chronic|within days\nType 2 diabetes|E11|metabolism|no|Thirst;Tiredness|Diet, movement, tablets|chronic|at the next visit\nAtopic eczema|L20|skin|no|Dry patches;Itching|Moisturizing and cream|recurring|at the next visit\nInfluenza|J10|infection|yes|High fever;Aching limbs|Rest and fluids|acute|within days\nAtrial fibrillation|I48|heart|no|Racing pulse;Dizziness|Tablets, sometimes a procedure|recurring|at once\nMigraine|G43|nerves|no|One-sided pain;Nausea|Painkillers, dark room|recurring|at the next visit\nPneumonia|J18|lungs|yes|Cough;Fever;Short breath|Antibiotics|acute|at once",
    ),
  ),
  known(
    "item",
    "vaccination, syringe",
    "vaccination/vaccinations",
    "immunization vaccine vaccination_record vaccine_dose vaccination_appointment",
    "Vaccine: text\nPerson: text @people\nDose: choice first|second|third|booster\nGiven on: date -400..20\nNext due: date 20..3600\nBatch: text\nGiven by: text @people\nStatus: choice planned|given|missed",
    table(
      "dose givenOn nextDue batch status",
      "Tetanus and diphtheria|booster|@-210|@3440|TD-8841|given\nInfluenza, this season|first|@-48|@317|FL-2207|given\nMeasles, mumps, rubella|second|@-365||MR-5190|given\nHepatitis B|first|@-30|@5|HB-7713|given\nHepatitis B, follow-up|second|@5|@155||planned\nTick-borne encephalitis|third|@-120|@975|TB-4032|given\nYellow fever|first|@-12||YF-1108|missed\nWhooping cough|booster|@14|@3600||planned",
    ),
  ),
  known(
    "item",
    "labResult, test-tube",
    "lab result/lab results",
    "laboratory_result blood_test lab_test laboratory_test test_report lab_report medical_test",
    "Test: text\nPatient: text @people\nValue: number 0.1..320.0\nUnit: choice mmol/l|g/dl|mg/l|U/l|thousand/µl\nNormal range: text\nRating: choice low|normal|high\nTaken on: date -30..-1\nStatus: choice ordered|in laboratory|ready|discussed",
    table(
      "value unit normalRange rating takenOn status",
      "Blood glucose, fasting|5.1|mmol/l|3.9 – 5.5|normal|@-3|ready\nHemoglobin|10.8|g/dl|12.0 – 16.0|low|@-3|ready\nC-reactive protein|24.0|mg/l|under 5|high|@-4|discussed\nLDL cholesterol|4.2|mmol/l|under 3.0|high|@-9|discussed\nLiver enzyme GPT|31.0|U/l|under 45|normal|@-9|discussed\nWhite blood cells|7.4|thousand/µl|4.0 – 10.0|normal|@-3|ready\nPlatelets|228.0|thousand/µl|150 – 400|normal|@-3|ready\nPotassium|3.2|mmol/l|3.5 – 5.1|low|@-1|in laboratory",
    ),
  ),
  known(
    "event",
    "wardRound, clipboard-plus",
    "ward round/ward rounds",
    "doctor_round bedside_visit patient_round nursing_round",
    "Patient: text\nBed: text\nDate: date -2..1\nTime: time 07:30..16:00\nDoctor: text @people\nCondition: choice better|unchanged|worse\nOrders: lines\nGoing home: date 1..9",
    table(
      "bed date time condition orders goingHome",
      "Mrs. Halvorsen|12 A|@0|07:45|better|Walk with help;Stop infusion|@1\nMr. Adeyemi|12 B|@0|07:55|unchanged|Wound check;Blood test|@4\nMrs. Petrova|13 A|@0|08:05|worse|X-ray;Oxygen|@8\nMr. Lindholm|13 B|@0|08:15|better|Light food|@2\nMrs. Castellanos|14 A|@0|08:25|unchanged|Change dressing|@5\nMr. Okafor|14 B|@-1|08:30|better|Physiotherapy;Stairs|@1\nMrs. Tran|15 A|@-1|08:40|better|Remove stitches|@2\nMr. Bauer|15 B|@-1|08:50|unchanged|Ultrasound;No breakfast|@6",
    ),
  ),
  known(
    "item",
    "allergy, shield-alert",
    "allergy/allergies",
    "intolerance food_allergy allergen food_intolerance",
    "Allergen: text\nPerson: text @people\nKind: choice food|pollen|medicine|insect|contact\nSeverity: choice mild|moderate|severe\nReaction: text\nSince: number 1985..2024\nConfirmed: choice by test|by doctor|suspected\nEmergency kit: boolean 35",
    table(
      "kind severity reaction since confirmed emergencyKit",
      "Peanuts|food|severe|Swelling of the throat|2016|by test|yes\nBirch|pollen|moderate|Sneezing, red eyes|2009|by test|no\nPenicillin|medicine|severe|Rash and fever|1998|by doctor|yes\nWasp stings|insect|severe|Drop in blood pressure|2021|by test|yes\nNickel|contact|mild|Itching under jewelry|2013|by doctor|no\nCow's milk|food|mild|Stomach ache|2019|suspected|no\nCats|contact|moderate|Wheezing|2005|by test|no\nHazelnuts|food|moderate|Itchy mouth|2022|suspected|no",
    ),
  ),
  known(
    "item",
    "therapyGoal, target",
    "therapy goal/therapy goals",
    "treatment_goal treatment_plan care_goal rehabilitation_goal therapy_plan",
    "Goal: text\nPerson: text @people\nArea: choice movement|speech|daily life|mood|memory\nNow: text\nTarget: text\nProgress: percent 0..100\nReview on: date 5..60\nStatus: choice new|on the way|reached|changed",
    table(
      "area now target progress reviewOn status",
      "Climb one flight of stairs|movement|Six steps with rail|Fourteen steps|45|@14|on the way\nButton a shirt alone|daily life|Two buttons|All seven|30|@21|on the way\nOrder in a café|speech|Points at the card|Three-word sentences|60|@10|on the way\nSleep through four nights a week|mood|One night|Four nights|25|@28|on the way\nFind the way to the bakery|memory|With a companion|Alone|100|@7|reached\nLift the arm over the head|movement|To the shoulder|Overhead|70|@12|on the way\nCook a simple lunch|daily life|Needs reminders|Without help|0|@45|new\nPhone a friend each Sunday|mood|Never|Every week|50|@30|changed",
    ),
  ),
  known(
    "item",
    "carePlan, heart-handshake",
    "care plan/care plans",
    "nursing_plan care_schedule nursing_care nursing_record care_record elderly_care",
    "Resident: text\nRoom: text\nCare level: choice 1|2|3|4|5\nHelps with: tags washing|eating|walking|medicine|night\nDiet: choice normal|soft|diabetic|vegetarian\nRisk of falls: choice low|medium|high\nNext review: date 3..60\nHabits: longText",
    table(
      "room careLevel helpsWith diet riskOfFalls nextReview habits",
      "Ingeborg Falk|101|3|washing;walking|normal|high|@12|Tea at three, window open at night\nRafael Montoya|102|2|medicine|diabetic|low|@30|Plays dominoes after lunch\nAgnes Wójcik|104|4|washing;eating;walking|soft|high|@5|Likes to be woken with music\nHaruto Ono|105|1|medicine|normal|low|@44|Waters the plants in the hall\nViolet Ncube|107|3|walking;night|vegetarian|medium|@18|Choir on Wednesdays\nStanislav Hájek|108|5|washing;eating;medicine;night|soft|high|@3|Hand massage calms him\nLeonor Pires|110|2|washing|normal|medium|@26|Calls her daughter at six\nAhmet Kılıç|112|3|medicine;walking|diabetic|medium|@37|Reads the paper aloud",
    ),
  ),
  known(
    "log",
    "vitalCheck, heart-pulse",
    "body measurement/body measurements",
    "weight_record weight_entry sleep_record body_data weight_log growth_record",
    "Day: text\nDate: date -14..0\nWeight: number 48.0..96.0 kg\nPulse: number 52..96 bpm\nSleep: number 4.0..9.5 h\nSteps: number 900..14800\nWater: number 0.6..2.8 l\nMood: rating 1..5",
    table(
      "date weight pulse sleep steps water mood",
      "Sunday, long walk|@0|72.4|58|8.5|14800|2.2|5\nSaturday at the market|@-1|72.6|61|7.5|9200|1.8|4\nFriday, late shift|@-2|72.9|66|5.5|6100|1.4|3\nThursday in the office|@-3|72.8|63|7.0|4300|1.9|3\nWednesday with a cold|@-4|73.1|74|9.0|1200|2.4|2\nTuesday, swimming|@-5|72.9|60|7.5|7800|2.0|4\nMonday, train delay|@-6|73.2|68|6.0|8900|1.2|2\nSunday at home|@-7|73.4|62|8.0|2700|1.6|4",
    ),
  ),
  known(
    "event",
    "surgery, scissors",
    "surgery/surgeries",
    "operation_of_patient surgical_procedure operating_schedule medical_procedure",
    "Procedure: text\nPatient: text @people\nDate: date -2..14\nTime: time 07:30..15:00\nRoom: choice OR 1|OR 2|OR 3\nSurgeon: text @people\nAnesthesia: choice general|regional|local\nStatus: choice planned|prepared|in progress|finished",
    table(
      "date time room anesthesia status",
      "Knee arthroscopy|@0|07:45|OR 1|general|finished\nCataract, left eye|@0|08:15|OR 3|local|finished\nGallbladder removal|@0|09:30|OR 2|general|in progress\nCarpal tunnel release|@0|11:00|OR 3|regional|prepared\nHip replacement|@1|07:30|OR 1|regional|planned\nHernia repair|@1|10:45|OR 2|general|planned\nTonsil removal|@3|08:00|OR 2|general|planned\nSpinal fusion|@6|07:30|OR 1|general|planned",
    ),
  ),
  known(
    "item",
    "bloodDonation, droplet",
    "blood donation/blood donations",
    "blood_unit plasma_donation blood_donor_visit blood_bag",
    "Number: text\nDonor: text @people\nBlood group: choice A+|A-|B+|B-|AB+|0+|0-\nDate: date -30..0\nVolume: number 250..500 ml\nKind: choice whole blood|plasma|platelets\nHemoglobin: number 12.0..17.0 g/dl\nStatus: choice tested|stored|issued|discarded",
    table(
      "bloodGroup date volume kind hemoglobin status",
      "BD-60214|0+|@-2|500|whole blood|14.2|tested\nBD-60209|A+|@-4|500|whole blood|13.1|stored\nBD-60201|B-|@-6|500|whole blood|15.0|issued\nBD-60196|AB+|@-7|450|plasma|14.6|stored\nBD-60188|0-|@-9|500|whole blood|12.8|issued\nBD-60177|A-|@-12|250|platelets|15.9|discarded\nBD-60163|A+|@-15|450|plasma|16.2|stored\nBD-60150|0+|@-21|500|whole blood|13.7|issued",
    ),
  ),
  known(
    "item",
    "medicationDose, pill-bottle",
    "medication reminder/medication reminders",
    "dose_reminder medicine_reminder medication_schedule pill_reminder dosage",
    "Medicine: text\nDose: text\nTime: time 06:30..22:00\nWith food: boolean 50\nDays: choice every day|working days|every second day|weekly\nLeft: number 0..90 pcs\nRefill on: date 2..45\nTaken today: boolean 50",
    table(
      "dose time withFood days left refillOn takenToday",
      "Blood pressure tablet|1 tablet|07:00|no|every day|41|@38|yes\nIron capsule|1 capsule|07:00|no|every second day|18|@32|yes\nMetformin|500 mg|08:00|yes|every day|64|@30|yes\nEye drops|2 drops each|12:00|no|every day|1|@2|no\nVitamin D|1 capsule|08:00|yes|weekly|9|@45|no\nThyroid tablet|75 µg|06:30|no|every day|88|@44|yes\nCough syrup|10 ml|21:00|no|every day|3|@4|no\nInhaler, preventive|2 puffs|22:00|no|every day|90|@40|no",
    ),
  ),
  known(
    "item",
    "medicalDevice, syringe",
    "medical device/medical devices",
    "medical_equipment hospital_equipment medical_instrument aid_device wheelchair",
    "Name: text\nNumber: text\nWard: choice surgery|children|intensive care|emergency|store\nMaker: text\nNext check: date -5..180\nBattery: percent 0..100\nStatus: choice ready|in use|cleaning|defective",
    table(
      "number ward maker nextCheck battery status",
      "Infusion pump|MD-1022|intensive care|Aalto Medical|@64|87|in use\nUltrasound, portable|MD-1031|emergency|Sonor Works|@22|54|ready\nDefibrillator, hall|MD-1007|emergency|Pulse Technics|@-5|100|ready\nWheelchair, wide|MD-1140|store|Roll & Rest|@120|0|ready\nIncubator|MD-1055|children|Aalto Medical|@41|95|in use\nPatient monitor|MD-1068|surgery|Sonor Works|@90|12|defective\nNebulizer|MD-1093|children|Breathe Easy|@77|0|cleaning\nLift for patients|MD-1121|surgery|Roll & Rest|@180|68|in use",
    ),
  ),
  known(
    "person",
    "nurse, heart-pulse",
    "caregiver/caregivers",
    "carer home_nurse nursing_aide nanny babysitter care_worker",
    "Name: text\nPicture: image\nPhone: phone\nWorks in: choice homes|day center|hospital|families\nExperience: number 0..28 years\nLanguages: tags English|Polish|Spanish|Tagalog|Turkish\nHours free: number 0..40 h\nHourly rate: money 14..32 USD",
    table(
      "phone worksIn experience languages hoursFree hourlyRate",
      "Malgorzata Zielińska|555-0141|homes|19|English;Polish|12|24\nJericho Santos|555-0142|hospital|7|English;Tagalog|0|28\nRosalía Benítez|555-0143|families|4|English;Spanish|30|18\nEmine Şahin|555-0144|day center|11|English;Turkish|8|22\nCallum Frazer|555-0145|homes|2|English|40|16\nGrace Otieno|555-0146|hospital|28|English|4|32\nZuzana Králová|555-0147|families|0|English|36|14\nDaniela Reyes|555-0148|day center|9|English;Spanish|16|21",
    ),
  ),
];
