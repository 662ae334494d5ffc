import { randomUUID } from "node:crypto";
import { FUNCTIONS, type FunctionName } from "@sayhey/contract/functions";
import { IMPORT_PATH } from "@sayhey/contract/project-import";
import { RESUMABLE_PATH, UPLOAD_PATH } from "@sayhey/contract/upload";
import type { z } from "zod";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { REGISTRY } from "./registry.ts";
import { openServices } from "../services.ts";
import { type Belongings, giveBelongings } from "../../testing/belongings.ts";
import { fieldsOf, idOf, idPlaces, isRequired, sampleInput, withValue } from "../../testing/sample-input.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../testing/start-test-platform.ts";
import { changedRows, readContents } from "../../testing/table-contents.ts";

/** Functions that an input can be made for, and why it cannot for the others. */
const UNKNOWN: string[] = [];
const NAMES = (Object.keys(REGISTRY) as FunctionName[]).filter((name) => {
  try {
    return sampleInput(name, {}) !== null;
  } catch (error) {
    UNKNOWN.push(String(error));
    return false;
  }
});
/** What is published is there for everybody: for these, others' ids that nobody may know are those of what is not. */
const OPEN = new Set<FunctionName>(["gallery-get", "gallery-like", "gallery-remix", "report-create", "event-record"]);

/** These answer with nothing for what is not the caller's, instead of refusing. */
const ANSWERS_NOTHING = new Set<FunctionName>([
  "asset-sign",
  "asset-uses",
  "asset-purge",
  "asset-folder-restore",
  "event-record",
]);

/** Where two ids cannot stand side by side, the input that has the other one. */
const ALTERNATIVES: Readonly<Record<string, object>> = {
  "asset-folder-restore binned.0": { moved: [] },
  "asset-folder-restore moved.0.assetId": { binned: [] },
  "transform-create assetId": { assetIds: undefined, projectId: undefined },
  "transform-create assetIds.0": { assetId: undefined, projectId: undefined },
  "transform-create projectId": { kind: "restyle", assetId: undefined, assetIds: undefined },
};

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;
let adas: Belongings;
let eves: Belongings;

interface Answer {
  status: number;
  text: string;
  error: { kind: string; message: string; field?: string } | undefined;
}

async function send(person: TestUser | null, name: string, body: BodyInit): Promise<Answer> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(person === null ? {} : { authorization: `Bearer ${person.token}` }),
    },
    body,
  });
  const text = await answer.text();
  return { status: answer.status, text, error: (JSON.parse(text) as { error?: Answer["error"] }).error };
}

const call = (person: TestUser | null, name: string, input: unknown): Promise<Answer> =>
  send(person, name, JSON.stringify(input));

/** Calls a few at a time, in order of the list. */
async function inTurns<T, R>(list: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const waiting = list.entries();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const [index, one] of waiting) answers[index] = await run(one);
    }),
  );
  return answers;
}

const forgetLimits = () => server.sql`delete from private.rate_limits`;

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  [ada, eve] = await Promise.all([server.signUp("Ada Lovelace"), server.signUp("Eve")]);
  await server.sql`update accounts set plan = 'studio'`;
  [adas, eves] = await Promise.all([giveBelongings(server, ada), giveBelongings(server, eve)]);
});
afterAll(() => server.close());
beforeEach(forgetLimits);

const PLACES = NAMES.flatMap((name) => idPlaces(name).map(({ path, name: called }) => ({ name, path, called })));

test("an input can be made for every function of the registry", () => {
  expect(UNKNOWN).toEqual([]);
});

describe("somebody else's ids", () => {
  test("are of kinds that are known here", () => {
    expect(
      PLACES.filter(({ name, called }) => idOf(adas, name, called) === undefined).map(
        ({ name, path }) => `${name} ${path}`,
      ),
    ).toEqual([]);
  });

  test("are answered like ids of nothing, and change nothing", async () => {
    const before = await readContents(server.sql);
    const told = await inTurns(PLACES, async ({ name, path, called }) => {
      const own = { ...sampleInput(name, eves), ...ALTERNATIVES[`${name} ${path}`] };
      const foreign = (OPEN.has(name) ? adas["hiddenPublicationId"] : idOf(adas, name, called)) ?? "";
      const nothing = randomUUID();
      const [theirs, none] = [
        await call(eve, name, withValue(own, path, foreign)),
        await call(eve, name, withValue(own, path, nothing)),
      ];
      const same = theirs.status === none.status && theirs.text.replaceAll(foreign, nothing) === none.text;
      const refused = [403, 404].includes(theirs.status) || theirs.error?.field === path || ANSWERS_NOTHING.has(name);
      return same && refused ? [] : [`${name} ${path}: ${theirs.status} ${theirs.text} | ${none.status} ${none.text}`];
    });
    expect(told.flat()).toEqual([]);
    expect(changedRows(before, await readContents(server.sql))).toEqual([]);
  });

  test("open nothing to visitors, whose calls change nothing either", async () => {
    const before = await readContents(server.sql);
    const told = await inTurns(NAMES, async (name) => {
      const ids = OPEN.has(name) ? { ...adas, publicationId: adas["hiddenPublicationId"] ?? "" } : adas;
      const { status, text } = await call(null, name, sampleInput(name, ids));
      const expected = FUNCTIONS[name].auth === "session" ? status === 401 : status < 500;
      return expected ? [] : [`${name}: ${status} ${text}`];
    });
    expect(told.flat()).toEqual([]);
    expect(changedRows(before, await readContents(server.sql))).toEqual([]);
  });
});

/** Addresses beside the functions that name something by its id. */
const ADDRESSES: readonly (readonly [method: string, path: (id: string) => string, called: string])[] = [
  ["POST", (id) => `${IMPORT_PATH}?projectId=${id}`, "projectId"],
  ["POST", (id) => `${UPLOAD_PATH}?replace=${id}`, "assetId"],
  ["HEAD", (id) => `${RESUMABLE_PATH}/${id}`, "uploadId"],
  ["PATCH", (id) => `${RESUMABLE_PATH}/${id}`, "uploadId"],
  ["DELETE", (id) => `${RESUMABLE_PATH}/${id}`, "uploadId"],
  ["GET", (id) => `/embed/${id}`, "hiddenPublicationId"],
  ["GET", (id) => `/media/published/${id}/trailer.mp4`, "hiddenPublicationId"],
  ["GET", (id) => `/media/published/${id}/link.jpg`, "hiddenPublicationId"],
  ["GET", (id) => `/oembed?url=${encodeURIComponent(`${server.url}/gallery/${id}`)}`, "hiddenPublicationId"],
];

test("somebody else's ids are ids of nothing on every other address too", async () => {
  const before = await readContents(server.sql);
  const ask = async (person: TestUser | null, method: string, path: string) => {
    const answer = await fetch(server.url + path, {
      method,
      redirect: "manual",
      headers: {
        ...(person === null ? {} : { authorization: `Bearer ${person.token}` }),
        "tus-resumable": "1.0.0",
        ...(method === "PATCH" ? { "content-type": "application/offset+octet-stream", "upload-offset": "0" } : {}),
      },
      ...(["POST", "PATCH"].includes(method) ? { body: "xxxxx" } : {}),
    });
    return `${answer.status} ${await answer.text()}`;
  };
  const told: string[] = [];
  for (const [method, path, called] of ADDRESSES) {
    const foreign = adas[called] ?? "";
    const nothing = randomUUID();
    for (const person of [eve, null]) {
      const [theirs, none] = [await ask(person, method, path(foreign)), await ask(person, method, path(nothing))];
      if (theirs.replaceAll(foreign, nothing) !== none || !/^40[0134]/.test(theirs))
        told.push(`${method} ${path(called)}: ${theirs} | ${none}`);
    }
  }
  expect(told).toEqual([]);
  expect(changedRows(before, await readContents(server.sql))).toEqual([]);
});

/** What callers send where something else belongs. */
const FAULTS: readonly (readonly [what: string, value: unknown])[] = [
  ["null", null],
  ["a flag", true],
  ["a negative number", -1],
  ["a fraction", 0.5],
  ["a huge number", 1e308],
  ["a text", "text"],
  ["a huge text", "x".repeat(1_000_000)],
  ["a null character", "a\u0000b"],
  ["half a character", "a\ud800"],
  ["a list", []],
  ["a list of lists", [[[[[[]]]]]]],
  ["a list of nothing", [null]],
  ["a list of objects", [{ op: "__proto__" }]],
  ["an object", {}],
  ["a prototype", JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}')],
];

/** These take away what they are called with, the session of the call last of all. */
const ENDS: readonly FunctionName[] = ["publication-unpublish", "token-revoke", "session-end"];

/** What these do with an ordinary text takes its time, and other tests show it. */
const WEIGHTY = new Set<FunctionName>([
  "git-push",
  "override-save",
  "password-change",
  "project-ask",
  "project-create",
  "project-fork",
  "publication-publish",
  "source-problems",
  "source-search",
  "template-use",
]);

describe("what does not belong in a field", () => {
  const passed: { name: FunctionName; field: string; what: string; input: unknown }[] = [];

  test("is refused by the name of the field", () => {
    const unnamed: string[] = [];
    for (const name of NAMES)
      for (const field of fieldsOf(name)) {
        const own = sampleInput(name, eves);
        for (const [what, value] of FAULTS) {
          const input = withValue(own, field, value);
          const parsed = (FUNCTIONS[name].input as z.ZodType).safeParse(input);
          const issue = parsed.error?.issues[0];
          if (issue === undefined) passed.push({ name, field, what, input });
          // A rule over several fields speaks of them in words.
          else if (issue.path[0] !== field && !(issue.code === "custom" && issue.path.length === 0))
            unnamed.push(`${name} ${field} with ${what}: ${JSON.stringify(issue)}`);
        }
        const without = Object.fromEntries(Object.entries(own).filter(([key]) => key !== field));
        const missing = (FUNCTIONS[name].input as z.ZodType).safeParse(without).error?.issues[0];
        if (isRequired(name, field) && missing?.path[0] !== field) unnamed.push(`${name} without ${field}`);
      }
    expect(unnamed).toEqual([]);
  });

  test("and passes the contract is never a fault of the server", async () => {
    const sent = passed.filter(({ name, what }) => what !== "a flag" && !(what === "a text" && WEIGHTY.has(name)));
    const told = await inTurns(sent, async ({ name, field, what, input }) => {
      const { status, error, text } = await call(eve, name, input);
      const named = error?.kind !== "bad-request" || error.field !== undefined;
      return status < 500 && named ? [] : [`${name} ${field} with ${what}: ${status} ${text}`];
    });
    expect(told.flat()).toEqual([]);
  });

  test("is refused as a whole where it is no input at all", async () => {
    const before = await readContents(server.sql);
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    const told = await inTurns(NAMES, async (name) => {
      const text = JSON.stringify(sampleInput(name, eves));
      const open = text === "{}" ? "{" : `${text.slice(0, -1)},`;
      const [field = "extra"] = fieldsOf(name);
      const bodies: [what: string, body: BodyInit, field?: string][] = [
        ["another key and a prototype", `${open}"__proto__":{"admin":true}}`, "__proto__"],
        ["depth", `${open}"${field}":${deep}}`, field],
        ["bytes that are no text", Buffer.from(`${open}"extra":"\xff"}`, "latin1")],
        ["half of it", text.slice(0, -1)],
      ];
      const answers = [];
      for (const [what, body, named] of bodies) {
        if (REGISTRY[name].rateLimit.hits < bodies.length) await forgetLimits();
        const { status, error, text: answer } = await send(eve, name, body);
        if (status !== 400 || (named !== error?.field && !error?.field?.startsWith(`${named}.`)))
          answers.push(`${name} with ${what}: ${status} ${answer}`);
      }
      for (const whole of [[], null, "text", 7, true])
        if ((FUNCTIONS[name].input as z.ZodType).safeParse(whole).success)
          answers.push(`${name} takes ${String(whole)}`);
      return answers;
    });
    expect(told.flat()).toEqual([]);
    expect(changedRows(before, await readContents(server.sql))).toEqual([]);
  });
});

test("ids of one's own are told from ids of nothing, so that the tests above ask for what is there", async () => {
  const asked = PLACES.filter(
    ({ name }) => !WEIGHTY.has(name) && !name.startsWith("admin-") && !ANSWERS_NOTHING.has(name),
  );
  const lost: string[] = [];
  // Whatever takes something away comes last.
  for (const { name, path } of asked.toSorted((one, other) => ENDS.indexOf(one.name) - ENDS.indexOf(other.name))) {
    const input = { ...sampleInput(name, adas), ...ALTERNATIVES[`${name} ${path}`] };
    const [none, { status, text }] = await Promise.all([
      call(ada, name, withValue(input, path, randomUUID())),
      call(ada, name, input),
    ]);
    if (status >= 500 || text === none.text) lost.push(`${name} ${path}: ${status} ${text}`);
  }
  expect(lost).toEqual([]);
});
