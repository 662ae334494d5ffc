import { describe, expect, it } from "vitest";
import {
  makePassword,
  passwordBits,
  passwordStrength,
  type PasswordPlan,
} from "../templates/src/tools/password-rules.ts";
import { PASSWORD_WORDS } from "../templates/src/tools/password-words.ts";
import { qrParts, qrPath, qrSheet, qrText, type QrContent } from "../templates/src/tools/qr-code-rules.ts";
import { drawNumbers, readRange } from "../templates/src/tools/random-number-rules.ts";
import { evenBelow, secureBelow } from "../templates/src/tools/secure-random.ts";
import { makeTeams, readNames, seededRandom, teamCount } from "../templates/src/tools/team-maker-rules.ts";
import { makeUuids, readUuid } from "../templates/src/tools/uuid-rules.ts";

describe("chance", () => {
  it("draws again what lies beyond the last whole multiple", () => {
    const bits = [2 ** 53 - 1, 7];
    expect(evenBelow(3, () => bits.shift() ?? 0)).toBe(1);
  });

  it("stays within its bounds", () => {
    for (let round = 0; round < 500; round++) {
      expect(secureBelow(3)).toBeLessThan(3);
    }
  });
});

describe("passwords", () => {
  const plan: PasswordPlan = {
    kind: "characters",
    length: 12,
    sets: ["lower", "upper", "digits", "symbols"],
    isClear: true,
    words: 5,
    isCapital: true,
    hasNumber: true,
  };

  it("have a character of every set, and none that looks like another", () => {
    for (let round = 0; round < 100; round++) {
      const password = makePassword(plan, secureBelow);
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z\d])[^0O1lIo]{12}$/);
    }
  });

  it("count what can come out, not what could be typed", () => {
    expect(passwordBits({ ...plan, sets: ["digits"], isClear: false, length: 6 })).toBeCloseTo(Math.log2(10 ** 6));
    // Two characters of small letters and digits with one of each: 2 * 26 * 10.
    expect(passwordBits({ ...plan, sets: ["lower", "digits"], isClear: false, length: 2 })).toBeCloseTo(Math.log2(520));
    expect(passwordBits({ ...plan, sets: [], length: 1, isClear: false })).toBeCloseTo(Math.log2(26));
  });

  it("are made of words, none of them twice in the list", () => {
    expect(makePassword({ ...plan, kind: "words", words: 3 }, () => 0)).toBe("Acorn-Acorn-Acorn-00");
    expect(new Set(PASSWORD_WORDS).size).toBe(PASSWORD_WORDS.length);
    expect(PASSWORD_WORDS.length).toBeGreaterThanOrEqual(300);
    expect(PASSWORD_WORDS.every((word) => /^[a-z]{3,8}$/.test(word))).toBe(true);
    expect(passwordStrength(passwordBits({ ...plan, kind: "words", words: 3, hasNumber: false }))).toBe("weak");
  });
});

describe("UUIDs", () => {
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

  it("carry their version and variant (RFC 9562)", () => {
    for (const [kind, version] of [
      ["v4", 4],
      ["v7", 7],
    ] as const) {
      const made = makeUuids(kind, 500, 1_700_000_000_000, random);
      expect(new Set(made).size).toBe(500);
      expect(
        made.every((uuid) =>
          new RegExp(`^[0-9a-f]{8}-[0-9a-f]{4}-${version}[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`).test(uuid),
        ),
      ).toBe(true);
    }
  });

  it("of version 7 sort as they were made, even when the counter runs over", () => {
    const made = makeUuids("v7", 5000, 1_700_000_000_000, random);
    expect([...made].sort()).toEqual(made);
    expect(readUuid(made[0] ?? "")).toEqual({ version: 7, made: 1_700_000_000_000 });
  });

  it("are read as in the examples of RFC 9562, appendix A", () => {
    const at = Date.parse("2022-02-22T19:22:22.000Z");
    expect(readUuid("017F22E2-79B0-7CC3-98C4-DC0C0C07398F")).toEqual({ version: 7, made: at });
    expect(readUuid("{c232ab00-9414-11ec-b3c8-9f6bdeced846}")).toEqual({ version: 1, made: at });
    expect(readUuid("urn:uuid:1ec9414c-232a-6b00-b3c8-9f6bdeced846")).toEqual({ version: 6, made: at });
    expect(readUuid("919108f752d133205bacf847db4148a8")).toEqual({ version: 3 });
    expect(readUuid("not one")).toBeUndefined();
    expect(readUuid("")).toBeUndefined();
  });
});

describe("random numbers", () => {
  const plan = { low: 1, high: 6, count: 6, isUnique: true, isSorted: true };

  it("come without repeats, sorted", () => {
    expect(drawNumbers(plan, secureBelow)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(drawNumbers({ ...plan, low: 6, high: 1 }, secureBelow)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("stop at what there is, and manage a huge range", () => {
    expect(drawNumbers({ ...plan, count: 50 }, secureBelow)).toHaveLength(6);
    const far = drawNumbers({ ...plan, low: -1e12, high: 1e12, count: 500 }, secureBelow);
    expect(new Set(far).size).toBe(500);
  });

  it("read a range", () => {
    expect(readRange("1-6")).toEqual({ low: 1, high: 6 });
    expect(readRange("-5 to 5")).toEqual({ low: -5, high: 5 });
    expect(readRange("dice")).toBeUndefined();
  });
});

describe("teams", () => {
  it("read names from lines, commas and numbered lists", () => {
    expect(readNames("1. Ana\n2) Ben, Cleo;\n\n - Dan ")).toEqual(["Ana", "Ben", "Cleo", "Dan"]);
    expect(readNames("")).toEqual([]);
    expect(readNames("x\n".repeat(9000))).toHaveLength(500);
  });

  it("differ by one at most, with everybody in", () => {
    const names = Array.from({ length: 11 }, (_, index) => `n${index}`);
    const teams = makeTeams(names, { by: "teams", teams: 4, size: 2 }, seededRandom(5));
    expect(teams.map((team) => team.length)).toEqual([3, 3, 3, 2]);
    expect(teams.flat().sort()).toEqual([...names].sort());
    expect(makeTeams(names, { by: "teams", teams: 4, size: 2 }, seededRandom(5))).toEqual(teams);
  });

  it("are never empty", () => {
    expect(teamCount({ by: "teams", teams: 9, size: 1 }, 4)).toBe(4);
    expect(teamCount({ by: "size", teams: 9, size: 4 }, 10)).toBe(3);
    expect(teamCount({ by: "size", teams: 9, size: 50 }, 10)).toBe(1);
  });
});

describe("QR codes", () => {
  const content: QrContent = {
    kind: "text",
    text: "https://example.com",
    many: "one\n\n two <&> \n",
    wifi: { name: "Caf;é", password: 'a"b:c', safety: "WPA", isHidden: true },
    contact: { name: "Robin de Meyer", phone: "+1 555", email: "", company: "A; B", web: "" },
  };

  it("hold Wi-Fi and contacts as phones read them", () => {
    expect(qrText({ ...content, kind: "wifi" }).text).toBe('WIFI:T:WPA;S:Caf\\;é;P:a\\"b\\:c;H:true;;');
    expect(qrText({ ...content, kind: "contact" }).text).toBe(
      "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Meyer;Robin de;;;\r\nFN:Robin de Meyer\r\nTEL:+1 555\r\nORG:A\\; B\r\nEND:VCARD",
    );
  });

  it("have a quiet zone of four and the size of their version", () => {
    const squares = qrParts(content, "L")[0]?.squares;
    expect(squares).toHaveLength(25 + 8);
    expect(squares?.slice(0, 4).flat().includes(true)).toBe(false);
    expect(
      qrPath([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });

  it("come one a line, and say when a text is too long", () => {
    expect(qrParts({ ...content, kind: "many" }, "M").map(({ label }) => label)).toEqual(["one", "two <&>"]);
    expect(qrParts({ ...content, text: "x".repeat(5000) }, "L")[0]?.squares).toBeUndefined();
    expect(qrParts({ ...content, text: "  " }, "L")).toEqual([]);
  });

  it("make a sheet in which nothing typed is markup", () => {
    const { svg } = qrSheet(qrParts({ ...content, kind: "many" }, "M"), 100, "#000000", "#ffffff");
    expect(svg).toContain("two &lt;&amp;&gt;");
    expect(svg.match(/<path/g)).toHaveLength(2);
  });
});
