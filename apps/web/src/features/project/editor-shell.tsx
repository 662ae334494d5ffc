import { ActionIcon, Tabs, Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import Code from "lucide-react/icons/code-xml";
import InboxIcon from "lucide-react/icons/inbox";
import History from "lucide-react/icons/history";
import ListChecks from "lucide-react/icons/list-checks";
import MessageCircle from "lucide-react/icons/message-circle";
import PanelLeft from "lucide-react/icons/panel-left";
import Paintbrush from "lucide-react/icons/paintbrush";
import PlayIcon from "lucide-react/icons/play";
import Table from "lucide-react/icons/table-2";
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { PageLoader } from "../../components/page-loader.tsx";
import { BrokenNotice } from "./broken-notice.tsx";
import { ChatPane } from "./chat/chat-pane.tsx";
import { CustomizePane } from "./customize/customize-pane.tsx";
import { ConflictNotice } from "./editor/conflict-notice.tsx";
import { useEditor } from "./editor/editor-context.tsx";
import { readMode, type EditorMode } from "./editor/editor-mode.ts";
import { useEditorKeys } from "./editor/use-editor-keys.ts";
import classes from "./editor-shell.module.css";
import { UnreadCount } from "./inbox/unread-count.tsx";
import { LivePane } from "./live/live-pane.tsx";
import { ModelStrip } from "./model-strip.tsx";
import { ProjectHeader } from "./project-header.tsx";
import { TrailerPanel } from "./trailer-panel.tsx";
import type { useAiRuns } from "./use-ai-runs.ts";

const DataMode = lazy(async () => ({ default: (await import("./data/data-mode.tsx")).DataMode }));
const InboxMode = lazy(async () => ({ default: (await import("./inbox/inbox-mode.tsx")).InboxMode }));
const CodeMode = lazy(async () => ({ default: (await import("./code/code-mode.tsx")).CodeMode }));
const ChecksMode = lazy(async () => ({ default: (await import("./checks/checks-mode.tsx")).ChecksMode }));
const HistoryMode = lazy(async () => ({ default: (await import("./history/history-mode.tsx")).HistoryMode }));

const MODES: Record<EditorMode, { name: string; Icon: typeof Code; Full: ComponentType | null; side: string }> = {
  preview: { name: "Preview", Icon: PlayIcon, Full: null, side: "Trailer" },
  customize: { name: "Customize", Icon: Paintbrush, Full: null, side: "Design" },
  data: { name: "Data", Icon: Table, Full: DataMode, side: "" },
  inbox: { name: "Inbox", Icon: InboxIcon, Full: InboxMode, side: "" },
  code: { name: "Code", Icon: Code, Full: CodeMode, side: "" },
  checks: { name: "Checks", Icon: ListChecks, Full: ChecksMode, side: "" },
  history: { name: "History", Icon: History, Full: HistoryMode, side: "" },
};

/** What a narrow window shows of the three panes. */
type Pane = "chat" | "main" | "side";

function PaneButton({ shown, onShow, children }: { shown: boolean; onShow: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.paneButton} aria-pressed={shown} onClick={onShow}>
      {children}
    </button>
  );
}

/** The three panes of a project: chat, the app or what the mode shows instead, and what belongs to it. */
export function EditorShell({ ai }: { ai: ReturnType<typeof useAiRuns> }) {
  const { project, mode, setMode } = useEditor();
  const wide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const [pane, setPane] = useState<Pane>("main");
  const [chatOpen, setChatOpen] = useState(true);
  const { Full, side, name } = MODES[mode];
  const showsChat = wide ? chatOpen : pane === "chat";
  const showsMain = wide || pane === "main" || (Full !== null && pane === "side");
  const showsSide = Full === null && (wide || pane === "side");
  const modes = useRef<HTMLDivElement>(null);
  // On a phone the row of modes is wider than the window.
  useEffect(() => {
    modes.current?.querySelector(`[data-mode="${mode}"]`)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [mode, wide]);
  useEditorKeys();
  return (
    <div className={classes.page}>
      <ProjectHeader key={project.name} project={project} />
      <div className={classes.modes}>
        {wide ? (
          <Tooltip label={chatOpen ? "Hide the chat" : "Show the chat"}>
            <ActionIcon
              aria-label="Chat"
              aria-expanded={chatOpen}
              aria-controls="editor-chat"
              onClick={() => setChatOpen(!chatOpen)}
            >
              <PanelLeft size={19} />
            </ActionIcon>
          </Tooltip>
        ) : null}
        <Tabs
          value={mode}
          onChange={(value) => {
            setMode(readMode(value));
            setPane("main");
          }}
          keepMounted={false}
          classNames={{ root: classes.tabs ?? "", list: classes.tabList ?? "", tab: classes.tab ?? "" }}
        >
          <Tabs.List aria-label="Modes of the editor" ref={modes}>
            {Object.entries(MODES).map(([value, { name: label, Icon }]) => (
              <Tabs.Tab
                key={value}
                value={value}
                data-mode={value}
                aria-controls="editor-main"
                leftSection={<Icon size={16} aria-hidden="true" />}
              >
                {label}
                {value === "inbox" ? <UnreadCount projectId={project.id} /> : null}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      </div>
      <div className={classes.notices}>
        <ConflictNotice />
        <BrokenNotice project={project} />
        {/* In the chat of a phone the run tells of itself. */}
        {!wide && pane === "chat" && ai.active !== undefined ? null : <ModelStrip project={project} ai={ai} />}
      </div>
      <div className={classes.body} data-mode={mode} data-chat={showsChat} data-side={showsSide}>
        <section id="editor-chat" className={classes.chat} aria-label="Chat" hidden={!showsChat}>
          <ChatPane ai={ai} />
        </section>
        <div id="editor-main" role="tabpanel" aria-label={name} className={classes.main} hidden={!showsMain}>
          <div className={classes.live} hidden={Full !== null}>
            <LivePane />
          </div>
          {Full === null ? null : (
            <Suspense fallback={<PageLoader />}>
              <Full />
            </Suspense>
          )}
        </div>
        {Full === null ? (
          <aside className={classes.side} aria-label={side} hidden={!showsSide}>
            {mode === "customize" ? <CustomizePane /> : <TrailerPanel project={project} />}
          </aside>
        ) : null}
      </div>
      {wide ? null : (
        <nav className={classes.panes} aria-label="Panes of the editor">
          <PaneButton shown={pane === "chat"} onShow={() => setPane("chat")}>
            <MessageCircle size={18} aria-hidden="true" />
            Chat
          </PaneButton>
          <PaneButton shown={showsMain} onShow={() => setPane("main")}>
            {Full === null ? "App" : name}
          </PaneButton>
          {Full === null ? (
            <PaneButton shown={pane === "side"} onShow={() => setPane("side")}>
              {side}
            </PaneButton>
          ) : null}
        </nav>
      )}
    </div>
  );
}
