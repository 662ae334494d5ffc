import { ActionIcon, Button, Menu, Tooltip } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { LIMITS } from "@sayhey/contract/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Ellipsis from "lucide-react/icons/ellipsis";
import FileDown from "lucide-react/icons/file-down";
import Film from "lucide-react/icons/film";
import Globe from "lucide-react/icons/globe";
import Redo2 from "lucide-react/icons/redo-2";
import Share2 from "lucide-react/icons/share-2";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { Link } from "react-router";
import { type ProjectDialog, ProjectDialogs } from "../../shared/publish-dialog/project-dialogs.tsx";
import { ProjectState } from "../../components/project-state.tsx";
import { publicationQuery } from "../../api/get-publication.ts";
import { updateProject } from "../../api/update-project.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { tellError } from "../../status/tell-error.ts";
import { SavingNote } from "./editor/saving-note.tsx";
import { useEditor } from "./editor/editor-context.tsx";
import type { OpenProject } from "./get-project.ts";
import { useExportZip } from "./use-export-zip.ts";
import classes from "./project.module.css";

/** Name (a field to write in), state and the source to take along. */
export function ProjectHeader({ project }: { project: OpenProject }) {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const [name, setName] = useState(project.name);
  const wide = useMediaQuery("(min-width: 62em)", true, { getInitialValueInEffect: false });
  const { undo, redo, canUndo, canRedo } = useEditor();
  const [dialog, setDialog] = useState<ProjectDialog | null>(null);
  const published = useQuery(publicationQuery(project.id));
  const live = published.data?.publication?.status === "published";
  const takenDown = published.data?.publication?.status === "taken-down";
  const remixOf = published.data?.remixOf ?? null;
  const rename = useMutation({
    mutationFn: (next: string) => updateProject(project.id, { name: next }),
    onError: (cause) => {
      setName(project.name);
      tellError(cause);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.project(project.id) }),
        queryClient.invalidateQueries({ queryKey: queryKeys.projects(userId) }),
      ]),
  });
  const exportZip = useExportZip(project.id);
  const commit = () => {
    const next = name.trim();
    if (next === "") setName(project.name);
    else if (next !== project.name) rename.mutate(next);
  };
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>
        <input
          className={classes.name}
          aria-label="Name of the project"
          maxLength={LIMITS.projectNameLength}
          value={name}
          size={Math.max(8, Math.min(40, name.length + 1))}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.currentTarget.blur();
            if (event.key === "Escape") setName(project.name);
          }}
        />
      </h1>
      <ProjectState project={project} />
      <p className={classes.tagline}>
        {project.spec.identity.tagline}
        {remixOf === null ? null : (
          <span className={classes.lineage}>
            Remix of{" "}
            {remixOf.publicationId === null ? (
              remixOf.title
            ) : (
              <Link to={`/gallery/${remixOf.publicationId}`}>{remixOf.title}</Link>
            )}{" "}
            by {remixOf.author}
          </span>
        )}
      </p>
      <div className={classes.steps}>
        <SavingNote />
        <Tooltip label="Undo (Ctrl+Z)">
          <ActionIcon aria-label="Undo" disabled={!canUndo} onClick={undo}>
            <Undo2 size={19} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Redo (Ctrl+Shift+Z)">
          <ActionIcon aria-label="Redo" disabled={!canRedo} onClick={redo}>
            <Redo2 size={19} />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className={classes.actions}>
        {wide ? (
          <>
            <Button
              variant="default"
              component={Link}
              to={`/studio/${project.id}`}
              leftSection={<Film size={17} aria-hidden="true" />}
            >
              Trailer
            </Button>
            <Button
              variant="default"
              loading={exportZip.isPending}
              onClick={() => exportZip.mutate()}
              leftSection={<FileDown size={17} aria-hidden="true" />}
            >
              Export ZIP
            </Button>
            <Button
              variant="default"
              onClick={() => setDialog("share")}
              leftSection={<Share2 size={17} aria-hidden="true" />}
            >
              Share
            </Button>
          </>
        ) : (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon aria-label="More" size={40}>
                <Ellipsis size={20} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                component={Link}
                to={`/studio/${project.id}`}
                leftSection={<Film size={16} aria-hidden="true" />}
              >
                Trailer
              </Menu.Item>
              <Menu.Item leftSection={<FileDown size={16} aria-hidden="true" />} onClick={() => exportZip.mutate()}>
                Export ZIP
              </Menu.Item>
              <Menu.Item leftSection={<Share2 size={16} aria-hidden="true" />} onClick={() => setDialog("share")}>
                Share
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
        <Button
          variant={live || takenDown ? "default" : "filled"}
          {...(takenDown ? { c: "var(--mantine-color-error)" } : {})}
          onClick={() => setDialog("publish")}
          leftSection={<Globe size={17} aria-hidden="true" />}
        >
          {live ? "Published" : takenDown ? "Taken down" : "Publish"}
        </Button>
      </div>
      {dialog === null ? null : (
        <ProjectDialogs projectId={project.id} first={dialog} onClose={() => setDialog(null)} />
      )}
    </header>
  );
}
