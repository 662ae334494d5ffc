import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readNumbers, workOut, writeNumbers, type Input, type Numbers } from "../rules/calculate.ts";
import { useSetting } from "../store/use-setting.ts";

/** The address follows what is typed after this time. */
const TYPING_MS = 250;

/** Numbers typed into a block, kept on this device; where they are shared, a link that brings others comes first. */
export function useNumbers(
  block: string,
  inputs: readonly Input[],
  isShared: boolean,
): [Numbers, (id: string, value: number) => void] {
  const [params, setParams] = useSearchParams();
  const [kept, setKept] = useSetting<Numbers>(`calculator:${block}`, {});
  const [brought, setBrought] = useState(() => (isShared ? readNumbers(params, block, inputs) : {}));
  const [changed, setChanged] = useState<Numbers | null>(null);
  useEffect(() => {
    if (!isShared || changed === null) return undefined;
    const timer = setTimeout(() => {
      setParams((now) => writeNumbers(now, block, inputs, workOut(inputs, [], changed)), {
        replace: true,
        preventScrollReset: true,
      });
      setChanged(null);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [isShared, changed, setParams, block, inputs]);
  const typed = { ...kept, ...brought };
  const change = (id: string, value: number) => {
    const next = { ...typed, [id]: value };
    setKept(next);
    setBrought({});
    setChanged(next);
  };
  return [typed, change];
}

/** The address that shows the same numbers to others. */
export function linkTo(block: string, inputs: readonly Input[], values: Numbers): string {
  const { origin, pathname, search } = window.location;
  return `${origin}${pathname}?${writeNumbers(new URLSearchParams(search), block, inputs, values).toString()}`;
}
