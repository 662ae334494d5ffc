import type { SurveySet } from "./sets.ts";

/** Surveys at work, in class, in clubs and about oneself. */
export const SURVEYS_OF_PEOPLE: readonly SurveySet[] = [
  {
    id: "engagement",
    says: /\b(?:employees?|staff survey|engagement|workplace|team morale|job satisfaction|hr survey|company culture)\b/,
    title: "Employee engagement",
    icon: "users-round",
    intro: "Your answers are only looked at together with everyone else's.",
    thanks: "Thank you for your honesty. We'll share what we learn.",
    questions: `# Your work
likert*|How much do you agree?|I know what is expected of me;I have what I need to do my job well;I can use my strengths every day
likert|And these?|My work gives me a sense of purpose;My workload is manageable;I can balance work and private life
# Your team
likert*|How much do you agree?|My manager supports me;I get useful feedback;I can speak up without fear;We help each other
# The company
likert|How much do you agree?|I understand where we are heading;I trust our leadership;I see a future for myself here
nps*|How likely are you to recommend us as a place to work?
long|What should we start doing?
long|What should we stop doing?`,
  },
  {
    id: "pulse",
    says: /\b(?:pulse|weekly check|team (?:check|mood|health)|mood survey|retro(?:spective)?)\b/,
    title: "Team pulse",
    icon: "activity",
    intro: "One minute about your week.",
    thanks: "Thanks. See you next week.",
    questions: `scale*|How was your week?|Hard|Great
scale|How manageable was your workload?|Too much|Just right
scale|How clear were your priorities?|Not at all|Very clear
yesno|Is anything blocking you?|No>2
long|What is blocking you?
short|Who deserves a thank-you this week?
long|Anything we should talk about?`,
  },
  {
    id: "exit",
    says: /\b(?:exit (?:interview|survey|form)|leaving (?:employees?|staff)|offboarding)\b/,
    title: "Exit interview",
    icon: "door-open",
    intro: "You know us well. Tell us what we should hear before you go.",
    thanks: "Thank you for everything. We wish you all the best.",
    questions: `single*|How long have you worked here?|Less than 1 year;1 to 2 years;3 to 5 years;More than 5 years
multiple*|Why are you leaving?|A better offer;Pay;Growth;Management;Workload;Relocation;Family;A change of field
likert|How much do you agree?|I was treated fairly;My manager supported me;I had chances to grow;I was paid fairly
scale|How well did the job match what you were told when hired?|Not at all|Completely
long|What did you like most about working here?
long|What could have made you stay?
yesno|Would you come back one day?
nps|How likely are you to recommend us as a place to work?`,
  },
  {
    id: "feedback360",
    says: /\b(?:360|peer (?:review|feedback|evaluation)|performance (?:review|feedback)|manager (?:review|feedback|evaluation)|leadership)\b/,
    title: "360 feedback",
    icon: "rotate-3d",
    intro: "Think of how you have worked together over the last six months.",
    thanks: "Thank you. Good feedback is a gift.",
    questions: `short*|Who is this feedback for?
single*|How do you work together?|I report to them;They report to me;We are peers;We work across teams
likert*|This person ...|communicates clearly;listens to others;keeps promises;handles pressure well
likert|This person ...|makes good decisions;gives helpful feedback;supports the growth of others;works well across teams
long*|What should this person keep doing?
long|What should this person do differently?
scale|How effective is this person overall?|Not effective|Very effective`,
  },
  {
    id: "course",
    says: /\b(?:course|lecture|class evaluation|teacher evaluation|training|students?|seminar|lesson|university|school)\b/,
    title: "Course evaluation",
    icon: "graduation-cap",
    intro: "Your answers are anonymous and shape the next course.",
    thanks: "Thank you. We'll use it to plan the next course.",
    questions: `scale*|How would you rate the course overall?|Poor|Excellent
likert*|How much do you agree?|The goals were clear;The content was well structured;The teacher explained things well;I could ask questions
single|How was the pace?|Too slow;Just right;Too fast
single|How was the level?|Too easy;Just right;Too hard
scale|How useful were the materials?|Not useful|Very useful
number|How many hours a week did you work for the course?
long|What helped you learn most?
long|What should change?
nps|How likely are you to recommend the course?`,
  },
  {
    id: "classPoll",
    says: /\b(?:class(?:room)? poll|poll in class|live poll|exit ticket|anonymous poll|opinion poll)\b/,
    title: "Class poll",
    icon: "vote",
    intro: "Nobody sees who answered what.",
    thanks: "Thanks. Look up: the results are on the screen.",
    questions: `single*|How well did you follow today?|Very well;Mostly;A little;Not at all
scale|How sure are you that you could explain it to a friend?|Not sure|Very sure
single|How was the pace?|Too slow;Just right;Too fast
multiple|What helped you most?|The explanation;The examples;The exercise;Talking to others
short|What is still unclear?`,
  },
  {
    id: "health",
    says: /\b(?:health (?:intake|questionnaire|history|form)|medical (?:history|intake)|intake|anamnesis)\b/,
    title: "Health intake",
    icon: "clipboard-plus",
    intro: "Please fill this in before your first appointment.",
    thanks: "Thank you. We'll go through it together.",
    questions: `# About you
short*|What is your full name?
date|What is your date of birth?
email*|Where can we email you?
# Your health
long*|What brings you to us?
multiple|Do you have any of these?|High blood pressure;Diabetes;Asthma;Heart disease;Thyroid disease;None of these
yesno*|Do you take any medicine regularly?|No>2
long|Which medicine, and how much?
yesno*|Do you have any allergies?|No>2
long|What are you allergic to?
# Your habits
single|How often are you physically active?|Rarely;Once a week;2 to 3 times a week;Most days
single|Do you smoke?|No;I used to;Yes
scale|How well do you sleep?|Badly|Very well`,
  },
  {
    id: "onboarding",
    says: /\b(?:onboarding|new (?:clients?|customers?|hires?|employees?|joiners?)|first weeks?|kick-?off)\b/,
    title: "Getting to know you",
    icon: "hand",
    intro: "A few questions so that we can start well.",
    thanks: "Welcome aboard. We'll be in touch soon.",
    questions: `short*|What is your name?
email*|What is your email?
single*|What would you like to achieve first?|Save time;Get organized;Learn something new;Grow my business;Just look around
single|How much experience do you have with this?|None;A little;Some;A lot
multiple|What will you use it for?|Work;Study;Family;A club;A project of my own
single|How many people will use it with you?|Only me;2 to 5;6 to 20;More than 20
scale|How urgent is it for you?|Not urgent|Very urgent
long|Is there anything we should know before we start?`,
  },
  {
    id: "volunteer",
    says: /\b(?:volunteers?|non-?profit|charity|helpers?)\b/,
    title: "Volunteer survey",
    icon: "hand-heart",
    intro: "Without you there would be nothing to ask about.",
    thanks: "Thank you for your time, here and everywhere else.",
    questions: `single*|How long have you been volunteering with us?|This is new to me;Less than a year;1 to 3 years;Longer
multiple|What would you like to help with?|Events;Driving;Office work;Fundraising;Working with people;Social media
multiple|When can you help?|Weekday mornings;Weekday afternoons;Evenings;Weekends
likert|How much do you agree?|I know whom to ask;My work makes a difference;I feel appreciated;I was prepared well
scale|How satisfied are you overall?|Not at all|Very
nps|How likely are you to recommend volunteering with us?
long|What could we do better for you?`,
  },
  {
    id: "community",
    says: /\b(?:community|neighbou?rs?|neighbou?rhood|residents?|citizens?|town|village|municipal|parents?)\b/,
    title: "Community survey",
    icon: "house",
    intro: "Tell us what matters to you where you live.",
    thanks: "Thank you. We'll publish what we heard.",
    questions: `scale*|How happy are you living here?|Not at all|Very
single|How long have you lived here?|Less than 1 year;1 to 5 years;6 to 15 years;Longer
matrix|How would you rate each part?|Safety;Cleanliness;Public transport;Parks;Shops;Things to do|Poor;Fair;Good;Excellent
rank|What should be improved first?|Streets and paths;Playgrounds;Public transport;Meeting places;Greenery
yesno|Would you help with a project?|No>2
short|What would you like to help with?
long|What is your idea for our community?`,
  },
  {
    id: "remote",
    says: /\b(?:remote work|home office|hybrid work|work from home)\b/,
    title: "Remote work survey",
    icon: "laptop",
    intro: "How is working from home going?",
    thanks: "Thank you. It helps us plan.",
    questions: `single*|How many days a week do you work from home?|0;1;2;3;4;5
scale|How productive are you at home?|Much less|Much more
multiple|What do you miss at home?|A proper desk;A second screen;Quiet;Colleagues;Fast internet;Nothing
likert|How much do you agree?|I can switch off after work;I feel part of the team;Meetings work well online
single|How many days would suit you best?|0;1;2;3;4;5
long|What would make remote work better?`,
  },
  {
    id: "library",
    says: /\b(?:readers?|library|newsletter|blog|podcast|listeners?|subscribers?|audience)\b/,
    title: "Reader survey",
    icon: "book-open-text",
    intro: "Tell us what you like to read, watch and hear.",
    thanks: "Thank you for being there.",
    questions: `single*|How often do you read or listen to us?|Every time;Most of the time;Now and then;This is the first time
multiple|Which topics interest you most?|News;How-tos;Interviews;Opinion;Behind the scenes
single|How is the length?|Too short;Just right;Too long
single|How did you find us?|Search;Social media;A friend;Another site
scale|How much do you enjoy it?|Not much|Very much
nps|How likely are you to recommend us?
long|What should we cover next?`,
  },
  {
    id: "balance",
    says: /\b(?:work[- ]life|burn-?out|stress (?:check|test|survey|assessment)|well-?being|self[- ](?:check|assessment|test))\b/,
    title: "Work-life balance check",
    icon: "scale",
    intro: "Think of the last four weeks. This is a nudge to reflect, not a diagnosis.",
    thanks: "Thank you.",
    questions: `likert*|How much do you agree?|I have enough time for people I care about;I sleep well most nights;I take real breaks;I can switch off after work
likert*|And these?|I still look forward to my work;I move my body most days;I have time for something I enjoy;I ask for help when I need it`,
    bands: `8-18|Running on empty|A lot is being asked of you. Choose one thing to drop this week, and talk to someone you trust. If it has been like this for long, a doctor or counselor can help.
19-29|Holding on|Some things work, others cost you. Pick the statement you agreed with least and plan one small change for it.
30-40|In balance|You look after yourself well. Keep what works, and notice early when it slips.`,
  },
  {
    id: "digital",
    says: /\b(?:digital (?:skills|maturity|readiness)|readiness|maturity|skills? assessment)\b/,
    title: "Digital readiness check",
    icon: "laptop",
    intro: "Ten statements about how your team works today.",
    thanks: "Thank you.",
    questions: `likert*|How much do you agree?|We find documents in seconds;Everyone works on the same version;Routine tasks run by themselves;We can work from anywhere;New colleagues are set up in a day
likert*|And these?|We look at numbers before we decide;Our data is backed up;Everyone uses strong passwords and a second factor;Customers can reach us online;We try new tools on purpose`,
    bands: `10-23|Just starting|Begin with one shared place for documents and backups. Everything else gets easier after that.
24-37|On the way|The basics are there. Look for the routine task that eats most time and automate it.
38-50|Well equipped|Keep it simple and safe, and help others catch up.`,
  },
  {
    id: "wedding",
    says: /\b(?:party|guests?|trip|holiday planning|group decision|friends)\b/,
    title: "Help us plan",
    icon: "party-popper",
    intro: "Five quick answers, and we can start planning.",
    thanks: "Thank you. Details follow soon.",
    questions: `short*|What is your name?
single*|Will you be there?|Yes;Maybe;No|No>4
number|How many people are you bringing?
multiple|Is there anything you don't eat?|Meat;Fish;Dairy;Gluten;Nuts;I eat everything
rank|What would you enjoy most?|Good food;Dancing;Games;A walk;Just talking
long|Is there anything we should know?`,
  },
];
