import { useState, type FormEvent } from "react";
import { copy, say } from "../copy.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button, IconButton } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon } from "./icon.tsx";
import { showToast } from "./toast-store.ts";
import type { Browse } from "./use-browse.ts";

/** What a visitor narrowed a list by, under a name. */
interface View {
  name: string;
  text: string;
}

const MOST_VIEWS = 12;
const LONGEST_NAME = 60;

function useViews(id: string): [readonly View[], (views: readonly View[]) => void] {
  return useSetting<readonly View[]>(`views:${id}`, []);
}

/** The views that were kept on this device, each one tap away. */
export function SavedViews({ id, browse }: { id: string; browse: Browse }) {
  const [views, setViews] = useViews(id);
  const [editing, setEditing] = useState(false);
  if (views.length === 0) return null;
  const remove = (view: View) => {
    setViews(views.filter((each) => each !== view));
    showToast(say(copy.deleted, { name: view.name }), { label: copy.undo, run: () => setViews(views) });
  };
  return (
    <div className="filter-views" role="group" aria-label={copy.savedViews}>
      {views.map((view) => (
        <button
          key={view.name}
          type="button"
          className="chip"
          aria-pressed={view.text === browse.text}
          onClick={() => (view.text === browse.text ? browse.open("") : browse.open(view.text))}
        >
          <Icon name="bookmark" className="size-4" />
          {view.name}
        </button>
      ))}
      <IconButton label={copy.editViews} icon="pencil" onClick={() => setEditing(true)} />
      <Dialog open={editing} title={copy.savedViews} onClose={() => setEditing(false)}>
        <ul className="row-form">
          {views.map((view, index) => (
            <li key={index} className="flex items-center gap-2">
              <input
                className="input min-w-0 flex-1"
                aria-label={say(copy.editOne, { name: view.name })}
                maxLength={LONGEST_NAME}
                defaultValue={view.name}
                onBlur={({ target }) => {
                  const name = target.value.trim();
                  if (name === "" || views.some((each) => each.name === name)) target.value = view.name;
                  else setViews(views.map((each) => (each === view ? { ...view, name } : each)));
                }}
              />
              <IconButton label={`${copy.delete}: ${view.name}`} icon="trash-2" onClick={() => remove(view)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

/** 'Save this view', where it is none that was kept. */
export function SaveView({ id, browse }: { id: string; browse: Browse }) {
  const [views, setViews] = useViews(id);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  if (views.some((view) => view.text === browse.text) || views.length >= MOST_VIEWS) return null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const clean = name.trim();
    if (clean === "") return;
    setViews([...views.filter((view) => view.name !== clean), { name: clean, text: browse.text }]);
    showToast(say(copy.saved, { name: clean }));
    setName("");
    setOpen(false);
  };
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {copy.saveView}
      </button>
      <Dialog open={open} title={copy.saveView} onClose={() => setOpen(false)}>
        <form className="row-form" onSubmit={save}>
          <label className="field">
            <span className="field-label">{copy.viewName}</span>
            <input
              className="input"
              maxLength={LONGEST_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <div className="row-form-end">
            <Button onClick={() => setOpen(false)}>{copy.cancel}</Button>
            <Button type="submit" look="primary" disabled={name.trim() === ""}>
              {copy.save}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
