import { ActionIcon, Tooltip } from "@mantine/core";
import { blockLabel, type Block, type Page, type PropertyFacts } from "@sayhey/appspec";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronLeft from "lucide-react/icons/chevron-left";
import Clipboard from "lucide-react/icons/clipboard-copy";
import Copy from "lucide-react/icons/copy-plus";
import Trash from "lucide-react/icons/trash-2";
import type { LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { useBlockClipboard } from "../use-block-clipboard.ts";
import { AssistantUsage } from "./assistant-usage.tsx";
import { CustomSection } from "./custom-section.tsx";
import { ChangeKind } from "./change-kind.tsx";
import classes from "./inspector.module.css";
import { PropertySection } from "./property-section.tsx";
import { useBlockEdits } from "./use-block-edits.ts";

const PARTS: readonly { part: PropertyFacts["part"]; title: string }[] = [
  { part: "words", title: "Words" },
  { part: "data", title: "What it shows" },
  { part: "behaviour", title: "How it behaves" },
];

/** The values of a block of one's own, as one property. */
const VALUES: PropertyFacts = {
  key: "values",
  label: "Properties",
  required: true,
  part: "behaviour",
  control: { type: "values" },
};

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

/** What is selected in the app: everything that can be set about it, and what can be done with it. */
export function Inspector({ page, block }: { page: Page; block: Block }) {
  const { spec, select } = useEditor();
  const clipboard = useBlockClipboard();
  const edits = useBlockEdits(page, block);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What had the focus is gone, such as the tile that added it: whoever works by keys goes on here.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const name = blockLabel(spec, block);
  const place = page.blocks.findIndex(({ id }) => id === block.id);
  const isLast = place >= page.blocks.length - 1;
  return (
    <div className={classes.inspector}>
      <header className={classes.head}>
        <button type="button" className={classes.back} onClick={() => select(null)}>
          <ChevronLeft size={16} aria-hidden="true" />
          {page.title}
        </button>
        <div className={classes.headRow}>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <ChangeKind page={page} block={block} onChange={edits.changeKind} />
        </div>
        <div className={classes.bar} role="toolbar" aria-label={`What to do with ${name}`}>
          <BarButton label="Move up" Icon={ArrowUp} disabled={place <= 0} onClick={() => edits.move(-1)} />
          <BarButton label="Move down" Icon={ArrowDown} disabled={isLast} onClick={() => edits.move(1)} />
          <BarButton label="Duplicate" Icon={Copy} onClick={edits.duplicate} />
          <BarButton label="Copy" Icon={Clipboard} onClick={() => void clipboard.copy()} />
          <span className={classes.spring} />
          <BarButton label="Remove" Icon={Trash} onClick={edits.remove} />
        </div>
      </header>
      {block.kind === "custom" ? <CustomSection block={block} onTake={(values) => edits.set(VALUES, values)} /> : null}
      {PARTS.map(({ part, title }) => (
        <PropertySection key={part} block={block} part={part} title={title} edits={edits} />
      ))}
      {block.kind === "assistant" && block.useModel === true && <AssistantUsage />}
    </div>
  );
}
