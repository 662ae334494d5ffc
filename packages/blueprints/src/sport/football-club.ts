import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "footballClub",
  name: "Football club",
  icon: "volleyball",
  says: {
    en: "football club|football team|soccer club|soccer team|youth football|five-a-side|sunday league|grassroots football|football fixtures|fixtures and results|team sheet|match day squad|goals and appearances|football manager for our club|under tens football|rugby club|netball club|basketball team",
    de: "Fußballverein|Fußballmannschaft|Spielplan Fußball|Jugendfußball",
    es: "club de fútbol|equipo de fútbol|partidos de fútbol|fútbol base",
    fr: "club de football|club de foot|équipe de foot|matchs de foot",
    pt: "clube de futebol|equipa de futebol|time de futebol|jogos de futebol",
  },
  forms: ["management", "site", "dashboard", "portal"],
  people: ["coaches", "players", "parents"],
  mood: "lively",
  things: [
    {
      id: "team",
      use: "core",
      role: "item",
      icon: "shield",
      names: "team|teams",
      also: "side|squad|age group|eleven",
      fields: "Name: text\nLeague: text\nCoach: text @people\nTraining: text",
      cells: "league coach training",
      rows: "First team|County League, Division 2|Kwame Boateng|Tue and Thu, 19:00\nWomen|Regional League South|Laura Bianchi|Mon and Wed, 19:30\nUnder 14|Youth League B|Diego Quiroga|Wed, 17:30\nUnder 10|Mini football|Sam Doyle|Fri, 16:30",
    },
    {
      id: "player",
      use: "core",
      role: "person",
      icon: "shirt",
      names: "player|players",
      also: "footballer|goalkeeper|striker|captain|kid",
      fields:
        "Name: text\nPicture: image\nTeam: relation team\nPosition: choice goalkeeper|defender|midfielder|forward\nShirt: number 1..30\nBorn: date -12000..-3300\nPhone or parent: phone\nRegistered: boolean 90\nSubs paid: boolean 75\nState: choice available|injured|suspended|away\nAppearances: rollup count appearance.player\nGoals: rollup sum appearance.player.goals\nNotes: longText",
      cells: "team position shirt born phoneOrParent registered subsPaid state notes",
      rows: "Tariq Aziz|First team|goalkeeper|1|1996-02-18|555-0101|yes|yes|available|\nJack Reilly|First team|defender|4|1993-10-05|555-0102|yes|yes|available|Captain\nEmeka Obi|First team|defender|5|1999-06-30|555-0103|yes|no|suspended|Five yellows, misses one\nMarek Dvořák|First team|midfielder|8|1997-12-12|555-0104|yes|yes|available|\nLuis Ferreira|First team|midfielder|10|2001-04-21|555-0105|yes|yes|available|Takes the corners\nAaron Blake|First team|forward|9|1998-08-14|555-0106|yes|yes|injured|Hamstring, two weeks\nYusuf Demir|First team|forward|11|2003-01-09|555-0107|yes|no|available|\nSophie Laurent|Women|forward|9|2000-05-27|555-0108|yes|yes|available|\nGrace Adeyemi|Women|midfielder|6|1998-11-03|555-0109|yes|yes|available|Captain\nNoah Fischer|Under 14|midfielder|7|2012-03-16|555-0110|yes|yes|away|School trip until Monday\nMila Kovač|Under 10|forward|10|2016-09-08|555-0111|no|yes|available|Form not back yet",
    },
    {
      id: "fixture",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "fixture|fixtures",
      also: "match|game|cup tie|friendly|result",
      fields:
        "Match: text\nTeam: relation team\nOpponent: text\nKick-off: dateTime -21..21 10:00..19:30\nHome or away: choice home|away\nGround: location\nCompetition: choice league|cup|friendly\nOur goals: number 0..5\nTheir goals: number 0..4\nGoal difference: calc ourGoals - theirGoals\nResult: choice to play|won|drawn|lost|postponed\nReferee: text\nReport: longText",
      cells: "team opponent kickOff homeOrAway ground competition ourGoals theirGoals result referee report",
      rows: "First team against Riverside|First team|Riverside Rovers|@3T15:00|home|Mill Meadow|league|||to play|M. Harris|\nWomen at Ashford|Women|Ashford Town|@4T14:00|away|Ashford Road|cup|||to play||\nUnder 14 against Kingsway|Under 14|Kingsway Juniors|@4T10:30|home|Mill Meadow, pitch 2|league|||to play||\nUnder 10 festival|Under 10|Four clubs|@5T10:00|away|Sports park|friendly|||to play||\nFirst team at Northgate|First team|Northgate Athletic|@10T15:00|away|Northgate Lane|league|||to play||\nFirst team against Dockers|First team|Dockers United|@-4T15:00|home|Mill Meadow|league|3|1|won|P. Singh|Two from corners in the second half\nFirst team at Hillside|First team|Hillside FC|@-11T15:00|away|Hillside Park|league|1|1|drawn|M. Harris|Late equalizer\nFirst team against Old Boys|First team|Old Boys|@-18T19:30|home|Mill Meadow|cup|0|2|lost|J. Cole|Out of the cup\nWomen against Parklands|Women|Parklands Ladies|@-10T14:00|home|Mill Meadow|league|2|0|won||\nUnder 14 at St Mark's|Under 14|St Mark's|@-10T10:30|away|School field|league|||postponed||Pitch under water",
    },
    {
      id: "appearance",
      use: "core",
      role: "log",
      icon: "clipboard-list",
      names: "appearance|appearances",
      also: "lineup|team sheet|goal|card|scorer",
      fields:
        "Appearance: text\nPlayer: relation player\nFixture: relation fixture\nStarted: boolean 80\nMinutes: number 10..90 min\nGoals: number 0..2\nAssists: number 0..2\nCards: choice none|yellow|red\nRating: rating",
      cells: "player fixture started minutes goals assists cards rating",
      rows: "Aziz|Tariq Aziz|First team against Dockers|yes|90|0|0|none|4\nReilly|Jack Reilly|First team against Dockers|yes|90|1|0|none|5\nObi|Emeka Obi|First team against Dockers|yes|90|0|0|yellow|3\nFerreira|Luis Ferreira|First team against Dockers|yes|90|1|2|none|5\nDemir|Yusuf Demir|First team against Dockers|no|31|1|0|none|4\nBlake|Aaron Blake|First team at Hillside|yes|64|1|0|none|4\nDvořák|Marek Dvořák|First team at Hillside|yes|90|0|1|yellow|4\nAziz|Tariq Aziz|First team at Hillside|yes|90|0|0|none|4\nLaurent|Sophie Laurent|Women against Parklands|yes|90|2|0|none|5\nAdeyemi|Grace Adeyemi|Women against Parklands|yes|90|0|1|none|4",
    },
    {
      id: "training",
      use: "more",
      role: "event",
      icon: "whistle",
      names: "training|trainings",
      also: "practice|training session|drill",
      fields:
        "Session: text\nTeam: relation team\nStarts: dateTime -7..7 16:30..19:30\nPlace: text\nFocus: text\nCame: number 6..18 players",
      cells: "team starts place focus came",
      rows: "First team Tuesday|First team|@-2T19:00|Mill Meadow|Pressing in threes|14\nWomen Wednesday|Women|@-1T19:30|Sports hall|Five-a-side|11\nFirst team Thursday|First team|@0T19:00|Mill Meadow|Corners, shape|\nUnder 10 Friday|Under 10|@1T16:30|Pitch 2|Dribbling games|\nWomen Monday|Women|@4T19:30|Mill Meadow|Finishing|",
    },
  ],
  jobs: "agenda fixture.kickOff\nmove fixture.result\nrank player.goals\nmove player.state\nkeep player\nplan fixture.kickOff\nchart fixture.result\ncheck player.subsPaid\nfind team\nkeep appearance\nmap fixture.ground",
  site: {
    headline: "Saturdays at Mill Meadow",
    body: "Four teams, from under tens to the first team and women. Volunteers coach, parents wash the kit, and anybody who wants to play is welcome at training.",
    action: "See the fixtures|fixture",
    services:
      "Under 10|Fridays, two free tries, then by the season|60\nUnder 14|Wednesdays and a match on Sunday|90\nAdults|Two trainings and a match a week|140\nPitch hire|Grass pitch with changing rooms, two hours|55",
    questions:
      "How does my child join?|Come to training twice for free, then fill in the registration form.\nWhat do I need to bring?|Boots, shin pads and a bottle. Bibs and balls are there.\nIs the match on if it rains?|Usually. The fixture says postponed by nine in the morning if not.\nDo you need coaches?|Always. The club pays for the first course.\nWhere do you play?|At Mill Meadow, behind the swimming pool; parking by the mill.",
  },
  words: {
    tagline: "Who plays, who is hurt, and who scored.",
    itch: "Who is available on Saturday?",
    promise: "Fixtures, squad and goals in one place",
    pov: "POV: the team sheet is done by Thursday",
    gains: ["4 teams, 10 matches", "Obi suspended. Pick another.", "3-1 against Dockers"],
  },
});
