import { ActionIcon, Button, Menu, Tooltip } from "@mantine/core";
import type { SourceEntry } from "@sayhey/contract/functions/code";
import CircleAlert from "lucide-react/icons/circle-alert";
import Ellipsis from "lucide-react/icons/ellipsis";
import FileDown from "lucide-react/icons/file-down";
import FileUp from "lucide-react/icons/file-up";
import Files from "lucide-react/icons/files";
import GitBranch from "lucide-react/icons/git-branch";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import type { OpenProject } from "../get-project.ts";
import { useExportZip } from "../use-export-zip.ts";
import classes from "./code.module.css";
import { GitDialog } from "./git-dialog.tsx";
import { ImportDialog } from "./import-dialog.tsx";

/** What lies below the editor. */
export type BottomPanel = "search" | "problems";

interface CodeBarProps {
  project: OpenProject;
  files: readonly SourceEntry[];
  problems: number;
  checking: boolean;
  bottom: BottomPanel | null;
  onBottom: (panel: BottomPanel) => void;
  treeShown: boolean;
  /** Shows or hides the files; null where they are always shown. */
  onTree: (() => void) | null;
}

/** What can be done with all of the source: search, see what is wrong, take it along, push it, bring it back. */
export function CodeBar({ project, files, problems, checking, bottom, onBottom, treeShown, onTree }: CodeBarProps) {
  const [dialog, setDialog] = useState<"git" | "import" | null>(null);
  const changed = files.filter(({ state }) => state !== "generated" && state !== "block").length;
  const conflicts = files.filter(({ state }) => state === "conflict").length;
  const download = useExportZip(project.id);
  return (
    <div className={classes.bar}>
      {onTree === null ? null : (
        <Button
          size="xs"
          variant={treeShown ? "light" : "default"}
          aria-pressed={treeShown}
          onClick={onTree}
          leftSection={<Files size={15} aria-hidden="true" />}
        >
          Files
        </Button>
      )}
      <Tooltip label="Search all files (Ctrl+Shift+F)">
        <Button
          size="xs"
          variant={bottom === "search" ? "light" : "subtle"}
          color="gray"
          aria-expanded={bottom === "search"}
          onClick={() => onBottom("search")}
          leftSection={<Search size={15} aria-hidden="true" />}
        >
          Search
        </Button>
      </Tooltip>
      <Button
        size="xs"
        variant={bottom === "problems" ? "light" : "subtle"}
        color={problems > 0 ? "chili" : "gray"}
        aria-expanded={bottom === "problems"}
        onClick={() => onBottom("problems")}
        leftSection={<CircleAlert size={15} aria-hidden="true" />}
      >
        {problems > 0
          ? `${problems} ${problems === 1 ? "problem" : "problems"}`
          : checking
            ? "Checking…"
            : "No problems"}
      </Button>
      <span className={classes.count}>
        {changed === 0 ? "As generated" : `${changed} changed by hand`}
        {conflicts === 0 ? "" : `, ${conflicts} in conflict`}
      </span>
      {onTree === null ? (
        <>
          <Button
            size="xs"
            variant="default"
            loading={download.isPending}
            onClick={() => download.mutate()}
            leftSection={<FileDown size={15} aria-hidden="true" />}
          >
            Download ZIP
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => setDialog("git")}
            leftSection={<GitBranch size={15} aria-hidden="true" />}
          >
            Push to Git
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => setDialog("import")}
            leftSection={<FileUp size={15} aria-hidden="true" />}
          >
            Import
          </Button>
        </>
      ) : (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label="More for the source" variant="default">
              <Ellipsis size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<FileDown size={16} />} onClick={() => download.mutate()}>
              Download ZIP
            </Menu.Item>
            <Menu.Item leftSection={<GitBranch size={16} />} onClick={() => setDialog("git")}>
              Push to Git
            </Menu.Item>
            <Menu.Item leftSection={<FileUp size={16} />} onClick={() => setDialog("import")}>
              Import
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog === "git" ? <GitDialog project={project} onClose={() => setDialog(null)} /> : null}
      {dialog === "import" ? <ImportDialog project={project} onClose={() => setDialog(null)} /> : null}
    </div>
  );
}
