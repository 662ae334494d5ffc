import { describe, expect, it } from "vitest";
import { CODE_LANGUAGES, formatCode, tokensOf } from "../templates/src/tools/code-format-rules.ts";

describe("code put in order", () => {
  it("has one statement a line, as far in as it stands in others", () => {
    expect(formatCode("function a($x){if($x){return 1;}else{return 2;}}", "PHP", 2)).toBe(
      ["function a($x) {", "  if($x) {", "    return 1;", "  } else {", "    return 2;", "  }", "}"].join("\n"),
    );
    expect(formatCode(".a{color:red;margin:0}.b{top:1px}", "CSS", 4)).toBe(
      [".a {", "    color:red;", "    margin:0", "}", ".b {", "    top:1px", "}"].join("\n"),
    );
  });

  it("breaks no loop head, text or comment apart", () => {
    const made = formatCode('for(let i=0;i<3;i++){say("{;}");/* {;} */}', "JavaScript", 2);
    expect(made.split("\n")[0]).toBe("for(let i=0;i<3;i++) {");
    expect(made).toContain('say("{;}");');
    expect(made).toContain("/* {;} */");
  });

  it("puts tags into each other, and short texts on the line of their tag", () => {
    expect(formatCode("<ul><li>One</li><li><b>Two</b> of</li></ul><br>", "HTML", 2)).toBe(
      ["<ul>", "  <li>One</li>", "  <li>", "    <b>Two</b>", "    of", "  </li>", "</ul>", "<br>"].join("\n"),
    );
  });

  it("leaves what stands between pre tags as it is", () => {
    expect(formatCode("<div><pre>a\n   b</pre></div>", "HTML", 2)).toContain("<pre>a\n   b</pre>");
  });

  it("gives each clause of a query a line, and large keywords", () => {
    expect(formatCode("select a, b from t where x = 'and' and y in (select 1) order by a;", "SQL", 2)).toBe(
      ["SELECT a, b", "FROM t", "WHERE x = 'and'", "  AND y IN (SELECT 1)", "ORDER BY a;"].join("\n"),
    );
  });

  it("changes nothing more the second time, and loses no sign", () => {
    const samples = {
      PHP: "<?php\n$a=1; // one\nif($a){echo 'x';}",
      JavaScript: "list.map((x)=>{return x*2;});\nlet t=`a${1}`;",
      CSS: "@media print{a{color:#000}}",
      HTML: "<p>Hi <a href='x'>there</a></p>",
      SQL: "insert into t values (1, 'a');",
    };
    for (const language of CODE_LANGUAGES) {
      const once = formatCode(samples[language], language, 2);
      expect(formatCode(once, language, 2), language).toBe(once);
      const bare = (text: string): string => text.replace(/\s+/g, "").toLowerCase();
      expect(bare(once), language).toBe(bare(samples[language]));
    }
  });

  it("cuts code into pieces that are the code again", () => {
    const code = 'a = "x\\"y"; // z\n\'open';
    expect(
      tokensOf(code, "JavaScript")
        .map(({ text }) => text)
        .join(""),
    ).toBe(code);
    expect(formatCode("  ", "PHP", 2)).toBe("");
    expect(formatCode("}}})", "JavaScript", 2)).toContain("}");
  });
});
