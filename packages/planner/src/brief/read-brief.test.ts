import { describe, expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const asked = (text: string): string[] =>
  readBrief(text).requests.map(({ verb, thing, field }) =>
    [verb, thing ?? "-", ...(field === undefined ? [] : [field])].join(" "),
  );
const things = (text: string): string[] => readBrief(text).things.map(({ name }) => name);

describe("what a brief asks for", () => {
  it("is read from what people can do, each verb with its object", () => {
    expect(
      asked(
        "Please implement a claims desk. Members should be able to log in, submit claims, and check the status of their claims.",
      ),
    ).toEqual(["login -", "create claim", "view claim status"]);
  });

  it("shares an object among its verbs, and a verb among its objects", () => {
    expect(asked("Staff can create, edit, and delete bookings.")).toEqual([
      "create booking",
      "edit booking",
      "delete booking",
    ]);
    expect(asked("Teachers can upload worksheets, songs and recordings.")).toEqual([
      "upload worksheet",
      "upload song",
      "upload recording",
    ]);
  });

  it("is read from functions named by nouns", () => {
    expect(
      asked("The system should have functionalities for member registration, loan management, and fine statistics."),
    ).toEqual(["register member", "edit loan", "chart fine"]);
  });

  it("tells properties from things", () => {
    const { things: kept } = readBrief("Users can add plants, including name, watering date and location.");
    expect(kept.map(({ name }) => name)).toEqual(["plant"]);
    expect(kept[0]?.fields).toEqual(["name", "watering date", "location"]);
    expect(things("Users should be able to upload photos and create albums.")).toEqual(["photo", "album"]);
    expect(asked("Users can view product images and order products.")).toEqual(["view product image", "order product"]);
  });

  it("never makes a thing of the words that only ask", () => {
    for (const text of [
      "Please implement a website that provides information and services to users.",
      "Please develop a platform with various functions and features.",
      "I need a system where everyone can use the application easily.",
    ])
      expect(things(text).join()).not.toMatch(
        /implement|website|platform|system|application|information|function|feature|user|everyone/,
      );
  });

  it("knows who does it", () => {
    const { actors, requests } = readBrief("A tutoring app. Tutors can post lessons. Pupils can book lessons.");
    expect(actors).toEqual(["tutor", "pupil"]);
    expect(requests.map(({ actor, verb }) => `${actor ?? ""} ${verb}`)).toEqual(["tutor create", "pupil book"]);
  });
});

describe("the product of a brief", () => {
  it.each([
    ["Please implement a plant watering website. Users can add plants.", "plant watering"],
    ["I need a simple loan management system for our library.", "loan"],
    ["Can you build me an app to track cello lessons?", "cello lessons"],
  ])("is about what is said: %j", (text, subject) => expect(readBrief(text).subject).toBe(subject));

  it("keeps a name that is given", () => {
    expect(readBrief("Please build a dog walking app called Fetch. Walkers can see walks.").givenName).toBe("Fetch");
  });

  it("does without accounts where the brief refuses them", () => {
    expect(readBrief("A tip splitter, no login. Users can log in tips.").login).toBe(false);
    expect(readBrief("A club site. Members can log in and see dates.").login).toBe(true);
  });
});

describe("bad input", () => {
  it.each([
    ["one word, again and again", "implement ".repeat(199)],
    ["nothing but marks", "?!.,;:".repeat(300)],
    [
      "sixty requests",
      `Users can ${Array.from({ length: 60 }, (_, index) => `add thing${String(index)}`).join(", ")}.`,
    ],
    ["no Latin letters", "ログインして本を借りる".repeat(40)],
    ["markup", "<script>alert(1)</script> Users can <b>add</b> notes'); DROP TABLE x; --"],
  ])("is read without an error: %s", (_, text) => expect(readBrief(text).text).toBe(text));
});
