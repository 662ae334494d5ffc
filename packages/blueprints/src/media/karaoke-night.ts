import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "karaokeNight",
  name: "Karaoke night",
  icon: "mic-vocal",
  says: {
    en: "karaoke night|karaoke queue|karaoke list|karaoke song requests|karaoke sign up|karaoke host|karaoke bar|sing-along night|song requests|singer queue|karaoke app|open mic sign up",
    de: "Karaoke-Abend|Karaoke-Liste|Karaoke-Warteschlange",
    es: "noche de karaoke|lista de karaoke|cola de karaoke",
    fr: "soirée karaoké|liste de karaoké|file d'attente karaoké",
    pt: "noite de karaokê|lista de karaokê|fila de karaokê",
  },
  forms: ["tool"],
  people: ["singers", "hosts"],
  mood: "lively",
  things: [
    {
      id: "karaokeSong",
      use: "core",
      role: "item",
      icon: "music",
      names: "song|songs",
      also: "karaoke",
      fields:
        "Title: text\nArtist: text\nMood: choice singalong|ballad|dance|duet\nDecade: choice traditional|20s|60s|80s|00s\nLanguage: choice English|Spanish|German|French\nHardness: rating 1..5\nMinutes: number 2.5..5.5 min\nTimes sung: number 0..14\nFavourite: boolean 30",
      cells: "artist mood decade language",
      rows: "House of the Rising Sun|Traditional|ballad|traditional|\nCielito lindo|Quirino Mendoza|singalong|traditional|Spanish\nAuld Lang Syne|Traditional|singalong|traditional|\nBesame mucho|Consuelo Velázquez|ballad||Spanish\nAlouette|Traditional|singalong|traditional|French\nDrunken Sailor|Traditional|dance|traditional|\nLa cucaracha|Traditional|dance|traditional|Spanish\nScarborough Fair|Traditional|duet|traditional|\nSt. James Infirmary|Traditional|ballad|20s|\nMuss i denn|Traditional|singalong|traditional|German",
    },
    {
      id: "karaokeNight",
      use: "core",
      role: "event",
      icon: "party-popper",
      names: "night|nights",
      also: "",
      fields:
        "Title: text\nStarts: dateTime 1..30 19:30..21:30\nPlace: location\nTheme: choice anything goes|ballads|duets|no English\nSeats: number 20..60\nComing: number 6..20\nI am in: boolean 40",
      cells: "",
      rows: "Thursday karaoke\nDuets only\nBallad night\nBirthday of Omar\nFirst-timers first",
    },
    {
      id: "turn",
      use: "core",
      role: "event",
      icon: "mic",
      names: "turn|queue",
      also: "ticket|sign-up|singer|request|slot",
      fields:
        "Singer: text @people\nSong: relation karaokeSong\nSigned up: dateTime 0..0 20:00..23:00\nWith: text\nState: choice waiting|next|on stage|sung",
      cells: "song signedUp withValue state",
      rows: "Margaret Hale|House of the Rising Sun|@0T20:05||sung\nPriya Nair|Cielito lindo|@0T20:12||sung\nOwen Pritchard|Auld Lang Syne|@0T20:19|Ruth|on stage\nDaniel Okoro|Besame mucho|@0T20:26||next\nHelen Sharp|Alouette|@0T20:33|Everyone at table four|waiting\nTomás García|Drunken Sailor|@0T20:40||waiting\nAisha Bello|La cucaracha|@0T20:47||waiting",
    },
  ],
  jobs: "move turn.state\nrequest turn\nkeep turn\nfind karaokeSong\nkeep karaokeSong\ncheck karaokeSong.favourite\nrank karaokeSong.hardness\nchart karaokeSong.mood\nagenda karaokeNight.starts\nplan karaokeNight.starts\nfind karaokeNight\nkeep karaokeNight\ncheck karaokeNight.iAmIn",
  words: {
    tagline: "Your song, your turn.",
    itch: "Who is next? Nobody knows.",
    promise: "Your song, your turn",
    pov: "POV: your song is next",
    gains: ["Three songs until yours.", "No more paper slips.", "Encore by popular vote."],
  },
});
