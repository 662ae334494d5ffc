import { beforeAll, describe, expect, it } from "vitest";
import { readBrief } from "../brief/read-brief.ts";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";
import type { Play } from "./play.ts";
import { playsIn } from "./read-play.ts";

const nameOf = ({ block }: Play): string => (block.kind === "game" ? block.game : block.tool);
const asked = (text: string): string[] => playsIn(readBrief(text))?.plays.map(nameOf) ?? [];
const piecesOf = (text: string): string[] => {
  const block = playsIn(readBrief(text))?.plays[0]?.block;
  return block?.kind === "game" ? (block.pieces ?? []).map(({ label }) => label) : [];
};

beforeAll(loadAllBlueprints);

describe("games that a text asks for", () => {
  it.each([
    ["snake game", "snake"],
    ["I want to play chess against the computer", "chess"],
    ["2048 for my phone", "merge2048"],
    ["tic tac toe for two", "ticTacToe"],
    ["a matching pairs game with dinosaurs for my toddler", "memory"],
    ["hangman with kitchen words", "hangman"],
    ["Create a table tennis game with scores and levels", "pong"],
    ["an endless runner with a fox", "runner"],
    ["shoot the aliens before they land, a game for the bus", "invaders"],
    ["bingo cards for the family road trip", "bingo"],
    ["draw names for our secret santa", "lots"],
    ["prize wheel for the school fair", "wheel"],
    ["times tables practice for grade 3", "sums"],
    ["typing speed test with a leaderboard", "typing"],
    ["d20 roller for game night", "dice"],
    ["sort the balls by color, a puzzle with levels", "colorSort"],
    ["A game where you catch apples that fall from the trees", "catcher"],
  ])("%s: %s", (text, game) => expect(asked(text)).toEqual([game]));

  it("are several where somebody wants an arcade", () => {
    expect(asked("A website with classic arcade games to play in the break").length).toBeGreaterThan(3);
  });

  it.each([
    "track my board game collection",
    "a ladder for our chess club with results and ratings",
    "feeding log for my pet snake",
    "book a table tennis table at the sports center",
    "poker night organizer with buy-ins",
    "game shop with second-hand consoles",
    "manage the accounts of our online game",
    "memory book for my grandmother",
    "schedule for our dungeons and dragons group",
  ])("are not read into: %s", (text) => expect(asked(text)).toEqual([]));

  it("are played with what the text names", () => {
    expect(piecesOf("memory game with trains")).toContain("Tunnel");
    expect(piecesOf("snake game with a rabbit that eats carrots").slice(0, 2)).toEqual(["rabbit", "carrot"]);
    expect(piecesOf("2048 with roman numerals").slice(0, 3)).toEqual(["I", "II", "III"]);
    expect(piecesOf("snake, steered with the arrow keys")).toEqual([]);
  });
});

describe("tools that a text asks for", () => {
  it.each([
    ["qr code generator", "qrCode"],
    ["a strong password generator with passphrases", "password"],
    ["markdown notepad with live preview", "markdown"],
    ["format and validate JSON: a json formatter", "jsonFormat"],
    ["split a class into random groups, group maker", "teamMaker"],
    ["resize images for social media", "imageResize"],
    ["meme generator", "imageEditor"],
    ["online whiteboard", "whiteboard"],
    ["flowchart maker", "diagram"],
    ["PHP code formatter with indentation", "codeFormat"],
    ["metronome with tap tempo", "metronome"],
    ["music player with playlist and lyrics", "mediaPlayer"],
    ["world clock for a team in five cities", "timeZones"],
    ["roman numerals converter", "romanNumerals"],
    ["morse code translator", "morse"],
    ["excuse generator", "generator"],
    ["random writing prompts for my class", "generator"],
    ["word counter with reading time", "wordCounter"],
  ])("%s: %s", (text, tool) => expect(asked(text)).toEqual([tool]));

  it.each([
    "a report generator that fills our templates from spreadsheets",
    "Please implement a platform for managing customers and generating QR codes for their orders",
    "password vault for the family with who may see what",
    "invoice generator for freelancers",
    "color consultant booking site",
    "manage our generators and their fuel",
  ])("are not read into: %s", (text) => expect(asked(text)).toEqual([]));
});

describe("an app of games and tools", () => {
  it("opens on them, keeps the points, and has nothing else", () => {
    const spec = planBrief("snake game", 1)?.spec;
    expect(spec?.pages.filter(({ nav }) => nav).map(({ title }) => title)).toEqual(["Play", "Scores"]);
    expect(spec?.entities.map(({ plural, rows }) => [plural, rows.length])).toEqual([["Scores", 0]]);
    const [first] = spec?.pages[0]?.blocks ?? [];
    expect(first).toMatchObject({ kind: "game", game: "snake", logEntity: "score", logScoreField: "points" });
  });

  it("says so where it plays another game than the one that was described", () => {
    const guessed = planBrief("a game about otters", 1)?.spec.assumptions ?? [];
    expect(guessed.map(({ id }) => id)).toContain("game");
    expect(planBrief("snake game", 1)?.spec.assumptions.map(({ id }) => id)).not.toContain("game");
  });

  it("draws from rows that people can change", () => {
    const spec = planBrief("excuse generator", 1)?.spec;
    const [block] = spec?.pages[0]?.blocks ?? [];
    expect(block).toMatchObject({ kind: "tool", tool: "generator", wordsEntity: "word", groupField: "kind" });
    expect(spec?.entities.find(({ id }) => id === "word")?.rows.length).toBeGreaterThan(10);
  });

  it("keeps nothing where nothing is worth keeping", () => {
    expect(planBrief("password generator", 1)?.spec.entities).toEqual([]);
  });
});
