import type { AppSpec, ConversationsBlock } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { accountOf } from "../account/account.ts";
import { loadLanguageOf, planApp } from "../embedded/index.ts";
import { readMessages } from "./read-messages.ts";

const talks = ({ pages }: AppSpec): [string, ConversationsBlock][] =>
  pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block): [string, ConversationsBlock][] => (block.kind === "conversations" ? [[path, block]] : [])),
  );

const IDEAS = {
  landlord: "A property portal where tenants can see their rent, report repairs and message the landlord.",
  bikes: "A marketplace for used bikes. Users post listings with photos. Buyers can chat with the seller.",
  vermieter: "Eine App für Mieter: Schäden melden und dem Vermieter Nachrichten schreiben",
  padres: "Una app para una escuela donde los padres pueden enviar mensajes al profesor y ver las tareas",
  voisins: "Une appli d’entraide entre voisins avec messagerie privée et petites annonces",
  livros: "Um app de troca de livros com mensagens diretas entre usuários",
  clinic:
    "Build a clinic portal. Patients can book appointments and send messages to the doctor. Admins can manage doctors.",
} as const;

beforeAll(async () => {
  for (const idea of Object.values(IDEAS)) await loadLanguageOf(idea);
});

describe("messages that a text asks for", () => {
  it.each<[string, ReturnType<typeof readMessages>]>([
    ["A sports club app with events, members and direct messages", { between: "people" }],
    ["A tutoring site: parents and tutors can chat", { between: "people" }],
    ["Users can message each other", { between: "people" }],
    ["In-app messaging, invoices, calendar", { between: "people" }],
    ["A trip planner with a group chat per trip", { between: "people", about: "trip" }],
    ["Every team has its own chat", { between: "people", about: "team" }],
    ["Tenants can message the landlord", { between: "staff", label: "landlord" }],
    ["Guests can chat with the front desk", { between: "staff", label: "front desk" }],
    ["Chat between buyers and sellers", { between: "author", label: "sellers" }],
    ["Mieter können dem Vermieter Nachrichten schreiben", { between: "staff", label: "Vermieter" }],
    [
      "Käufer können mit dem Verkäufer chatten, Chat zwischen Käufer und Verkäufer",
      { between: "author", label: "Verkäufer" },
    ],
    ["Eltern und Lehrer können chatten", { between: "people" }],
    ["Los vecinos pueden enviarse mensajes", { between: "people" }],
    ["Los compradores pueden enviar mensajes al vendedor", { between: "author", label: "vendedor" }],
    ["Les locataires peuvent écrire au propriétaire", { between: "staff", label: "propriétaire" }],
    ["Os pais podem trocar mensagens com a escola", { between: "people" }],
  ])("%s", (text, asked) => {
    expect(readMessages(text)).toEqual(asked);
  });

  it.each([
    "A chatbot that answers questions about our products",
    "A tool that encrypts secret messages",
    "A daily app with motivational messages",
    "A contact form that sends a message",
    "A message board for our village",
    "WhatsApp messages to the landlord",
    "An app that counts chats per day",
  ])("are not: %s", (text) => {
    expect(readMessages(text)).toBeUndefined();
  });

  it("with whoever runs the app have a page that says who answers, and are told to be built", () => {
    const spec = planApp(IDEAS.landlord);
    expect(talks(spec)).toMatchObject([["/messages", { between: "staff", staffLabel: "Landlord" }]]);
    expect(accountOf(IDEAS.landlord, spec).find(({ say }) => /message/i.test(say))).toMatchObject({
      state: "built",
      page: { title: "Messages" },
    });
  });

  it("about a ware stand on its page and on one of their own", () => {
    const spec = planApp(IDEAS.bikes);
    const [list, row] = talks(spec);
    expect([list?.[0], row?.[0]]).toEqual(["/messages", "/bikes/:id"]);
    const about = spec.entities
      .find(({ id }) => id === row?.[1].conversationEntity)
      ?.fields.find(({ id }) => id === row?.[1].aboutField);
    expect(about?.relation).toBe("bike");
    expect(new Set([list?.[1].entity, row?.[1].entity]).size).toBe(1);
  });

  it.each([
    ["vermieter", "de", "Nachrichten", "staff"],
    ["padres", "es", "Mensajes", "people"],
    ["voisins", "fr", "Messages", "people"],
    ["livros", "pt", "Mensagens", "people"],
  ] as const)("are planned in the language of the text: %s", (idea, language, title, between) => {
    const spec = planApp(IDEAS[idea]);
    expect(spec.identity.language).toBe(language);
    expect(talks(spec)).toMatchObject([["/messages", { between }]]);
    expect(spec.pages.find(({ path }) => path === "/messages")?.title).toBe(title);
    expect(spec.identity.idea).toBe(IDEAS[idea]);
  });

  it("take the place of a room for all that a brief would have got", () => {
    const spec = planApp(IDEAS.clinic);
    expect(talks(spec)).toHaveLength(1);
    expect(spec.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "chat"))).toBe(false);
    expect(spec.pages.filter(({ title }) => title === "Messages")).toHaveLength(1);
  });

  it("are read fast whatever is written", () => {
    const started = performance.now();
    for (const piece of ["chat between ", "message the ", "messages ", "a and b can ", "every x has a ", "send the "])
      readMessages(piece.repeat(Math.ceil(2000 / piece.length)));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
