import type { SurveySet } from "./sets.ts";

/** Surveys of customers, guests, visitors and patients. The first is asked where the occasion is not known. */
export const SURVEYS_OF_CUSTOMERS: readonly SurveySet[] = [
  {
    id: "customer",
    says: /\b(?:customer|client|csat|satisfaction survey|shoppers?|buyers?)\b/,
    title: "Customer satisfaction",
    icon: "smile",
    intro: "Tell us how we did. It takes about two minutes.",
    thanks: "Thank you. We read every answer.",
    questions: `scale*|Overall, how satisfied are you with us?|Very dissatisfied|Very satisfied
nps*|How likely are you to recommend us to a friend or colleague?
likert|How much do you agree?|I got what I needed;It was easy to deal with us;I got answers quickly;The price is fair
single|How long have you been a customer?|Less than 6 months;6 to 12 months;1 to 3 years;More than 3 years
multiple|What do you value most about us?|Quality;Price;Service;Speed;Range
yesno|Did you contact our support in the last three months?|No>2
scale|How well did support solve your problem?|Not at all|Completely
long|What is the one thing we should improve?`,
  },
  {
    id: "nps",
    says: /\b(?:nps|net promoter)\b/,
    title: "How likely are you to recommend us?",
    icon: "gauge",
    intro: "One number and, if you like, a few words.",
    thanks: "Thank you. Your answer helps us decide what to do next.",
    questions: `nps*|How likely are you to recommend us to a friend or colleague?
long|What is the main reason for your score?
multiple|What matters most to you?|Quality;Price;Service;Ease of use;Reliability
long|What could we do to make it a 10?
single|How long have you been with us?|Less than 3 months;3 to 12 months;1 to 3 years;More than 3 years
email|May we get back to you? Leave your email.`,
  },
  {
    id: "restaurant",
    says: /\b(?:restaurant|caf[eé]|diner|bistro|dining|bakery|coffee shop|food truck|pub|bar)\b/,
    title: "How was your meal?",
    icon: "utensils",
    intro: "Two minutes about your visit. The kitchen reads it too.",
    thanks: "Thank you. We hope to see you again soon.",
    questions: `scale*|How was your visit overall?|Poor|Excellent
matrix|How would you rate each part?|Food;Drinks;Service;Atmosphere;Value for money|Poor;Fair;Good;Excellent
single|How long did you wait for your food?|Under 15 minutes;15 to 30 minutes;30 to 45 minutes;Longer
short|What did you order?
single|How often do you eat with us?|First time;A few times a year;Every month;Every week
nps|How likely are you to recommend us?
multiple|What would you like to see more of?|Vegetarian dishes;Vegan dishes;Seasonal dishes;Smaller portions;Desserts;Non-alcoholic drinks
long|Anything the kitchen or the team should know?`,
  },
  {
    id: "hotel",
    says: /\b(?:hotel|hostel|guest ?house|stay|bed and breakfast|b&b|airbnb|holiday (?:home|rental)|resort)\b/,
    title: "How was your stay?",
    icon: "bed-double",
    intro: "Tell us about your stay before you forget the details.",
    thanks: "Thank you, and safe travels.",
    questions: `scale*|How was your stay overall?|Poor|Excellent
single|What was the reason for your stay?|Vacation;Business;Visiting family or friends;An event
matrix|How would you rate each part?|Check-in;Cleanliness;Bed and sleep;Breakfast;Staff;Wi-Fi|Poor;Fair;Good;Excellent
yesno|Did anything go wrong during your stay?|No>2
long|What went wrong, and how did we handle it?
scale|Was it worth the price?|Not at all|Absolutely
nps|How likely are you to recommend us?
long|What would make your next stay better?`,
  },
  {
    id: "patient",
    says: /\b(?:patients?|clinic|hospital|doctor'?s?|dental|dentist|practice visit)\b/,
    title: "Your visit to our practice",
    icon: "stethoscope",
    intro: "Your answers stay confidential and do not affect your care.",
    thanks: "Thank you for helping us improve.",
    questions: `scale*|How satisfied were you with your visit?|Very dissatisfied|Very satisfied
single|How did you make the appointment?|By phone;Online;In person;I came without one
single|How long did you wait past your appointment time?|Not at all;Up to 15 minutes;15 to 30 minutes;More than 30 minutes
likert|How much do you agree?|I was treated with respect;I was listened to;Things were explained in a way I understood;I had enough time for my questions
scale|How clean were the rooms?|Not clean|Very clean
yesno|Do you know what happens next in your treatment?
nps|How likely are you to recommend us to family or friends?
long|What could we do better?`,
  },
  {
    id: "product",
    says: /\b(?:products?|saas|software|app feedback|beta|feature(?:s)?|user feedback|users?)\b/,
    title: "Product feedback",
    icon: "package-search",
    intro: "Help us decide what to build next.",
    thanks: "Thank you. Your answers go straight to the product team.",
    questions: `single*|How would you feel if you could no longer use the product?|Very disappointed;Somewhat disappointed;Not disappointed
single|How often do you use it?|Every day;Every week;Every month;Rarely
long|What is the main benefit you get from it?
scale|How easy is it to use?|Very hard|Very easy
rank|What should we improve first?|Speed;Ease of use;More features;Fewer bugs;Better support
yesno|Have you run into a bug recently?|No>2
long|What happened, and what did you expect?
nps|How likely are you to recommend it?`,
  },
  {
    id: "website",
    says: /\b(?:web ?site|web page|online shop|web shop|ux|usability)\b/,
    title: "Website feedback",
    icon: "mouse-pointer-click",
    intro: "One minute about the site you just used.",
    thanks: "Thank you. That helps us fix what gets in your way.",
    questions: `single*|What did you come here to do?|Find information;Buy something;Contact someone;Just look around
single*|Did you manage to do it?|Yes;Partly;No|Yes>2
long|What got in your way?
likert|How much do you agree?|I found things quickly;The text was easy to understand;The pages loaded fast;It works well on my device
single|Which device did you use?|Phone;Tablet;Computer
scale|How do you like the look of the site?|Not at all|Very much
long|What is missing?`,
  },
  {
    id: "market",
    says: /\b(?:market research|consumer|brand|product idea|concept test|buying habits|audience research)\b/,
    title: "Market research",
    icon: "chart-pie",
    intro: "We're planning something new. Your habits help us get it right.",
    thanks: "Thank you for your time.",
    questions: `# About you
single|How old are you?|Under 18;18 to 24;25 to 34;35 to 44;45 to 54;55 to 64;65 or older;I'd rather not say
single|Where do you usually shop for this?|Online;In local stores;In chain stores;At markets
# Your habits
single*|How often do you buy something like this?|Every week;Every month;A few times a year;Never
rank|What matters most when you choose?|Price;Quality;Brand;Sustainability;Recommendations
number|How much do you spend on it in a month, roughly?
# The idea
scale*|How appealing is our idea to you?|Not at all|Very
single|How likely are you to buy it at the price you saw?|Definitely;Probably;Not sure;Probably not;Definitely not
long|What would stop you from buying it?`,
  },
  {
    id: "event",
    says: /\b(?:event|conference|workshop|festival|webinar|meetup|concert|wedding)\b/,
    title: "Event feedback",
    icon: "calendar-heart",
    intro: "Tell us about it while it is fresh.",
    thanks: "Thank you. See you at the next one.",
    questions: `scale*|How was the event overall?|Poor|Excellent
matrix|How would you rate each part?|Content;Speakers;Venue;Food and drinks;Organization|Poor;Fair;Good;Excellent
single|How was the length?|Too short;Just right;Too long
short|What was your highlight?
likert|How much do you agree?|I learned something useful;I met people I want to stay in touch with;It was worth my time
single|Would you come again?|Yes;Maybe;No
nps|How likely are you to recommend it to a friend?
long|What should we change next time?`,
  },
  {
    id: "support",
    says: /\b(?:support ticket|help ?desk|service desk|call center|customer service|after a call)\b/,
    title: "How did support do?",
    icon: "headset",
    intro: "Three short questions about your request.",
    thanks: "Thank you. We share your answer with the team.",
    questions: `single*|Was your problem solved?|Yes;Partly;Not yet
scale*|How easy was it to get help?|Very hard|Very easy
single|How often did you have to contact us about it?|Once;Twice;Three times or more
likert|How much do you agree?|The person understood my problem;The answer was clear;I was treated in a friendly way
scale|How satisfied are you with the time it took?|Not at all|Very
long|What could have gone better?`,
  },
  {
    id: "fitness",
    says: /\b(?:gym|fitness|yoga|studio|sports? club|personal trainer|members?)\b/,
    title: "Member survey",
    icon: "dumbbell",
    intro: "Help us plan classes and hours that suit you.",
    thanks: "Thank you for training with us.",
    questions: `scale*|How satisfied are you with your membership?|Very dissatisfied|Very satisfied
single|How often do you come?|Less than once a week;Once a week;2 to 3 times a week;More often
multiple|When do you like to train?|Early morning;Late morning;Afternoon;Evening;Weekend
matrix|How would you rate each part?|Classes;Trainers;Equipment;Cleanliness;Opening hours|Poor;Fair;Good;Excellent
single|What is your main goal?|Health;Strength;Losing weight;Endurance;Having fun
nps|How likely are you to recommend us?
long|Which class or device do you miss?`,
  },
  {
    id: "delivery",
    says: /\b(?:deliver(?:y|ies)|shipping|courier|order experience|post[- ]purchase|checkout)\b/,
    title: "About your order",
    icon: "truck",
    intro: "One minute about your last order.",
    thanks: "Thank you for ordering with us.",
    questions: `scale*|How satisfied are you with your order?|Very dissatisfied|Very satisfied
single|Did it arrive on time?|Earlier than expected;On time;Late;Not yet
likert|How much do you agree?|Ordering was easy;The product is as described;It was packed well
yesno|Was anything missing or damaged?|No>2
long|What was missing or damaged?
nps|How likely are you to order again or recommend us?
long|Anything else?`,
  },
];
