import type { ReactNode } from "react";
import { Box, Dot, Part, Quiet, Words, moving, type Kit } from "./thumbnail-kit.tsx";

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? "";
const ACCENTS = ["var(--accent)", "var(--accent2)", "var(--accent3)"];
const accent = (index: number): string => ACCENTS[index % 3] ?? "var(--accent)";
const AROUND = 2 * Math.PI * 24;

/** Part of a ring: its share and where it begins, both from 0 to 1. */
const Arc = ({
  x,
  share,
  from = 0,
  stroke,
  delay = 0,
}: {
  x: number;
  share: number;
  from?: number;
  stroke: string;
  delay?: number;
}) => (
  // Turned as a group: what moves must have no transform of its own.
  <g transform={`rotate(${from * 360 - 90} ${x} 42)`}>
    <circle
      cx={x}
      cy={42}
      r={24}
      fill="none"
      stroke={stroke}
      strokeWidth={9}
      strokeDasharray={`${share * AROUND} ${AROUND}`}
      {...moving("arc", delay)}
    />
  </g>
);

/** Pictures of the blocks that count and of those about time. */
export const NUMBER_DRAWINGS = {
  stats: (k: Kit): ReactNode =>
    [0, 1, 2, 3].map((tile) => (
      <Part key={tile} move="pop" delay={tile * 80}>
        <Box x={8 + (tile % 2) * 60} y={8 + Math.floor(tile / 2) * 36} w={56} h={32} r={k.r} line />
        <Words
          x={14 + (tile % 2) * 60}
          y={25 + Math.floor(tile / 2) * 36}
          size={13}
          display
          fill={tile === 0 ? "var(--accent)" : "var(--ink)"}
        >
          {["24", "7", "128", "4.6"][tile] ?? ""}
        </Words>
        <Words x={14 + (tile % 2) * 60} y={34 + Math.floor(tile / 2) * 36} size={5.2} fill="var(--muted)" most={15}>
          {at(k.things, tile)}
        </Words>
      </Part>
    )),
  dashboard: (k: Kit): ReactNode => (
    <>
      {[0, 1, 2].map((tile) => (
        <Box key={tile} x={8 + tile * 40} y={8} w={36} h={18} r={k.r} line move="pop" delay={tile * 70} />
      ))}
      {["24", "7", "4.6"].map((figure, tile) => (
        <Words
          key={figure}
          x={13 + tile * 40}
          y={21}
          size={9}
          display
          fill={tile === 0 ? "var(--accent)" : "var(--ink)"}
        >
          {figure}
        </Words>
      ))}
      <Box x={8} y={31} w={68} h={43} r={k.r} line />
      {[14, 22, 12, 30, 20, 34].map((height, bar) => (
        <Box
          key={bar}
          x={14 + bar * 10}
          y={70 - height}
          w={6}
          h={height}
          r={1.4}
          fill={bar === 5 ? "var(--accent)" : "var(--accent2)"}
          move="grow-y"
          delay={bar * 50}
        />
      ))}
      <Box x={81} y={31} w={43} h={43} r={k.r} line />
      {[30, 22, 12].map((width, bar) => (
        <Box
          key={width}
          x={87}
          y={39 + bar * 11}
          w={width}
          h={5}
          r={1.4}
          fill={bar === 0 ? "var(--accent)" : "var(--accent3)"}
        />
      ))}
    </>
  ),
  chart: (): ReactNode => (
    <>
      {[32, 48, 24, 58, 40, 66].map((height, bar) => (
        <Box
          key={bar}
          x={14 + bar * 18}
          y={74 - height}
          w={12}
          h={height}
          r={2.4}
          fill={bar === 5 ? "var(--accent)" : bar % 2 === 0 ? "var(--accent2)" : "var(--accent3)"}
          move="grow-y"
          delay={bar * 60}
        />
      ))}
      <Box x={10} y={74} w={112} h={1} r={0} fill="var(--line)" />
    </>
  ),
  progress: (k: Kit): ReactNode => (
    <>
      <circle cx={40} cy={42} r={24} fill="none" stroke="var(--line)" strokeWidth={9} />
      <Arc x={40} share={0.72} stroke="var(--accent)" />
      <Words x={40} y={45} size={9} display middle>
        72 %
      </Words>
      <Words x={76} y={38} bold most={13}>
        {at(k.things, 0)}
      </Words>
      <Quiet x={76} y={44} w={40} />
      <Quiet x={76} y={50} w={26} />
    </>
  ),
  leaderboard: (k: Kit): ReactNode =>
    [0, 1, 2].map((row) => (
      <Part key={row} move="rise" delay={(2 - row) * 120}>
        <Box
          x={8}
          y={8 + row * 23}
          w={116 - row * 20}
          h={20}
          r={k.r}
          fill={row === 0 ? "var(--accent)" : "color-mix(in oklab, var(--accent) 20%, var(--surface))"}
        />
        <Words x={15} y={21 + row * 23} size={9} display fill={row === 0 ? "var(--on-accent)" : "var(--ink)"}>
          {String(row + 1)}
        </Words>
        <Words x={28} y={20.4 + row * 23} bold fill={row === 0 ? "var(--on-accent)" : "var(--ink)"} most={15 - row * 3}>
          {at(k.titles, row)}
        </Words>
      </Part>
    )),
  matrix: (): ReactNode =>
    Array.from({ length: 20 }, (_, cell) => {
      const [x, y] = [cell % 5, Math.floor(cell / 5)];
      const share = [12, 30, 70, 44, 18, 55, 90, 26, 66, 34, 20, 48, 80, 100, 40, 8, 36, 60, 24, 74][cell] ?? 20;
      return (
        <Box
          key={cell}
          x={14 + x * 21}
          y={10 + y * 17}
          w={18}
          h={14}
          r={2}
          fill={`color-mix(in oklab, var(--accent) ${share}%, var(--surface))`}
          move="pop"
          delay={(x + y) * 50}
        />
      );
    }),
  budget: (k: Kit): ReactNode =>
    [0.62, 0.88, 0.34].map((share, row) => (
      <g key={share}>
        <Words x={12} y={16 + row * 24} bold most={16}>
          {at(k.options, row)}
        </Words>
        <Words x={120} y={16 + row * 24} size={5.8} end fill="var(--muted)">
          {`${Math.round(share * 400)} / 400`}
        </Words>
        <Box x={12} y={20 + row * 24} w={108} h={7} r={3.5} fill="var(--line)" />
        <Box
          x={12}
          y={20 + row * 24}
          w={108 * share}
          h={7}
          r={3.5}
          fill={share > 0.8 ? "var(--accent)" : "var(--accent2)"}
          move="grow-x"
          delay={row * 110}
        />
      </g>
    )),
  balance: (): ReactNode => (
    <>
      <Dot x={28} y={30} r={13} fill="var(--accent)" />
      <Dot x={104} y={30} r={13} fill="var(--accent2)" />
      <path
        d="M46 30h36m-6-5 7 5-7 5"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...moving("slide")}
      />
      <Words x={28} y={33} size={8} bold middle fill="var(--on-accent)">
        A
      </Words>
      <Words x={104} y={33} size={8} bold middle fill="var(--on-accent2)">
        M
      </Words>
      <Words x={66} y={66} size={13} display middle>
        24.50
      </Words>
    </>
  ),
  shares: (): ReactNode => (
    <>
      <Arc x={38} share={0.6} stroke="var(--accent)" />
      <Arc x={38} share={0.25} from={0.6} stroke="var(--accent2)" delay={160} />
      <Arc x={38} share={0.15} from={0.85} stroke="var(--accent3)" delay={300} />
      {["60 %", "25 %", "15 %"].map((share, row) => (
        <g key={share}>
          <Dot x={80} y={25 + row * 17} r={4} fill={accent(row)} />
          <Words x={90} y={27.6 + row * 17} size={8} bold>
            {share}
          </Words>
        </g>
      ))}
    </>
  ),
  responses: (k: Kit): ReactNode => (
    <>
      <Words x={8} y={26} size={18} display fill="var(--ink)" move="pop">
        +62
      </Words>
      <Box x={54} y={14} w={46} h={10} r={k.r / 2} fill="var(--accent)" />
      <Box x={101} y={14} w={14} h={10} r={k.r / 2} fill="var(--accent2)" />
      <Box x={116} y={14} w={8} h={10} r={k.r / 2} fill="var(--line)" />
      {[92, 64, 38].map((width, row) => (
        <g key={width}>
          <Box x={8} y={38 + row * 12} w={116} h={6} r={3} fill="var(--line)" />
          <Box x={8} y={38 + row * 12} w={width} h={6} r={3} fill="var(--accent)" />
        </g>
      ))}
    </>
  ),
  calculator: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={16} w={52} h={14} r={k.r} line />
      <Box x={8} y={35} w={52} h={14} r={k.r} line />
      <Box x={8} y={54} w={52} h={14} r={k.r} line />
      <Box x={70} y={16} w={54} h={52} r={k.r} fill="var(--accent)" />
      <Words x={97} y={48} size={17} display middle fill="var(--on-accent)" move="pop">
        = 42
      </Words>
    </>
  ),
  converter: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={22} w={46} h={40} r={k.r} line />
      <Box x={78} y={22} w={46} h={40} r={k.r} fill="var(--accent)" />
      <Words x={31} y={47} size={15} display middle>
        90
      </Words>
      <Words x={101} y={47} size={15} display middle fill="var(--on-accent)" move="pop">
        1.5
      </Words>
      <path
        d="M59 38h13m-4-4 5 4-5 4M73 47H60m4 4-5-4 5-4"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  calendar: (): ReactNode =>
    Array.from({ length: 28 }, (_, day) => {
      const [x, y] = [day % 7, Math.floor(day / 7)];
      const marked = [3, 9, 12, 17, 23].indexOf(day);
      return (
        <g key={day}>
          <Box
            x={10 + x * 16.3}
            y={9 + y * 17}
            w={14}
            h={14.6}
            r={2.4}
            line
            fill={day === 12 ? "var(--accent)" : "var(--surface)"}
          />
          {marked >= 0 ? (
            <Dot
              x={17 + x * 16.3}
              y={18.6 + y * 17}
              r={2.4}
              fill={day === 12 ? "var(--on-accent)" : accent(marked)}
              move="pop"
              delay={marked * 90}
            />
          ) : null}
        </g>
      );
    }),
  agenda: (k: Kit): ReactNode =>
    [0, 1, 2].map((row) => (
      <Part key={row} move="slide" delay={row * 100}>
        <Box
          x={8}
          y={8 + row * 23}
          w={20}
          h={20}
          r={k.r}
          fill={row === 0 ? "var(--accent)" : "color-mix(in oklab, var(--accent) 14%, var(--surface))"}
        />
        <Words x={18} y={21.4 + row * 23} size={9} display middle fill={row === 0 ? "var(--on-accent)" : "var(--ink)"}>
          {String(14 + row * 3)}
        </Words>
        <Words x={35} y={17 + row * 23} bold most={20}>
          {at(k.titles, row)}
        </Words>
        <Quiet x={35} y={21 + row * 23} w={44 - row * 8} />
      </Part>
    )),
  week: (k: Kit): ReactNode =>
    [0, 1, 2, 3, 4].map((day) => (
      <g key={day}>
        <Words x={19 + day * 23.6} y={14} size={5.4} bold middle fill="var(--muted)">
          {["M", "T", "W", "T", "F"][day] ?? ""}
        </Words>
        {[0, 1].map((slot) => (
          <Box
            key={slot}
            x={9 + day * 23.6}
            y={19 + slot * 28}
            w={20}
            h={25}
            r={Math.max(2, k.r - 2)}
            line
            {...((day + slot) % 2 === 0 ? { fill: accent(day + slot), move: "pop", delay: (day + slot) * 70 } : {})}
          />
        ))}
      </g>
    )),
  booking: (k: Kit): ReactNode =>
    Array.from({ length: 9 }, (_, slot) => {
      const [x, y] = [slot % 3, Math.floor(slot / 3)];
      const mine = slot === 4;
      const taken = slot === 1 || slot === 6;
      return (
        <g key={slot} opacity={taken ? 0.4 : 1}>
          <Box
            x={10 + x * 38.5}
            y={9 + y * 23}
            w={35}
            h={19}
            r={Math.max(3, k.r)}
            line
            fill={mine ? "var(--accent)" : "var(--surface)"}
            {...(mine && { move: "pop" })}
          />
          <Words x={27.5 + x * 38.5} y={21 + y * 23} bold middle fill={mine ? "var(--on-accent)" : "var(--ink)"}>
            {`${9 + slot}:00`}
          </Words>
        </g>
      );
    }),
  countdown: (k: Kit): ReactNode =>
    ["12", "08", "45"].map((number, place) => (
      <g key={number}>
        <Box
          x={10 + place * 39}
          y={20}
          w={34}
          h={40}
          r={k.r}
          fill={place === 2 ? "var(--accent)" : "var(--surface)"}
          line
        />
        <Words
          x={27 + place * 39}
          y={46}
          size={17}
          display
          middle
          fill={place === 2 ? "var(--on-accent)" : "var(--ink)"}
          {...(place === 2 && { move: "beat" })}
        >
          {number}
        </Words>
        <Quiet x={20 + place * 39} y={52} w={14} />
      </g>
    )),
  streak: (): ReactNode => (
    <>
      <path
        d="M66 10c3 12 17 15 17 30a17 17 0 0 1-34 0c0-7 4-11 7-14 1 6 4 8 6 8 3-8-2-15 4-24z"
        fill="var(--accent)"
        {...moving("beat")}
      />
      <Words x={66} y={48} size={13} display middle fill="var(--on-accent)">
        9
      </Words>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Dot
          key={day}
          x={30 + day * 12}
          y={70}
          r={4}
          fill={day < 6 ? "var(--accent2)" : "var(--line)"}
          move="pop"
          delay={day * 60}
        />
      ))}
    </>
  ),
  timer: (): ReactNode => (
    <>
      <circle cx={66} cy={42} r={30} fill="none" stroke="var(--line)" strokeWidth={4} />
      <g transform="rotate(-90 66 42)">
        <circle
          cx={66}
          cy={42}
          r={30}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={4}
          strokeLinecap="round"
          strokeDasharray="126 190"
          {...moving("arc")}
        />
      </g>
      <Dot x={66} y={42} r={21} fill="color-mix(in oklab, var(--accent) 18%, var(--surface))" move="breathe" />
      <Words x={66} y={46.6} size={13} display middle>
        9:41
      </Words>
    </>
  ),
  intervals: (): ReactNode => (
    <>
      {[0, 1, 2, 3].map((round) => (
        <g key={round}>
          <Box x={9 + round * 29} y={26} w={19} h={32} r={3} fill="var(--accent)" move="grow-y" delay={round * 130} />
          <Box
            x={29.5 + round * 29}
            y={40}
            w={7}
            h={18}
            r={2.4}
            fill="var(--accent3)"
            move="grow-y"
            delay={round * 130 + 60}
          />
        </g>
      ))}
      <Box x={9} y={64} w={114} h={3} r={1.5} fill="var(--line)" />
      <Box x={9} y={64} w={48} h={3} r={1.5} fill="var(--ink)" move="grow-x" />
    </>
  ),
  stopwatch: (): ReactNode => (
    <>
      <Box x={61} y={7} w={10} h={7} r={2} fill="var(--ink)" />
      <circle cx={66} cy={46} r={30} fill="var(--surface)" stroke="var(--ink)" strokeWidth={3} />
      <g transform="translate(66 46)">
        <path d="M0 4V-22" stroke="var(--accent)" strokeWidth={3} strokeLinecap="round" {...moving("spin")} />
      </g>
      <Dot x={66} y={46} r={3.4} fill="var(--ink)" />
    </>
  ),
} as const;
