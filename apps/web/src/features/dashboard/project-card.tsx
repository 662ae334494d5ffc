import { ActionIcon, Menu } from "@mantine/core";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import Ellipsis from "lucide-react/icons/ellipsis";
import PencilLine from "lucide-react/icons/pencil-line";
import Trash2 from "lucide-react/icons/trash-2";
import { Link } from "react-router";
import { ProjectState } from "../../components/project-state.tsx";
import { Poster } from "../../components/poster.tsx";
import type { ProjectCardRow } from "../../lib/api/list-projects.ts";
import { formatAgo } from "../../lib/format.ts";
import classes from "./dashboard.module.css";

interface ProjectCardProps {
  project: ProjectCardRow;
  now: number;
  onRename: () => void;
  onArchive: () => void;
  onDelete: () => void;
}

/** One project: its poster, how far it is, when it last changed, and what can be done with it. */
export function ProjectCard({ project, now, onRename, onArchive, onDelete }: ProjectCardProps) {
  return (
    <article className={classes.card}>
      <Poster assetId={project.poster_asset_id} name={project.name} seed={project.id} />
      <div className={classes.cardText}>
        <div className={classes.cardHead}>
          <h3 className={classes.cardName}>
            <Link to={`/projects/${project.id}`} className={classes.cardLink}>
              {project.name}
            </Link>
          </h3>
          <Menu position="bottom-end" width={190}>
            <Menu.Target>
              <ActionIcon className={classes.cardMenu ?? ""} aria-label={`More for ${project.name}`}>
                <Ellipsis size={20} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<PencilLine size={16} />} onClick={onRename}>
                Rename
              </Menu.Item>
              <Menu.Item
                leftSection={project.archived_at === null ? <Archive size={16} /> : <ArchiveRestore size={16} />}
                onClick={onArchive}
              >
                {project.archived_at === null ? "Archive" : "Take out of archive"}
              </Menu.Item>
              <Menu.Item leftSection={<Trash2 size={16} />} c="var(--mantine-color-error)" onClick={onDelete}>
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
        <p className={classes.cardIdea}>{project.idea}</p>
        <div className={classes.cardFoot}>
          <ProjectState project={project} />
          <time dateTime={project.updated_at}>{formatAgo(Date.parse(project.updated_at), now)}</time>
        </div>
      </div>
    </article>
  );
}
