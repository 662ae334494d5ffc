import { Tabs } from "@mantine/core";
import { useSessionStorage } from "@mantine/hooks";
import { useState } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import classes from "./data-mode.module.css";
import { EntityRail } from "./entity-rail.tsx";
import { FieldsView } from "./fields/fields-view.tsx";
import { RowsView } from "./rows/rows-view.tsx";
import { VisitorsView } from "./visitors/visitors-view.tsx";

/** What the app keeps: its rows as a grid, its fields as a schema, and what visitors entered. */
export function DataMode() {
  const { project, spec } = useEditor();
  // Where one was is where one is again after a look at the app.
  const [shown, setShown] = useSessionStorage<string | null>({
    key: `sayhey.data.${project.id}`,
    defaultValue: spec.entities[0]?.id ?? null,
    getInitialValueInEffect: false,
  });
  const [view, setView] = useState<"rows" | "fields">("rows");
  const [field, setField] = useState<string | null>(null);
  // An entity that was removed gives way to the first there is.
  const entity = shown === null ? undefined : (spec.entities.find(({ id }) => id === shown) ?? spec.entities[0]);
  return (
    <div className={classes.mode}>
      <EntityRail
        shown={entity?.id ?? null}
        onShow={(next) => {
          setShown(next);
          setField(null);
        }}
      />
      {entity === undefined ? (
        <VisitorsView />
      ) : (
        <Tabs
          value={view}
          onChange={(value) => setView(value === "fields" ? "fields" : "rows")}
          keepMounted={false}
          variant="none"
          className={classes.entityPane ?? ""}
        >
          <div className={classes.bar}>
            <h2 className={classes.title}>{entity.plural}</h2>
            <Tabs.List aria-label={`Views of ${entity.plural}`} className={classes.views ?? ""}>
              <Tabs.Tab value="rows" className={classes.view ?? ""}>
                Rows
              </Tabs.Tab>
              <Tabs.Tab value="fields" className={classes.view ?? ""}>
                Fields
              </Tabs.Tab>
            </Tabs.List>
          </div>
          <Tabs.Panel value="rows" className={classes.panel ?? ""}>
            <RowsView
              key={entity.id}
              entity={entity}
              onField={(id) => {
                setField(id);
                setView("fields");
              }}
            />
          </Tabs.Panel>
          <Tabs.Panel value="fields" className={classes.panel ?? ""}>
            <FieldsView key={entity.id} entity={entity} begin={field} />
          </Tabs.Panel>
        </Tabs>
      )}
    </div>
  );
}
