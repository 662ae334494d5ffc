import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore, type FormEvent } from "react";
import { copy, say } from "../copy.ts";
import { pageTexts } from "../page-texts.ts";
import type { EntityDef } from "../store/model.ts";
import { storeVersion, subscribe } from "../store/store.ts";
import { useSetting } from "../store/use-setting.ts";
import { askedApp, type SourceProps } from "../ui/ask-app.ts";
import type { askModel, hasModel } from "../ui/ask-model.ts";
import { appGrammar } from "../ui/ask-grammar.ts";
import { suggestionsOf, tell, type Told } from "../ui/ask-sentences.ts";
import { AssistantAnswer } from "../ui/assistant-answer.tsx";
import { AssistantHandover } from "../ui/assistant-handover.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface AssistantProps {
  id: string;
  title?: string;
  note?: string;
  sources: readonly SourceProps[];
  greeting?: string;
  suggestions?: readonly { question: string }[];
  /** Where questions go that have no answer here. */
  askEntity?: EntityDef;
  askField?: string;
  /** What the form of such rows asks for. */
  askFields?: readonly string[];
  /** Given where people have accounts: the roles of whoever asks, and who that is. */
  useMyRoles?: () => readonly string[] | undefined;
  useWho?: () => string;
  /** Given where the language model of the app's owner may word answers. */
  model?: Worder;
}

/** What lets a model word answers where it can be reached. */
interface Worder {
  hasModel: typeof hasModel;
  askModel: typeof askModel;
}

/** A question and what was answered. */
interface Turn {
  id: number;
  question: string;
  told: Told;
}

const LONGEST = 1000;
const COUNTED_FROM = 800;
const MOST_TURNS = 30;
const NO_TURNS: readonly Turn[] = [];
const NO_ROLES: readonly string[] = [];
const noRoles = (): readonly string[] => NO_ROLES;
const nobody = (): string => "";

/** Answers questions from the app's own pages and rows, and says where each answer is from. */
export function Assistant(props: AssistantProps) {
  const { id, title, note, sources, greeting, askEntity, askField, askFields } = props;
  const held = (props.useMyRoles ?? noRoles)() ?? NO_ROLES;
  const who = (props.useWho ?? nobody)();
  // What somebody was told is for their eyes: whoever signs in next has a conversation of their own.
  const [turns, keep] = useSetting<readonly Turn[]>(`assistant:${id}:${who}`, NO_TURNS);
  const version = useSyncExternalStore(subscribe, storeVersion);
  const roles = held.join();
  const app = useMemo(
    () => ({ version, ...askedApp(sources, pageTexts, roles === "" ? [] : roles.split(","), appGrammar()) }),
    [version, sources, roles],
  );
  const offered = useMemo(
    () => props.suggestions?.map(({ question }) => question) ?? suggestionsOf(app, new Date()),
    [app, props.suggestions],
  );
  const [text, setText] = useState("");
  const [waiting, setWaiting] = useState<string | null>(null);
  const worder = props.model?.hasModel() === true ? props.model : undefined;
  const log = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const count = turns.length;
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count, waiting]);

  const ask = (question: string) => {
    const asked = question.trim().slice(0, LONGEST);
    if (asked === "" || waiting !== null) return;
    const outcome = app.ask(asked, new Date());
    const answer = (told: Told) =>
      keep([...turns, { id: (turns.at(-1)?.id ?? 0) + 1, question: asked, told }].slice(-MOST_TURNS));
    setText("");
    box.current?.focus();
    if (worder === undefined || outcome.is !== "found") return answer(tell(outcome, app));
    setWaiting(asked);
    void worder.askModel(id, asked, outcome, app).then((told) => {
      answer(told);
      setWaiting(null);
    });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };
  const clear = () => {
    keep(NO_TURNS);
    box.current?.focus();
    showToast(copy.talkCleared, { label: copy.undo, run: () => keep(turns) });
  };
  const label = title ?? copy.assistant;
  return (
    <Section id={id} title={title} note={note} label={label}>
      <div className="card panel assistant">
        <div ref={log} role="log" aria-label={label} tabIndex={0} className="assistant-log">
          <div className="assistant-said">
            <span className="assistant-face">
              <Icon name="bot-message-square" className="size-5" />
            </span>
            <div className="assistant-bubble">
              {greeting !== undefined && <p className="assistant-greeting">{greeting}</p>}
              <p className={greeting === undefined ? "" : "text-sm text-muted"}>{copy.assistantIs}</p>
              {worder !== undefined && <p className="text-sm text-muted">{copy.assistantModel}</p>}
            </div>
          </div>
          {turns.map(({ id: turn, question, told }, index) => (
            <div key={turn} className="assistant-turn">
              <p className="assistant-asked">
                <span className="sr-only">{copy.youAsked}: </span>
                {question}
              </p>
              <div className="assistant-said">
                <span className="assistant-face">
                  <Icon name="bot-message-square" className="size-5" />
                </span>
                <div className="assistant-bubble">
                  <AssistantAnswer told={told} sources={sources} />
                  {told.isNothing === true && index === count - 1 && <Suggestions questions={offered} onAsk={ask} />}
                  {told.isNothing === true && askEntity !== undefined && askField !== undefined && (
                    <AssistantHandover
                      entity={askEntity}
                      field={askField}
                      question={question}
                      {...(askFields !== undefined && { fields: askFields })}
                    />
                  )}
                </div>
              </div>
            </div>
          ))}
          {waiting !== null && (
            <div className="assistant-turn">
              <p className="assistant-asked">{waiting}</p>
              <p className="text-sm text-muted">{copy.lookingUp}</p>
            </div>
          )}
        </div>
        {count === 0 && <Suggestions questions={offered} onAsk={ask} />}
        <form className="assistant-form" onSubmit={send}>
          <textarea
            ref={box}
            className="input assistant-input"
            aria-label={copy.askQuestion}
            aria-describedby={text.length >= COUNTED_FROM ? hintId : undefined}
            placeholder={copy.askQuestion}
            rows={1}
            maxLength={LONGEST}
            value={text}
            dir="auto"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              ask(text);
            }}
          />
          <Button type="submit" look="primary" icon="send-horizontal">
            {copy.ask}
          </Button>
        </form>
        {(count > 0 || text.length >= COUNTED_FROM) && (
          <div className="assistant-foot">
            {text.length >= COUNTED_FROM && (
              <p id={hintId} className="num text-sm text-muted">
                {say(copy.questionLength, { n: text.length, most: LONGEST })}
              </p>
            )}
            {count > 0 && (
              <Button look="quiet" icon="eraser" className="assistant-clear" onClick={clear}>
                {copy.clearTalk}
              </Button>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

function Suggestions({ questions, onAsk }: { questions: readonly string[]; onAsk: (question: string) => void }) {
  if (questions.length === 0) return null;
  return (
    <div className="assistant-offers">
      <p className="text-sm text-muted">{copy.askThese}</p>
      <div className="chips" role="group" aria-label={copy.askThese}>
        {questions.map((question) => (
          <button key={question} type="button" className="chip" onClick={() => onAsk(question)}>
            {question}
          </button>
        ))}
      </div>
    </div>
  );
}
