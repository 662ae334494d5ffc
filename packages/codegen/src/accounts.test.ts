import { expect, it } from "vitest";
import { everyBlock } from "./fixtures/every-block.ts";
import { generateApp } from "./generate-app.ts";

const app = everyBlock({ accounts: "optional" });
const { tree, flows, paths } = generateApp(app);

it("rows say whose they are where the account lists them, and whoever looks around first is somebody who has some", () => {
  const entity = (text: Record<string, string>) => text["src/entities/note.ts"] ?? "";
  expect(entity(tree)).toMatch(/id: "author"[^}]*isWho: true/);
  expect(entity(generateApp(everyBlock()).tree)).not.toContain("isWho");
  const named = app.entities.find(({ id }) => id === "note")?.rows.map((row) => row["author"]);
  const guest = /guest: "([^"]+)"/.exec(tree["src/accounts.ts"] ?? "")?.[1];
  expect(named).toContain(guest);
});

it("pages for some are opened as one of them, and not at all where nobody can be", () => {
  expect(paths).toContain("/money?as=cook");
  const opened = (each: typeof flows) => each.map(({ steps }) => JSON.stringify(steps[0]));
  for (const step of opened(flows)) expect(step).not.toMatch(/"\/(?:money|guests)"/);
  const { demo: _, ...accounts } = app.accounts ?? { roles: [], signIn: "optional" };
  const strict = generateApp({ ...app, accounts });
  for (const step of opened(strict.flows)) expect(step).not.toMatch(/money|guests/);
  expect(generateApp({ ...app, accounts: { ...accounts, signIn: "required" } }).flows[0]?.steps[1]).toMatchObject({
    do: "tap",
    target: { role: "tab", name: "Create account" },
  });
});

it("an app without accounts has nothing of them, nor one whose data are shared anything of passwords", () => {
  expect(Object.keys(generateApp(everyBlock()).tree).filter((path) => /account|password/.test(path))).toEqual([]);
  const shared = Object.keys(generateApp({ ...app, sharing: "shared" }).tree);
  expect(shared.filter((path) => path.includes("password"))).toEqual([]);
  expect(shared).toContain("src/blocks/shared-people.tsx");
});
