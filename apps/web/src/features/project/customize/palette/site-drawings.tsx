import type { ReactNode } from "react";
import { Box, Dot, Part, Quiet, Words, type Kit } from "./thumbnail-kit.tsx";

/** Drawings of the blocks of sites, and of what answers their visitors. */
export const SITE_DRAWINGS = {
  assistant: (k: Kit): ReactNode => (
    <>
      <Part move="pop">
        <Box x={50} y={8} w={74} h={16} r={8} fill="var(--accent)" />
        <Words x={58} y={18.2} most={17} fill="var(--on-accent)">
          {`${k.titles[0] ?? ""}?`}
        </Words>
      </Part>
      <Part move="rise" delay={200}>
        <Dot x={15} y={38} r={7} fill="var(--accent2)" />
        <Box x={26} y={29} w={84} h={31} r={8} line />
        <Quiet x={33} y={34} w={58} />
        {[0, 1].map((row) => (
          <Box
            key={row}
            x={33}
            y={42 + row * 8}
            w={70 - row * 18}
            h={5}
            r={2}
            fill="color-mix(in oklab, var(--ink) 10%, var(--surface))"
          />
        ))}
      </Part>
      <Box x={8} y={65} w={116} h={12} r={k.r} line />
      <Quiet x={14} y={69} w={46} />
    </>
  ),
  services: (k: Kit): ReactNode =>
    [0, 1, 2].map((column) => (
      <g key={column} transform={`translate(${8 + column * 40} 10)`}>
        <Box x={0} y={0} w={36} h={64} r={k.r} line />
        {k.art(k.titles[column] ?? "", { x: 0, y: 0, w: 36, h: 24, r: k.r })}
        <Box x={5} y={30} w={24} h={4} r={2} fill="var(--ink)" />
        <Quiet x={5} y={38} w={26} h={3} />
        <Box x={5} y={53} w={14} h={5} r={2.5} fill="var(--accent)" move="grow-x" delay={column * 110} />
      </g>
    )),
  team: (k: Kit): ReactNode =>
    [0, 1, 2].map((column) => (
      <g key={column} transform={`translate(${8 + column * 40} 10)`}>
        {k.art(`${k.titles[column] ?? ""} person`, { x: 0, y: 0, w: 36, h: 44, r: k.r })}
        <Box x={0} y={50} w={28} h={4} r={2} fill="var(--ink)" />
        <Quiet x={0} y={58} w={20} h={3} />
      </g>
    )),
  logos: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={24} w={116} h={1} r={0} fill="var(--line)" />
      <Box x={8} y={60} w={116} h={1} r={0} fill="var(--line)" />
      {[0, 1, 2].map((column) => (
        <g key={column}>
          <Dot x={18 + column * 40} y={42} r={6} fill="var(--accent)" />
          <Box x={28 + column * 40} y={39} w={18} h={6} r={Math.min(3, k.r)} fill="var(--ink)" />
        </g>
      ))}
    </>
  ),
  beforeAfter: (k: Kit): ReactNode => (
    <>
      {k.art(k.titles[0] ?? "", { x: 12, y: 10, w: 54, h: 64, r: k.r })}
      {k.art(k.titles[1] ?? "", { x: 66, y: 10, w: 54, h: 64, r: k.r })}
      <Box x={65} y={10} w={2} h={64} r={1} fill="var(--surface)" />
      <Dot x={66} y={42} r={8} fill="var(--surface)" />
      <Words x={66} y={45.5} size={9} middle>
        ↔
      </Words>
    </>
  ),
  newsletter: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={16} w={116} h={52} r={k.r} line />
      <Box x={18} y={26} w={58} h={5} r={2.5} fill="var(--ink)" />
      <Box x={18} y={42} w={62} h={16} r={Math.max(3, k.r / 2)} line />
      <Quiet x={24} y={48.5} w={34} h={3} />
      <Box x={84} y={42} w={30} h={16} r={Math.max(3, k.r / 2)} fill="var(--accent)" move="pop" />
    </>
  ),
  tasks: (k: Kit): ReactNode => (
    <>
      {[0, 1, 2, 3].map((tile) => (
        <g key={tile} transform={`translate(${8 + (tile % 2) * 60} ${10 + Math.floor(tile / 2) * 32})`}>
          <Box x={0} y={0} w={54} h={26} r={k.r} line />
          <Box x={6} y={7} w={12} h={12} r={k.r / 2} fill="var(--accent)" />
          <Box x={24} y={11} w={22} h={4} r={2} fill="var(--ink)" />
        </g>
      ))}
    </>
  ),
  questionnaire: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={10} w={116} h={4} r={2} fill="var(--line)" />
      <Box x={8} y={10} w={52} h={4} r={2} fill="var(--accent)" />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(0 ${row * 20})`}>
          <Box x={8} y={22} w={116} h={16} r={k.r} line {...(row === 1 && { fill: "var(--accent)" })} />
          <circle cx={18} cy={30} r={3.6} fill={row === 1 ? "var(--on-accent)" : "none"} stroke="var(--muted)" />
          <Box
            x={28}
            y={28}
            w={[62, 48, 70][row] ?? 50}
            h={4}
            r={2}
            fill={row === 1 ? "var(--on-accent)" : "var(--ink)"}
          />
        </g>
      ))}
    </>
  ),
  custom: (k: Kit): ReactNode => (
    <>
      <Box x={8} y={12} w={116} h={58} r={k.r} line />
      <path
        d="M50 32 38 41 50 50 M82 32 94 41 82 50 M71 27 61 55"
        fill="none"
        stroke="var(--accent)"
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  section: (k: Kit): ReactNode => (
    <>
      {[0, 1, 2].map((column) => (
        <g key={column} transform={`translate(${8 + column * 40} 14)`}>
          <Box x={0} y={0} w={36} h={54} r={k.r} line />
          <Box x={6} y={7} w={11} h={11} r={k.r / 2} fill="var(--accent)" />
          <Box x={6} y={25} w={24} h={4} r={2} fill="var(--ink)" />
          <Box x={6} y={34} w={22} h={3} r={1.5} fill="var(--line)" />
          <Box x={6} y={41} w={16} h={3} r={1.5} fill="var(--line)" />
        </g>
      ))}
    </>
  ),
};
