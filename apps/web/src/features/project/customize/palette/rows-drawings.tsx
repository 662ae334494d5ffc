import type { ReactNode } from "react";
import { Box, Dot, Part, Press, Quiet, Tick, Words, type Kit } from "./thumbnail-kit.tsx";

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? "";
const ACCENTS = ["var(--accent)", "var(--accent2)", "var(--accent3)"];
const accent = (index: number): string => ACCENTS[index % 3] ?? "var(--accent)";

/** Pictures of the blocks that show rows and take them in. */
export const ROWS_DRAWINGS = {
  list: (k: Kit): ReactNode =>
    [0, 1, 2].map((row) => (
      <Part key={row} move="slide" delay={row * 90}>
        <Box x={8} y={8 + row * 23} w={116} h={20} r={k.r} line />
        <Box x={12} y={11 + row * 23} w={14} h={14} r={Math.min(7, k.r + 1)} fill={accent(row)} />
        <Words x={31} y={18 + row * 23} bold most={20}>
          {at(k.titles, row)}
        </Words>
        <Quiet x={31} y={21 + row * 23} w={38 - row * 6} />
      </Part>
    )),
  cards: (k: Kit): ReactNode =>
    [0, 1].map((card) => (
      <Part key={card} move="rise" delay={card * 110}>
        <Box x={8 + card * 60} y={8} w={56} h={68} r={k.r} line />
        {k.art(at(k.titles, card), { x: 8 + card * 60, y: 8, w: 56, h: 38, r: k.r })}
        <Words x={13 + card * 60} y={57} bold most={14}>
          {at(k.titles, card)}
        </Words>
        <Quiet x={13 + card * 60} y={62} w={30} />
        <Quiet x={13 + card * 60} y={68} w={20} />
      </Part>
    )),
  table: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={8} w={116} h={68} r={Math.min(5, k.r)} line />
      <Box
        x={8}
        y={8}
        w={116}
        h={14}
        r={Math.min(5, k.r)}
        fill="color-mix(in oklab, var(--accent) 16%, var(--surface))"
      />
      {[0, 1, 2, 3].map((row) => (
        <Part key={row} move="slide" delay={row * 70}>
          <Words x={13} y={(row === 0 ? 17.5 : 18) + row * 14} size={5.8} bold={row === 0} most={15}>
            {row === 0 ? at(k.things, 0) : at(k.titles, row - 1)}
          </Words>
          <Quiet x={68} y={14 + row * 14} w={row === 0 ? 16 : 22 - row * 3} />
          <Quiet x={100} y={14 + row * 14} w={row === 0 ? 12 : 8 + row * 3} />
        </Part>
      ))}
      {[1, 2, 3].map((row) => (
        <Box key={row} x={8} y={8 + row * 14 + 1} w={116} h={0.7} r={0} fill="var(--line)" />
      ))}
    </>
  ),
  board: (k: Kit): ReactNode =>
    [0, 1, 2].map((column) => (
      <g key={column}>
        <Box x={7 + column * 40} y={7} w={37} h={70} r={k.r} fill="color-mix(in oklab, var(--ink) 6%, var(--ground))" />
        <Words x={11 + column * 40} y={16} size={5.4} bold fill="var(--muted)" most={11}>
          {at(k.options, column)}
        </Words>
        {[0, 1].slice(0, column === 1 ? 2 : 1).map((card) => (
          <Part key={card} {...(column === 1 && card === 0 ? { move: "carry" } : { move: "none" })}>
            <Box x={10 + column * 40} y={20 + card * 24} w={31} h={21} r={Math.max(2, k.r - 2)} line />
            <Box x={13 + column * 40} y={23 + card * 24} w={10} h={2.6} r={1.3} fill={accent(column)} />
            <Words x={13 + column * 40} y={33 + card * 24} size={5.2} most={10}>
              {at(k.titles, column * 2 + card)}
            </Words>
          </Part>
        ))}
      </g>
    )),
  gallery: (k: Kit): ReactNode => (
    <>
      {[
        [8, 8, 38, 44],
        [8, 56, 38, 20],
        [49, 8, 36, 24],
        [49, 36, 36, 40],
        [88, 8, 36, 36],
        [88, 48, 36, 28],
      ].map(([x = 0, y = 0, w = 0, h = 0], index) => (
        <Part key={index} move="pop" delay={index * 60}>
          {k.art(`${at(k.titles, index)}`, { x, y, w, h, r: k.r })}
        </Part>
      ))}
    </>
  ),
  files: (k: Kit): ReactNode => (
    <>
      <rect
        x={8}
        y={8}
        width={116}
        height={15}
        rx={k.r}
        fill="none"
        stroke="var(--muted)"
        strokeDasharray="3 2"
        strokeWidth={0.8}
      />
      <path d="M62 18v-6m-3 3 3-3 3 3" fill="none" stroke="var(--accent)" strokeWidth={1.4} />
      {[0, 1, 2].map((column) => (
        <Part key={column} move="drop" delay={column * 130}>
          <Box x={8 + column * 40} y={28} w={36} h={48} r={k.r} line />
          <path
            d={`M${20 + column * 40} 34h8l5 5v13h-13z`}
            fill={`color-mix(in oklab, ${accent(column)} 45%, var(--surface))`}
          />
          <path d={`M${28 + column * 40} 34v5h5`} fill="none" stroke="var(--ink)" strokeWidth={0.8} />
          <Words x={12 + column * 40} y={63} size={5.4} bold most={10}>
            {at(k.titles, column)}
          </Words>
          <Quiet x={12 + column * 40} y={68} w={20} />
        </Part>
      ))}
    </>
  ),
  slideshow: (k: Kit): ReactNode => (
    <>
      {k.art(at(k.titles, 0), { x: 18, y: 8, w: 96, h: 56, r: k.r })}
      {[
        [12, "m3 -4 -4 4 4 4"],
        [120, "m-3 -4 4 4 -4 4"],
      ].map(([x, arrow]) => (
        <path key={x} d={`M${x} 36${arrow}`} fill="none" stroke="var(--ink)" strokeWidth={1.6} strokeLinecap="round" />
      ))}
      {[0, 1, 2, 3].map((dot) => (
        <Box
          key={dot}
          x={46 + dot * 10 + (dot > 0 ? 6 : 0)}
          y={70}
          w={dot === 0 ? 11 : 5}
          h={5}
          r={2.5}
          fill={dot === 0 ? "var(--accent)" : "var(--line)"}
        />
      ))}
    </>
  ),
  media: (k: Kit): ReactNode => (
    <>
      {k.art(at(k.titles, 0), { x: 8, y: 8, w: 74, h: 46, r: k.r })}
      <Dot x={45} y={31} r={10} fill="var(--accent)" />
      <path d="M42 26v10l8-5z" fill="var(--on-accent)" />
      <Box x={8} y={60} w={74} h={3} r={1.5} fill="var(--line)" />
      <Box x={8} y={60} w={30} h={3} r={1.5} fill="var(--accent)" move="grow-x" />
      <Words x={8} y={73} bold most={18}>
        {at(k.titles, 0)}
      </Words>
      {[0, 1, 2].map((row) => (
        <Part key={row} move="slide" delay={row * 90}>
          {k.art(at(k.titles, row + 1), { x: 88, y: 8 + row * 24, w: 36, h: 16, r: Math.min(4, k.r) })}
          <Quiet x={88} y={26 + row * 24} w={28 - row * 4} />
        </Part>
      ))}
    </>
  ),
  embed: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={8} w={116} h={68} r={k.r} fill="color-mix(in oklab, var(--ink) 8%, var(--surface))" />
      <path
        d="m40 32-9 10 9 10m52-20 9 10-9 10"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Dot x={66} y={42} r={13} fill="var(--accent2)" />
      <path d="M62 35v14l11-7z" fill="var(--surface)" />
    </>
  ),
  news: (k: Kit): ReactNode => (
    <>
      <path
        d="M12 22a9 9 0 0 1 9 9m-9-16a16 16 0 0 1 16 16"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <Dot x={13} y={30} r={2.6} fill="var(--accent)" />
      {[0, 1, 2].map((row) => (
        <Part key={row} move="slide" delay={row * 90}>
          {k.art(at(k.titles, row), { x: 36, y: 8 + row * 24, w: 26, h: 18, r: Math.min(4, k.r) })}
          <Words x={68} y={16 + row * 24} bold most={13}>
            {at(k.titles, row)}
          </Words>
          <Quiet x={68} y={20 + row * 24} w={50 - row * 7} />
        </Part>
      ))}
    </>
  ),
  places: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={8} w={116} h={68} r={k.r} fill="color-mix(in oklab, var(--accent2) 16%, var(--surface))" />
      <path d="M8 52C34 40 50 66 78 50s34-20 46-14" fill="none" stroke="var(--surface)" strokeWidth={5} />
      <path d="M44 8c6 20-4 34 8 68" fill="none" stroke="var(--surface)" strokeWidth={3} />
      {[
        [34, 30],
        [70, 42],
        [100, 26],
      ].map(([x = 0, y = 0], index) => (
        <Part key={index} move="drop" delay={index * 130}>
          <path
            d={`M${x} ${y + 12}c-7-8-8-11-8-14a8 8 0 0 1 16 0c0 3-1 6-8 14z`}
            fill={index === 1 ? "var(--accent)" : "var(--ink)"}
          />
          <Dot x={x} y={y - 2} r={2.8} fill="var(--surface)" />
        </Part>
      ))}
      <Box x={56} y={57} w={62} h={14} r={4} line />
      <Words x={61} y={66.5} size={5.8} bold most={16}>
        {at(k.titles, 1)}
      </Words>
    </>
  ),
  timeline: (k: Kit): ReactNode => (
    <>
      <Box x={17} y={10} w={1.6} h={66} r={0.8} fill="var(--line)" move="grow-y" />
      {[0, 1, 2].map((row) => (
        <Part key={row} move="slide" delay={row * 120}>
          <Dot x={17.8} y={18 + row * 24} r={4} fill={accent(row)} />
          <Words x={29} y={17 + row * 24} bold most={22}>
            {at(k.titles, row)}
          </Words>
          <Quiet x={29} y={21 + row * 24} w={60 - row * 14} />
        </Part>
      ))}
    </>
  ),
  search: (k: Kit): ReactNode => (
    <>
      <Box x={10} y={10} w={112} h={20} r={Math.max(4, k.r + 2)} line />
      <circle cx={21} cy={19.5} r={4} fill="none" stroke="var(--accent)" strokeWidth={1.6} />
      <path d="M24 22.5l3.4 3.4" stroke="var(--accent)" strokeWidth={1.6} strokeLinecap="round" />
      <Words x={33} y={22.4} most={16}>
        {at(k.titles, 0)}
      </Words>
      <Box x={84} y={14.5} w={1} h={10} r={0.5} fill="var(--ink)" move="blink" />
      {[0, 1].map((row) => (
        <Part key={row} move="slide" delay={150 + row * 110}>
          <Words x={14} y={46 + row * 19} size={5.4} bold fill="var(--accent)" most={16}>
            {at(k.things, row)}
          </Words>
          <Words x={14} y={54 + row * 19} most={24}>
            {at(k.titles, row * 3)}
          </Words>
        </Part>
      ))}
    </>
  ),
  detail: (k: Kit): ReactNode => (
    <>
      {k.art(at(k.titles, 0), { x: 8, y: 8, w: 50, h: 68, r: k.r })}
      <Words x={65} y={19} size={8} display most={12}>
        {at(k.titles, 0)}
      </Words>
      {[0, 1, 2].map((row) => (
        <Part key={row} move="slide" delay={row * 100}>
          <Quiet x={65} y={28 + row * 12} w={16} />
          <Box x={88} y={27.5 + row * 12} w={34 - row * 7} h={3.2} r={1.6} fill="var(--ink)" />
        </Part>
      ))}
      <Press x={65} y={64} w={40}>
        {k.app.verb}
      </Press>
    </>
  ),
  form: (k: Kit): ReactNode => (
    <>
      {[0, 1].map((row) => (
        <g key={row}>
          <Quiet x={14} y={10 + row * 25} w={24 - row * 6} />
          <Box x={14} y={15 + row * 25} w={104} h={14} r={Math.max(3, k.r)} line />
          <Words x={19} y={24 + row * 25} most={22} move="type" delay={row * 260}>
            {at(k.titles, row)}
          </Words>
        </g>
      ))}
      <Press x={14} y={63} w={46} h={13} r={Math.max(3, k.r)}>
        {k.app.verb}
      </Press>
    </>
  ),
  wizard: (k: Kit): ReactNode => (
    <>
      {[0, 1, 2].map((step) => (
        <g key={step}>
          {step < 2 ? <Box x={36 + step * 36} y={16} w={26} h={1.6} r={0.8} fill="var(--line)" /> : null}
          <Dot
            x={30 + step * 36}
            y={17}
            r={7}
            fill={step === 0 ? "var(--accent)" : "var(--line)"}
            {...(step === 1 && { move: "turn-accent" })}
          />
          <Words
            x={30 + step * 36}
            y={19.4}
            size={6.4}
            bold
            middle
            fill={step === 0 ? "var(--on-accent)" : "var(--ink)"}
          >
            {String(step + 1)}
          </Words>
        </g>
      ))}
      <Part move="slide">
        <Box x={14} y={33} w={104} h={14} r={Math.max(3, k.r)} line />
        <Words x={19} y={42} most={22}>
          {at(k.titles, 0)}
        </Words>
        <Press x={76} y={57} w={42} h={14} r={Math.max(3, k.r)}>
          →
        </Press>
      </Part>
    </>
  ),
  checklist: (k: Kit): ReactNode =>
    [0, 1, 2, 3].map((row) => (
      <g key={row}>
        <Tick x={12} y={9 + row * 18} on={row < 2} {...(row === 1 && { move: "draw" })} />
        <Words x={26} y={15.6 + row * 18} fill={row < 2 ? "var(--muted)" : "var(--ink)"} most={24}>
          {at(k.titles, row)}
        </Words>
        {row < 2 ? (
          <Box x={26} y={13 + row * 18} w={50} h={0.9} r={0} fill="var(--muted)" move="grow-x" delay={row * 150} />
        ) : null}
      </g>
    )),
  due: (k: Kit): ReactNode =>
    [0, 1, 2].map((row) => (
      <Part key={row} move="slide" delay={row * 90}>
        <Box x={8} y={8 + row * 23} w={116} h={20} r={k.r} line />
        <Box
          x={8}
          y={8 + row * 23}
          w={3.4}
          h={20}
          r={1.4}
          fill={row === 0 ? "var(--accent)" : row === 1 ? "var(--accent3)" : "var(--line)"}
        />
        <Words x={17} y={20 + row * 23} bold most={15}>
          {at(k.titles, row)}
        </Words>
        <Tick x={108} y={14 + row * 23} on={row === 0} move="draw" />
      </Part>
    )),
  queue: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={12} w={44} h={60} r={k.r} fill="var(--accent)" />
      <Words x={30} y={50} size={24} display middle fill="var(--on-accent)">
        7
      </Words>
      {[0, 1, 2].map((row) => (
        <Part key={row} move="slide" delay={row * 120}>
          <Dot x={64} y={20 + row * 22} r={6} fill={accent(row + 1)} />
          <Words x={75} y={22.4 + row * 22} most={13}>
            {at(k.titles, row)}
          </Words>
        </Part>
      ))}
    </>
  ),
  shopping: (k: Kit): ReactNode => (
    <>
      <path
        d="M14 14h8l8 40h58l8-30H26"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={3.4}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <Dot x={40} y={66} r={5} fill="var(--ink)" />
      <Dot x={78} y={66} r={5} fill="var(--ink)" />
      {[0, 1, 2].map((item) => (
        <Box
          key={item}
          x={37 + item * 16}
          y={30}
          w={12}
          h={18}
          r={Math.max(2, k.r - 3)}
          fill={accent(item)}
          move="drop"
          delay={item * 140}
        />
      ))}
      <Tick x={106} y={18} on move="draw" />
      <Tick x={106} y={34} on={false} />
    </>
  ),
  matcher: (k: Kit): ReactNode =>
    [92, 68].map((percent, row) => (
      <Part key={percent} move="rise" delay={row * 110}>
        <Box x={8} y={8 + row * 36} w={116} h={32} r={k.r} line />
        {k.art(at(k.titles, row), { x: 11, y: 11 + row * 36, w: 32, h: 26, r: Math.max(1, k.r - 2) })}
        <Words x={49} y={21 + row * 36} bold most={12}>
          {at(k.titles, row)}
        </Words>
        <Box x={49} y={27 + row * 36} w={68} h={5} r={2.5} fill="var(--line)" />
        <Box x={49} y={27 + row * 36} w={(68 * percent) / 100} h={5} r={2.5} fill="var(--accent2)" move="grow-x" />
        <Words x={117} y={21 + row * 36} size={6.2} bold end fill="var(--accent)">
          {`${percent} %`}
        </Words>
      </Part>
    )),
} as const;
