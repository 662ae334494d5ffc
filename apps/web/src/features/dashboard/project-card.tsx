import { ActionIcon, Menu } from "@mantine/core";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import CopyPlus from "lucide-react/icons/copy-plus";
import Ellipsis from "lucide-react/icons/ellipsis";
import Lock from "lucide-react/icons/lock";
import PencilLine from "lucide-react/icons/pencil-line";
import Share2 from "lucide-react/icons/share-2";
import Trash2 from "lucide-react/icons/trash-2";
import { Link } from "react-router";
import { ProjectState } from "../../components/project-state.tsx";
import { Poster } from "../../components/poster.tsx";
import type { ProjectCardRow } from "../../api/list-projects.ts";
import { formatAgo } from "../../components/format.ts";
import classes from "./dashboard.module.css";

interface ProjectCardProps {
  project: ProjectCardRow;
  /** Which of the brand's colors it stands on. */
  turn: number;
  now: number;
  /** Beyond the plan: it can be seen, downloaded and deleted, but not changed. */
  readOnly: boolean;
  onRename: () => void;
  onShare: () => void;
  /** Null where the plan has no room for another project. */
  onDuplicate: (() => void) | null;
  onArchive: () => void;
  onDelete: () => void;
}

/** One project: its poster, how far it is, when it last changed, and what can be done with it. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, turn, now, readOnly, onRename, onShare, onDuplicate, onArchive, onDelete } = props;
  return (
    <article className={classes.card}>
      <Poster assetId={project.poster_asset_id} name={project.name} seed={project.id} turn={turn} />
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
              <Menu.Item leftSection={<Share2 size={16} />} onClick={onShare}>
                Share
              </Menu.Item>
              {onDuplicate === null ? (
                <Menu.Item leftSection={<CopyPlus size={16} />} component={Link} to="/billing">
                  Upgrade to duplicate
                </Menu.Item>
              ) : (
                <Menu.Item leftSection={<CopyPlus size={16} />} onClick={onDuplicate}>
                  Duplicate
                </Menu.Item>
              )}
              <Menu.Item
                leftSection={project.archived_at === null ? <Archive size={16} /> : <ArchiveRestore size={16} />}
                onClick={onArchive}
              >
                {project.archived_at === null ? "Archive" : "Unarchive"}
              </Menu.Item>
              <Menu.Item leftSection={<Trash2 size={16} />} c="var(--mantine-color-error)" onClick={onDelete}>
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
        <p className={classes.cardIdea}>{project.idea}</p>
        {readOnly ? (
          <Link
            to="/billing"
            className={classes.readOnly}
            aria-label={`Read-only. See the plans to change ${project.name}`}
          >
            <Lock size={15} aria-hidden="true" />
            <strong>Read-only.</strong>
            <span>See the plans</span>
          </Link>
        ) : null}
        <div className={classes.cardFoot}>
          <ProjectState project={project} />
          <time dateTime={project.updated_at}>{formatAgo(Date.parse(project.updated_at), now)}</time>
        </div>
      </div>
    </article>
  );
}
