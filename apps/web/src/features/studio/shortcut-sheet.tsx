import { Kbd } from "@mantine/core";
import { Dialog } from "../../components/dialog.tsx";
import { SHORTCUTS } from "./shortcuts.ts";
import classes from "./studio.module.css";

/** All keys of the studio. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys of the studio" onClose={onClose} size={720}>
      <div className={classes.sheet}>
        {SHORTCUTS.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={keys}>
                  <dt>
                    {keys.split(" ").map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
