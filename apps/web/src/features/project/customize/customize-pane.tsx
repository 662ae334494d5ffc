import { Tabs, VisuallyHidden } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { useEditor } from "../editor/editor-context.tsx";
import { AppPanel } from "./app-panel.tsx";
import classes from "./customize.module.css";
import { Inspector } from "./inspector/inspector.tsx";
import { BlockPalette } from "./palette/block-palette.tsx";
import { PagesPanel } from "./pages/pages-panel.tsx";
import { ThemePanel } from "./theme/theme-panel.tsx";
import { useClipboardKeys } from "./use-clipboard-keys.ts";

/** Begins at the top whenever something else is shown: the pane around it scrolls. */
function FromTheTop() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const pane = mark.current?.closest("aside");
    if (pane) pane.scrollTop = 0;
  }, []);
  return <span ref={mark} hidden />;
}

/** Right of the app while it is customized: the selected block, else blocks to add, theme, pages and what the app is called. */
export function CustomizePane() {
  const { spec, selection } = useEditor();
  const [tab, setTab] = useState<string | null>("blocks");
  useClipboardKeys();
  const page = spec.pages.find(({ id }) => id === selection?.page);
  const block = page?.blocks.find(({ id }) => id === selection?.block);
  if (page !== undefined && block !== undefined)
    return (
      <>
        <FromTheTop key={block.id} />
        <Inspector key={`${block.id}.`} page={page} block={block} />
      </>
    );
  return (
    <Tabs
      value={tab}
      onChange={setTab}
      keepMounted={false}
      className={classes.pane ?? ""}
      classNames={{ list: classes.tabs ?? "", tab: classes.tab ?? "" }}
    >
      <Tabs.List grow>
        <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
        <Tabs.Tab value="theme">Theme</Tabs.Tab>
        <Tabs.Tab value="pages">Pages</Tabs.Tab>
        <Tabs.Tab value="app">App</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="blocks">
        <FromTheTop />
        <VisuallyHidden component="h2">Blocks</VisuallyHidden>
        <BlockPalette />
      </Tabs.Panel>
      <Tabs.Panel value="theme">
        <FromTheTop />
        <VisuallyHidden component="h2">Theme</VisuallyHidden>
        <ThemePanel />
      </Tabs.Panel>
      <Tabs.Panel value="pages">
        <FromTheTop />
        <VisuallyHidden component="h2">Pages</VisuallyHidden>
        <PagesPanel />
      </Tabs.Panel>
      <Tabs.Panel value="app">
        <FromTheTop />
        <VisuallyHidden component="h2">App</VisuallyHidden>
        <AppPanel />
      </Tabs.Panel>
    </Tabs>
  );
}
