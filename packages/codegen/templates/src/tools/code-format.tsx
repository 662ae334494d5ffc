import { useState } from "react";
import { copy } from "../copy.ts";
import { CODE_LANGUAGES, formatCode, tokensOf, type CodeLanguage, type Token } from "./code-format-rules.ts";
import { Segments } from "./controls.tsx";
import { TextIn } from "./text-in.tsx";
import { CopyButton } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const SAMPLES: Readonly<Record<CodeLanguage, string>> = {
  PHP: "<?php\nfunction total(array $items){$sum=0;foreach($items as $item){if($item['sold']){$sum+=$item['price'];}else{continue;}}return $sum; // in cents\n}",
  JavaScript: "const open=places.filter((place)=>place.free>0);for(const place of open){if(place.name){show(place);}}",
  CSS: ".card{padding:16px;border-radius:8px}.card:hover{box-shadow:0 2px 8px rgb(0 0 0/.2)}@media (width<40rem){.card{padding:8px}}",
  HTML: '<main><h1>Harbor</h1><ul><li>Boats</li><li>Gulls</li></ul><img src="pier.jpg" alt="The pier"></main>',
  SQL: "select name, count(*) as visits from guests left join stays on stays.guest_id = guests.id where stays.year = 2026 and guests.city = 'Porto' group by name order by visits desc limit 10;",
};
const WIDTHS = [
  { value: "2", label: "2" },
  { value: "4", label: "4" },
];
/** So much is colored; a longer text stays plain and quick. */
const COLORED = 40_000;

const LOOKS: Readonly<Record<Token["is"], string>> = {
  comment: "text-muted italic",
  string: "text-accent-text",
  number: "text-accent-text font-bold",
  keyword: "font-bold",
  name: "",
  sign: "",
  blank: "",
};

/** Puts code in order while one types: one statement a line, each as far in as it belongs, with its words marked. */
export function CodeFormat(tool: ToolProps) {
  const [language, setLanguage] = useDraft<CodeLanguage>(tool.id, "PHP", ":language");
  const [code, setCode] = useDraft(tool.id, tool.sample ?? SAMPLES[language], `:${language}`);
  const [spaces, setSpaces] = useState("2");
  const made = formatCode(code, language, Number(spaces));
  return (
    <ToolFrame tool={tool} name={copy.toolCodeFormat} result={made === "" ? undefined : made}>
      <Segments
        legend={copy.codeLanguage}
        options={CODE_LANGUAGES.map((each) => ({ value: each, label: each }))}
        value={language}
        onChange={setLanguage}
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextIn
          label={copy.codeGiven}
          value={code}
          onChange={setCode}
          placeholder={tool.placeholder}
          rows={12}
          isCode
        />
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="field-label">{copy.output}</p>
            <div className="flex items-center gap-2">
              <Segments legend={copy.codeSpaces} options={WIDTHS} value={spaces} onChange={setSpaces} />
              <CopyButton text={made} />
            </div>
          </div>
          <pre
            // What is wider than its box is read by scrolling, also with the keyboard.
            tabIndex={0}
            aria-label={copy.output}
            role="region"
            className="card panel max-h-[32rem] overflow-auto font-mono text-sm leading-relaxed"
          >
            <code>{made.length > COLORED ? made : <Colored code={made} language={language} />}</code>
          </pre>
        </div>
      </div>
    </ToolFrame>
  );
}

function Colored({ code, language }: { code: string; language: CodeLanguage }) {
  return tokensOf(code, language).map(({ is, text }, index) =>
    LOOKS[is] === "" ? (
      text
    ) : (
      <span key={index} className={LOOKS[is]}>
        {text}
      </span>
    ),
  );
}
