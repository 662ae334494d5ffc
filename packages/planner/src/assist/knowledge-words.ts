import type { Language } from "@sayhey/appspec";

/** What an app that is an assistant says. Answers that only its owner can give say so. */
export interface KnowledgeWords {
  name: string;
  tagline: string;
  description: string;
  promise: string;
  problem: string;
  audience: string;
  pov: string;
  verbs: readonly string[];
  ask: string;
  greeting: string;
  answer: readonly [one: string, many: string];
  fields: readonly [question: string, answer: string, topic: string, updated: string];
  topics: readonly [string, string, string];
  sent: readonly [one: string, many: string];
  sentFields: readonly [name: string, email: string, question: string, received: string, answered: string];
  write: string;
  send: string;
  thanks: string;
  /** Questions with their answers and the place of their topic. */
  rows: readonly (readonly [question: string, answer: string, topic: 0 | 1 | 2])[];
  /** In place of the last three for people who work there. */
  staffRows: readonly (readonly [question: string, answer: string, topic: 0 | 1 | 2])[];
}

/** Texts of an app that answers questions, by language. */
export const KNOWLEDGE: Readonly<Record<Language, KnowledgeWords>> = {
  en: {
    name: "Ask Us",
    tagline: "Questions answered from what you wrote down.",
    description:
      "An assistant that looks answers up in your own list of questions and answers. What it can't find, people can send to you.",
    promise: "Asked once, answered for all",
    problem: "The same questions, day after day.",
    audience: "people with questions",
    pov: "POV: the answer was there already",
    verbs: ["Ask", "Answer", "Look up"],
    ask: "Ask",
    greeting: "Hello! What would you like to know?",
    answer: ["Answer", "Answers"],
    fields: ["Question", "Answer", "Topic", "Updated on"],
    topics: ["How it works", "Contact", "Terms"],
    sent: ["Question", "Questions"],
    sentFields: ["Your name", "Email", "Question", "Received", "Answered"],
    write: "Send us a question",
    send: "Send",
    thanks: "Thank you. We'll get back to you.",
    rows: [
      ["Where do these answers come from?", "From the list of answers in this app. Nothing is made up.", 0],
      ["What happens if there is no answer?", "You can send your question. It's kept until somebody answers it.", 0],
      [
        "How do I add an answer?",
        "Open Answers, add the question the way people ask it, and write the answer below.",
        0,
      ],
      ["Do typing mistakes matter?", "No. Words that mean the same are understood too.", 0],
      ["How can I reach you?", "Your phone number and email address go here.", 1],
      ["When are you open?", "Your opening hours go here.", 1],
      ["What does it cost?", "Your prices go here.", 2],
    ],
    staffRows: [
      ["How many vacation days do I have?", "Your rule on vacation goes here.", 2],
      ["Whom do I tell when I'm sick?", "Your rule on sick days goes here.", 1],
      ["How do I hand in expenses?", "Your rule on expenses goes here.", 2],
    ],
  },
  de: {
    name: "Frag uns",
    tagline: "Antworten aus dem, was du aufgeschrieben hast.",
    description:
      "Ein Assistent, der in deiner eigenen Liste aus Fragen und Antworten nachschlägt. Was er nicht findet, können Leute dir senden.",
    promise: "Einmal gefragt, für alle beantwortet",
    problem: "Jeden Tag dieselben Fragen.",
    audience: "Menschen mit Fragen",
    pov: "POV: Die Antwort war schon da",
    verbs: ["Fragen", "Antworten", "Nachschlagen"],
    ask: "Frag nach",
    greeting: "Hallo! Was möchtest du wissen?",
    answer: ["Antwort", "Antworten"],
    fields: ["Frage", "Antwort", "Thema", "Geändert am"],
    topics: ["So geht es", "Kontakt", "Bedingungen"],
    sent: ["Frage", "Fragen"],
    sentFields: ["Dein Name", "E-Mail", "Frage", "Eingang", "Beantwortet"],
    write: "Sende uns eine Frage",
    send: "Senden",
    thanks: "Danke. Wir melden uns.",
    rows: [
      ["Woher kommen diese Antworten?", "Aus der Liste der Antworten in dieser App. Nichts ist erfunden.", 0],
      ["Was passiert ohne Antwort?", "Du kannst die Frage senden. Sie bleibt da, bis jemand sie beantwortet.", 0],
      [
        "Wie ergänze ich eine Antwort?",
        "Öffne Antworten, schreib die Frage so, wie Leute sie stellen, und darunter die Antwort.",
        0,
      ],
      ["Stören Tippfehler?", "Nein. Auch Wörter mit gleicher Bedeutung werden verstanden.", 0],
      ["Wie erreiche ich euch?", "Hier stehen deine Telefonnummer und deine E-Mail-Adresse.", 1],
      ["Wann habt ihr geöffnet?", "Hier stehen deine Öffnungszeiten.", 1],
      ["Was kostet das?", "Hier stehen deine Preise.", 2],
    ],
    staffRows: [
      ["Wie viele Urlaubstage habe ich?", "Hier steht eure Regel zum Urlaub.", 2],
      ["Wem melde ich mich krank?", "Hier steht eure Regel zu Krankmeldungen.", 1],
      ["Wie reiche ich Spesen ein?", "Hier steht eure Regel zu Spesen.", 2],
    ],
  },
  es: {
    name: "Pregúntanos",
    tagline: "Respuestas sacadas de lo que has escrito.",
    description:
      "Un asistente que busca en tu propia lista de preguntas y respuestas. Lo que no encuentra, la gente te lo puede enviar.",
    promise: "Una pregunta, una respuesta para todos",
    problem: "Cada día las mismas preguntas.",
    audience: "personas con preguntas",
    pov: "POV: la respuesta ya estaba ahí",
    verbs: ["Preguntar", "Responder", "Buscar"],
    ask: "Preguntar",
    greeting: "¡Hola! ¿Qué quieres saber?",
    answer: ["Respuesta", "Respuestas"],
    fields: ["Pregunta", "Respuesta", "Tema", "Actualizado el"],
    topics: ["Cómo funciona", "Contacto", "Condiciones"],
    sent: ["Pregunta", "Preguntas"],
    sentFields: ["Tu nombre", "Correo", "Pregunta", "Recibida", "Respondida"],
    write: "Envíanos una pregunta",
    send: "Enviar",
    thanks: "Gracias. Te responderemos.",
    rows: [
      ["¿De dónde salen estas respuestas?", "De la lista de respuestas de esta app. No se inventa nada.", 0],
      ["¿Qué pasa si no hay respuesta?", "Puedes enviar tu pregunta. Se guarda hasta que alguien la responda.", 0],
      [
        "¿Cómo añado una respuesta?",
        "Abre Respuestas, escribe la pregunta tal como la hace la gente y debajo la respuesta.",
        0,
      ],
      ["¿Importan las erratas?", "No. También se entienden palabras con el mismo significado.", 0],
      ["¿Cómo puedo contactar?", "Aquí van tu teléfono y tu correo.", 1],
      ["¿Cuándo está abierto?", "Aquí va tu horario.", 1],
      ["¿Cuánto cuesta?", "Aquí van tus precios.", 2],
    ],
    staffRows: [
      ["¿Cuántos días de vacaciones tengo?", "Aquí va vuestra norma sobre vacaciones.", 2],
      ["¿A quién aviso si estoy enfermo?", "Aquí va vuestra norma sobre bajas.", 1],
      ["¿Cómo entrego mis gastos?", "Aquí va vuestra norma sobre gastos.", 2],
    ],
  },
  fr: {
    name: "Demande-nous",
    tagline: "Des réponses tirées de ce que tu as écrit.",
    description:
      "Un assistant qui cherche dans ta propre liste de questions et réponses. Ce qu'il ne trouve pas, on peut te l'envoyer.",
    promise: "Une question, une réponse pour tous",
    problem: "Chaque jour les mêmes questions.",
    audience: "les gens qui ont des questions",
    pov: "POV : la réponse était déjà là",
    verbs: ["Demander", "Répondre", "Chercher"],
    ask: "Demander",
    greeting: "Bonjour ! Que veux-tu savoir ?",
    answer: ["Réponse", "Réponses"],
    fields: ["Question", "Réponse", "Thème", "Mis à jour le"],
    topics: ["Fonctionnement", "Contact", "Conditions"],
    sent: ["Question", "Questions"],
    sentFields: ["Ton nom", "E-mail", "Question", "Reçue le", "Répondue"],
    write: "Envoie-nous une question",
    send: "Envoyer",
    thanks: "Merci. Nous te répondrons.",
    rows: [
      ["D'où viennent ces réponses ?", "De la liste des réponses de cette app. Rien n'est inventé.", 0],
      [
        "Que se passe-t-il sans réponse ?",
        "Tu peux envoyer ta question. Elle est gardée jusqu'à ce que quelqu'un y réponde.",
        0,
      ],
      [
        "Comment ajouter une réponse ?",
        "Ouvre Réponses, écris la question comme on la pose et la réponse en dessous.",
        0,
      ],
      ["Les fautes de frappe gênent-elles ?", "Non. Les mots de même sens sont compris aussi.", 0],
      ["Comment vous joindre ?", "Ton numéro et ton adresse e-mail vont ici.", 1],
      ["Quand êtes-vous ouverts ?", "Tes horaires vont ici.", 1],
      ["Combien ça coûte ?", "Tes prix vont ici.", 2],
    ],
    staffRows: [
      ["Combien de jours de congé ai-je ?", "Votre règle sur les congés va ici.", 2],
      ["Qui prévenir si je suis malade ?", "Votre règle sur les arrêts maladie va ici.", 1],
      ["Comment rendre mes notes de frais ?", "Votre règle sur les frais va ici.", 2],
    ],
  },
  pt: {
    name: "Pergunte",
    tagline: "Respostas tiradas do que você escreveu.",
    description:
      "Um assistente que procura na sua própria lista de perguntas e respostas. O que ele não encontra, as pessoas podem enviar a você.",
    promise: "Uma pergunta, uma resposta para todos",
    problem: "Todo dia as mesmas perguntas.",
    audience: "pessoas com perguntas",
    pov: "POV: a resposta já estava lá",
    verbs: ["Perguntar", "Responder", "Procurar"],
    ask: "Perguntar",
    greeting: "Olá! O que você quer saber?",
    answer: ["Resposta", "Respostas"],
    fields: ["Pergunta", "Resposta", "Tema", "Atualizado em"],
    topics: ["Como funciona", "Contato", "Condições"],
    sent: ["Pergunta", "Perguntas"],
    sentFields: ["Seu nome", "E-mail", "Pergunta", "Recebida", "Respondida"],
    write: "Envie uma pergunta",
    send: "Enviar",
    thanks: "Obrigado. Vamos responder.",
    rows: [
      ["De onde vêm estas respostas?", "Da lista de respostas deste app. Nada é inventado.", 0],
      ["O que acontece sem resposta?", "Você pode enviar a pergunta. Ela fica guardada até alguém responder.", 0],
      [
        "Como adiciono uma resposta?",
        "Abra Respostas, escreva a pergunta como as pessoas perguntam e a resposta abaixo.",
        0,
      ],
      ["Erros de digitação atrapalham?", "Não. Palavras com o mesmo sentido também são entendidas.", 0],
      ["Como falo com vocês?", "Seu telefone e seu e-mail ficam aqui.", 1],
      ["Quando vocês abrem?", "Seu horário fica aqui.", 1],
      ["Quanto custa?", "Seus preços ficam aqui.", 2],
    ],
    staffRows: [
      ["Quantos dias de férias eu tenho?", "A regra sobre férias fica aqui.", 2],
      ["Quem aviso quando estou doente?", "A regra sobre licenças fica aqui.", 1],
      ["Como entrego minhas despesas?", "A regra sobre despesas fica aqui.", 2],
    ],
  },
};
