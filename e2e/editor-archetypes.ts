import type { AppSpec } from "@sayhey/appspec";
import { expect } from "vitest";
import type { Hand } from "./editor-hands.ts";

/** One kind of app, and what people do with it. */
export interface Archetype {
  name: string;
  idea: string;
  /** Leaves something in the app that is not kept anywhere: it has to outlast an edit. */
  begin(hand: Hand): Promise<void>;
  /** Whether that is still there. */
  isBegun(hand: Hand): Promise<boolean>;
  /** What the app is there for, walked through. */
  flow(hand: Hand): Promise<void>;
  /** A block of the first page, and a text in it that is typed over where it stands. */
  block: string;
  text: string;
  /** Sets a property of a block in the inspector. */
  property: { block: string; part: string; set(hand: Hand, part: ReturnType<Hand["inApp"]>): Promise<void> };
  /** What the app shows then. */
  shows(hand: Hand): Promise<boolean>;
  /** A list whose first row gets another name in its first column. */
  rows: string;
  /** What somebody types in the chat, and what is in the app then. */
  say: string;
  isSaid(spec: AppSpec): boolean;
}

const entity = (spec: AppSpec, id: string): AppSpec["entities"][number] | undefined =>
  spec.entities.find((each) => each.id === id);

/** Six kinds of apps that have little in common but their editor. */
export const ARCHETYPES: readonly Archetype[] = [
  {
    name: "tracker with a chart",
    idea: "Habit tracker with streaks and a chart of the week",
    begin: (hand) => hand.inApp("[data-block=homeChecklist]").getByRole("textbox").fill("Half written"),
    isBegun: async (hand) =>
      (await hand.inApp("[data-block=homeChecklist]").getByRole("textbox").inputValue()) === "Half written",
    async flow(hand) {
      const list = hand.inApp("[data-block=homeChecklist]");
      await hand.write(list.getByRole("textbox"), "Before the rain");
      await hand.press(list.getByRole("button", { name: "Add", exact: true }));
      await list.getByText("Before the rain").first().waitFor();
    },
    block: "homeChecklist",
    text: ".block-title",
    property: {
      block: "homeChart",
      part: "How it behaves",
      set: (hand, part) => hand.choose(part.getByLabel("Kind of chart"), 0),
    },
    shows: async (hand) => (await hand.inApp("[data-block=homeChart] .bar").count()) > 3,
    rows: "Habits",
    say: "add calories to habits",
    isSaid: (spec) => entity(spec, "habit")?.fields.some(({ name }) => name === "Calories") === true,
  },
  {
    name: "booking",
    idea: "Barber appointments",
    begin: (hand) => hand.inApp("[data-block=homeBooking] li button:enabled").first().click(),
    isBegun: (hand) => hand.inApp("[data-block=homeBooking] form").isVisible(),
    async flow(hand) {
      const booking = hand.inApp("[data-block=homeBooking]");
      const slot = booking.locator("li button:enabled[aria-pressed]").first();
      if ((await slot.getAttribute("aria-pressed")) === "false") await hand.press(slot);
      await hand.write(booking.getByLabel("Booking"), "Ada L.");
      await hand.press(booking.getByRole("button", { name: /^Book / }));
      await hand.inApp("body").getByText("Ada L.").first().waitFor();
    },
    block: "homeBooking",
    text: ".block-title",
    property: {
      block: "homeBooking",
      part: "How it behaves",
      set: (hand, part) => hand.write(part.getByLabel("Length of a slot"), "15"),
    },
    shows: (hand) => hand.inApp("[data-block=homeBooking]").getByText("16:15", { exact: true }).isVisible(),
    rows: "Barbers",
    say: "add a rating to bookings",
    isSaid: (spec) => entity(spec, "cut")?.fields.some(({ type }) => type === "rating") === true,
  },
  {
    name: "shop with a cart",
    idea: "Online shop for handmade candles",
    begin: (hand) =>
      hand.inApp("[data-block=homeCart]").getByRole("button", { name: "Add Fig leaf jar to cart" }).click(),
    isBegun: async (hand) => (await hand.inApp("#homeCart-cart li").count()) > 0,
    async flow(hand) {
      const shop = hand.inApp("[data-block=homeCart]");
      await hand.press(shop.getByRole("button", { name: "Add Plain pillar to cart" }));
      await expect.poll(() => hand.inApp("#homeCart-cart").textContent()).toContain("Plain pillar");
      await hand.press(hand.inApp("#homeCart-cart").getByRole("button", { name: "Remove Plain pillar" }));
      await shop.getByRole("button", { name: "Add Plain pillar to cart" }).waitFor();
    },
    block: "homeCart",
    text: "li a",
    property: {
      block: "homeCart",
      part: "How it behaves",
      set: (hand, part) => hand.pick(part.getByRole("radiogroup", { name: "Picture" }), "None"),
    },
    shows: async (hand) => (await hand.inApp("[data-block=homeCart] svg[viewBox='0 0 400 300']").count()) === 0,
    rows: "Products",
    say: "make it dark and rounder",
    isSaid: (spec) => spec.theme.scheme === "dark",
  },
  {
    name: "quiz",
    idea: "Quiz about our village with a leaderboard",
    begin: (hand) => hand.inApp("[data-block=homeQuiz] li button").first().click(),
    isBegun: (hand) => hand.inApp("[data-block=homeQuiz] li button[aria-pressed=true]").first().isVisible(),
    async flow(hand) {
      const quiz = hand.inApp("[data-block=homeQuiz]");
      // What was given before may still stand.
      if (await quiz.locator("li button").nth(1).isEnabled()) await hand.press(quiz.locator("li button").nth(1));
      await quiz.getByRole("status").first().waitFor();
      await hand.press(quiz.getByRole("button", { name: "Next" }));
      await quiz.getByText("Question 2 of 4").waitFor();
    },
    block: "homeQuiz",
    text: ".block-title",
    property: {
      block: "homeLeaderboard",
      part: "How it behaves",
      set: (hand, part) => hand.write(part.getByLabel("At most", { exact: true }), "2"),
    },
    shows: async (hand) => (await hand.inApp("[data-block=homeLeaderboard] li").count()) === 2,
    rows: "Questions",
    say: "put the leaderboard above the quiz",
    isSaid: (spec) => spec.pages[0]?.blocks[0]?.kind === "leaderboard",
  },
  {
    name: "poll",
    idea: "Lunch poll for the team",
    begin: (hand) => hand.inApp("[data-block=homePoll] li button").first().click(),
    isBegun: (hand) => hand.inApp("[data-block=homePoll] li button[aria-pressed=true]").first().isVisible(),
    async flow(hand) {
      const poll = hand.inApp("[data-block=homePoll]");
      await hand.press(poll.getByRole("button", { name: "Vote for Fish cakes and peas" }));
      await expect.poll(() => poll.getByText(/^\d+ %$/).count()).toBe(6);
    },
    block: "homePoll",
    text: "h3",
    property: {
      block: "homePoll",
      part: "Words",
      set: (hand, part) => hand.write(part.getByLabel("Question"), "Where shall we go?"),
    },
    shows: (hand) => hand.inApp("[data-block=homePoll] h3").getByText("Where shall we go?").isVisible(),
    rows: "Dishes",
    say: "add a FAQ",
    isSaid: (spec) => spec.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "faq")),
  },
  {
    name: "split ledger",
    idea: "Split expenses with flatmates",
    begin: (hand) => hand.inApp("[data-block=homeForm]").getByLabel("Expense", { exact: true }).fill("Half written"),
    isBegun: async (hand) =>
      (await hand.inApp("[data-block=homeForm]").getByLabel("Expense", { exact: true }).inputValue()) ===
      "Half written",
    async flow(hand) {
      const form = hand.inApp("[data-block=homeForm]");
      const balance = await hand.inApp("[data-block=homeBalance]").textContent();
      await hand.write(form.getByLabel("Expense", { exact: true }), "New kettle");
      await hand.write(form.getByLabel("Amount"), "30");
      await hand.choose(form.getByLabel("Paid by"), 1);
      await hand.press(form.getByRole("button", { name: /^(?:Save expense|Note it down)$/ }));
      await expect.poll(() => hand.inApp("[data-block=homeBalance]").textContent()).not.toBe(balance);
    },
    block: "homeBalance",
    text: ".block-title",
    property: {
      block: "homeForm",
      part: "Words",
      set: (hand, part) => hand.write(part.getByLabel("Button text"), "Note it down"),
    },
    shows: (hand) => hand.inApp("[data-block=homeForm]").getByRole("button", { name: "Note it down" }).isVisible(),
    rows: "People",
    say: "rename people to friends",
    isSaid: (spec) => spec.entities.some(({ plural }) => plural === "Friends"),
  },
];
