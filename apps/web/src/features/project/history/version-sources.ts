import type { VersionSource } from "@sayhey/contract/functions/history";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Code from "lucide-react/icons/code-xml";
import FileUp from "lucide-react/icons/file-up";
import GitFork from "lucide-react/icons/git-fork";
import ListChecks from "lucide-react/icons/list-checks";
import MessageCircle from "lucide-react/icons/message-circle";
import Paintbrush from "lucide-react/icons/paintbrush";
import Palette from "lucide-react/icons/palette";
import Plug from "lucide-react/icons/plug";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Shuffle from "lucide-react/icons/shuffle";
import Sparkles from "lucide-react/icons/sparkles";
import Star from "lucide-react/icons/star";
import Table from "lucide-react/icons/table-2";
import Wrench from "lucide-react/icons/wrench";

/** What a source of versions is called, and its sign. */
export const VERSION_SOURCES: Record<VersionSource, { name: string; Icon: typeof Star }> = {
  chat: { name: "Chat", Icon: MessageCircle },
  customize: { name: "Customize", Icon: Paintbrush },
  inspector: { name: "Inspector", Icon: Paintbrush },
  theme: { name: "Theme", Icon: Palette },
  pages: { name: "Pages", Icon: Paintbrush },
  palette: { name: "Block palette", Icon: Paintbrush },
  data: { name: "Data", Icon: Table },
  checks: { name: "Checks", Icon: ListChecks },
  history: { name: "History", Icon: RotateCcw },
  assumption: { name: "Question", Icon: CircleHelp },
  model: { name: "Model", Icon: Sparkles },
  code: { name: "Code", Icon: Code },
  api: { name: "API", Icon: Plug },
  created: { name: "Created", Icon: Star },
  remix: { name: "Remix", Icon: Shuffle },
  fork: { name: "Fork", Icon: GitFork },
  restyle: { name: "Restyled", Icon: Palette },
  repair: { name: "Repair", Icon: Wrench },
  import: { name: "Import", Icon: FileUp },
};

/** What a history can be narrowed down to. */
export const SOURCE_FILTERS: Record<string, { label: string; sources: VersionSource[] | null }> = {
  all: { label: "All changes", sources: null },
  chat: { label: "Chat", sources: ["chat", "assumption"] },
  design: { label: "Design", sources: ["customize", "inspector", "theme", "pages", "palette"] },
  data: { label: "Data", sources: ["data"] },
  code: { label: "Code", sources: ["code", "import"] },
  model: { label: "Model", sources: ["model"] },
  checks: { label: "Checks and repairs", sources: ["checks", "repair"] },
  history: { label: "Restored and undone", sources: ["history"] },
};
