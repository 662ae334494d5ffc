import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Failure } from "../../../components/failure.tsx";
import { aiQuery } from "../../../api/get-ai.ts";
import { useUserId } from "../../../session/session.tsx";
import { AiRunEntry } from "../ai-run-entry.tsx";
import { AccountStrip } from "../account-strip.tsx";
import { AssumptionStrip } from "../assumption-strip.tsx";
import { useEditor } from "../editor/editor-context.tsx";
import { isAtWork } from "../get-ai-runs.ts";
import { useHistory } from "../history/use-history.ts";
import { useVersionActions } from "../history/use-version-actions.ts";
import { MemoryButton } from "../memory/memory-button.tsx";
import type { useAiRuns } from "../use-ai-runs.ts";
import { useSettled } from "../use-settled.ts";
import { suggest } from "./ask-grammar.ts";
import classes from "./chat.module.css";
import { Composer } from "./composer.tsx";
import { carryOutMessage, itemsOf, readWish, type Item } from "./conversation.ts";
import { NoteCard } from "./note-card.tsx";
import { TypedVersion, VersionLines } from "./version-card.tsx";
import { UndoQuestionCard } from "./undo-question.tsx";
import { useConversation } from "./use-conversation.ts";

const NO_IDEAS: string[] = [];
const EVERYTHING = { source: "all", named: false };
/** Suggestions of an empty conversation, and beside one that has begun. */
const FIRST_IDEAS = 6;
const MORE_IDEAS = 3;
/** As near to the end of the conversation one counts as reading there, px. */
const AT_END = 80;

/** Left of the app: what was taken for granted, everything that changed it, and a place to say what should be different. */
export function ChatPane({ ai }: { ai: ReturnType<typeof useAiRuns> }) {
  const { project, spec, pageShown } = useEditor();
  const model = useQuery(aiQuery(useUserId())).data;
  const canAsk = model !== undefined && (model.own !== null || model.server !== null);
  const history = useHistory(project.id, project.version, EVERYTHING);
  const actions = useVersionActions();
  const conversation = useConversation(ai, canAsk);
  const { notes } = conversation;
  const [text, setText] = useState("");
  const input = useRef<HTMLTextAreaElement>(null);
  const versions = useMemo(() => history.data?.pages.flatMap(({ entries }) => entries) ?? [], [history.data]);
  const items = useMemo(() => itemsOf(versions, ai.runs, notes), [versions, ai.runs, notes]);
  const typed = useMemo(() => {
    const said = [
      ...versions.flatMap(({ source, reason, at }) =>
        source === "chat" && reason !== null ? [{ text: reason, at: Date.parse(at) }] : [],
      ),
      ...notes,
    ].toSorted((a, b) => a.at - b.at);
    // What was typed twice stands where it was typed last.
    return [...new Set(said.map((each) => each.text).toReversed())].toReversed();
  }, [versions, notes]);
  const ideas = useIdeas(spec, pageShown);
  const isEmpty = notes.length === 0 && ai.runs.length === 0 && versions.length <= 1;
  // What somebody asked for needs the room more than what was assumed before.
  const hasBegun =
    notes.length > 0 || ai.runs.some(({ kind }) => kind !== "plan") || versions.some(({ source }) => source === "chat");
  const log = useRef<HTMLDivElement>(null);
  const newest = items.at(-1);
  const newestState =
    newest === undefined
      ? ""
      : `${newest.key} ${newest.kind === "run" ? newest.run.status : newest.kind === "note" ? newest.note.kind : ""}`;
  useEffect(() => {
    // The newest entry is the one that is waited for.
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newestState, ideas.length]);
  const entries = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Whoever reads at the end stays there: when it grows, and when a keyboard or another pane leaves less room for it.
    const [pane, list] = [log.current, entries.current];
    if (pane === null || list === null) return;
    let isAtEnd = true;
    let top = pane.scrollTop;
    const look = (): void => {
      // While it is hidden there is nothing to tell.
      if (pane.clientHeight === 0) return;
      if (pane.scrollHeight - pane.clientHeight - pane.scrollTop < AT_END) isAtEnd = true;
      // Only who goes up leaves the end; it may also have moved away, by growing.
      else if (pane.scrollTop < top) isAtEnd = false;
      top = pane.scrollTop;
    };
    const size = new ResizeObserver(() => {
      if (isAtEnd) pane.scrollTo({ top: pane.scrollHeight });
    });
    size.observe(list);
    size.observe(pane);
    pane.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      pane.removeEventListener("scroll", look);
    };
  }, []);
  const take = (idea: string): void => {
    if (!idea.endsWith("…") && !/\s$/.test(idea)) return conversation.send(idea, "do");
    setText(idea.replace(/…$/, ""));
    input.current?.focus();
  };
  return (
    <div className={classes.pane}>
      <div className={classes.assumed}>
        <AccountStrip
          onWish={(wish) => {
            setText(wish);
            input.current?.focus();
          }}
        />
        <AssumptionStrip folded={hasBegun} />
        <MemoryButton projectId={project.id} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which needs the keyboard too */}
      <div ref={log} className={classes.log} role="log" aria-label="Conversation" tabIndex={0}>
        {history.isLoadingError ? (
          <Failure
            title="Earlier changes could not be loaded"
            error={history.error}
            onRetry={() => void history.refetch()}
          />
        ) : history.data === undefined ? (
          <Skeleton height={120} role="status" aria-label="Loading earlier changes" />
        ) : null}
        {history.hasNextPage ? (
          <Button
            size="compact-sm"
            variant="subtle"
            loading={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            Show older changes
          </Button>
        ) : null}
        <ol ref={entries} className={classes.entries}>
          {items.map((item) => (
            <li key={item.key} className={classes.entry}>
              <Entry
                item={item}
                versions={versions}
                ai={ai}
                actions={actions}
                conversation={conversation}
                canAsk={canAsk}
                onText={(next) => take(next)}
              />
            </li>
          ))}
        </ol>
        {isEmpty && history.data !== undefined ? (
          <div className={classes.welcome}>
            <p>Describe a change in your own words. Each change appears here and can be undone.</p>
          </div>
        ) : null}
        <UndoQuestionCard actions={actions} />
      </div>
      {ideas.length === 0 ? null : (
        <div className={classes.ideas} role="group" aria-label="Suggestions" data-first={isEmpty || undefined}>
          {ideas.slice(0, isEmpty ? FIRST_IDEAS : MORE_IDEAS).map((idea) => (
            <button type="button" key={idea} className={classes.chip} onClick={() => take(idea)}>
              {idea}
            </button>
          ))}
        </div>
      )}
      <Composer
        text={text}
        onText={setText}
        onSend={(wish, mode) => {
          setText("");
          conversation.send(wish, mode);
        }}
        onPicture={(file) => void conversation.takePicture(file)}
        attached={conversation.attached}
        onDetach={conversation.detach}
        typed={typed}
        canAsk={canAsk}
        isAtWork={ai.active !== undefined || conversation.asking}
        inputRef={input}
      />
    </div>
  );
}

/** Commands that fit the app as it is. */
function useIdeas(spec: ReturnType<typeof useEditor>["spec"], page: string | null): readonly string[] {
  const ask = useCallback((app: typeof spec) => suggest(app, page === null ? {} : { page }), [page]);
  return useSettled(spec, ask, NO_IDEAS);
}

interface EntryProps {
  item: Item;
  versions: Parameters<typeof itemsOf>[0];
  ai: ReturnType<typeof useAiRuns>;
  actions: ReturnType<typeof useVersionActions>;
  conversation: ReturnType<typeof useConversation>;
  canAsk: boolean;
  onText: (text: string) => void;
}

function Entry({ item, versions, ai, actions, conversation, canAsk, onText }: EntryProps) {
  const { stop, undo } = ai;
  if (item.kind === "version") return <TypedVersion version={item.version} before={item.before} actions={actions} />;
  if (item.kind === "group") return <VersionLines versions={item.versions} actions={actions} />;
  if (item.kind === "run") {
    const { run } = item;
    const { wish, step } = readWish(run.wish ?? "");
    const isPlan = step === "plan" && run.status === "done" && run.version === null;
    return (
      <>
        <AiRunEntry
          run={{ ...run, wish: run.wish === null ? null : wish }}
          step={step}
          stopping={stop.isPending && stop.variables === run.id}
          undoing={undo.isPending && undo.variables === run.id}
          onStop={() => stop.mutate(run.id)}
          onUndo={() => undo.mutate(run.id)}
          onChoose={
            canAsk && !isAtWork(ai.last) && ai.last?.id === run.id && !conversation.asking
              ? (choice) => conversation.askModel(choice, choice)
              : null
          }
        />
        {isPlan && !isAtWork(ai.last) && ai.last?.id === run.id ? (
          <Button size="compact-sm" onClick={() => conversation.askModel(carryOutMessage(wish), wish)}>
            Apply plan
          </Button>
        ) : null}
      </>
    );
  }
  const { note, version } = item;
  const before = version === null ? null : (versions.find((each) => each.version === version.version - 1) ?? null);
  return (
    <NoteCard
      note={note}
      version={version}
      before={before}
      onChoose={(question, chip) => {
        const rest = conversation.choose(question, chip);
        if (rest !== null) onText(rest);
      }}
      onUndo={conversation.undoNote}
      onExample={onText}
      onAskModel={
        canAsk && ai.active === undefined
          ? (asked) => {
              if (asked.kind === "edit" && !asked.undone) conversation.undoNote(asked);
              conversation.askModel(asked.text, asked.text);
            }
          : null
      }
    />
  );
}
