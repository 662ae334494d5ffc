import { ActionIcon, Button, Checkbox, Menu, Switch } from "@mantine/core";
import {
  BLOCK_FACTS,
  blockLabel,
  customBlockOf,
  describeOps,
  opsToAddEntityPage,
  opsToAddPage,
  opsToDropPage,
  opsToDuplicatePage,
  opsToLimitPage,
  opsToMovePage,
  roleNames,
  withConsequences,
  type Op,
  type Page,
  type PageChange,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import ChevronDown from "lucide-react/icons/chevron-down";
import Copy from "lucide-react/icons/copy-plus";
import EyeOff from "lucide-react/icons/eye-off";
import House from "lucide-react/icons/house";
import Lock from "lucide-react/icons/lock";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { AppIcon, IconPicker } from "../icon-picker.tsx";
import { SortableList } from "../sortable-list.tsx";
import { TypedInput } from "../typed-input.tsx";
import classes from "./pages.module.css";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

/** Longest address of a page, letters. */
const ADDRESS = 83;

/** Pages of the app: in their order, with what stands on them. */
export function PagesPanel() {
  const { spec, edit, pageShown, showPage, undo } = useEditor();
  const [open, setOpen] = useState<string | null>(null);
  const shown = pageShown ?? spec.pages[0]?.id;

  const send = (ops: readonly Op[], reason: string): string | null => {
    const result = edit(ops, { source: "pages", reason });
    return result.ok ? null : result.problem;
  };
  const carryOut = (change: PageChange, reason: string): boolean => {
    const problem = "reason" in change ? change.reason : send(change.ops, reason);
    if (problem !== null) toast.error(problem);
    return problem === null;
  };
  const add = (change: PageChange, title: string): void => {
    if ("reason" in change || !carryOut(change, `Added the page ${title}`)) {
      if ("reason" in change) toast.error(change.reason);
      return;
    }
    showPage(change.page);
    setOpen(change.page);
  };
  const drop = (page: Page): void => {
    const change = opsToDropPage(spec, page.id);
    if ("reason" in change) {
      toast.error(change.reason);
      return;
    }
    try {
      const ops = withConsequences(spec, change.ops);
      const also = describeOps(spec, ops).filter((line) => !line.includes(`page ${page.title}`));
      const problem = send(ops, `Removed the page ${page.title}`);
      if (problem !== null) {
        toast.error(problem);
        return;
      }
      if (shown === page.id)
        showPage(change.page === page.id ? (spec.pages.find(({ id }) => id !== page.id)?.id ?? "") : change.page);
      toast.success(`${page.title} removed`, {
        ...(also.length > 0 && { description: `Also: ${also.slice(0, 3).join(". ")}.` }),
        ...undoable(undo),
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast.error(`${page.title} cannot be removed`, { description: error.message });
    }
  };

  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <span className={classes.count}>
          {spec.pages.length} {spec.pages.length === 1 ? "page" : "pages"}
        </span>
        <Menu position="bottom-end" width={224}>
          <Menu.Target>
            <Button size="compact-sm" variant="default" leftSection={<Plus size={14} aria-hidden="true" />}>
              Add a page
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={360} style={{ overflowY: "auto" }}>
            <Menu.Item onClick={() => add(opsToAddPage(spec, "New page"), "New page")}>Empty page</Menu.Item>
            <Menu.Label>List, form and details of</Menu.Label>
            {spec.entities.map((entity) => (
              <Menu.Item
                key={entity.id}
                leftSection={<AppIcon name={entity.icon} size={16} />}
                onClick={() => add(opsToAddEntityPage(spec, entity.id), entity.plural)}
              >
                {entity.plural}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <SortableList
        label="Pages"
        items={spec.pages}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        onMove={(from, to) => {
          const page = spec.pages[from];
          if (page) carryOut(opsToMovePage(spec, page.id, to), `Moved the page ${page.title}`);
        }}
      >
        {(page, index) => (
          <div
            className={classes.page}
            data-shown={page.id === shown || undefined}
            data-open={open === page.id || undefined}
          >
            <div className={classes.row}>
              <button
                type="button"
                className={classes.name}
                aria-current={page.id === shown ? "page" : undefined}
                onClick={() => showPage(page.id)}
              >
                <AppIcon name={page.icon} size={17} />
                <span className={classes.words}>
                  <span>{page.title}</span>
                  <small>{page.path}</small>
                </span>
                {index === 0 ? <House size={14} aria-label="Start page" /> : null}
                {page.roles === undefined ? null : <Lock size={14} aria-label="Only for some" />}
                {page.nav || index === 0 ? null : <EyeOff size={14} aria-label="Not in the navigation" />}
              </button>
              <ActionIcon
                size="md"
                aria-label={`Settings of ${page.title}`}
                aria-expanded={open === page.id}
                onClick={() => setOpen(open === page.id ? null : page.id)}
              >
                <ChevronDown size={16} className={classes.chevron} />
              </ActionIcon>
            </div>
            {open === page.id ? (
              <PageSettings
                page={page}
                first={index === 0}
                send={send}
                onFirst={() => carryOut(opsToMovePage(spec, page.id, 0), `The app starts with ${page.title}`)}
                onCopy={() => add(opsToDuplicatePage(spec, page.id), page.title)}
                onDrop={() => drop(page)}
              />
            ) : null}
          </div>
        )}
      </SortableList>
    </div>
  );
}

interface PageSettingsProps {
  page: Page;
  first: boolean;
  send: (ops: readonly Op[], reason: string) => string | null;
  onFirst: () => void;
  onCopy: () => void;
  onDrop: () => void;
}

/** Title, address and icon of a page, and the blocks on it. */
function PageSettings({ page, first, send, onFirst, onCopy, onDrop }: PageSettingsProps) {
  const { spec, select, showPage } = useEditor();
  const isRow = page.path.endsWith("/:id");
  const update = (patch: Partial<Omit<Page, "id" | "blocks">>, what: string) =>
    send([{ op: "update-page", page: page.id, patch }], `${what} of ${page.title}`);
  return (
    <div className={classes.settings}>
      <div className={classes.nameRow}>
        <IconPicker label="Icon" value={page.icon} onChange={(icon) => update({ icon }, "Icon")} />
        <TypedInput
          label="Title"
          max={120}
          value={page.title}
          onCommit={(title) => {
            if (title.trim() === "") return "This cannot be empty.";
            const other = spec.pages.some(
              ({ id, title: taken }) => id !== page.id && taken.toLowerCase() === title.trim().toLowerCase(),
            );
            return other ? "Another page is called that." : update({ title: title.trim() }, "Title");
          }}
        />
      </div>
      {first ? null : (
        <TypedInput
          label="Address"
          max={ADDRESS}
          value={page.path.replace(/\/:id$/, "")}
          onCommit={(typed) => {
            const path = `/${typed.trim().toLowerCase().replace(/^\/+/, "")}`;
            if (!/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/.test(path))
              return "Use letters a to z, digits and hyphens, and one slash for a page under another.";
            const whole = isRow ? `${path}/:id` : path;
            return spec.pages.some(({ id, path: taken }) => id !== page.id && taken === whole)
              ? "Another page has this address."
              : update({ path: whole }, "Address");
          }}
        />
      )}
      {isRow || first ? null : (
        <Switch
          label="In the navigation"
          checked={page.nav}
          onChange={(event) => update({ nav: event.currentTarget.checked }, "Place in the navigation")}
        />
      )}
      {isRow || first ? null : (
        <Switch
          label="Legal page"
          description="Linked at the foot of every page of a site"
          checked={page.legal === true}
          onChange={(event) =>
            event.currentTarget.checked
              ? update({ legal: true, nav: false }, "Place among the legal pages")
              : send(
                  [{ op: "update-page", page: page.id, patch: {}, unset: ["legal"] }],
                  `Place among the legal pages of ${page.title}`,
                )
          }
        />
      )}
      {first || spec.accounts === undefined ? null : (
        <Checkbox.Group
          label="Who sees it"
          description="Nobody chosen means everybody"
          value={[...(page.roles ?? [])]}
          onChange={(roles) => send(opsToLimitPage(spec, page.id, roles), `Who sees ${page.title}`)}
        >
          <div className={classes.roles}>
            {spec.accounts.roles.map((role) => (
              <Checkbox key={role.id} value={role.id} label={roleNames(role)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <div>
        <span className={classes.label}>Blocks</span>
        <SortableList
          label={`Blocks of ${page.title}`}
          items={page.blocks}
          keyOf={({ id }) => id}
          nameOf={(block) => block.title ?? blockLabel(spec, block)}
          onMove={(from, to) => {
            const block = page.blocks[from];
            if (block)
              send(
                [{ op: "move-block", page: page.id, block: block.id, index: to }],
                `Moved ${blockLabel(spec, block)}`,
              );
          }}
        >
          {(block) => (
            <button
              type="button"
              className={classes.block}
              onClick={() => {
                showPage(page.id);
                select({ page: page.id, block: block.id });
              }}
            >
              <AppIcon name={customBlockOf(spec, block)?.icon ?? BLOCK_FACTS[block.kind].icon} size={15} />
              <span>{blockLabel(spec, block)}</span>
              {block.title === undefined ? null : <small>{block.title}</small>}
            </button>
          )}
        </SortableList>
      </div>
      <div className={classes.buttons}>
        {first || isRow ? null : (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<House size={14} aria-hidden="true" />}
            onClick={onFirst}
          >
            Start here
          </Button>
        )}
        {isRow ? null : (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<Copy size={14} aria-hidden="true" />}
            onClick={onCopy}
          >
            Duplicate
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="chili"
          leftSection={<Trash size={14} aria-hidden="true" />}
          onClick={onDrop}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}
