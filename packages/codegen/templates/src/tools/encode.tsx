import { copy } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { decodeText, encodeText, ENCODINGS, type Encoding } from "./encode-rules.ts";
import { TextIn } from "./text-in.tsx";
import { TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import { Notice } from "./tool-parts.tsx";
import { Segments } from "./controls.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

type Way = "encode" | "decode";

const NAMES: Readonly<Record<Encoding, string>> = {
  base64: copy.encodeBase64,
  url: copy.encodeUrl,
  html: copy.encodeHtml,
  hex: copy.encodeHex,
};
const WAYS: readonly { value: Way; label: string }[] = [
  { value: "encode", label: copy.encodeThere },
  { value: "decode", label: copy.encodeBack },
];

/** Encodes a text, or reads what was encoded. */
export function Encode(tool: ToolProps) {
  const [text, setText] = useDraft(tool.id, tool.sample ?? copy.encodeSample);
  const [encoding, setEncoding] = useDraft<Encoding>(tool.id, "base64", ":encoding");
  const [way, setWay] = useDraft<Way>(tool.id, "encode", ":way");
  const result = way === "encode" ? encodeText(text, encoding) : decodeText(text, encoding);
  const turn = () => {
    if (result !== null) setText(result);
    setWay(way === "encode" ? "decode" : "encode");
  };
  return (
    <ToolFrame tool={tool} name={copy.toolEncode} result={result === null || result === "" ? undefined : result}>
      <div className="grid gap-3 md:grid-cols-2">
        <Segments
          legend={copy.encodeHow}
          options={ENCODINGS.map((value) => ({ value, label: NAMES[value] }))}
          value={encoding}
          onChange={setEncoding}
        />
        <Segments legend={copy.encodeWay} options={WAYS} value={way} onChange={setWay} />
      </div>
      <TextIn value={text} onChange={setText} placeholder={tool.placeholder} rows={4} isCode={way === "decode"} />
      <Button icon="arrow-up-down" className="self-center" disabled={result === null} onClick={turn}>
        {copy.turnAround}
      </Button>
      {result === null && <Notice>{way === "encode" ? copy.encodeBroken : copy.decodeBroken}</Notice>}
      <TextOut text={result ?? ""} isCode={way === "encode"} />
    </ToolFrame>
  );
}
