import { ActionIcon, Button, Menu, Tooltip } from "@mantine/core";
import {
  BLOCK_FACTS,
  kindsFor,
  opsToChangeEntity,
  opsToChangeKind,
  opsToDuplicateBlock,
  propertiesOf,
  type Block,
  type BlockKind,
  type Op,
  type Page,
  type PropertyFacts,
} from "@sayhey/appspec";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Clipboard from "lucide-react/icons/clipboard-copy";
import Copy from "lucide-react/icons/copy-plus";
import Plus from "lucide-react/icons/plus";
import RefreshCw from "lucide-react/icons/replace";
import Trash from "lucide-react/icons/trash-2";
import type { LucideIcon } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { Thumbnail, lookOf, useKit } from "../palette/thumbnail.tsx";
import { shownPalette } from "../theme/shown-palette.ts";
import { useBlockClipboard } from "../use-block-clipboard.ts";
import { dependents, firstPatch } from "./first-value.ts";
import classes from "./inspector.module.css";
import { PropertyControl } from "./property-control.tsx";
import { undoable } from "../../../../status/undo.ts";
import { toast } from "../../../../status/toast.ts";

const PARTS: readonly { part: PropertyFacts["part"]; title: string }[] = [
  { part: "words", title: "Words" },
  { part: "data", title: "What it shows" },
  { part: "behaviour", title: "How it behaves" },
];

function BarButton({
  label,
  Icon,
  onClick,
  disabled,
}: {
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
  disabled?: boolean;
}) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="lg" aria-label={label} disabled={disabled === true} onClick={onClick}>
        <Icon size={17} />
      </ActionIcon>
    </Tooltip>
  );
}

/** The kinds that can show the same rows, worked out when it is opened. */
function ChangeKind({ page, block, onChange }: { page: Page; block: Block; onChange: (kind: BlockKind) => void }) {
  const { spec } = useEditor();
  const [open, setOpen] = useState(false);
  const kit = useKit(spec);
  const kinds = useMemo(
    () => (open ? kindsFor(spec, { page: page.id, block: block.id }) : []),
    [open, spec, page.id, block.id],
  );
  if (!("entity" in block) || block.kind === "detail") return null;
  return (
    <Menu opened={open} onChange={setOpen} width={308} position="bottom-end">
      <Menu.Target>
        <Button size="compact-sm" variant="default" leftSection={<RefreshCw size={14} aria-hidden="true" />}>
          Change to…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.kinds} style={lookOf(shownPalette(spec.theme), spec.theme)}>
          {kinds.map((kind) => (
            <Menu.Item key={kind} className={classes.kind ?? ""} onClick={() => onChange(kind)}>
              <span className={classes.kindPicture}>
                <Thumbnail kind={kind} kit={kit} />
              </span>
              {BLOCK_FACTS[kind].name}
            </Menu.Item>
          ))}
        </div>
        {kinds.length === 0 ? <Menu.Label>Nothing else can show the same rows.</Menu.Label> : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What is selected in the app: everything that can be set about it, and what can be done with it. */
export function Inspector({ page, block }: { page: Page; block: Block }) {
  const { spec, edit, select, undo } = useEditor();
  const clipboard = useBlockClipboard();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What had the focus is gone, such as the tile that added it: whoever works by keys goes on here.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const facts = BLOCK_FACTS[block.kind];
  const at = { page: page.id, block: block.id };
  const place = page.blocks.findIndex(({ id }) => id === block.id);
  const values = block as unknown as Readonly<Record<string, unknown>>;

  const send = (ops: readonly Op[], reason: string, source: "inspector" | "customize" = "inspector"): string | null => {
    const result = edit(ops, { source, reason });
    return result.ok ? null : result.problem;
  };
  const set = ({ key, label, control }: PropertyFacts, value: unknown): string | null => {
    const reason = `${facts.name}: ${label}`;
    if (control.type === "entity" && typeof value === "string") {
      const change = opsToChangeEntity(spec, at, key, value);
      return "reason" in change ? change.reason : send(change.ops, reason);
    }
    if (value !== undefined) return send([{ op: "update-block", ...at, patch: { [key]: value } }], reason);
    // Fields of an entity go with it.
    const unset = [key, ...dependents(block, key).map((each) => each.key)].filter((each) => values[each] !== undefined);
    return send([{ op: "update-block", ...at, patch: {}, unset }], reason);
  };
  const carryOut = (change: { ops: Op[]; block: string } | { reason: string }, reason: string): void => {
    const problem = "reason" in change ? change.reason : send(change.ops, reason, "customize");
    if (problem !== null || "reason" in change) toast.error(problem);
    else select({ page: page.id, block: change.block });
  };
  const remove = (): void => {
    const problem = send([{ op: "remove-block", ...at }], `Removed ${facts.name}`, "customize");
    if (problem !== null) {
      toast.error(`${facts.name} cannot be removed`, { description: "A page has at least one block." });
      return;
    }
    select(null);
    toast.success(`${facts.name} removed`, undoable(undo));
  };
  const move = (step: number): void => {
    send([{ op: "move-block", ...at, index: place + step }], `Moved ${facts.name}`, "customize");
  };

  const properties = propertiesOf(block.kind);
  return (
    <div className={classes.inspector}>
      <header className={classes.head}>
        <button type="button" className={classes.back} onClick={() => select(null)}>
          <ChevronLeft size={16} aria-hidden="true" />
          {page.title}
        </button>
        <div className={classes.headRow}>
          <h2 ref={heading} tabIndex={-1}>
            {facts.name}
          </h2>
          <ChangeKind
            page={page}
            block={block}
            onChange={(kind) =>
              carryOut(opsToChangeKind(spec, at, kind), `${facts.name} is now ${BLOCK_FACTS[kind].name}`)
            }
          />
        </div>
        <div className={classes.bar} role="toolbar" aria-label={`What to do with ${facts.name}`}>
          <BarButton label="Move up" Icon={ArrowUp} disabled={place <= 0} onClick={() => move(-1)} />
          <BarButton
            label="Move down"
            Icon={ArrowDown}
            disabled={place >= page.blocks.length - 1}
            onClick={() => move(1)}
          />
          <BarButton
            label="Duplicate"
            Icon={Copy}
            onClick={() => carryOut(opsToDuplicateBlock(spec, at), `Duplicated ${facts.name}`)}
          />
          <BarButton label="Copy" Icon={Clipboard} onClick={() => void clipboard.copy()} />
          <span className={classes.spring} />
          <BarButton label="Remove" Icon={Trash} onClick={remove} />
        </div>
      </header>
      {PARTS.map(({ part, title }) => {
        const own = properties.filter((property) => property.part === part);
        const shown = own.filter(({ key, required }) => required || values[key] !== undefined);
        const more = own.filter(({ key, required }) => !required && values[key] === undefined);
        const offered = more.flatMap((property) => {
          const first = firstPatch(spec, block, property);
          return first === undefined ? [] : [{ property, first }];
        });
        if (shown.length === 0 && offered.length === 0) return null;
        return (
          <section key={part} className={classes.part} aria-label={title}>
            <div className={classes.partHead}>
              <h3>{title}</h3>
              {offered.length === 0 ? null : (
                <Menu position="bottom-end" width={210}>
                  <Menu.Target>
                    <ActionIcon size="md" aria-label={`Add to ${title}`}>
                      <Plus size={16} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown mah={340} style={{ overflowY: "auto" }}>
                    {offered.map(({ property, first }) => (
                      <Menu.Item
                        key={property.key}
                        onClick={() => {
                          const problem = send(
                            [{ op: "update-block", ...at, patch: { ...first } }],
                            `${facts.name}: ${property.label}`,
                          );
                          if (problem !== null)
                            toast.error(`${property.label} cannot be added`, { description: problem });
                        }}
                      >
                        {property.label}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              )}
            </div>
            {shown.map((property) => (
              <div key={`${block.id}.${property.key}`} className={classes.property}>
                <PropertyControl
                  spec={spec}
                  block={block}
                  property={property}
                  value={values[property.key]}
                  onTake={(value) => set(property, value)}
                />
                {property.required ? null : (
                  <button
                    type="button"
                    className={classes.takeAway}
                    aria-label={`Remove ${property.label}`}
                    title={`Remove ${property.label}`}
                    onClick={() => {
                      const problem = set(property, undefined);
                      if (problem !== null)
                        toast.error(`${property.label} cannot be removed`, { description: problem });
                    }}
                  >
                    ×
                  </button>
                )}
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
}
