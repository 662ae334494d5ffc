import { Button, Menu } from "@mantine/core";
import { BLOCK_FACTS, kindsFor, type Block, type BlockKind, type Page } from "@sayhey/appspec";
import RefreshCw from "lucide-react/icons/replace";
import { useMemo, useState } from "react";
import { useEditor } from "../../editor/editor-context.tsx";
import { Thumbnail, lookOf, useKit } from "../palette/thumbnail.tsx";
import { shownPalette } from "../theme/shown-palette.ts";
import classes from "./inspector.module.css";

/** The kinds that can show the same rows, worked out when it is opened. */
export function ChangeKind({
  page,
  block,
  onChange,
}: {
  page: Page;
  block: Block;
  onChange: (kind: BlockKind) => void;
}) {
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
