import type { Archetype, ArtDirection } from "@sayhey/appspec";
import { camelCase, type Thing } from "../thing.ts";
import { KNOWN_THINGS } from "../things/all.ts";
import { nameIn } from "../things/known-thing.ts";
import type { Domain } from "./domain.ts";

/** Who stands in for whom where a field keeps only one of them: its customers are the clients of its invoices. */
const STANDS_FOR: Record<string, readonly string[]> = {
  client: ["customer", "patient", "mother", "student"],
  customer: ["client"],
  patient: ["client"],
  product: ["arrangement", "dish"],
  job: ["project", "alteration", "case"],
};

/** Things known by name, pointing at each other; what points at none of them loses that field. */
export function linked(ids: readonly string[]): Thing[] {
  const chosen = ids.flatMap((id) => KNOWN_THINGS.filter((known) => known.id === id).slice(0, 1));
  const nameOf = (known: (typeof chosen)[number]): string => nameIn(known, "en")[0];
  const targetOf = (word: string): (typeof chosen)[number] | undefined =>
    [word, ...(STANDS_FOR[word] ?? [])]
      .map((name) => chosen.find((known) => nameOf(known).toLowerCase() === name))
      .find((known) => known !== undefined);
  return chosen.map((known) => {
    const seen = new Set<string>();
    const lines = known.fields
      .split("\n")
      .flatMap((line) => {
        const word = /: relation (\w+)$/.exec(line)?.[1];
        if (word === undefined) return [line];
        const target = targetOf(word);
        return target === undefined || target === known ? [] : [`${nameOf(target)}: relation ${target.id}`];
      })
      .filter((line) => {
        const id = camelCase(line.slice(0, line.indexOf(":")));
        return !seen.has(id) && seen.add(id);
      });
    const of = lines.map((line) => /: relation (\w+)$/.exec(line)?.[1]).find(Boolean);
    const [name, plural] = nameIn(known, "en");
    const words = [name, plural, known.also].map((part) => part.toLowerCase()).join(" ");
    return {
      id: known.id,
      name,
      plural,
      icon: known.icon,
      role: known.role,
      words,
      fields: lines.join("\n"),
      rows: known.rows,
      ...(known.role === "log" && of ? { of } : {}),
    };
  });
}

/** What people of a line of work deal with all day, and what to build for them. */
interface Family {
  lead: Archetype;
  directions: readonly ArtDirection[];
  category: string;
  things: string;
}

const FAMILIES = {
  jobs: {
    lead: "board",
    directions: ["blueprint", "ledger"],
    category: "Services",
    things: "siteJob customerPerson materialItem quote invoice",
  },
  care: {
    lead: "tracker",
    directions: ["civic", "still-water"],
    category: "Health",
    things: "patient careTask vitalSigns medicine",
  },
  practice: {
    lead: "tracker",
    directions: ["civic", "still-water"],
    category: "Health",
    things: "patient clinicVisit vitalSigns invoice",
  },
  clients: {
    lead: "tracker",
    directions: ["still-water", "civic"],
    category: "Health",
    things: "client therapySession invoice workTask",
  },
  chair: {
    lead: "booking",
    directions: ["salon"],
    category: "Beauty",
    things: "service stylistPerson customerPerson",
  },
  orders: {
    lead: "board",
    directions: ["corner-shop", "kitchen-table"],
    category: "Services",
    things: "customerOrder customerPerson materialItem invoice",
  },
  counter: {
    lead: "shop",
    directions: ["corner-shop", "kitchen-table"],
    category: "Shops",
    things: "product supplier customerPerson saleEntry",
  },
  desk: {
    lead: "board",
    directions: ["ledger", "blueprint"],
    category: "Work",
    things: "project client deadlineItem timeEntry invoice",
  },
  teaching: {
    lead: "tracker",
    directions: ["playroom", "civic"],
    category: "Learning",
    things: "student lesson homework gradeEntry",
  },
  lessons: {
    lead: "tracker",
    directions: ["playroom", "civic"],
    category: "Learning",
    things: "student lesson homework payment",
  },
  wheel: {
    lead: "tracker",
    directions: ["hangar", "track-day"],
    category: "Mobility",
    things: "vehicle driveTrip restStop fillUp",
  },
  kitchen: {
    lead: "tracker",
    directions: ["kitchen-table", "corner-shop"],
    category: "Food",
    things: "dishItem materialItem supplier workTask",
  },
  house: {
    lead: "tracker",
    directions: ["civic", "still-water"],
    category: "Family",
    things: "medicine clinicVisit grandparentContact dailyStep",
  },
  team: {
    lead: "board",
    directions: ["blueprint", "civic"],
    category: "Work",
    things: "workTask employee workMeeting noteItem",
  },
} satisfies Record<string, Family>;

/** Words that mean the calling, `family`, its icon, and things of its own in front of the family's where it has any. */
function calling(
  id: string,
  family: keyof typeof FAMILIES,
  icon: string,
  audience: string,
  words: string,
  own: { things?: string; lead?: Archetype; category?: string } = {},
): Domain {
  const base = FAMILIES[family];
  return {
    id,
    calling: true,
    general: true,
    words: words
      .split(" ")
      .map((word) => `${word}*9`)
      .join(" "),
    category: own.category ?? base.category,
    directions: base.directions,
    icon,
    audience,
    lead: own.lead ?? base.lead,
    hashtags: `${audience.replaceAll(" ", "")}|atwork|everyday|smallapps`,
    verbs: "Add|Log|Look back",
    names: "Day Sheet|Work Book|Round Book",
    problem: "Notes of the day end up on scraps of paper",
    promise: "The whole working day, one place",
    itch: "Where was that note again?",
    pov: "POV: nothing gets forgotten",
    things: linked((own.things ?? base.things).split(" ")),
  };
}

/** Fields of those who work in a trade, look after somebody or study: what they deal with all day. */
export const CALLINGS: readonly Domain[] = [
  calling("plumbers", "jobs", "wrench", "plumbers", "plumber plumbers heating_engineer heating_engineers pipe_fitters"),
  calling("electricians", "jobs", "plug", "electricians", "electrician electricians solar_installer solar_installers"),
  calling(
    "carpenters",
    "jobs",
    "hammer",
    "carpenters",
    "carpenter carpenters joiner joiners cabinetmaker woodworker roofer roofers tiler tilers bricklayer bricklayers mason masons glazier glaziers welder welders plasterer plasterers builder builders construction_workers",
    {
      things: "siteJob customerPerson materialItem hoursEntry invoice",
    },
  ),
  calling(
    "painters",
    "jobs",
    "paint-roller",
    "painters and decorators",
    "decorator decorators house_painter house_painters painter_and_decorator",
  ),
  calling(
    "landscapers",
    "jobs",
    "shovel",
    "landscapers",
    "landscaper landscapers landscaping arborist arborists tree_surgeon tree_surgeons lawn_care groundskeeper groundskeepers",
  ),
  calling(
    "handymen",
    "jobs",
    "hammer",
    "handymen",
    "handyman handymen locksmith locksmiths chimney_sweep chimney_sweeps pest_control window_cleaner window_cleaners pool_cleaner pool_cleaners piano_tuner piano_tuners farrier farriers removals movers tradesmen tradespeople craftsmen craftspeople technician technicians installers repairman repairmen",
  ),
  calling(
    "mechanics",
    "jobs",
    "wrench",
    "mechanics",
    "mechanic mechanics car_repair auto_repair garage_owner garage_owners car_workshop motorcycle_workshop",
    {
      things: "siteJob customerPerson vehicle materialItem invoice",
    },
  ),
  calling(
    "cleaning",
    "jobs",
    "brush-cleaning",
    "cleaning companies",
    "cleaning_company cleaning_business cleaning_firm cleaning_service cleaning_services cleaning_lady cleaners domestic_helpers",
    {
      things: "siteJob customerPerson cleanerPerson keyHandover invoice",
    },
  ),
  calling(
    "nurses",
    "care",
    "heart-pulse",
    "nurses",
    "nurse nurses nursing ward_staff paramedic paramedics ambulance_crew care_home nursing_home",
  ),
  calling(
    "carers",
    "care",
    "hand-heart",
    "carers",
    "carer carers caregiver caregivers care_worker care_workers home_care home_helpers",
    {
      things: "patient careTask homeVisit medicine",
    },
  ),
  calling("midwives", "care", "baby", "midwives", "midwife midwives doula doulas", {
    things: "expectantMother homeVisit workTask invoice",
  }),
  calling(
    "doctors",
    "practice",
    "stethoscope",
    "doctors",
    "doctor doctors gp physician physicians surgeon surgeons clinic clinics pediatrician dermatologist optician opticians optometrist  osteopath osteopaths chiropractor chiropractors",
  ),
  calling(
    "dentists",
    "practice",
    "smile",
    "dentists",
    "dentist dentists dental_clinic dental_practice dental hygienist hygienists orthodontist",
    {
      things: "patient clinicVisit service invoice",
    },
  ),
  calling(
    "vets",
    "practice",
    "paw-print",
    "vets",
    "vets veterinarian veterinarians animal_hospital vet_clinic vet_practice veterinary animal_shelter_vets",
    {
      things: "pet vetVisit customerPerson invoice",
    },
  ),
  calling(
    "physios",
    "practice",
    "activity",
    "physiotherapists",
    "physiotherapist physiotherapists physios occupational_therapist occupational_therapists speech_therapist speech_therapists",
    {
      things: "patient exercise therapySession invoice",
    },
  ),
  calling(
    "therapists",
    "clients",
    "message-circle",
    "therapists",
    "therapist therapists psychologist psychologists counsellor counsellors counselor counselors psychotherapist life_coach life_coaches coaches_and_clients social_worker social_workers",
  ),
  calling(
    "trainers",
    "clients",
    "dumbbell",
    "personal trainers",
    "personal_trainer personal_trainers fitness_coach fitness_coaches nutritionist nutritionists dietitian dietitians dietician",
    {
      things: "client workoutSession bodyWeighing payment",
    },
  ),
  calling(
    "hairdressers",
    "chair",
    "scissors",
    "hairdressers",
    "hairdresser hairdressers hairstylist hairstylists nail_technician nail_technicians beautician beauticians cosmetologist makeup_artist makeup_artists massage_therapist massage_therapists masseuse lash_artist esthetician",
  ),
  calling("barbers", "chair", "scissors", "barbers", "barber barbers barbershop barber_shop barbershops", {
    things: "haircut barberItem customerPerson",
  }),
  calling(
    "groomers",
    "chair",
    "dog",
    "dog groomers",
    "dog_groomer dog_groomers dog_grooming pet_grooming groomer groomers pet_salon",
    {
      things: "service pet stylistPerson customerPerson",
    },
  ),
  calling(
    "tailors",
    "orders",
    "scissors-line-dashed",
    "tailors",
    "tailor tailors seamstress seamstresses dressmaker dressmakers tailoring",
    {
      things: "alteration customerPerson materialItem invoice",
    },
  ),
  calling("florists", "orders", "flower-2", "florists", "florist florists flower_shop flower_shops flower_stand", {
    things: "arrangement customerOrder customerPerson delivery",
  }),
  calling(
    "bakers",
    "orders",
    "croissant",
    "bakers",
    "baker bakers bakery bakeries pastry_chef pastry_chefs cake_maker cake_makers cake_decorator cake_business confectioner confectioners chocolatier",
    {
      things: "product customerOrder customerPerson materialItem",
    },
  ),
  calling(
    "makers",
    "orders",
    "gem",
    "makers",
    "jeweller jewellers jeweler jewelers goldsmith goldsmiths watchmaker watchmakers cobbler cobblers shoemaker shoemakers bookbinder bookbinders luthier luthiers picture_framer picture_framers upholsterer upholsterers leatherworker blacksmith blacksmiths soap_makers candle_makers weavers",
  ),
  calling(
    "printers",
    "orders",
    "printer",
    "printers",
    "print_shop print_shops copy_shop printers_and_binders printing_company",
    {
      things: "printOrder customerPerson materialItem invoice",
      lead: "board",
    },
  ),
  calling("pharmacists", "counter", "pill", "pharmacists", "pharmacist pharmacists pharmacy pharmacies drugstore"),
  calling(
    "shopkeepers",
    "counter",
    "store",
    "shopkeepers",
    "shopkeeper shopkeepers shop_owner shop_owners grocer grocers greengrocer butcher butchers cheesemonger fishmonger corner_shop corner_shops kiosk kiosks market_trader market_traders market_stall stallholder stallholders small_shops retailers",
  ),
  calling(
    "lawyers",
    "desk",
    "scale",
    "lawyers",
    "lawyer lawyers attorney attorneys solicitor solicitors law_firm law_office paralegal paralegals notary notaries",
    {
      things: "legalCase client deadlineItem timeEntry invoice",
    },
  ),
  calling(
    "accountants",
    "desk",
    "calculator",
    "accountants",
    "accountant accountants bookkeeper bookkeepers tax_adviser tax_advisor tax_advisers tax_advisors auditor auditors insurance_agent insurance_agents insurance_broker insurance_brokers",
    {
      things: "client deadlineItem idDocument timeEntry invoice",
    },
  ),
  calling(
    "consultants",
    "desk",
    "briefcase",
    "consultants",
    "consultant consultants consultancy architect architects engineer engineers translator translators copywriter copywriters interior_designer interior_designers graphic_designer graphic_designers web_designer web_designers solopreneur solopreneurs contractors_and_consultants project_manager project_managers agency_owner agency_owners",
  ),
  calling(
    "realtors",
    "desk",
    "key-round",
    "estate agents",
    "realtor realtors estate_agent estate_agents real_estate_agent real_estate_agents letting_agent letting_agents",
    {
      things: "rentalFlat client homeViewing quote",
      lead: "pipeline",
    },
  ),
  calling(
    "landlords",
    "desk",
    "key-round",
    "landlords",
    "landlord landlords property_manager property_managers rental_properties rental_flats property_management",
    {
      things: "rentalFlat tenant payment repairRequest",
      lead: "tracker",
      category: "Home",
    },
  ),
  calling(
    "salespeople",
    "desk",
    "handshake",
    "sales people",
    "salesperson salespeople sales_rep sales_reps salesman salesmen field_sales account_manager account_managers",
    {
      things: "client quote workMeeting workTask",
      lead: "pipeline",
    },
  ),
  calling(
    "recruiters",
    "desk",
    "user-round-search",
    "recruiters",
    "recruiter recruiters headhunter headhunters hr_manager hr_managers hr_team human_resources",
    {
      things: "jobApplication employee workMeeting workTask",
    },
  ),
  calling(
    "assistants",
    "team",
    "list-checks",
    "assistants",
    "secretary secretaries receptionist receptionists office_manager office_managers personal_assistant executive_assistant virtual_assistant virtual_assistants",
  ),
  calling(
    "managers",
    "team",
    "users",
    "team leads",
    "team_lead team_leads team_leader team_leaders small_business_owner small_business_owners small_team small_teams startup_founders founders entrepreneur entrepreneurs supervisor supervisors foremen",
  ),
  calling(
    "teachers",
    "teaching",
    "school",
    "teachers",
    "teacher teachers schoolteacher primary_school_teacher school_teachers lecturer lecturers professor professors",
    { lead: "tracker" },
  ),
  calling(
    "tutors",
    "lessons",
    "graduation-cap",
    "tutors",
    "tutor tutors private_tutor private_tutors music_teacher music_teachers piano_teacher piano_teachers guitar_teacher guitar_teachers driving_instructor driving_instructors language_teacher language_teachers riding_instructor swim_teachers yoga_teacher yoga_teachers dance_teacher dance_teachers",
  ),
  calling(
    "childminders",
    "care",
    "blocks",
    "childminders",
    "childminder childminders nursery_teacher nursery_teachers daycare kindergarten kindergarten_teachers preschool_teacher preschool_teachers au_pair nanny_diary",
    {
      things: "child babyFeeding napEntry dailyStep familyPerson",
      category: "Family",
    },
  ),
  calling(
    "newParents",
    "care",
    "baby",
    "new parents",
    "new_parents new_mums new_moms new_dads first_time_parents newborn newborns twins expecting_parents young_parents",
    {
      things: "child babyFeeding nappyChange napEntry clinicVisit",
      category: "Family",
    },
  ),
  calling(
    "students",
    "teaching",
    "graduation-cap",
    "students",
    "university_students college_students uni_students freshmen undergraduates medical_students law_students nursing_students exchange_students",
    {
      things: "uniCourse examDate homework learnSession",
    },
  ),
  calling(
    "truckers",
    "wheel",
    "truck",
    "drivers",
    "truck_driver truck_drivers trucker truckers lorry_driver lorry_drivers delivery_driver delivery_drivers van_drivers haulier hauliers",
  ),
  calling(
    "cabbies",
    "wheel",
    "car",
    "drivers",
    "taxi_driver taxi_drivers cab_drivers chauffeur chauffeurs uber_drivers rideshare_drivers bus_driver bus_drivers",
    {
      things: "vehicle driveTrip incomeEntry fillUp",
    },
  ),
  calling(
    "couriers",
    "wheel",
    "bike",
    "couriers",
    "courier couriers bike_messenger bike_messengers food_delivery_riders postmen mail_carriers",
    {
      things: "delivery driveTrip incomeEntry customerPerson",
    },
  ),
  calling(
    "chefs",
    "kitchen",
    "chef-hat",
    "chefs",
    "chef chefs cook_in_a_restaurant line_cooks restaurant_owner restaurant_owners canteen canteens cafe_owner cafe_owners bartender bartenders barista baristas",
  ),
  calling(
    "caterers",
    "kitchen",
    "utensils",
    "caterers",
    "caterer caterers catering private_chef private_chefs catering_company",
    {
      things: "dishItem gig client shoppingItem invoice",
    },
  ),
  calling(
    "elders",
    "house",
    "heart",
    "grandparents",
    "grandma grandpa grandmother grandfather granny nan nana grandad granddad elderly old_people older_people elderly_parents ageing_parents aging_parents seniors grandparents grandparent pensioners retirees dementia alzheimers",
  ),
  calling(
    "smallKids",
    "house",
    "blocks",
    "children",
    "my_kids my_son my_daughter toddlers preschoolers my_children little_ones",
    {
      things: "dailyStep reward houseChore child",
    },
  ),
  calling("foster", "care", "cat", "foster carers", "foster_kittens foster_cats kitten_fostering foster_puppies", {
    things: "kitten growthCheck vetVisit",
    category: "Animals",
  }),
  calling(
    "dogWalkers",
    "jobs",
    "dog",
    "dog walkers",
    "dog_walker dog_walkers pet_sitter pet_sitters dog_sitter dog_sitters",
    {
      things: "pet dogWalk customerPerson payment",
      lead: "tracker",
      category: "Pets",
    },
  ),
  calling(
    "photographers",
    "desk",
    "camera",
    "photographers",
    "photographer photographers videographer videographers wedding_photographer",
    {
      things: "photoShoot client quote invoice",
      lead: "planner",
    },
  ),
  calling("librarians", "team", "library-big", "librarians", "librarian librarians small_library", {
    things: "bookItem toolBorrower workTask readingEntry",
    lead: "lending",
  }),
  calling(
    "partners",
    "house",
    "heart",
    "somebody dear",
    "boyfriend girlfriend husband wife fiance fiancee my_partner my_sister my_brother my_mum my_mom my_dad best_friend",
    {
      things: "wish birthdayItem noteItem dailyStep",
    },
  ),
];
