import { describe, expect, it } from "vitest";
import { usualAccounts } from "./accounts.ts";
import { libraryFixture } from "./app-spec.fixture.ts";
import { applyOps } from "./apply-ops.ts";
import { describeOps } from "./describe-ops.ts";
import { diffSpecs } from "./diff-specs.ts";
import { mergeSpecs } from "./merge-specs.ts";
import type { Op } from "./op.ts";
import { opsToAddAccounts, opsToLimitPage, opsToRemoveAccounts } from "./ops-to-add-accounts.ts";
import { opsToAddBlock } from "./ops-to-add-block.ts";
import { opsToMovePage } from "./ops-to-add-page.ts";
import { parseAppSpec } from "./parse-app-spec.ts";
import { withConsequences } from "./with-consequences.ts";

const plain = libraryFixture();
const withLogin = applyOps(plain, opsToAddAccounts(plain)).spec;
const limited = applyOps(withLogin, opsToLimitPage(withLogin, "loans", ["admin"])).spec;
const page = (spec: typeof plain, id: string) => spec.pages.find((each) => each.id === id);

describe("accounts (17)", () => {
  it("are absent in documents that were there before, and come with a page of one's own", () => {
    expect(parseAppSpec(plain)).not.toHaveProperty("accounts");
    expect(withLogin.accounts).toEqual(usualAccounts("en"));
    expect(withLogin.pages.at(-1)).toMatchObject({ title: "Account", path: "/account", blocks: [{ kind: "profile" }] });
    expect(opsToAddAccounts(withLogin)).toEqual([]);
  });

  it.each<[string, Op, RegExp]>([
    [
      "a role that is not there",
      { op: "update-page", page: "loans", patch: { roles: ["boss"] } },
      /roles\[0\] names "boss"/,
    ],
    ["a role twice", { op: "update-page", page: "loans", patch: { roles: ["admin", "admin"] } }, /repeats "admin"/],
    ["a first page for some", { op: "update-page", page: "home", patch: { roles: ["admin"] } }, /pages\[0\]\.roles/],
    [
      "two roles of one name",
      {
        op: "set-accounts",
        accounts: {
          roles: [
            { id: "a1", name: "Cook" },
            { id: "b1", name: "cook" },
          ],
          signIn: "optional",
        },
      },
      /accounts\.roles\[1\]\.name/,
    ],
    [
      "an id that objects have",
      { op: "set-accounts", accounts: { roles: [{ id: "constructor", name: "Cook" }], signIn: "optional" } },
      /accounts\.roles\[0\]\.id/,
    ],
  ])("refuse %s (17.1, 17.2)", (_, op, message) => {
    expect(() => applyOps(withLogin, [op])).toThrow(message);
  });

  it("are needed by pages for some and by a list of people", () => {
    expect(() => applyOps(plain, [{ op: "update-page", page: "loans", patch: { roles: ["admin"] } }])).toThrow(
      /accounts/,
    );
    const block: Op = { op: "add-block", page: "home", block: { kind: "people", id: "all" } };
    expect(() => applyOps(plain, [block])).toThrow(/people with accounts/);
    const planned = opsToAddBlock(plain, "people", { page: "loans" });
    if ("reason" in planned) throw new Error(planned.reason);
    expect(applyOps(plain, planned.ops).spec.accounts?.roles).toHaveLength(2);
  });

  it("go with what only makes sense with them, and come back by the inverse (17.3)", () => {
    const people = applyOps(limited, [{ op: "add-block", page: "loans", block: { kind: "people", id: "all" } }]).spec;
    const ops = opsToRemoveAccounts(people);
    const { spec, inverse } = applyOps(people, ops);
    expect(spec.accounts).toBeUndefined();
    expect(page(spec, "loans")).not.toHaveProperty("roles");
    expect(page(spec, "loans")?.blocks.map(({ kind }) => kind)).toEqual(["agenda", "form"]);
    expect(applyOps(spec, inverse).spec).toEqual(people);
    expect(describeOps(people, ops)).toEqual([
      "Took out signing in",
      "Opened the page Loans to everybody",
      expect.stringContaining("people"),
    ]);
  });

  it("take a removed role from the pages that name it", () => {
    const both = applyOps(limited, opsToLimitPage(limited, "loans", ["member", "admin"])).spec;
    const roles = usualAccounts("en").roles.slice(0, 1);
    const drop: Op = { op: "set-accounts", accounts: { roles, signIn: "optional" } };
    const after = (spec: typeof plain) => page(applyOps(spec, withConsequences(spec, [drop])).spec, "loans")?.roles;
    expect(after(both)).toEqual(["member"]);
    expect(after(limited)).toBeUndefined();
  });

  it("let a page that becomes the first be for everybody", () => {
    const moved = opsToMovePage(limited, "loans", 0);
    if ("reason" in moved) throw new Error(moved.reason);
    expect(applyOps(limited, moved.ops).spec.pages[0]).not.toHaveProperty("roles");
  });

  it("differ by one op, and merge role by role", () => {
    expect(applyOps(plain, diffSpecs(plain, limited)).spec).toEqual(limited);
    const roles = usualAccounts("en").roles;
    const change = (accounts: object) =>
      applyOps(withLogin, [{ op: "set-accounts", accounts: { roles, signIn: "optional", demo: true, ...accounts } }])
        .spec;
    const ours = change({ signIn: "required", roles: [...roles, { id: "cook", name: "Cook" }] });
    const theirs = change({ roles: roles.map((role) => (role.id === "admin" ? { ...role, name: "Boss" } : role)) });
    const { spec, conflicts } = mergeSpecs(withLogin, ours, theirs);
    expect(conflicts).toEqual([]);
    expect(spec.accounts).toMatchObject({ signIn: "required", demo: true });
    expect(spec.accounts?.roles.map(({ name }) => name)).toEqual(["Member", "Boss", "Cook"]);
  });
});
