import { useState } from "react";
import { copy, language, say } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceChips } from "../ui/choice-chips.tsx";
import { EntryList, useEntries } from "./entry-list.tsx";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps } from "./game.ts";
import { LOT_NAMES } from "./lots-names.ts";
import { drawLot, NO_LOTS, pairUp, type Lots as State } from "./lots-rules.ts";
import { useTurns } from "./use-turns.ts";

/** Draws names out of a hat: one after the other, or who gives to whom. */
export function Lots(game: GameProps) {
  const list = useEntries(game, LOT_NAMES[language]);
  const names = [...new Set(list.entries.map(({ label }) => label))];
  const [mode, setMode] = useSetting(`lotsMode:${game.id}`, "one");
  const turns = useTurns<State>(`${game.id}:lots`, () => NO_LOTS);
  const sound = useSound();
  const { state } = turns;
  const inHat = names.filter((name) => !state.drawn.includes(name));
  const draw = () => {
    sound.play("good");
    turns.play(drawLot(state, names, Math.random));
  };
  const pair = () => {
    sound.play("good");
    turns.replace({ ...state, pairs: pairUp(names, Math.random), seen: [] });
  };
  return (
    <GameFrame
      game={game}
      name={copy.gameLots}
      help={copy.helpLots}
      stats={
        mode === "one"
          ? [
              { label: copy.inTheHat, value: inHat.length },
              { label: copy.drawnNames, value: state.drawn.length },
            ]
          : [
              { label: copy.namesCount, value: names.length },
              { label: copy.seenNames, value: `${state.seen.length}/${state.pairs.length}` },
            ]
      }
      onNew={turns.restart}
    >
      <div className="flex flex-col gap-4" role="group" aria-label={copy.board}>
        <ChoiceChips
          name={`${game.id}-mode`}
          legend={copy.lotsMode}
          quiet
          options={[
            { value: "one", label: copy.oneByOne },
            { value: "pairs", label: copy.whoGivesWhom },
          ]}
          value={mode}
          onChange={setMode}
        />
        {mode === "one" ? (
          <OneByOne drawn={state.drawn} left={inHat.length} onDraw={draw} />
        ) : (
          <Pairs
            state={state}
            canPair={names.length > 1}
            onPair={pair}
            onSeen={(from) => turns.replace({ ...state, seen: [...new Set([...state.seen, from])] })}
          />
        )}
        <div className="flex justify-center">
          <EntryList list={list} />
        </div>
      </div>
    </GameFrame>
  );
}

function OneByOne({ drawn, left, onDraw }: { drawn: readonly string[]; left: number; onDraw: () => void }) {
  const last = drawn.at(-1);
  return (
    <div className="card flex min-h-72 flex-col items-center justify-center gap-5 p-5 text-center">
      <p
        className={`display [--size:3rem] leading-tight text-balance ${last === undefined ? "text-muted" : "text-accent-text"}`}
        role="status"
      >
        {last ?? "?"}
      </p>
      <Button look="primary" className="btn-large" icon="ticket" disabled={left === 0} onClick={onDraw}>
        {left === 0 ? copy.hatEmpty : copy.drawName}
      </Button>
      {drawn.length > 0 && (
        <ol className="flex flex-wrap justify-center gap-2" aria-label={copy.drawnNames}>
          {drawn.map((name, index) => (
            <li key={name} className="num rounded-control border border-line px-3 py-1 text-sm">
              {index + 1}. {name}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface PairsProps {
  state: State;
  canPair: boolean;
  onPair: () => void;
  onSeen: (from: string) => void;
}

/** Whose turn it is to look sees a name; nobody else's is open at the same time. */
function Pairs({ state, canPair, onPair, onSeen }: PairsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const pair = state.pairs.find(({ from }) => from === open);
  return (
    <div className="card flex min-h-72 flex-col items-center justify-center gap-5 p-5 text-center">
      {pair !== undefined ? (
        <>
          <p role="status" className="flex flex-col gap-2">
            <span className="text-muted">{say(copy.givesTo, { name: pair.from })}</span>
            <span className="display [--size:3rem] leading-tight text-balance text-accent-text">{pair.to}</span>
          </p>
          <Button look="primary" className="btn-large" icon="eye-off" onClick={() => setOpen(null)}>
            {copy.hideAndPass}
          </Button>
        </>
      ) : (
        <>
          {state.pairs.length > 0 && (
            <>
              <p className="text-muted">{copy.lookAlone}</p>
              <div className="grid w-full grid-cols-2 gap-2 sm:grid-cols-3">
                {state.pairs.map(({ from }) => (
                  <Button
                    key={from}
                    icon={state.seen.includes(from) ? "check" : "eye"}
                    aria-label={say(state.seen.includes(from) ? copy.showAgainTo : copy.showTo, { name: from })}
                    onClick={() => {
                      setOpen(from);
                      onSeen(from);
                    }}
                  >
                    {from}
                  </Button>
                ))}
              </div>
            </>
          )}
          {state.pairs.length === 0 && !canPair && <p className="text-muted">{copy.twoNamesNeeded}</p>}
          <Button
            look={state.pairs.length > 0 ? "secondary" : "primary"}
            className="btn-large"
            icon="shuffle"
            disabled={!canPair}
            onClick={onPair}
          >
            {state.pairs.length > 0 ? copy.mixAgain : copy.drawPairs}
          </Button>
        </>
      )}
    </div>
  );
}
