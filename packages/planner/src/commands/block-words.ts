import type { BlockKind } from "@sayhey/appspec";

/** What people call each kind of block, in five languages, folded; the first is its name. */
const WORDS: Record<BlockKind, string> = {
  hero: "hero, banner, masthead, headline, big headline, welcome, intro, introduction, kopfbereich, begrussung, uberschrift, cabecera, portada, titular, banniere, entete, cabecalho, destaque",
  stats:
    "stats, numbers, figures, statistics, counters, kpis, metrics, key figures, zahlen, kennzahlen, statistik, statistiken, cifras, estadisticas, numeros, chiffres, statistiques, estatisticas",
  table: "table, grid, spreadsheet, tabelle, tabla, tableau, tabela",
  cards: "cards, card, tiles, card view, karten, kacheln, tarjetas, fichas, cartes, vignettes, cartoes, fichas",
  list: "list, rows view, plain list, liste, lista",
  board: "board, kanban, kanban board, tafel, brett, tablero, quadro",
  calendar: "calendar, month view, kalender, calendario, calendrier, monatsansicht",
  agenda: "agenda, upcoming, coming up, what is next, schedule, nachstes, anstehend, proximos, a venir, termine",
  feed: "feed, news feed, newsfeed, wall, posts, beitrage, muro, fil, fil d'actualite, publicacoes",
  gallery:
    "gallery, photo gallery, photos, pictures, masonry, galerie, fotogalerie, bilder, galeria, galeria de fotos, galerie photo",
  files:
    "files, file shelf, file manager, file library, documents, document library, media library, attachments, downloads area, uploads, file browser, dateien, dateiablage, dokumente, archivos, documentos, fichiers, arquivos",
  news: "rss feed, rss, rss reader, atom feed, json feed, feed reader, rss news, rss widget, rss-feed, atom-feed, feed-reader, newsticker, news ticker, lector de rss, canal rss, feed rss, fuente rss, flux rss, flux atom, lecteur rss, leitor de rss, feed atom",
  slideshow:
    "slideshow, slide show, carousel, photo carousel, image carousel, picture carousel, image slider, photo slider, picture slider, diashow, bilderkarussell, karussell, carrusel, presentacion de fotos, diaporama, carrousel, carrossel, apresentacao de fotos",
  media:
    "videos and audio, video player, video gallery, video list, videos block, music player, audio list, playlist, playlists, podcast player, podcast episodes, media player, mediathek, videoplayer, musikplayer, videogalerie, reproductor de video, reproductor de musica, galeria de videos, lista de reproduccion, lecteur video, lecteur de musique, galerie video, reprodutor de video, reprodutor de musica, tocador de musica",
  embed:
    "embed, embedded video, youtube video, youtube embed, vimeo video, spotify embed, soundcloud embed, embedded map, openstreetmap embed, codepen embed, iframe, einbettung, youtube-video, video de youtube, video youtube, video do youtube",
  swipe: "swipe, swipe deck, swiping, swipe cards, wischen, deslizar",
  detail: "details, detail, einzelheiten, detalles, detalhes",
  form: "form, input form, entry form, formular, eingabeformular, formulario, formulaire",
  quiz: "quiz, test, trivia, cuestionario, questionario",
  flashcards: "flashcards, flash cards, karteikarten, lernkarten, tarjetas de memoria, cartes memoire",
  timer: "timer, meditation timer, egg timer, temporizador, minuteur, kurzzeitwecker",
  stopwatch: "stopwatch, stoppuhr, cronometro, chronometre, chrono",
  dashboard:
    "dashboard, analytics, analytics page, data visualization, data visualisation, cockpit, report page, auswertung, dashbord, tablero, panel de datos, analisis, tableau de bord, analyse, painel de dados",
  chart:
    "chart, graph, diagram, plot, pie chart, bar chart, line chart, donut, diagramm, grafik, kurve, grafico, grafica, graphique, diagramme",
  leaderboard:
    "leaderboard, ranking, high scores, highscores, top list, rankings, scoreboard, rangliste, bestenliste, clasificacion, classement, classificacao",
  streak: "streak, streaks, days in a row, serie, strahne, racha, sequencia",
  progress:
    "progress, progress bar, progress ring, goal, target, fortschritt, fortschrittsbalken, ziel, progreso, barra de progreso, objetivo, progression, barre de progression, objectif, progresso, barra de progresso, meta",
  checklist:
    "checklist, to-do list, todo list, to do list, todos, checkliste, aufgabenliste, lista de tareas, liste de taches, lista de tarefas",
  assistant:
    "assistant, chatbot, chat bot, bot, help bot, faq bot, support bot, ai assistant, ai chatbot, ai chat, help assistant, question box, ki-assistent, ki assistent, hilfe-bot, asistente virtual, asistente de preguntas, bot de ayuda, asistente ia, assistant virtuel, assistant ia, robot de discussion, assistente virtual, assistente de perguntas, robo de atendimento",
  conversations:
    "messages, direct messages, direct message, private messages, private chat, private chats, dms, messaging, conversations, conversation, message inbox, nachrichten, direktnachrichten, private nachrichten, unterhaltung, unterhaltungen, mensajes, mensajes directos, mensajes privados, mensajeria, conversaciones, messagerie, messages prives, conversations privees, mensagens, mensagens diretas, mensagens privadas, conversa, conversas",
  chat: "chat, messenger, chat room, group chat, team chat, gruppenchat, chat grupal, discussion, discussion de groupe, chat em grupo",
  reviews: "reviews, ratings, bewertungen, rezensionen, resenas, valoraciones, avis, avaliacoes",
  poll: "poll, vote, voting, abstimmung, votacion, votacao",
  cart: "cart, shop, basket, shopping cart, warenkorb, einkaufswagen, carrito, cesta, panier, carrinho",
  booking:
    "booking, bookings calendar, slots, appointments, time slots, buchung, terminbuchung, reservas, citas, reservation, agendamento",
  countdown: "countdown, count down, cuenta atras, cuenta regresiva, compte a rebours, contagem regressiva",
  balance: "balance, who owes whom, debts, settle up, schulden, deudas, dettes, dividas",
  budget: "budget, budget bars, presupuesto, orcamento",
  matcher: "matcher, matching, what fits, abgleich",
  week: "week, week plan, week planner, weekly planner, wochenplan, plan semanal, semaine, planning de la semaine",
  queue: "queue, waiting line, warteschlange, cola, file d'attente, fila",
  auction: "auction, bidding, auktion, versteigerung, subasta, encheres, leilao",
  custom:
    "custom block, own block, code block, react block, eigener block, bloque propio, bloc personnalise, bloco proprio",
  game: "game, arcade game, spiel, juego, jeu, jogo",
  tool: "tool, werkzeug, herramienta, outil, ferramenta",
  converter: "converter, umrechner, conversor, convertisseur",
  questionnaire:
    "questionnaire, survey, exam, personality quiz, personality test, assessment, nps, nps survey, nps question, feedback form, feedback survey, fragebogen, umfrage, prufung, personlichkeitstest, cuestionario de satisfaccion, encuesta, examen, enquete, test de personalidad, sondage, enquete de satisfaction, test de personnalite, pesquisa, pesquisa de satisfacao, prova, teste de personalidade",
  responses:
    "responses, survey results, survey responses, nps score, antworten, umfrageergebnisse, respuestas, resultados de la encuesta, reponses, resultats du sondage, respostas, resultados da pesquisa",
  calculator: "calculator, rechner, calculadora, calculatrice",
  places: "map, karte, landkarte, stadtplan, mapa, carte, plan",
  wizard: "wizard, step by step form, steps form, multi step form, assistent, asistente, assistente",
  player: "session player, player, audio player, abspieler, reproductor, lecteur",
  comments: "comments, discussion thread, kommentare, comentarios, commentaires",
  checkout: "checkout, kasse, caja, caisse",
  search: "search, search box, search bar, suche, suchfeld, busqueda, buscador, recherche, busca",
  people:
    "people list, user list, user management, people page, member management, nutzerverwaltung, gestion de usuarios, gestion des utilisateurs, gestao de usuarios",
  profile: "profile, my page, account page, profil, mein bereich, perfil, mi pagina",
  due: "due list, what is due, reminders, reminder list, falliges, erinnerungen, vencimientos, recordatorios, rappels, lembretes",
  pricing: "pricing, price table, pricing table, plans, preise, preistabelle, precios, tarifs, precos",
  testimonials: "testimonials, customer quotes, quotes, voices, kundenstimmen, testimonios, temoignages, depoimentos",
  timeline: "timeline, history line, zeitstrahl, zeitleiste, linea de tiempo, frise, chronologie, linha do tempo",
  rsvp: "rsvp, attendance answers, zusagen, anmeldung, asistencia, inscription, inscricao",
  matrix: "matrix, heat map, heatmap, cross table, kreuztabelle, matriz, matrice",
  intervals: "intervals, pomodoro, interval timer, intervalle, intervalos",
  shares: "shares, split, revenue split, aufteilung, reparto, repartition, divisao",
  purchase: "purchase, buy button, kauf, compra, achat",
  shopping: "shopping list, grocery list, einkaufsliste, lista de la compra, liste de courses, lista de compras",
  richText:
    "text, text block, paragraph, note, about section, textblock, absatz, texto, parrafo, texte, paragraphe, paragrafo",
  tasks: "tasks block, quick actions, shortcuts, action tiles, schnellzugriff, accesos rapidos, raccourcis, atalhos",
  services:
    "services, service cards, our services, leistungen, dienstleistungen, servicios, prestations, nos services, servicos",
  team: "team section, our team, team block, staff section, team members, teambereich, seccion de equipo, section equipe, secao da equipe",
  logos: "logos, logo wall, partner logos, client logos, partners, logoleiste, partenaires, parceiros",
  beforeAfter:
    "before and after, before/after, before after slider, image comparison, vorher nachher, antes y despues, avant apres, antes e depois",
  newsletter:
    "newsletter, newsletter form, email sign-up, mailing list, newsletter anmeldung, boletin, lettre d information, boletim",
  section:
    "section, features section, opening hours section, team section, call to action, abschnitt, seccion, rubrique, secao",
  faq: "faq, faqs, questions and answers, frequently asked questions, q&a, help section, haufige fragen, fragen und antworten, preguntas frecuentes, questions frequentes, foire aux questions, perguntas frequentes",
};

/** Kinds of blocks by the words for them; a word that means two is of the kind listed first. */
const KINDS: ReadonlyMap<string, BlockKind> = new Map(
  (Object.entries(WORDS) as [BlockKind, string][])
    .toReversed()
    .flatMap(([kind, words]) => words.split(",").map((word) => [word.trim(), kind] as const)),
);

/** Kind of block that folded words name, the plural counting as the singular. */
export function blockKindOf(key: string): BlockKind | undefined {
  return KINDS.get(key) ?? KINDS.get(key.replace(/s$/, "")) ?? KINDS.get(`${key}s`);
}

/** All words for kinds of blocks, for finding one with a typing error. */
export const BLOCK_WORDS: ReadonlyMap<string, BlockKind> = KINDS;

/** What a kind of block is called among people. */
export function blockLabel(kind: BlockKind): string {
  const [name = kind] = WORDS[kind].split(",");
  return kind === "faq" || kind === "rsvp" ? name.toUpperCase() : name.charAt(0).toUpperCase() + name.slice(1);
}

/** How rows can be shown: words after 'as' by the kind of block that does it. */
export const VIEWS: readonly BlockKind[] = [
  "table",
  "cards",
  "list",
  "board",
  "calendar",
  "gallery",
  "files",
  "agenda",
  "checklist",
  "timeline",
  "places",
  "feed",
  "leaderboard",
  "swipe",
];
