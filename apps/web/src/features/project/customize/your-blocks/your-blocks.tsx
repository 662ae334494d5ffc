import { ActionIcon, Button, Menu } from "@mantine/core";
import type { CustomBlock } from "@sayhey/appspec";
import Code from "lucide-react/icons/code";
import Copy from "lucide-react/icons/copy-plus";
import Ellipsis from "lucide-react/icons/ellipsis";
import Plus from "lucide-react/icons/plus";
import Settings from "lucide-react/icons/settings-2";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { AppIcon } from "../icon-picker.tsx";
import palette from "../palette/palette.module.css";
import { BlockSettings } from "./block-settings.tsx";
import { useCustomBlocks } from "./use-custom-blocks.ts";
import classes from "./your-blocks.module.css";

/** Whether a block of one's own is meant by every word of a query. */
export const isNamed = ({ name, about = "" }: CustomBlock, query: string): boolean =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${about} your block`.toLowerCase().includes(word));

/** The blocks somebody wrote for this app: to add, to change, and where they stand. */
export function YourBlocks({ query }: { query: string }) {
  const blocks = useCustomBlocks();
  const [settingsOf, setSettingsOf] = useState<string | null>(null);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = blocks.all.filter((block) => isNamed(block, query));
  const isOffered = words.every((word) => "new block your own custom code react component".includes(word));
  const open = blocks.all.find(({ id }) => id === settingsOf);
  if (shown.length === 0 && !isOffered) return null;
  return (
    <section className={palette.group} aria-label="Your blocks">
      <h3>Your blocks</h3>
      {shown.length === 0 ? null : (
        <ul className={classes.list}>
          {shown.map((block) => (
            <Entry key={block.id} block={block} onSettings={() => setSettingsOf(block.id)} />
          ))}
        </ul>
      )}
      <div className={classes.make}>
        <Button
          size="sm"
          variant="default"
          leftSection={<Plus size={15} aria-hidden="true" />}
          onClick={() => blocks.make()}
        >
          New block
        </Button>
        <p>A React component of your own, for what no other block does. It starts as a small working example.</p>
      </div>
      {open === undefined ? null : <BlockSettings block={open} onClose={() => setSettingsOf(null)} />}
    </section>
  );
}

function Entry({ block, onSettings }: { block: CustomBlock; onSettings: () => void }) {
  const { place, duplicate, remove, openSource, usesOf, show } = useCustomBlocks();
  const uses = usesOf(block);
  return (
    <li className={classes.entry}>
      <button type="button" className={classes.place} onClick={() => place(block)} title={`Add ${block.name}`}>
        <AppIcon name={block.icon} size={18} />
        <span>
          <strong>{block.name}</strong>
          <small>{block.about ?? "No description yet"}</small>
        </span>
      </button>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon size="lg" aria-label={`More for ${block.name}`}>
            <Ellipsis size={17} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Code size={15} />} onClick={() => openSource(block)}>
            Edit source
          </Menu.Item>
          <Menu.Item leftSection={<Settings size={15} />} onClick={onSettings}>
            Block settings
          </Menu.Item>
          <Menu.Item leftSection={<Copy size={15} />} onClick={() => duplicate(block)}>
            Duplicate
          </Menu.Item>
          <Menu.Item leftSection={<Trash size={15} />} onClick={() => remove(block)}>
            Delete
          </Menu.Item>
          <Menu.Label>{uses.length === 0 ? "Not used on any page" : "Used on"}</Menu.Label>
          {uses.map((use) => (
            <Menu.Item key={use.block} onClick={() => show(use)}>
              {use.title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
