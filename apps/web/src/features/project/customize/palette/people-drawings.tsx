import type { ReactNode } from "react";
import { Box, Dot, Part, Press, Quiet, Stars, Words, moving, type Kit } from "./thumbnail-kit.tsx";

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? "";
const ACCENTS = ["var(--accent)", "var(--accent2)", "var(--accent3)"];
const accent = (index: number): string => ACCENTS[index % 3] ?? "var(--accent)";
const heart = (x: number, y: number, size: number): string =>
  `M${x} ${y + size * 0.9}C${x - size * 1.3} ${y} ${x - size * 0.7} ${y - size * 0.8} ${x} ${y - size * 0.1}C${x + size * 0.7} ${y - size * 0.8} ${x + size * 1.3} ${y} ${x} ${y + size * 0.9}z`;

/** Pictures of the blocks for people, play, trade and words. */
export const PEOPLE_DRAWINGS = {
  feed: (k: Kit): ReactNode =>
    [0, 1].map((post) => (
      <Part key={post} move="rise" delay={post * 120}>
        <Box x={8} y={8 + post * 36} w={116} h={32} r={k.r} line />
        <Dot x={20} y={19 + post * 36} r={6} fill={accent(post + 1)} />
        <Words x={31} y={20.4 + post * 36} most={24}>
          {at(k.titles, post)}
        </Words>
        <Quiet x={31} y={25 + post * 36} w={64} />
        <path d={heart(35, 32.6 + post * 36, 4.2)} fill="var(--accent)" {...moving("beat", post * 200)} />
      </Part>
    )),
  chat: (k: Kit): ReactNode => (
    <>
      {[
        [8, 8, 70, false],
        [48, 32, 76, true],
        [8, 56, 54, false],
      ].map(([x, y, w, own], index) => (
        <Part key={index} move="pop" delay={index * 170}>
          <Box
            x={Number(x)}
            y={Number(y)}
            w={Number(w)}
            h={20}
            r={9}
            fill={own === true ? "var(--accent)" : "color-mix(in oklab, var(--ink) 9%, var(--surface))"}
          />
          {index === 0 ? (
            <Words x={15} y={20.4} most={17}>
              {at(k.titles, 0)}
            </Words>
          ) : (
            [0, 1]
              .slice(0, index === 1 ? 2 : 1)
              .map((line) => (
                <Box
                  key={line}
                  x={Number(x) + 8}
                  y={Number(y) + (index === 1 ? 5.5 : 8.6) + line * 5.5}
                  w={Number(w) - 18 - line * 22}
                  h={2.6}
                  r={1.3}
                  fill={own === true ? "var(--on-accent)" : "var(--muted)"}
                />
              ))
          )}
        </Part>
      ))}
    </>
  ),
  conversations: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={8} w={116} h={68} r={k.r} fill="color-mix(in oklab, var(--ink) 5%, var(--surface))" />
      <Box x={8} y={8} w={42} h={68} r={k.r} fill="color-mix(in oklab, var(--accent) 12%, var(--surface))" />
      {[0, 1, 2].map((row) => (
        <Part key={row} move="slide" delay={row * 90}>
          <Dot x={18} y={20 + row * 22} r={5} fill={accent(row)} />
          <Quiet x={27} y={16 + row * 22} w={18} h={3} />
          <Quiet x={27} y={22 + row * 22} w={12} h={2.4} />
        </Part>
      ))}
      <Box x={56} y={18} w={40} h={16} r={8} fill="color-mix(in oklab, var(--ink) 12%, var(--surface))" move="pop" />
      <Box x={76} y={44} w={42} h={16} r={8} fill="var(--accent)" move="pop" delay={240} />
      <Dot x={44} y={20} r={3} fill="var(--accent)" />
    </>
  ),
  comments: (): ReactNode =>
    [0, 1, 2].map((row) => (
      <Part key={row} move="slide" delay={row * 110}>
        <Dot x={17 + (row === 1 ? 16 : 0)} y={18 + row * 24} r={7} fill={accent(row)} />
        <Quiet x={30 + (row === 1 ? 16 : 0)} y={13 + row * 24} w={26} h={3} />
        <Quiet x={30 + (row === 1 ? 16 : 0)} y={20 + row * 24} w={76 - row * 16} />
      </Part>
    )),
  reviews: (): ReactNode => (
    <>
      <Words x={30} y={46} size={22} display middle>
        4.6
      </Words>
      <Stars x={9} y={54} full={5} size={7.4} />
      {[54, 36, 12].map((width, row) => (
        <g key={width}>
          <Box x={64} y={20 + row * 17} w={58} h={6} r={3} fill="var(--line)" />
          <Box x={64} y={20 + row * 17} w={width} h={6} r={3} fill="var(--accent)" move="grow-x" delay={row * 110} />
        </g>
      ))}
    </>
  ),
  testimonials: (): ReactNode => (
    <>
      <Words x={12} y={40} size={44} display fill="var(--accent)" move="pop">
        “
      </Words>
      {[84, 92, 60].map((width, row) => (
        <Box
          key={width}
          x={34}
          y={18 + row * 11}
          w={width}
          h={4}
          r={2}
          fill="var(--ink)"
          move="slide"
          delay={row * 90}
        />
      ))}
      <Dot x={41} y={64} r={6.4} fill="var(--accent2)" />
      <Quiet x={52} y={62} w={36} h={3} />
    </>
  ),
  poll: (k: Kit): ReactNode =>
    [0.8, 0.46, 0.24].map((share, row) => (
      <g key={share}>
        <Box x={8} y={8 + row * 24} w={116} h={20} r={Math.max(3, k.r)} line />
        <Box
          x={8}
          y={8 + row * 24}
          w={116 * share}
          h={20}
          r={Math.max(3, k.r)}
          fill={`color-mix(in oklab, ${row === 0 ? "var(--accent)" : "var(--accent3)"} ${row === 0 ? 38 : 60}%, var(--surface))`}
          move="grow-x"
          delay={row * 120}
        />
        <Words x={15} y={20.4 + row * 24} bold={row === 0} most={18}>
          {at(k.titles, row)}
        </Words>
        <Words x={118} y={20.4 + row * 24} end bold>
          {`${Math.round(share * 15)}`}
        </Words>
      </g>
    )),
  rsvp: (k: Kit): ReactNode => (
    <>
      <Words x={12} y={20} size={8} display most={22}>
        {at(k.titles, 0)}
      </Words>
      {[0, 1, 2, 3, 4].map((face) => (
        <Dot
          key={face}
          x={20 + face * 13}
          y={37}
          r={8}
          fill={face === 4 ? "var(--line)" : accent(face)}
          move="pop"
          delay={face * 80}
        />
      ))}
      <Press x={12} y={56} w={52} h={16} r={Math.max(4, k.r)}>
        ✓
      </Press>
      <Press x={70} y={56} w={26} h={16} r={Math.max(4, k.r)} fill="var(--line)" ink="var(--ink)">
        ?
      </Press>
      <Press x={100} y={56} w={22} h={16} r={Math.max(4, k.r)} fill="var(--line)" ink="var(--ink)">
        ✕
      </Press>
    </>
  ),
  people: (k: Kit): ReactNode => (
    <>
      {[0, 1, 2].map((row) => (
        <Part key={row} move="rise" delay={row * 90}>
          <Box x={10} y={10 + row * 24} w={120} h={20} r={4} />
          <Dot x={22} y={20 + row * 24} r={6} fill={accent(row)} />
          <Quiet x={34} y={17 + row * 24} w={row === 1 ? 30 : 40} h={5} />
          <Box x={98} y={15 + row * 24} w={26} h={10} r={5} fill={row === 0 ? "var(--accent)" : "var(--line)"} />
        </Part>
      ))}
      <Words x={111} y={22.4} size={5} bold fill="var(--on-accent)" most={6} middle>
        {at(k.things, 0)}
      </Words>
    </>
  ),
  profile: (k: Kit): ReactNode => (
    <>
      <Dot x={34} y={36} r={20} fill="color-mix(in oklab, var(--accent) 30%, var(--surface))" />
      <Dot x={34} y={31} r={7.4} fill="var(--accent)" />
      <path d="M20 50a14 14 0 0 1 28 0" fill="var(--accent)" />
      <Quiet x={64} y={22} w={50} h={5} />
      <Quiet x={64} y={32} w={34} />
      {[0, 1, 2].map((tile) => (
        <Part key={tile} move="rise" delay={tile * 90}>
          <Box x={64 + tile * 20} y={42} w={17} h={14} r={3} fill={accent(tile)} />
        </Part>
      ))}
      <Words x={12} y={72} size={5.6} bold fill="var(--muted)" most={26}>
        {at(k.things, 0)}
      </Words>
    </>
  ),
  quiz: (k: Kit): ReactNode => (
    <>
      <Words x={66} y={19} size={8.4} display middle most={20}>
        {`${at(k.titles, 0)}?`}
      </Words>
      {[0, 1, 2, 3].map((answer) => {
        const [x, y] = [10 + (answer % 2) * 58, 30 + Math.floor(answer / 2) * 24];
        return (
          <Part key={answer} {...(answer === 1 ? { move: "pop" } : { move: "none" })}>
            <Box
              x={x}
              y={y}
              w={54}
              h={20}
              r={Math.max(3, k.r)}
              line
              fill={answer === 1 ? "var(--accent2)" : "var(--surface)"}
            />
            <Words
              x={x + 27}
              y={y + 12.4}
              middle
              bold={answer === 1}
              fill={answer === 1 ? "var(--on-accent2)" : "var(--ink)"}
              most={13}
            >
              {at(k.options, answer)}
            </Words>
          </Part>
        );
      })}
    </>
  ),
  flashcards: (k: Kit): ReactNode => (
    <>
      <g transform="rotate(-7 66 42)">
        <Box x={26} y={18} w={80} h={50} r={k.r} fill="var(--accent3)" />
      </g>
      <Part move="flip">
        <Box x={26} y={16} w={80} h={50} r={k.r} line />
        <Words x={66} y={45} size={10} display middle most={13}>
          {at(k.titles, 0)}
        </Words>
      </Part>
    </>
  ),
  swipe: (k: Kit): ReactNode => (
    <>
      <Box x={44} y={10} w={44} h={60} r={k.r} fill="var(--line)" />
      <Part move="swipe">
        <Box x={42} y={8} w={48} h={64} r={k.r} line />
        {k.art(at(k.titles, 0), { x: 42, y: 8, w: 48, h: 46, r: k.r })}
        <Words x={47} y={65} bold most={12}>
          {at(k.titles, 0)}
        </Words>
      </Part>
      <Dot x={22} y={44} r={10} fill="var(--line)" />
      <path d="M18.6 40.6l6.8 6.8m0-6.8-6.8 6.8" stroke="var(--ink)" strokeWidth={1.8} strokeLinecap="round" />
      <Dot x={110} y={44} r={10} fill="var(--accent)" />
      <path d={heart(110, 43.4, 4.6)} fill="var(--on-accent)" />
    </>
  ),
  game: (k: Kit): ReactNode => (
    <>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((field) => (
        <Box
          key={field}
          x={35 + (field % 3) * 21}
          y={10 + Math.floor(field / 3) * 21}
          w={19}
          h={19}
          r={k.r}
          {...([1, 5, 6].includes(field) ? { fill: "var(--accent)" } : { line: true })}
        />
      ))}
      <Words x={65.5} y={44} size={10} display middle move="pop">
        8
      </Words>
    </>
  ),
  tool: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={12} w={50} h={58} r={k.r} line />
      {[24, 34, 44, 54].map((y) => (
        <Box key={y} x={14} y={y} w={y === 54 ? 20 : 38} h={3} r={1.5} fill="var(--line)" />
      ))}
      <path
        d="M62 41h8m-3-3.5 3.5 3.5-3.5 3.5"
        stroke="var(--ink)"
        strokeWidth={1.8}
        strokeLinecap="round"
        fill="none"
      />
      <Box x={76} y={12} w={48} h={58} r={k.r} fill="var(--accent)" />
      {[24, 34, 44].map((y) => (
        <Box key={y} x={82} y={y} w={y === 44 ? 18 : 36} h={3} r={1.5} fill="var(--on-accent)" />
      ))}
    </>
  ),
  player: (k: Kit): ReactNode => (
    <>
      {k.art(at(k.titles, 0), { x: 8, y: 8, w: 42, h: 42, r: k.r })}
      <Words x={56} y={24} bold most={15}>
        {at(k.titles, 0)}
      </Words>
      {[6, 12, 8, 15, 10, 17, 7, 12, 5].map((height, bar) => (
        <Box
          key={bar}
          x={56 + bar * 7}
          y={44 - height / 2}
          w={4}
          h={height}
          r={2}
          fill="var(--accent2)"
          move="wave"
          delay={bar * 70}
        />
      ))}
      <Box x={8} y={66} w={116} h={3} r={1.5} fill="var(--line)" />
      <Box x={8} y={66} w={48} h={3} r={1.5} fill="var(--accent)" move="grow-x" />
      <Dot x={56} y={67.5} r={5} fill="var(--accent)" />
    </>
  ),
  cart: (k: Kit): ReactNode =>
    [0, 1].map((card) => (
      <Part key={card} move="rise" delay={card * 110}>
        <Box x={8 + card * 60} y={8} w={56} h={68} r={k.r} line />
        {k.art(at(k.titles, card + 1), { x: 8 + card * 60, y: 8, w: 56, h: 34, r: k.r })}
        <Words x={13 + card * 60} y={52} bold most={14}>
          {at(k.titles, card + 1)}
        </Words>
        <Words x={13 + card * 60} y={68} size={8} display fill="var(--accent)">
          {card === 0 ? "12.–" : "28.–"}
        </Words>
        <Dot x={54 + card * 60} y={65} r={6.4} fill="var(--accent)" />
        <path d={`M${51 + card * 60} 65h6m-3-3v6`} stroke="var(--on-accent)" strokeWidth={1.5} strokeLinecap="round" />
      </Part>
    )),
  checkout: (k: Kit): ReactNode => (
    <>
      <path
        d="M36 8h60v64l-7.5-5-7.5 5-7.5-5-7.5 5-7.5-5-7.5 5-7.5-5-7.5 5z"
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth={0.8}
      />
      {[0, 1].map((row) => (
        <g key={row}>
          <Words x={43} y={22 + row * 11} size={5.6} most={11}>
            {at(k.titles, row)}
          </Words>
          <Quiet x={80} y={19.6 + row * 11} w={9} />
        </g>
      ))}
      <Box x={43} y={39} w={46} h={0.8} r={0} fill="var(--ink)" move="grow-x" />
      <Words x={89} y={54} size={11} display end fill="var(--accent)" move="pop">
        40.–
      </Words>
    </>
  ),
  purchase: (k: Kit): ReactNode => (
    <>
      <Box x={10} y={18} w={112} h={48} r={k.r} line />
      <Words x={20} y={46} size={15} display>
        75.–
      </Words>
      <Part move="beat">
        <Press x={68} y={32} w={44} h={20} r={Math.max(4, k.r)}>
          {k.app.verb}
        </Press>
      </Part>
    </>
  ),
  auction: (k: Kit): ReactNode => (
    <>
      {k.art(at(k.titles, 0), { x: 8, y: 8, w: 54, h: 68, r: k.r })}
      <Words x={70} y={20} bold most={13}>
        {at(k.titles, 0)}
      </Words>
      {["110", "95", "80"].map((bid, row) => (
        <Part key={bid} move="rise" delay={(2 - row) * 130}>
          <Words
            x={70}
            y={40 + row * 13}
            size={row === 0 ? 12 : 7}
            display={row === 0}
            fill={row === 0 ? "var(--accent)" : "var(--muted)"}
          >
            {bid}
          </Words>
        </Part>
      ))}
      <Box x={98} y={28} w={24} h={11} r={5.5} fill="var(--accent3)" />
      <Words x={110} y={35.8} size={5.8} bold middle fill="var(--on-accent3)">
        2:14
      </Words>
    </>
  ),
  pricing: (k: Kit): ReactNode =>
    [0, 1, 2].map((offer) => (
      <Part key={offer} move="rise" delay={offer * 90}>
        <Box
          x={8 + offer * 40}
          y={offer === 1 ? 7 : 14}
          w={36}
          h={offer === 1 ? 70 : 58}
          r={k.r}
          line
          fill={offer === 1 ? "var(--accent)" : "var(--surface)"}
        />
        <Words
          x={26 + offer * 40}
          y={32}
          size={11}
          display
          middle
          fill={offer === 1 ? "var(--on-accent)" : "var(--ink)"}
        >
          {["0", "9", "29"][offer] ?? ""}
        </Words>
        {[0, 1, 2].map((row) => (
          <Box
            key={row}
            x={15 + offer * 40}
            y={41 + row * 8}
            w={22 - row * 3}
            h={2.6}
            r={1.3}
            fill={offer === 1 ? "var(--on-accent)" : "var(--muted)"}
          />
        ))}
      </Part>
    )),
  hero: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={8} w={116} h={68} r={k.r} fill="color-mix(in oklab, var(--accent) 14%, var(--surface))" />
      {k.art(k.app.name, { x: 82, y: 8, w: 42, h: 68, r: k.r })}
      <Words x={15} y={30} size={9} display most={14} move="rise">
        {k.app.promise.split(" ").slice(0, 2).join(" ")}
      </Words>
      <Words x={15} y={41} size={9} display most={14} move="rise" delay={80}>
        {k.app.promise.split(" ").slice(2, 5).join(" ") || k.app.name}
      </Words>
      <Part move="rise" delay={180}>
        <Press x={15} y={52} w={40} h={14} r={Math.max(4, k.r)}>
          {k.app.verb}
        </Press>
      </Part>
    </>
  ),
  richText: (): ReactNode => (
    <>
      <Words x={12} y={24} size={13} display>
        Aa
      </Words>
      {[108, 100, 104, 62].map((width, row) => (
        <Box
          key={width}
          x={12}
          y={34 + row * 10}
          w={width}
          h={3.4}
          r={1.7}
          fill="color-mix(in oklab, var(--ink) 62%, var(--ground))"
          move="grow-x"
          delay={row * 110}
        />
      ))}
    </>
  ),
  faq: (k: Kit): ReactNode =>
    [0, 1, 2].map((row) => (
      <g key={row}>
        <Box x={8} y={8 + row * 22 + (row > 0 ? 4 : 0)} w={116} h={row === 0 ? 23 : 18} r={Math.max(3, k.r)} line />
        <Quiet x={15} y={row === 0 ? 14 : 19.4 + row * 22} w={60 - row * 12} h={3.2} />
        {row === 0 ? <Box x={15} y={22} w={84} h={2.6} r={1.3} fill="var(--accent)" move="grow-x" /> : null}
        <path
          d={row === 0 ? "M110 18l4-4 4 4" : `M110 ${19 + row * 22}l4 4 4-4`}
          fill="none"
          stroke="var(--muted)"
          strokeWidth={1.6}
          strokeLinecap="round"
        />
      </g>
    )),
} as const;
