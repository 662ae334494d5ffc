import { useMemo, useState } from "react";
import { copy, language, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { NumberField } from "./maker-fields.tsx";
import { Segments, Switch } from "./controls.tsx";
import { TextIn } from "./text-in.tsx";
import { TextOut } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";
import { makeUuids, readUuid, type UuidKind } from "./uuid-rules.ts";

interface Plan {
  kind: UuidKind;
  count: number;
  isUpper: boolean;
  isBare: boolean;
}

const START: Plan = { kind: "v4", count: 5, isUpper: false, isBare: false };
const MOST = 500;

const newRound = () => ({
  now: Date.now(),
  bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
});

/** Makes UUIDs, many at once, and reads what one tells. */
export function Uuid(tool: ToolProps) {
  const [plan, setPlan] = useDraft<Plan>(tool.id, START);
  // Another round makes others; how they are written does not.
  const [round, setRound] = useState(newRound);
  const made = useMemo(() => makeUuids(plan.kind, plan.count, round.now, round.bytes), [plan.kind, plan.count, round]);
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part });
  const write = (uuid: string) => {
    const text = plan.isBare ? uuid.replaceAll("-", "") : uuid;
    return plan.isUpper ? text.toUpperCase() : text;
  };
  const text = made.map(write).join("\n");
  return (
    <ToolFrame tool={tool} name={copy.toolUuid} result={text}>
      <Segments
        legend={copy.uuidKind}
        options={[
          { value: "v4", label: copy.uuidRandom },
          { value: "v7", label: copy.uuidTime },
        ]}
        value={plan.kind}
        onChange={(kind) => change({ kind })}
      />
      <div className="grid items-start gap-4 md:grid-cols-[3fr_2fr]">
        <TextOut label={copy.toolUuid} text={text} isCode file={{ name: "uuid.txt", type: "text/plain" }} />
        <div className="card panel flex flex-col gap-3">
          <Button look="primary" icon="refresh-cw" onClick={() => setRound(newRound())}>
            {copy.generate}
          </Button>
          <NumberField
            label={copy.howMany}
            value={plan.count}
            min={1}
            max={MOST}
            onChange={(count) => change({ count })}
          />
          <Switch label={copy.bigLetters} isOn={plan.isUpper} onChange={(isUpper) => change({ isUpper })} />
          <Switch label={copy.withoutDashes} isOn={plan.isBare} onChange={(isBare) => change({ isBare })} />
        </div>
      </div>
      <Reader tool={tool} example={made[0] ?? ""} />
    </ToolFrame>
  );
}

/** Tells what is in a UUID that one already has. */
function Reader({ tool, example }: { tool: ToolProps; example: string }) {
  const [typed, setTyped] = useDraft<string | null>(tool.id, tool.sample ?? null, ":read");
  const text = typed ?? example;
  const facts = readUuid(text);
  return (
    <div className="card panel flex flex-col gap-3">
      <TextIn label={copy.readUuid} value={text} rows={2} isCode onChange={setTyped} />
      <p role="status" className="text-sm">
        {facts === undefined ? copy.notUuid : say(copy.uuidVersion, { n: facts.version })}
        {facts?.made !== undefined &&
          `, ${new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "medium" }).format(facts.made)}`}
      </p>
    </div>
  );
}
