import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "filmWatchlist",
  name: "Film watchlist",
  icon: "clapperboard",
  says: {
    en: "movie watchlist|film watchlist|movies to watch|films to watch|movies i watched|films i saw|movie tracker|movie log|film diary|watchlist|tv show tracker|series to watch|anime list|movie night",
    de: "Filmliste|Filmtagebuch|Serienliste",
    es: "lista de películas|películas por ver|diario de cine",
    fr: "films à voir|liste de films|journal de films",
    pt: "lista de filmes|filmes para assistir|diário de filmes",
  },
  forms: ["tracker", "community"],
  people: ["people who watch films"],
  mood: "lively",
  things: [
    {
      id: "movie",
      use: "core",
      role: "item",
      icon: "clapperboard",
      names: "film|films",
      also: "movie|movies|pelicula|filme",
      fields:
        "Title: text\nPoster: image\nDirector: text\nGenre: choice drama|comedy|science fiction|thriller|animation|documentary|horror\nYear: number 1902..1968\nMinutes: number 14..150 min\nState: choice to watch|watched|again\nStars: rating 2..5\nSeen with: text @people\nVotes: number 0..6",
      cells: "director genre year minutes state stars",
      rows: "A Trip to the Moon|Georges Méliès|science fiction|1902|14|watched|4\nMetropolis|Fritz Lang|science fiction|1927|148|to watch|\nThe General|Buster Keaton|comedy|1926|79|watched|5\nNosferatu|F. W. Murnau|horror|1922|94|to watch|\nM|Fritz Lang|thriller|1931|117|watched|5\nCity Lights|Charlie Chaplin|comedy|1931|87|again|5\nMan with a Movie Camera|Dziga Vertov|documentary|1929|68|to watch|\nThe Adventures of Prince Achmed|Lotte Reiniger|animation|1926|65|watched|4\nNight of the Living Dead|George A. Romero|horror|1968|96|to watch|\nThe Passion of Joan of Arc|Carl Th. Dreyer|drama|1928|114|to watch|",
    },
    {
      id: "filmNight",
      use: "core",
      role: "event",
      icon: "popcorn",
      names: "film night|film nights",
      also: "screening",
      fields:
        "Title: text\nStarts: dateTime 1..30 19:30..21:00\nHost: text @people\nPlace: location\nSeats: number 4..14\nComing: number 2..7\nI am in: boolean 40",
      cells: "",
      rows: "Silent films with live piano\nDouble bill: Lang\nShort and strange\nOpen-air in the yard\nAnimation Sunday",
    },
  ],
  jobs: "show movie.poster\nfind movie\nkeep movie\nrank movie.stars\nchart movie.genre\nagenda filmNight.starts\nplan filmNight.starts\nfind filmNight\nkeep filmNight\ncheck filmNight.iAmIn",
  words: {
    tagline: "Pick a film in a minute.",
    itch: "Movie night. Two hours scrolling.",
    promise: "Pick a film in a minute",
    pov: "POV: everyone liked it",
    gains: ["61 seen, 14 wanted.", "Nobody scrolls for an hour.", "Tonight: two hours ten."],
  },
});
