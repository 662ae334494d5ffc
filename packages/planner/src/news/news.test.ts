import type { AppSpec } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadLanguageOf, planApp } from "../embedded/index.ts";
import { accountOf } from "../account/account.ts";
import { readNews } from "./read-news.ts";

const IDEAS = {
  en: "A website for our chess club with events and members, with a news feed from https://chess24.example/feed.xml.",
  de: "Eine Website für unseren Schachverein mit Terminen und Neuigkeiten von https://schach.example/rss",
  es: "Una web para nuestro club de ajedrez con noticias de https://ajedrez.example/rss",
  fr: "Un site pour notre club d’échecs avec les actualités de https://echecs.example/rss",
  pt: "Um site para o nosso clube de xadrez com notícias de https://xadrez.example/rss",
} as const;

const newsOf = ({ pages }: AppSpec) => pages.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "news"));

beforeAll(async () => {
  for (const idea of Object.values(IDEAS)) await loadLanguageOf(idea);
});

describe("a feed that a text names", () => {
  it.each([
    ["en", "News", "https://chess24.example/feed.xml"],
    ["de", "Neuigkeiten", "https://schach.example/rss"],
    ["es", "Noticias", "https://ajedrez.example/rss"],
    ["fr", "Actualités", "https://echecs.example/rss"],
    ["pt", "Notícias", "https://xadrez.example/rss"],
  ] as const)("is shown, in %s", (language, title, address) => {
    const spec = planApp(IDEAS[language]);
    expect(newsOf(spec)).toMatchObject([{ title, address }]);
    expect(spec.identity.idea).toBe(IDEAS[language]);
    expect(spec.identity.language).toBe(language);
  });

  it("leaves no trace of its address in what else is planned", () => {
    const { identity, entities, pages } = planApp(IDEAS.en);
    expect(JSON.stringify([identity.name, identity.tagline, entities, pages.map(({ title }) => title)])).not.toMatch(
      /https|chess24|feed\.xml/i,
    );
  });

  it.each([
    ["two of them", "Team page with news from https://a.example/rss and https://b.example/rss", 2],
    ["nothing but it", "News feed from https://www.example.com/feed.xml", 1],
    ["the headlines of a site", "A dashboard for traders that shows headlines from https://a.example/markets", 1],
  ])("%s", async (_, idea, count) => {
    await loadLanguageOf(idea);
    expect(newsOf(planApp(idea))).toHaveLength(count);
  });

  it("is asked for where a text does not say which, and none is made up", async () => {
    const idea = "A town guide that shows the RSS feed of the city council";
    await loadLanguageOf(idea);
    const spec = planApp(idea);
    expect(newsOf(spec)).toEqual([]);
    expect(spec.assumptions[0]?.text).toBe("A feed is shown once you paste its address into the chat.");
  });

  it("stands on a site before its contact form, and in the menu", () => {
    const spec = planApp(IDEAS.en);
    const page = spec.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === "news"));
    const kinds = page?.blocks.map(({ kind }) => kind) ?? [];
    expect(spec.footer).toBeDefined();
    expect(kinds.indexOf("news")).toBeLessThan(kinds.indexOf("form"));
    expect(newsOf(spec)[0]?.menu).toBe("News");
  });

  it.each([
    ["a site it is to be like", "A news site like https://news.example/"],
    ["news of its own", "A club site where members post news"],
    ["a feed of its own", "A podcast site with an RSS feed of our episodes"],
    ["a link", "A link page with my blog at https://me.example"],
    ["a social feed", "A social app with a feed of photos"],
    ["feeding", "Track feeds and diapers of our baby"],
  ])("is not %s", async (_, idea) => {
    expect(readNews(idea)).toBeUndefined();
    await loadLanguageOf(idea);
    expect(newsOf(planApp(idea))).toEqual([]);
  });

  it("leaves a brief whole, and is told to be built", async () => {
    const brief = (more: string) =>
      `Build a portal for a neighborhood association. Residents can see events and report issues.${more} Admins can manage members.`;
    const idea = brief(" They can read the latest news from https://city.example/rss.");
    expect(readNews(idea)?.rest).toBe(brief(""));
    await loadLanguageOf(idea);
    const spec = planApp(idea);
    const account = accountOf(idea, spec);
    expect(account.map(({ say, state }) => [say, state])).toEqual([
      ["See events", "built"],
      ["Report issues", "built"],
      ["Read the latest news from https://city.example/rss", "built"],
      ["Manage members", "built"],
    ]);
    const page = spec.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === "news"));
    expect(account[2]?.page).toEqual({ id: page?.id, title: page?.title });
  });

  it("is read fast whatever is written", () => {
    const started = performance.now();
    for (const piece of ["news https:/", "with a the ", "shows rss ", "news ", "https://a,b "])
      readNews(piece.repeat(Math.ceil(2000 / piece.length)));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
