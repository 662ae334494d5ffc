import { beforeAll, describe, expect, it, test } from "vitest";
import { accountOf } from "../account/account.ts";
import { loadLanguageOf } from "../embedded/load-language-of.ts";
import { planIdea } from "../embedded/plan-app.ts";
import { readAssist } from "./read-assist.ts";

test.each([
  "chatbot that answers customers' questions",
  "FAQ bot",
  "a help bot for our club website",
  "an assistant that helps users find the right plant for their home",
  "assistant that helps visitors choose a hiking trail",
  "ask the handbook",
  "ask our employee handbook",
  "Ask the docs",
  "AI assistant for our employee handbook",
  "dental practice website with a chatbot",
  "online shop for tea with a virtual assistant",
  "We run a small museum. Visitors should be able to ask questions in plain language about our exhibits.",
  "website for a gym. It should answer common questions automatically.",
  "support bot which answers questions about our products",
  "smart assistant for the library",
  "Chatbot für Kundenfragen",
  "Webseite für eine Zahnarztpraxis mit Chatbot",
  "Ein Assistent, der häufige Fragen der Gäste beantwortet",
  "KI-Assistent für unser Handbuch",
  "bot de preguntas frecuentes",
  "asistente virtual para una tienda de plantas",
  "un asistente que ayuda a los clientes a encontrar vino",
  "chatbot pour les clients",
  "un assistant qui répond aux questions des visiteurs",
  "assistente virtual para a biblioteca",
  "um bot de dúvidas para alunos",
])("'%s' asks for an assistant", (idea) => {
  expect(readAssist(idea)).toBeDefined();
});

test.each([
  "CRM for dental assistants",
  "teaching assistant schedule",
  "shift planner for shop assistants",
  "virtual assistant agency client tracker",
  "invoices for my virtual assistant business",
  "directory of virtual assistants",
  "personal assistant",
  "assistant coach drills",
  "chat between neighbors",
  "group chat for our choir",
  "messages between tenants and landlord",
  "AI that generates images",
  "AI image generator",
  "AI writing assistant that writes emails",
  "coding assistant",
  "track my chatbot projects",
  "chatbot agency website",
  "compare chatbots",
  "Discord bot commands list",
  "trading bot log",
  "play chess against the bot",
  "a community where people ask questions and get answers",
  "FAQ page for my shop",
  "handbook for new employees",
  "recipe box without a chatbot",
  "task list, no AI assistant please",
  "Schichtplan für zahnmedizinische Assistenten",
  "agenda de asistentes dentales",
  "planning des assistantes maternelles",
  "agenda de assistentes sociais",
  "a wizard that asks for the size first",
])("'%s' asks for none", (idea) => {
  expect(readAssist(idea)).toBeUndefined();
});

describe("planning", () => {
  it("makes an app of answers out of a bot alone, in five languages", async () => {
    for (const [idea, title] of [
      ["FAQ bot", "Ask"],
      ["Chatbot für Kundenfragen", "Frag nach"],
      ["bot de preguntas frecuentes", "Preguntar"],
      ["chatbot pour les clients", "Demander"],
      ["bot de perguntas frequentes", "Perguntar"],
    ] as const) {
      const spec = await planIdea(idea);
      expect(spec.pages[0]?.title).toBe(title);
      expect(spec.pages[0]?.blocks[0]).toMatchObject({ kind: "assistant", sources: [{ answerField: "answer" }] });
      expect(spec.identity.idea).toBe(idea);
    }
    const staff = await planIdea("AI assistant for our employee handbook");
    expect(JSON.stringify(staff.entities[0]?.rows)).toContain("vacation");
  });
  it("puts it in front where the text is about it, above the FAQ of a site, and on a page of its own elsewhere", async () => {
    const plants = await planIdea("an assistant that helps users find the right plant for their home");
    expect(plants.entities[0]?.id).toBe("plant");
    expect(plants.pages[0]?.blocks[0]?.kind).toBe("assistant");
    const dentist = await planIdea("dental practice website with a chatbot");
    const faq = dentist.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === "faq"));
    const above = faq?.blocks[faq.blocks.findIndex(({ kind }) => kind === "faq") - 1];
    expect(above).toMatchObject({ kind: "assistant", askField: "message" });
    // What visitors send is the owner's to read.
    const sent = above?.kind === "assistant" ? above.askEntity : undefined;
    expect(sent).toBeDefined();
    expect(above?.kind === "assistant" && above.sources.some(({ entity }) => entity === sent)).toBe(false);
    const florist = await planIdea("app for a florist with an assistant that answers customers' questions");
    expect(florist.pages.find(({ id }) => id === "ask")?.nav).toBe(true);
  });
  it("leaves apps without one as they are", async () => {
    for (const idea of ["CRM for dental assistants", "chat between neighbors", "AI that generates images"])
      expect(JSON.stringify(await planIdea(idea))).not.toContain(`"kind":"assistant"`);
  });
});

describe("the account of requests", () => {
  const brief = "Website for a tea shop with products, opening hours, a contact form and a chatbot.";
  const wanting =
    "Website for a tea shop with products, opening hours and an AI assistant. AI images of teas would be nice, with AI images.";
  beforeAll(() => loadLanguageOf(brief));
  it("tells where the bot is", async () => {
    const spec = await planIdea(brief);
    const entry = accountOf(brief, spec).find(({ say }) => /chatbot/i.test(say));
    expect(entry).toMatchObject({ state: "built", page: { title: expect.any(String) } });
  });
  it("says what an assistant that is to be an AI falls short of, and that pictures are not made", async () => {
    const spec = await planIdea(wanting);
    const entries = accountOf(wanting, spec);
    expect(entries.find(({ say }) => /assistant/i.test(say))).toMatchObject({
      state: "partly",
      why: expect.stringContaining("looked up"),
    });
    expect(entries.find(({ say }) => /ai images/i.test(say))?.state).toBe("not-built");
  });
});
