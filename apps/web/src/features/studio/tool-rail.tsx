import Clapperboard from "lucide-react/icons/clapperboard";
import LayoutTemplate from "lucide-react/icons/layout-template";
import Megaphone from "lucide-react/icons/megaphone";
import Music from "lucide-react/icons/music";
import Palette from "lucide-react/icons/palette";
import Plus from "lucide-react/icons/plus";
import Proportions from "lucide-react/icons/proportions";
import type { ReactNode } from "react";
import classes from "./studio.module.css";

/** What is set beside the picture. */
export type Tool = "scene" | "add" | "style" | "colours" | "opening" | "sound" | "format";

const TOOLS: readonly { tool: Tool; label: string; icon: ReactNode }[] = [
  { tool: "scene", label: "Scene", icon: <Clapperboard size={20} aria-hidden="true" /> },
  { tool: "add", label: "Add", icon: <Plus size={20} aria-hidden="true" /> },
  { tool: "style", label: "Style", icon: <LayoutTemplate size={20} aria-hidden="true" /> },
  { tool: "colours", label: "Colors", icon: <Palette size={20} aria-hidden="true" /> },
  { tool: "opening", label: "Opening", icon: <Megaphone size={20} aria-hidden="true" /> },
  { tool: "sound", label: "Sound", icon: <Music size={20} aria-hidden="true" /> },
  { tool: "format", label: "Format", icon: <Proportions size={20} aria-hidden="true" /> },
];

/** The tool that an address asks for; null when it names none. */
export const toolNamed = (name: string | null): Tool | null => TOOLS.find(({ tool }) => tool === name)?.tool ?? null;

interface ToolRailProps {
  chosen: Tool | null;
  /** Beside a wide picture the scene has a panel of its own. */
  withScene: boolean;
  onChoose: (tool: Tool) => void;
}

/** Chooses what is set: a column beside the picture, a row at the foot of a phone. */
export function ToolRail({ chosen, withScene, onChoose }: ToolRailProps) {
  return (
    <nav className={classes.rail} aria-label="Settings of the trailer">
      {TOOLS.filter(({ tool }) => withScene || tool !== "scene").map(({ tool, label, icon }) => (
        <button
          key={tool}
          type="button"
          className={classes.railItem}
          aria-current={tool === chosen ? "true" : undefined}
          onClick={() => onChoose(tool)}
        >
          {icon}
          <span>{label}</span>
        </button>
      ))}
    </nav>
  );
}
