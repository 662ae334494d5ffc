import type { Native } from "./read-prices.ts";

/** Parts of a site that texts in other languages ask for. */
export type NativePart =
  | "services"
  | "prices"
  | "gallery"
  | "events"
  | "area"
  | "hours"
  | "find"
  | "about"
  | "team"
  | "faq"
  | "testimonials"
  | "quote"
  | "booking"
  | "join"
  | "contact";

/** Parts that visitors fill in, the likeliest aim of a visit first. */
export const SENT: readonly NativePart[] = ["booking", "quote", "join", "contact"];

/** How a part is asked for, without word boundaries; `start` of a word is kept. */
export const ASKED_AS: Record<Native, Record<NativePart, RegExp>> = {
  de: {
    services:
      /(?<!\p{L})(?:dienst)?leistung(?:en|sübersicht)?(?!\p{L})|(?<!\p{L})angebot(?:e|en)?(?!\p{L})|(?<!\p{L})was (?:ich|wir) (?:anbiete|mache)n?/iu,
    prices: /preis(?:e|en|liste|übersicht)?(?!\p{L})|(?:speise|getränke)karte|(?<!\p{L})tarife?(?!\p{L})/iu,
    gallery: /galerie|(?<!\p{L})(?:fotos?|bilder|bildern|arbeiten|projekte|referenzen|vorher[- /]nachher)(?!\p{L})/iu,
    events:
      /(?<!\p{L})(?:termine|terminen|veranstaltungen|konzerte|auftritte|kurstermine|spielplan|programm|kurse|kursen)(?!\p{L})|(?:trainings|proben?)zeiten|probentermine/iu,
    area: /umkreis|einzugsgebiet|einsatzgebiet|(?<!\p{L})(?:liefergebiet|arbeitsgebiet)/iu,
    hours: /öffnungszeiten|sprechzeiten|geöffnet/iu,
    find: /anfahrt|wegbeschreibung|(?<!\p{L})(?:lageplan|adresse|standort|karte mit)(?!\p{L})/iu,
    about:
      /(?<!\p{L})über (?:mich|uns)(?!\p{L})|vorstellung|(?<!\p{L})(?:stelle? (?:mich|uns) vor|geschichte|wer wir sind|lebenslauf)(?!\p{L})/iu,
    team: /(?<!\p{L})(?:das |unser )?team(?!\p{L})|vorstand|ansprechpartner/iu,
    faq: /häufige fragen|(?<!\p{L})faq/iu,
    testimonials: /kundenstimmen|bewertungen|(?<!\p{L})stimmen von/iu,
    quote: /angebotsanfrage|kostenvoranschlag|angebot (?:anfordern|anfragen)|unverbindliche anfrage/iu,
    booking:
      /terminwunsch|terminanfrage|reservier(?:ung|en)|termin (?:anfragen|vereinbaren|ausmachen|schicken|buchen)|anfrage für (?:einen )?termin/iu,
    join: /mitglied (?:werden|wird)|beitritt|aufnahmeantrag|mitgliedsantrag|probetraining|(?<!\p{L})anmeld(?:en|ung|eformular)/iu,
    contact: /kontakt|nachricht (?:schreiben|schicken|senden)|(?<!\p{L})anfrage(?:formular)?(?!\p{L}| für)/iu,
  },
  es: {
    services: /servicios|(?<!\p{L})(?:lo que (?:hago|hacemos|ofrezco|ofrecemos)|tratamientos|especialidades)/iu,
    prices: /precios?(?!\p{L})|tarifas?(?!\p{L})|(?<!\p{L})(?:la carta|menú)(?!\p{L})/iu,
    gallery:
      /galería|galeria|(?<!\p{L})(?:fotos?|fotografías|imágenes|trabajos|proyectos|obras|antes y después)(?!\p{L})/iu,
    events:
      /(?<!\p{L})(?:eventos|conciertos|fechas|agenda|programación|calendario|cursos|talleres|próximas? (?:actuaciones|funciones|citas))(?!\p{L})/iu,
    area: /(?<!\p{L})(?:zonas? (?:de|en|donde)|área de servicio|radio de)/iu,
    hours: /(?<!\p{L})horarios?(?!\p{L})/iu,
    find: /cómo llegar|como llegar|(?<!\p{L})(?:ubicación|ubicacion|dirección|direccion|dónde estamos|mapa)(?!\p{L})/iu,
    about:
      /sobre (?:mí|mi|nosotros|nosotras)(?!\p{L})|quiénes somos|quienes somos|(?<!\p{L})(?:nuestra|mi) historia|presentación/iu,
    team: /(?<!\p{L})equipo(?!\p{L})/iu,
    faq: /preguntas frecuentes|(?<!\p{L})faq/iu,
    testimonials: /testimonios|opiniones|reseñas/iu,
    quote: /(?:pedir|solicitar|pedirme|pedirnos|formulario (?:de|para)(?: pedir)?)\s*(?:un )?presupuesto|presupuesto/iu,
    booking:
      /(?:pedir|solicitar|reservar|pedirme) (?:una )?(?:cita|hora|clase)|(?<!\p{L})(?:cita previa|reservas?)(?!\p{L})/iu,
    join: /hacerse socio|(?<!\p{L})(?:inscripci[oó]n|inscripciones|apuntarse|inscribirse)(?!\p{L})/iu,
    contact:
      /contacto|contactar|(?<!\p{L})(?:escribirme|escribirnos|formulario)(?!\p{L}| (?:de|para) (?:pedir|presupuesto))/iu,
  },
  fr: {
    services: /(?<!\p{L})(?:services|prestations|ce que (?:je fais|nous faisons|je propose)|soins)(?!\p{L})/iu,
    prices: /(?<!\p{L})(?:prix|tarifs?|la carte|menu)(?!\p{L})/iu,
    gallery: /galerie|(?<!\p{L})(?:photos?|réalisations|œuvres|oeuvres|projets|travaux|avant[- /]après)(?!\p{L})/iu,
    events:
      /(?<!\p{L})(?:événements|évènements|concerts|dates|agenda|programme|calendrier|stages|spectacles|ateliers)(?!\p{L})/iu,
    area: /zones? d['’]intervention|secteur|rayon de/iu,
    hours: /horaires|heures d['’]ouverture/iu,
    find: /plan d['’]accès|comment (?:venir|nous trouver)|(?<!\p{L})(?:adresse|itinéraire|accès)(?!\p{L})/iu,
    about: /à propos|qui (?:je suis|suis-je|sommes[- ]nous|nous sommes)|présentation|(?:notre|mon) histoire/iu,
    team: /(?<!\p{L})(?:équipe|équipes)(?!\p{L})/iu,
    faq: /questions fréquentes|foire aux questions|(?<!\p{L})faq/iu,
    testimonials: /témoignages|avis (?:de |des )?clients/iu,
    quote: /(?<!\p{L})devis(?!\p{L})/iu,
    booking:
      /(?:prise de|prendre|demander?|demande de) (?:un )?(?:rendez-vous|rdv)|(?<!\p{L})(?:réserver|réservation)(?!\p{L})/iu,
    join: /adh[ée]sion|adhérer|(?<!\p{L})(?:inscriptions?|s['’]inscrire)(?!\p{L})/iu,
    contact:
      /(?<!\p{L})(?:contact|contacter|me joindre|nous joindre|nous écrire|m['’]écrire|formulaire(?! de devis))(?!\p{L})/iu,
  },
};

/** What a part of a site is called. */
export const PART_TITLES: Record<Native, Record<NativePart, string>> = {
  de: {
    services: "Leistungen",
    prices: "Preise",
    gallery: "Galerie",
    events: "Termine",
    area: "Einzugsgebiet",
    hours: "Öffnungszeiten",
    find: "Anfahrt",
    about: "Über uns",
    team: "Team",
    faq: "Häufige Fragen",
    testimonials: "Stimmen",
    quote: "Angebot anfragen",
    booking: "Terminwunsch",
    join: "Anmeldung",
    contact: "Kontakt",
  },
  es: {
    services: "Servicios",
    prices: "Precios",
    gallery: "Galería",
    events: "Próximas fechas",
    area: "Zona de trabajo",
    hours: "Horario",
    find: "Cómo llegar",
    about: "Quiénes somos",
    team: "Equipo",
    faq: "Preguntas frecuentes",
    testimonials: "Opiniones",
    quote: "Pedir presupuesto",
    booking: "Pedir cita",
    join: "Inscripción",
    contact: "Contacto",
  },
  fr: {
    services: "Prestations",
    prices: "Tarifs",
    gallery: "Galerie",
    events: "Prochaines dates",
    area: "Zone d’intervention",
    hours: "Horaires",
    find: "Accès",
    about: "À propos",
    team: "Équipe",
    faq: "Questions fréquentes",
    testimonials: "Témoignages",
    quote: "Demander un devis",
    booking: "Demande de rendez-vous",
    join: "Inscription",
    contact: "Contact",
  },
};
