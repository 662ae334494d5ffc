import { describe, expect, it } from "vitest";
import { cleanList, LIST_OPTIONS } from "../templates/src/tools/clean-list-rules.ts";
import { matchesIn, piecesOf, replaced } from "../templates/src/tools/find-replace-rules.ts";
import { countJson, readJson, writeJson } from "../templates/src/tools/json-format-rules.ts";
import { lorem, LOREM_START } from "../templates/src/tools/lorem-ipsum-rules.ts";
import { mdHtml, mdPage, mdTitle, readMarkdown } from "../templates/src/tools/markdown-rules.ts";
import { cleanName, nameParts } from "../templates/src/tools/person-name.ts";
import { inCase, TEXT_CASES } from "../templates/src/tools/text-case-rules.ts";
import { compareTexts } from "../templates/src/tools/text-compare-rules.ts";

describe("textCase", () => {
  it("keeps what is no letter", () => {
    expect(inCase("HTTP server’s first_name ß", "upper", "en")).toBe("HTTP SERVER’S FIRST_NAME SS");
    expect(inCase("İI", "lower", "tr")).toBe("iı");
  });

  it("writes titles and sentences by language", () => {
    expect(inCase("the lord of the rings: a tale", "title", "en")).toBe("The Lord of the Rings: A Tale");
    expect(inCase("HELLO. I AM HERE! OK", "sentence", "en")).toBe("Hello. I am here! Ok");
    expect(inCase("das Haus. am See", "sentence", "de")).toBe("Das Haus. Am See");
  });

  it("takes names for code apart, line by line", () => {
    expect(inCase("parseHTMLText\nuser id", "snake", "en")).toBe("parse_html_text\nuser_id");
    expect(inCase("parse html-text", "camel", "en")).toBe("parseHtmlText");
    expect(inCase("don't stop", "kebab", "en")).toBe("dont-stop");
    for (const how of TEXT_CASES) expect(inCase("", how, "en")).toBe("");
  });
});

describe("cleanList", () => {
  it.each([
    ["SMITH, john", "John Smith"],
    ["o'neill, mary-ann", "Mary-Ann O'Neill"],
    ["ronald mcdonald", "Ronald McDonald"],
    ["JAN VAN DER BERG", "Jan van der Berg"],
    ["VAN DER BERG, JAN", "Jan van der Berg"],
    ["van morrison", "Van Morrison"],
    ["martin king jr.", "Martin King Jr."],
    ["DeShawn j.r. moore", "DeShawn J.R. Moore"],
    ["élodie d’arc", "Élodie D’Arc"],
    ["cher", "Cher"],
  ])("%s -> %s", (given, wanted) => expect(cleanName(given)).toBe(wanted));

  it("parts names", () => {
    expect(nameParts("ludwig van beethoven")).toEqual({ first: "Ludwig", surname: "van Beethoven" });
    expect(nameParts("martin luther king jr")).toEqual({ first: "Martin Luther", surname: "King Jr" });
  });

  it("counts what it leaves out", () => {
    const list = cleanList("- Pear\n\n2. apple \r\nAPPLE\n  fig", LIST_OPTIONS, "en");
    expect(list).toMatchObject({ lines: ["apple", "fig", "Pear"], blank: 1, twice: 1 });
    expect(cleanList("", LIST_OPTIONS, "en").lines).toEqual([]);
    expect(cleanList("SMITH, john\nann lee", { ...LIST_OPTIONS, names: true, columns: true }, "en").text).toBe(
      "Lee\tAnn\nSmith\tJohn",
    );
  });
});

describe("textCompare", () => {
  it("finds words and lines", () => {
    expect(compareTexts("a red fox", "a blue fox", "words")).toMatchObject({ added: 1, removed: 1 });
    const lines = compareTexts("one\ntwo", "one\ntwo\nthree", "lines");
    expect(lines).toMatchObject({ added: 1, removed: 0 });
    expect(compareTexts("", "", "words").likeness).toBe(1);
    expect(compareTexts("x", "x\n", "lines").likeness).toBe(1);
  });
});

describe("findReplace", () => {
  const plain = { wholeWords: false, matchCase: false };
  it("takes every sign as it is", () => {
    const pieces = piecesOf("1+1 (a.b) A-B $&", "(a.b)", plain);
    expect(replaced(pieces, "$&")).toBe("1+1 $& A-B $&");
    for (const sign of ".*+?^${}()|[]\\/-") expect(matchesIn(piecesOf(`x${sign}y`, sign, plain))).toBe(1);
  });

  it("heeds words, case and nothing to find", () => {
    expect(matchesIn(piecesOf("cat Cat catalog", "cat", { wholeWords: true, matchCase: false }))).toBe(2);
    expect(matchesIn(piecesOf("cat Cat", "cat", { wholeWords: false, matchCase: true }))).toBe(1);
    expect(matchesIn(piecesOf("über Überraschung", "über", { wholeWords: true, matchCase: false }))).toBe(1);
    expect(piecesOf("", "a", plain)).toEqual([]);
    expect(replaced(piecesOf("abc", "", plain), "x")).toBe("abc");
  });
});

describe("loremIpsum", () => {
  it("makes exactly as much as is asked for", () => {
    const random = () => 0.4;
    expect(lorem({ unit: "words", count: 7, sentences: [] }, random).split(" ")).toHaveLength(7);
    expect(lorem({ unit: "paragraphs", count: 3, sentences: [] }, random).split("\n\n")).toHaveLength(3);
    expect(lorem({ unit: "sentences", count: 1, sentences: [] }, random)).toBe(LOREM_START);
    expect(lorem({ unit: "sentences", count: 2, sentences: ["A.", "B."] }, random)).toMatch(/^(A\. B\.|B\. A\.)$/);
    expect(lorem({ unit: "words", count: 1e9, sentences: [] }, random).split(" ")).toHaveLength(2000);
  });
});

describe("markdown", () => {
  it("writes what it knows and escapes the rest", () => {
    const html = mdHtml(
      readMarkdown("# Hi & you\n\n<script>x</script>\n\n- [x] a\n\n[l](javascript:alert(1)) [k](https://a.b)"),
    );
    expect(html).toContain("<h1>Hi &amp; you</h1>");
    expect(html).toContain("&lt;script&gt;");
    expect(html).not.toContain("javascript");
    expect(html).toContain('<a href="https://a.b/">k</a>');
    expect(html).toContain('<li class="task">☑ a</li>');
  });

  it("writes tables, code and a page", () => {
    const nodes = readMarkdown("## A *b*\n\n|x|\n|:-:|\n|`1<2`|");
    expect(mdHtml(nodes)).toContain('<th align="center">x</th>');
    expect(mdHtml(nodes)).toContain("<code>1&lt;2</code>");
    expect(mdTitle(nodes)).toBe("A b");
    expect(mdPage(nodes, "<x>", "en")).toContain("<title>&lt;x&gt;</title>");
    expect(readMarkdown("")).toEqual([]);
    expect(readMarkdown(">".repeat(20_000)).length).toBeGreaterThan(0);
  });
});

describe("jsonFormat", () => {
  const read = (text: string) => {
    const reading = readJson(text);
    if (!("node" in reading)) throw new Error(JSON.stringify(reading));
    return reading.node;
  };
  it("keeps numbers and texts as they were written", () => {
    const text = '{"id":12345678901234567890,"é":"\\u00e9","list":[1.0,[],{}]}';
    expect(writeJson(read(text), "")).toBe(text);
    expect(writeJson(read('{"a":[1]}'), "  ")).toBe('{\n  "a": [\n    1\n  ]\n}');
    expect(countJson(read(text))).toEqual({ objects: 2, lists: 2, values: 3, depth: 3 });
  });

  it.each([
    ['{"a": 1,}', "comma", 1, 9],
    ['{"a": 1\n "b": 2}', "comma", 2, 2],
    ["{'a': 1}", "quotes", 1, 2],
    ["{a: 1}", "key", 1, 2],
    ['{"a" 1}', "colon", 1, 6],
    ["[01]", "number", 1, 2],
    ["[tru]", "value", 1, 2],
    ['["a\nb"]', "text", 1, 4],
    ['["\\x"]', "escape", 1, 3],
    ["[1] 2", "more", 1, 5],
    ["[1", "end", 1, 3],
    ["", "end", 1, 1],
    ["[".repeat(300), "deep", 1, 201],
  ])("%s", (text, fault, line, column) => expect(readJson(text)).toEqual({ problem: { fault, line, column } }));
});
