import type { ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { GameFrame } from "./game-frame.tsx";
import { useSound } from "./game-sound.ts";
import type { GameProps, Level } from "./game.ts";
import { OpponentChoice, useLevel, type Opponent } from "./level-choice.tsx";
import { useAfter, useLate } from "./use-late.ts";
import { useTurns } from "./use-turns.ts";

/** So long the computer waits, so that one sees both moves. */
const THINKS = 550;

/** What makes a game one of two sides; 0 begins, and is the person who plays against the computer. */
export interface DuelRules<S> {
  /** Its name in what is kept. */
  key: string;
  start: () => S;
  turnOf: (state: S) => 0 | 1;
  resultOf: (state: S) => 0 | 1 | "draw" | undefined;
  /** The state after the computer's move. */
  answer: (state: S, level: Level) => S;
}

/** A game of two: against the computer, which answers by itself, or of two people at one device. Wins are counted. */
export function useDuel<S>(game: GameProps, rules: DuelRules<S>, names: readonly [string, string]) {
  const turns = useTurns(`${game.id}:${rules.key}`, rules.start);
  const [opponent, setOpponent] = useLevel<Opponent>(game);
  const isAlone = opponent !== "two";
  const [wins, setWins] = useSetting<readonly [number, number]>(`wins:${game.id}:${isAlone}`, [0, 0]);
  const sound = useSound();
  const { state } = turns;
  const result = rules.resultOf(state);
  const turn = rules.turnOf(state);
  const isThinking = isAlone && turn === 1 && result === undefined;
  const isOver = useLate(result !== undefined);
  const count = (next: S) => {
    const after = rules.resultOf(next);
    if (after === 0) setWins([wins[0] + 1, wins[1]]);
    if (after === 1) setWins([wins[0], wins[1] + 1]);
    if (after === undefined) sound.play("tap");
    else sound.play(after === 1 && isAlone ? "lose" : "win");
  };
  useAfter(THINKS, isThinking, state, () => {
    if (opponent === "two") return;
    const next = rules.answer(state, opponent);
    count(next);
    turns.replace(next);
  });
  const shown = isAlone ? ([copy.you, copy.computer] as const) : names;
  const endText = (): string => {
    if (result === "draw" || result === undefined) return copy.draw;
    if (isAlone) return result === 0 ? copy.youWin : copy.youLose;
    return say(copy.winsGame, { name: names[result] });
  };
  const turnText = isAlone ? copy.itsYourMove : say(copy.moveOf, { name: names[turn] });
  return {
    state,
    result,
    /** Whether a person can move now. */
    canMove: result === undefined && !isThinking,
    play: (next: S) => {
      count(next);
      turns.play(next);
    },
    status: result !== undefined ? endText() : isThinking ? copy.isThinking : turnText,
    names: shown,
    stats: shown.map((label, side) => ({ label, value: wins[side] ?? 0 })),
    over: isOver ? { text: endText(), ...(isAlone && { score: wins[0] }) } : undefined,
    onNew: turns.restart,
    onUndo: turns.canUndo && result === undefined ? turns.undo : undefined,
    tools: <OpponentChoice opponent={opponent} onOpponent={setOpponent} />,
  };
}

interface DuelFrameProps {
  game: GameProps;
  name: string;
  help: string;
  duel: Omit<ReturnType<typeof useDuel>, "state" | "play">;
  /** Said in addition to whose turn it is. */
  remark?: string | undefined;
  children: ReactNode;
}

/** The frame of a game of two, with a line that says whose turn it is. */
export function DuelFrame({ game, name, help, duel, remark, children }: DuelFrameProps) {
  const { stats, over, onNew, onUndo, tools, status } = duel;
  return (
    <GameFrame
      game={game}
      name={name}
      help={help}
      stats={stats}
      over={over}
      onNew={onNew}
      onUndo={onUndo}
      tools={tools}
    >
      {children}
      <GameStatus>{over === undefined ? [remark, status].filter(Boolean).join(" ") : null}</GameStatus>
    </GameFrame>
  );
}

/** What has just happened or is to be done, under a board; read out as it changes. */
export function GameStatus({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 min-h-6 text-center font-[number:var(--strong-weight)]" role="status">
      {children}
    </p>
  );
}
