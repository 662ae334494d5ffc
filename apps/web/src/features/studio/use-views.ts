import { useMediaQuery } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useFullScreen } from "./stage/use-full-screen.ts";
import type { StudioDialog } from "./studio-dialogs.tsx";
import { toolNamed, type Tool } from "./tool-rail.tsx";

/** What of the studio is shown, and the commands that show more of it. */
export function useViews() {
  const wide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const [asked] = useSearchParams();
  const [tool, setTool] = useState<Tool | null>(() => toolNamed(asked.get("tool")) ?? (wide ? "style" : null));
  const [showsFrames, setShowsFrames] = useState(false);
  const [open, setOpen] = useState<StudioDialog | null>(null);
  const fullScreen = useFullScreen();
  const { toggle } = fullScreen;
  const showing = useMemo(
    () => ({
      showKeys: () => setOpen("keys"),
      showFrames: () => setShowsFrames((shown) => !shown),
      fullScreen: toggle,
      onExport: () => setOpen("export"),
    }),
    [toggle],
  );
  return { wide, tool, setTool, showsFrames, fullScreen, open, setOpen, showing };
}
