import { Button, TextInput } from "@mantine/core";
import { draggable } from "@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter";
import { BLOCK_FACTS, BLOCK_GROUPS, findBlockKinds, type BlockKind } from "@sayhey/appspec";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import { SpecimenFonts } from "../theme/specimen-fonts.tsx";
import { useEditor } from "../../editor/editor-context.tsx";
import { useBlockClipboard } from "../use-block-clipboard.ts";
import { useInsertBlock } from "../use-insert-block.ts";
import { isNamed, YourBlocks } from "../your-blocks/your-blocks.tsx";
import { shownPalette } from "../theme/shown-palette.ts";
import type { Kit } from "./thumbnail-kit.tsx";
import { lookOf, Thumbnail, useKit } from "./thumbnail.tsx";
import classes from "./palette.module.css";

function KindTile({ kind, kit, onInsert }: { kind: BlockKind; kit: Kit; onInsert: (kind: BlockKind) => void }) {
  const tile = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const element = tile.current;
    return element === null
      ? undefined
      : draggable({ element, getInitialData: () => ({ type: "sayhey/block-kind", kind }) });
  }, [kind]);
  const { name, about } = BLOCK_FACTS[kind];
  return (
    <li>
      <button
        ref={tile}
        type="button"
        className={classes.tile}
        data-kind={kind}
        title={about}
        onClick={() => onInsert(kind)}
      >
        <Thumbnail kind={kind} kit={kit} />
        <span className={classes.tileName}>{name}</span>
        <span className={classes.hidden}>. {about}</span>
      </button>
    </li>
  );
}

/** Every kind of block as a living picture in the app's own look: pressed it goes behind what is selected, dragged where it is let go. */
export function BlockPalette() {
  const { spec, pageShown } = useEditor();
  const insert = useInsertBlock();
  const clipboard = useBlockClipboard();
  const [query, setQuery] = useState("");
  const kit = useKit(spec);
  const found = new Set(findBlockKinds(query));
  const page = spec.pages.find(({ id }) => id === pageShown) ?? spec.pages[0];
  const look: CSSProperties = lookOf(shownPalette(spec.theme), spec.theme);
  return (
    <div className={classes.palette}>
      <SpecimenFonts faces={[spec.theme.display, spec.theme.text]} />
      <TextInput
        type="search"
        size="sm"
        aria-label="Find a block"
        placeholder="Find a block"
        leftSection={<Search size={15} aria-hidden="true" />}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={classes.hints}>
        <p className={classes.hint}>
          Press to add to <b>{page?.title}</b>
          <span className={classes.drag}>, or drag onto the app</span>.
        </p>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<ClipboardPaste size={14} aria-hidden="true" />}
          onClick={() => void clipboard.paste()}
        >
          Paste
        </Button>
      </div>
      <div style={look}>
        {BLOCK_GROUPS.map((group) => {
          if (group === "Your blocks") return <YourBlocks key={group} query={query} />;
          const kinds = (Object.keys(BLOCK_FACTS) as BlockKind[]).filter(
            (kind) => BLOCK_FACTS[kind].group === group && found.has(kind),
          );
          return kinds.length === 0 ? null : (
            <section key={group} className={classes.group} aria-label={group}>
              <h3>{group}</h3>
              <ul className={classes.tiles}>
                {kinds.map((kind) => (
                  <KindTile key={kind} kind={kind} kit={kit} onInsert={insert} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {found.size === 0 && !(spec.customBlocks ?? []).some((own) => isNamed(own, query)) ? (
        <p className={classes.hint} role="status">
          No block is called “{query}”. Try what it is for: money, days, people.
        </p>
      ) : null}
    </div>
  );
}
