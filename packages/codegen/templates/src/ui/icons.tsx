// In a generated app this file holds the drawings of the icons it uses (lucide, ISC licence).
import type { ReactNode } from "react";

export const icons: Record<string, ReactNode> = {
  circle: <circle cx="12" cy="12" r="10" />,
};
