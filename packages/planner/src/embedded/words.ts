import type { Archetype } from "@sayhey/appspec";

/** Something an idea asks for beside its main point. */
export type Feature =
  | "ai"
  | "social"
  | "streak"
  | "leaderboard"
  | "dark"
  | "light"
  | "chat"
  | "calendar"
  | "reviews"
  | "favourites"
  | "stats"
  | "shopping"
  | "quiz"
  | "poll"
  | "feed"
  | "journal"
  | "budget"
  | "checklist"
  | "timer"
  | "auction"
  | "photos"
  | "map"
  | "faq"
  | "reminders"
  | "goals"
  | "flashcards"
  | "countdown"
  | "stopwatch"
  | "converter"
  | "comments"
  | "badges"
  | "tags"
  | "attendance"
  | "search"
  | "votes"
  | "team";

/** Well-known products that ideas compare themselves with. Names are folded and go through a regular expression. */
export const PLATFORMS: readonly { name: string; archetype: Archetype }[] = [
  { name: "tinder|bumble|hinge", archetype: "matching" },
  { name: "airbnb|turo|getaround|zipcar", archetype: "lending" },
  { name: "uber|lyft|opentable|calendly|treatwell|booking com|doctolib", archetype: "booking" },
  { name: "duolingo|coursera|khan academy", archetype: "learning" },
  { name: "ebay|etsy|craigslist|vinted|depop|amazon|opensea", archetype: "marketplace" },
  { name: "shopify", archetype: "shop" },
  { name: "instagram|twitter|facebook|tiktok|threads|strava", archetype: "feed" },
  { name: "reddit|nextdoor|meetup community", archetype: "community" },
  { name: "whatsapp|slack|discord|telegram", archetype: "chat" },
  { name: "yelp|tripadvisor|yellow pages", archetype: "directory" },
  { name: "trello|asana|jira|kanban", archetype: "board" },
  { name: "meetup|eventbrite|partiful", archetype: "events" },
  { name: "splitwise|ynab|mint", archetype: "budget" },
  { name: "goodreads|letterboxd|discogs|pinterest|untappd|vivino", archetype: "collection" },
  { name: "linkedin|indeed", archetype: "jobs" },
  { name: "kickstarter|gofundme|patreon", archetype: "fundraising" },
  { name: "salesforce|hubspot", archetype: "pipeline" },
  { name: "kahoot|wordle", archetype: "quiz" },
  { name: "headspace|calm|pomodoro", archetype: "timer" },
  { name: "notion|evernote", archetype: "journal" },
  { name: "medium|substack|wordpress", archetype: "blog" },
  { name: "behance|dribbble|bandcamp|soundcloud", archetype: "portfolio" },
  { name: "spotify|netflix|steam|audible|imdb|rotten tomatoes|myanimelist|plex", archetype: "collection" },
  { name: "snapchat|bereal|youtube|twitch|vsco", archetype: "feed" },
  { name: "quora|stack overflow|product hunt|hacker news|facebook groups", archetype: "community" },
  { name: "quizlet|anki|babbel|brilliant|masterclass|udemy", archetype: "learning" },
  { name: "myfitnesspal|fitbit|strong|nike run club", archetype: "fitness" },
  { name: "doordash|deliveroo|instacart|ubereats|uber eats|grubhub", archetype: "shop" },
  { name: "taskrabbit|rover|fiverr|urbanclap|classpass|resy", archetype: "booking" },
  { name: "upwork|glassdoor", archetype: "jobs" },
  { name: "zillow|google maps|foursquare|waze|alltrails|wikipedia", archetype: "directory" },
  { name: "poshmark|facebook marketplace|stockx|gumtree", archetype: "marketplace" },
  { name: "blablacar|couchsurfing|peerspace|hipcamp", archetype: "lending" },
  { name: "todoist|monday|linear|clickup|basecamp", archetype: "board" },
  { name: "doodle|strawpoll|surveymonkey", archetype: "poll" },
  { name: "venmo|revolut|monzo|robinhood", archetype: "budget" },
];

/** Words that name a kind of app, folded, in five languages; `*n` weighs, `_` joins a phrase. */
export const ARCHETYPE_WORDS: readonly { archetype: Archetype; words: string }[] = [
  {
    archetype: "marketplace",
    words:
      "marketplace*3 market buy sell*2 selling secondhand second_hand*2 flea_market*2 resale classifieds*2 auction*2 auctions*2 flea flohmarkt*3 marktplatz*3 verkaufen*2 mercado*2 vender*2 comprar marche*2 vendre*2 acheter mercadillo trade swap*2 swapping*2 tauschen*2 tauschborse*3 trueque*2 intercambio*2 troc*2 echange*2 troca*2 exchange*1",
  },
  {
    archetype: "directory",
    words:
      "directory*3 finder find guide map atlas near nearby list_of spots places locator verzeichnis*3 finden fuhrer directorio*3 guia*2 buscar annuaire*3 trouver diretorio*3",
  },
  {
    archetype: "tracker",
    words:
      "tracker*2 track tracking*2 monitor habit*2 habits*2 progress tracken verfolgen seguimiento*2 rastreador*2 suivi*2 suivre rastrear acompanhar",
  },
  {
    archetype: "log",
    words:
      "log*2 logbook*3 logger*2 diary record records inspection inspections logs history tagebuch logbuch*3 protokoll*2 registro*2 bitacora*3 carnet*2 journal_de_bord",
  },
  {
    archetype: "planner",
    words:
      "planner*3 scheduler*3 scheduling*2 plan planning*2 organizer*2 organiser*2 itinerary*3 schedule planer*3 planen*2 planificador*3 planificar*2 planificateur*3 organiser planification planejador*3 planejar*2 organizador*2",
  },
  {
    archetype: "feed",
    words:
      "social*2 feed*2 share sharing_photos stories followers timeline teilen compartir partager compartilhar soziales*2",
  },
  {
    archetype: "matching",
    words:
      "matching*3 match matchmaking*3 dating*3 pair_up*3 pairing swipe*2 buddy*2 buddies*2 find_a_partner*3 partnersuche*3 citas*2 emparejar*3 rencontres*3 jumeler encontros*2 mentor*2 mentoring*2",
  },
  {
    archetype: "booking",
    words:
      "booking*3 bookings*3 book_a*2 appointment*3 appointments*3 reserve*2 reservation*3 reservations*3 slots*2 termin*2 termine*2 terminbuchung*3 buchung*3 buchen*2 reservierung*3 reserva*3 reservas*3 cita rendez*2 agendamento*3 rooms desk*1 desks*1 hire_a",
  },
  {
    archetype: "lending",
    words:
      "lend*3 lending*3 loan*2 loans*2 borrow*3 borrowing*3 borrowed*3 borrower*2 lent*2 school_library*5 class_library*5 office_library*5 community_library*5 little_library*4 rent_out*3 rent_a*3 rent_an*3 rental*3 rentals*3 renting*2 library_of*3 tool_library*4 toy_library*4 leihen*3 ausleihen*3 verleih*3 leihladen*4 prestamo*3 prestamos*3 alquiler*3 alquilar*3 pret*2 preter*2 location_de*2 emprestimo*3 aluguel*3 alugar*3 share_tools",
  },
  {
    archetype: "learning",
    words:
      "learn*3 learning*3 course*2 courses*2 lesson*2 lessons*2 study*2 studying*2 teach*2 tutor*2 flashcard*3 flashcards*3 flash_card*3 flash_cards*3 vocabulary*2 lernen*3 vokabeln*3 vokabeltrainer*4 kurs aprender*3 estudiar*2 clases apprendre*3 cours*2 estudar*2",
  },
  {
    archetype: "quiz",
    words:
      "quiz*4 quizzes*4 question_bank*4 riddle*3 riddles*3 spelling_bee*4 spelling*2 trivia*4 test_yourself*3 exam_prep*2 ratespiel*3 cuestionario*3",
  },
  {
    archetype: "pipeline",
    words:
      "crm*4 pipeline*3 sales*2 leads*3 clients*2 deals*2 prospects*2 kunden*2 kundenverwaltung*3 clientes*2 ventas*2 prospection*2 vendas*2 applications*1 job_hunt*3 job_search*2",
  },
  {
    archetype: "board",
    words:
      "kanban*4 board*2 tasks*2 task*2 todo*3 to_do*3 sprint*2 project_management*3 backlog*3 issues aufgaben*3 tareas*3 taches*3 tarefas*3 workflow",
  },
  {
    archetype: "shop",
    words:
      "shop*3 store*2 ecommerce*3 webshop*4 online_shop*3 merch*3 merchandise*3 preorder*3 preorders*3 pre_order*3 pre_orders*3 orders*2 order*2 menu laden hofladen*4 bestellung*3 bestellungen*3 tienda*3 pedidos*3 boutique*3 commandes*3 loja*3 encomendas*2",
  },
  {
    archetype: "community",
    words:
      "community*3 club*2 forum*3 neighbours*1 neighborhood*2 neighbourhood*2 network members*1 group gemeinschaft*3 nachbarschaft*3 verein*2 comunidad*3 vecinos*2 communaute*3 voisins*2 comunidade*3 vizinhos*2 association",
  },
  {
    archetype: "events",
    words:
      "event*3 events*3 rsvp*4 tickets*3 ticketing*3 meetup*2 party*2 wedding*2 festival*2 invitation*2 invitations*2 guest_list*3 gastelist*3 gasteliste*4 veranstaltung*3 veranstaltungen*3 feier*2 evento*3 eventos*3 boda*2 fiesta*2 evenement*3 evenements*3 mariage*2 fete*2 festa*2 casamento*2 concerts gig*2 gigs*2",
  },
  {
    archetype: "budget",
    words:
      "budget*3 expense*3 expenses*3 spending*3 split*3 who_paid*3 who_owes*3 paid_what*2 owes*2 splitter*3 splitting*3 bill*2 bills*2 money*2 finance*2 finances*2 savings*3 debt*2 iou*3 haushaltsbuch*4 ausgaben*3 kosten*2 wg_kasse*4 gastos*3 presupuesto*3 dividir*2 depenses*3 partager_les*2 despesas*3 orcamento*3 rent*1",
  },
  {
    archetype: "fitness",
    words:
      "couch_to_5k*5 workout*4 workouts*4 training*2 fitness*3 exercise*2 gym*1 lifting*3 reps*3 personal_best*3 trainingsplan*4 entrenamiento*3 entrainement*3 treino*3 marathon*2",
  },
  {
    archetype: "timer",
    words:
      "timer*4 pomodoro*4 countdown_timer*3 intervals*2 meditation*3 meditate*3 breathing*2 focus*2 metronome meditacion*3 meditacao*3 concentration*1",
  },
  {
    archetype: "journal",
    words:
      "journal*3 diary*3 gratitude*2 reflections*2 mood*2 notebook*0.5 tagebuch*4 diario*4 diario journal_intime*4 memories*1 journaling*3",
  },
  { archetype: "portfolio", words: "portfolio*4 showcase*3 gallery*2 my_work*2 exhibition*2 galerie*2 galeria*2" },
  { archetype: "blog", words: "blog*4 newsletter*4 magazine*3 articles*2 zine*3 news*2 podcast*2 publication blogs" },
  { archetype: "chat", words: "chat*3 messenger*3 messaging*3 chatroom*4 walkie pen_pal*3 pen_pals*3" },
  {
    archetype: "leaderboard",
    words:
      "leaderboard*2 order_of_merit*6 personal_bests*2 ranking*3 rankings*3 scores*2 scoreboard*4 league*3 tournament*3 ladder*2 competition*2 challenge*1 challenges*2 championship*3 rangliste*3 turnier*4 liga*2 torneo*4 clasificacion*3 classement*3 tournoi*4 torneio*4 score",
  },
  {
    archetype: "jobs",
    words:
      "job_board*5 jobs*1 job*1 hiring*3 vacancies*4 stellenborse*5 stellen*2 empleo*3 empleos*3 emploi*3 emplois*3 vagas*3 internships*3",
  },
  {
    archetype: "inventory",
    words:
      "inventory*4 stock*3 warehouse*4 supplies*2 stockroom*4 assets*2 inventar*4 lager*3 lagerbestand*4 bestand*2 inventario*4 inventaire*4 stocks estoque*4 spare_parts*3 materials*2",
  },
  {
    archetype: "poll",
    words:
      "poll*4 polls*4 vote*3 voting*3 survey*3 surveys*3 decide*2 umfrage*4 abstimmung*4 abstimmen*3 encuesta*4 votar*3 votacion*4 sondage*4 voter*2 enquete*3 votacao*4",
  },
  {
    archetype: "fundraising",
    words:
      "fundraising*4 fundraiser*4 donate*3 donation*3 donations*3 crowdfunding*4 charity*2 pledge*3 pledges*3 spenden*4 spendenaktion*4 donaciones*4 recaudar*3 dons*3 collecte*3 doacoes*4 sponsor*2 raise_money*4",
  },
  {
    archetype: "waitlist",
    words:
      "queue*4 queues*4 waitlist*4 waiting_list*4 waiting_room*3 queueing*4 warteliste*5 wartezimmer*4 warteschlange*5 lista_de_espera*5 cola*2 turno*2 turnos*3 file_d_attente*5 liste_d_attente*5 fila*3",
  },
  {
    archetype: "recipes",
    words:
      "recipe*3 recipes*3 meal_plan*3 meal_planner*4 meal_prep*3 cookbook*4 cooking*2 rezept*3 rezepte*3 kochbuch*4 receta*3 recetas*3 recette*3 recettes*3 receita*3 receitas*3",
  },
  {
    archetype: "collection",
    words:
      "collection*2 collect*2 collector*2 collecting*2 catalog*3 catalogue*3 wishlist*3 library*1 watchlist*4 reading_list*4 sammlung*4 sammler*3 katalog*3 coleccion*4 colecao*4 bibliotheque*1 shelf*1",
  },
  {
    archetype: "shifts",
    words:
      "shift*4 shifts*4 roster*4 rota*4 duty*2 on_call*3 schichtplan*5 dienstplan*5 schichten*4 turnos_de*3 planning_des*2 equipes*1 escala*3 carpool*2 rotation*2 chore*1",
  },
  {
    archetype: "dashboard",
    words: "dashboard*4 analytics*3 kpi*4 kpis*4 metrics*3 report*1 reports*1 tablero*3 tableau_de_bord*4 painel*3",
  },
  {
    archetype: "approvals",
    words:
      "approval*4 approvals*4 requests*2 request*1 leave_request*4 vacation_requests*4 sign_off*3 review_process antrag*3 antrage*3 genehmigung*4 urlaubsantrag*5 solicitudes*4 demandes*2 aprovacao*4 pedidos_de*1 permits*2",
  },
];

/** Words that ask for a feature, folded; `_` joins a phrase. */
export const FEATURE_WORDS: readonly { feature: Feature; words: string }[] = [
  { feature: "ai", words: "ai ki ia gpt llm smart intelligent" },
  { feature: "social", words: "social friends together freunde amigos amis" },
  { feature: "streak", words: "streak streaks habit habits daily taglich diario quotidien" },
  {
    feature: "leaderboard",
    words: "leaderboard leaderboards ranking rankings points highscore rangliste clasificacion classement",
  },
  { feature: "dark", words: "dark_mode dark darkmode night_mode dunkel modo_oscuro mode_sombre modo_escuro" },
  { feature: "light", words: "light_mode bright hell" },
  { feature: "chat", words: "chat messages messaging messenger nachrichten mensajes messagerie mensagens" },
  { feature: "calendar", words: "calendar calendars kalender calendario calendrier schedule" },
  {
    feature: "reviews",
    words:
      "reviews review ratings rating rate rated bewertungen bewertung resenas valoraciones avis notes_et_avis avaliacoes",
  },
  { feature: "favourites", words: "favourites favorites favourite bookmarks wishlist favoriten favoritos favoris" },
  {
    feature: "stats",
    words:
      "stats statistics weekly_report monthly_report yearly_report progress_report charts chart graphs graph analytics insights statistik estadisticas statistiques graficos diagramme",
  },
  {
    feature: "shopping",
    words: "shopping_list grocery_list einkaufsliste lista_de_la_compra liste_de_courses lista_de_compras",
  },
  { feature: "quiz", words: "quiz quizzes trivia" },
  { feature: "poll", words: "poll polls voting vote votes abstimmung umfrage encuesta sondage enquete" },
  { feature: "feed", words: "feed posts timeline newsfeed photo_sharing" },
  { feature: "journal", words: "journal diary tagebuch notes" },
  { feature: "budget", words: "budget budgeting costs expenses kosten gastos depenses despesas" },
  {
    feature: "checklist",
    words: "checklist checklists todo to_do packing_list packliste tasks aufgaben tareas lista_de_tareas",
  },
  { feature: "timer", words: "timer timers pomodoro" },
  {
    feature: "converter",
    words:
      "converter convert calculator calculate calculates rechner umrechner calculadora conversor calculatrice convertisseur",
  },
  { feature: "comments", words: "comments comment discuss discussion discussions kommentare comentarios commentaires" },
  { feature: "badges", words: "badges badge achievements achievement abzeichen insignias trophees conquistas" },
  { feature: "tags", words: "tags tag labels label tagging etiquetas schlagworte" },
  {
    feature: "attendance",
    words: "attendance check_in check_ins checkin check-in anwesenheit asistencia presence qr qr_code qr_codes",
  },
  { feature: "search", words: "search searchable suche busqueda recherche" },
  { feature: "votes", words: "upvotes upvote upvoting downvote" },
  { feature: "stopwatch", words: "stopwatch speedrun speedrunning splits time_trial time_trials lap_times stoppuhr" },
  { feature: "auction", words: "auction auctions bids bidding bid versteigerung subasta encheres leilao" },
  { feature: "photos", words: "photos photo pictures gallery fotos bilder" },
  { feature: "map", words: "map maps karte mapa carte nearby" },
  { feature: "faq", words: "faq help_page" },
  { feature: "reminders", words: "reminders reminder remind erinnerungen erinnerung recordatorios rappels lembretes" },
  { feature: "goals", words: "goals goal target targets ziele objetivos objectifs metas" },
  { feature: "flashcards", words: "flashcards flashcard flash_cards flash_card karteikarten spaced_repetition" },
  { feature: "countdown", words: "countdown" },
  { feature: "team", words: "team teams crew mannschaft equipo equipe" },
];
