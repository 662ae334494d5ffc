import { copy, say } from "../copy.ts";
import { Button } from "../ui/button.tsx";
import { NumberField } from "./maker-fields.tsx";
import { Segments } from "./controls.tsx";
import { secureBelow } from "./secure-random.ts";
import { makeTeams, MOST_NAMES, readNames, seededRandom, type TeamPlan } from "./team-maker-rules.ts";
import { TextIn } from "./text-in.tsx";
import { CopyButton } from "./text-out.tsx";
import { ToolFrame } from "./tool-frame.tsx";
import type { ToolProps } from "./tool.ts";
import { useDraft } from "./use-draft.ts";

const START: TeamPlan = { by: "teams", teams: 3, size: 2 };
const SEEDS = 2 ** 32;

/** Puts names into fair teams by chance. */
export function TeamMaker(tool: ToolProps) {
  const [typed, setTyped] = useDraft(tool.id, tool.sample ?? copy.sampleNames.replaceAll(";", "\n"));
  const [plan, setPlan] = useDraft<TeamPlan>(tool.id, START, ":plan");
  const [seed, setSeed] = useDraft(tool.id, 1, ":seed");
  const names = readNames(typed);
  const teams = names.length === 0 ? [] : makeTeams(names, plan, seededRandom(seed));
  const text = teams.map((team, index) => `${say(copy.teamNumber, { n: index + 1 })}: ${team.join(", ")}`).join("\n");
  return (
    <ToolFrame tool={tool} name={copy.toolTeamMaker} result={text === "" ? undefined : text}>
      <div className="grid items-start gap-4 md:grid-cols-[2fr_3fr]">
        <div className="flex flex-col gap-4 max-md:order-2">
          <TextIn
            label={say(copy.teamNames, { n: names.length })}
            value={typed}
            onChange={setTyped}
            placeholder={tool.placeholder ?? copy.namesHint}
            rows={9}
          />
          {names.length >= MOST_NAMES && <p role="status">{say(copy.atMost, { n: MOST_NAMES })}</p>}
        </div>
        <div className="flex flex-col gap-4">
          <div className="card panel flex flex-col gap-3">
            <Segments
              legend={copy.splitBy}
              options={[
                { value: "teams", label: copy.byTeams },
                { value: "size", label: copy.bySize },
              ]}
              value={plan.by}
              onChange={(by) => setPlan({ ...plan, by })}
            />
            <div className="flex flex-wrap items-end gap-3">
              {plan.by === "teams" ? (
                <NumberField
                  label={copy.teamsWanted}
                  value={plan.teams}
                  min={1}
                  max={100}
                  onChange={(count) => setPlan({ ...plan, teams: count })}
                />
              ) : (
                <NumberField
                  label={copy.perTeam}
                  value={plan.size}
                  min={1}
                  max={100}
                  onChange={(size) => setPlan({ ...plan, size })}
                />
              )}
              <Button
                look="primary"
                icon="shuffle"
                disabled={names.length === 0}
                onClick={() => setSeed(secureBelow(SEEDS))}
              >
                {copy.mixTeams}
              </Button>
            </div>
          </div>
          {teams.length === 0 && <p role="status">{copy.namesHint}</p>}
          <ul className="grid grid-cols-2 gap-3 xl:grid-cols-3" aria-live="polite">
            {teams.map((team, index) => (
              <Team key={index} name={say(copy.teamNumber, { n: index + 1 })} people={team} />
            ))}
          </ul>
          {teams.length > 0 && (
            <div>
              <CopyButton text={text} />
            </div>
          )}
        </div>
      </div>
    </ToolFrame>
  );
}

function Team({ name, people }: { name: string; people: readonly string[] }) {
  return (
    <li className="card overflow-hidden">
      <p className="flex justify-between gap-2 bg-accent px-3 py-2 font-bold text-on-accent">
        {name} <span className="num font-normal">{people.length}</span>
      </p>
      <ul className="px-3 py-2">
        {people.map((person, index) => (
          <li key={`${index}-${person}`} className="py-0.5 break-words">
            {person}
          </li>
        ))}
      </ul>
    </li>
  );
}
