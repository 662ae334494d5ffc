import { describe, expect, it } from "vitest";
import { guessDelimiter, readCsv, sortRows, tableOfJson, writeTable } from "../templates/src/tools/csv-table-rules.ts";
import { decodeText, encodeText, ENCODINGS } from "../templates/src/tools/encode-rules.ts";
import { digestOf, isSameHash, kindsOf } from "../templates/src/tools/hash-rules.ts";
import { fromMorse, morseTones, toMorse } from "../templates/src/tools/morse-rules.ts";
import { bitsOf, placesOf, readNumber, writeNumber } from "../templates/src/tools/number-base-rules.ts";
import { fromRoman, romanSteps, toRoman } from "../templates/src/tools/roman-numerals-rules.ts";
import { digestHere, DIGESTS } from "../templates/src/tools/sha-rules.ts";
import { slug, slugs } from "../templates/src/tools/slug-rules.ts";
import { speechParts, voicesFor } from "../templates/src/tools/speech-rules.ts";

describe("csvTable", () => {
  it("reads RFC 4180", () => {
    const table = readCsv('a,b\r\n"x, ""y""",2\r\n\r\n"two\nlines"\r\n', ",");
    expect(table).toEqual({
      header: ["a", "b"],
      rows: [
        ['x, "y"', "2"],
        ["two\nlines", ""],
      ],
      isOpen: false,
    });
    expect(readCsv('a\n"b', ",").isOpen).toBe(true);
    expect(readCsv("", ",")).toEqual({ header: [], rows: [], isOpen: false });
    expect(readCsv("a,\n1,", ",").rows).toEqual([["1", ""]]);
  });

  it("guesses, sorts and writes", () => {
    expect(guessDelimiter("a;b\n1,5;2")).toBe(";");
    expect(guessDelimiter("a\tb\n1\t2")).toBe("\t");
    expect(guessDelimiter("word")).toBe(",");
    expect(sortRows([["10"], [""], ["9"]], 0, true, "en")).toEqual([["10"], ["9"], [""]]);
    const table = { header: ["a", "a"], rows: [["1|2", 'say "x"']] };
    expect(writeTable(table, "csv")).toBe('a,a\r\n1|2,"say ""x"""');
    expect(writeTable(table, "markdown")).toBe('| a | a |\n| --- | --- |\n| 1\\|2 | say "x" |');
    expect(JSON.parse(writeTable(table, "json"))).toEqual([{ a: "1|2", a_2: 'say "x"' }]);
    expect(tableOfJson('[{"a":1,"b":null},{"c":{"d":2}}]')).toEqual({
      header: ["a", "b", "c"],
      rows: [
        ["1", "", ""],
        ["", "", '{"d":2}'],
      ],
    });
    expect(tableOfJson("{}")).toBeNull();
  });
});

describe("encode", () => {
  it("knows the vectors of RFC 4648", () => {
    expect(["", "f", "fo", "foo", "foob", "fooba", "foobar"].map((text) => encodeText(text, "base64"))).toEqual([
      "",
      "Zg==",
      "Zm8=",
      "Zm9v",
      "Zm9vYg==",
      "Zm9vYmE=",
      "Zm9vYmFy",
    ]);
    expect(decodeText("Zm9v\nYg", "base64")).toBe("foob");
    expect(decodeText("-_8", "base64")).toBeNull();
  });

  it.each(ENCODINGS)("%s goes there and back", (encoding) => {
    const text = "Grüße & <b>“50 %”</b> 🙂 +";
    expect(decodeText(encodeText(text, encoding) ?? "", encoding)).toBe(text);
    expect(decodeText("", encoding)).toBe("");
  });

  it("tells what it cannot read", () => {
    expect(encodeText("\ud800", "url")).toBeNull();
    expect(decodeText("%E4%", "url")).toBeNull();
    expect(decodeText("abc", "hex")).toBeNull();
    expect(decodeText("&nope; &#0; &eacute;&quot;&nbsp;", "html")).toBe('&nope; &#0; é"\u00a0');
  });
});

describe("hash", () => {
  const known = {
    "SHA-1": "a9993e364706816aba3e25717850c26c9cd0d89d",
    "SHA-256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    "SHA-384": "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7",
    "SHA-512":
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
  };
  it.each(DIGESTS)("%s of 'abc' is that of FIPS 180-4", async (digest) => {
    const bytes = new TextEncoder().encode("abc");
    expect(digestHere(bytes, digest)).toBe(known[digest]);
    expect(await digestOf(bytes, digest, crypto.subtle)).toBe(known[digest]);
    for (const size of [0, 55, 56, 64, 111, 112, 128, 300]) {
      const many = new Uint8Array(size).fill(7);
      expect(digestHere(many, digest)).toBe(await digestOf(many, digest, crypto.subtle));
    }
  });

  it("compares as people paste", async () => {
    expect(isSameHash(" A9:99 3e364706816aba3e25717850c26c9cd0d89d", known["SHA-1"])).toBe(true);
    expect(isSameHash(`${known["SHA-1"]} *a file.zip`, known["SHA-1"])).toBe(true);
    expect(kindsOf(known["SHA-384"])).toEqual(["SHA-384"]);
    expect(kindsOf("hello")).toEqual([]);
    expect(await digestOf(new Uint8Array(400_000), "SHA-1", undefined)).toBeNull();
  });
});

describe("slug", () => {
  const options = { separator: "-", most: 60, language: "en", and: "and" } as const;
  it("makes slugs", () => {
    expect(slug("  Fish & Chips – what’s new?! ", options)).toBe("fish-and-chips-whats-new");
    expect(slug("Crème Brûlée Æsir Łódź", options)).toBe("creme-brulee-aesir-lodz");
    expect(slug("Über große Äpfel", { ...options, language: "de" })).toBe("ueber-grosse-aepfel");
    expect(slug("Привет мир й", options)).toBe("привет-мир-й");
    expect(slug("one two three", { ...options, most: 9 })).toBe("one-two");
    expect(slug("!!!", options)).toBe("");
    expect(slugs("News\n\nnews\nNews", options)).toEqual(["news", "", "news-2", "news-3"]);
  });
});

describe("romanNumerals", () => {
  it("goes there and back for every number", () => {
    for (let number = 1; number <= 3999; number++)
      expect(fromRoman(toRoman(number) ?? "")).toMatchObject({ value: number, isStandard: true });
    expect([0, 4000, 1.5, NaN].map(toRoman)).toEqual([null, null, null, null]);
  });

  it("explains and corrects", () => {
    expect(romanSteps(1994)).toEqual([
      { part: "M", how: "1000", value: 1000 },
      { part: "CM", how: "1000 − 100", value: 900 },
      { part: "XC", how: "100 − 10", value: 90 },
      { part: "IV", how: "5 − 1", value: 4 },
    ]);
    expect(romanSteps(8)).toEqual([{ part: "VIII", how: "5 + 1 + 1 + 1", value: 8 }]);
    expect(fromRoman("iiii")).toMatchObject({ value: 4, numeral: "IV", isStandard: false });
    expect(fromRoman("IC")).toMatchObject({ value: 99, numeral: "XCIX" });
    expect(fromRoman("ABC")).toBeNull();
    expect(fromRoman("MMMM")).toBeNull();
  });
});

describe("numberBase", () => {
  it("reads and writes any size", () => {
    expect(readNumber("0xFF", 16)).toEqual({ value: 255n });
    expect(readNumber("1111 0000", 2)).toEqual({ value: 240n });
    expect(readNumber("-zz", 36)).toEqual({ value: -1295n });
    expect(readNumber("129", 8)).toEqual({ wrong: "9" });
    expect(readNumber(" ", 10)).toBeNull();
    expect(writeNumber(2n ** 100n, 16)).toBe("10 00 00 00 00 00 00 00 00 00 00 00 00");
    expect(writeNumber(-1234567n, 10)).toBe("−1 234 567");
    expect(bitsOf(255n)).toBe(8);
    expect(placesOf(500n, 16)).toBe("1 × 16² + 15 × 16¹ + 4 × 16⁰");
    expect(placesOf(0n, 2)).toBe("0");
    expect(placesOf(2n ** 64n, 2)).toBeNull();
  });
});

describe("morse", () => {
  it("goes both ways", () => {
    expect(toMorse("SOS now")).toEqual({ text: "... --- ... / -. --- .--", unknown: [] });
    expect(fromMorse("... --- ... / –· −−− .--").text).toBe("SOS NOW");
    expect(toMorse("ñ ã 漢")).toEqual({ text: "--.-- / .-", unknown: ["漢"] });
    expect(fromMorse("........ .").unknown).toEqual(["........"]);
    expect(toMorse("")).toEqual({ text: "", unknown: [] });
  });

  it("times PARIS so that a word with its gap is fifty units", () => {
    const code = toMorse("PARIS PARIS").text;
    const { tones } = morseTones(code, 12);
    const second = tones.find(({ index }) => index > code.indexOf("/"));
    expect(second?.at).toBeCloseTo(50 * 0.1);
  });
});

describe("speech", () => {
  it("cuts a text where one breathes", () => {
    expect(speechParts("One. Two!\n\nThree", "en").map(({ text }) => text.trim())).toEqual(["One.", "Two!", "Three"]);
    const parts = speechParts("word ".repeat(200), "en");
    expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThanOrEqual(220);
    expect(speechParts("x".repeat(500), "en")).toHaveLength(3);
    expect(speechParts("  ", "en")).toEqual([]);
    const voice = (name: string, lang: string, isDefault = false) => ({ name, lang, default: isDefault });
    expect(voicesFor([voice("B", "fr-FR", true), voice("A", "en-US")], "en").map(({ name }) => name)).toEqual([
      "A",
      "B",
    ]);
  });
});
