import { PageTitle } from "../../components/page-title.tsx";
import { AdminTabs, useAdminTab } from "./admin-tabs.tsx";
import classes from "./admin.module.css";
import { AuditPanel } from "./audit-panel.tsx";
import { ItemsPanel } from "./items-panel.tsx";
import { JobsPanel } from "./jobs-panel.tsx";
import { ModelsPanel } from "./models-panel.tsx";
import { OverviewPanel } from "./overview-panel.tsx";
import { SwitchesPanel } from "./switches-panel.tsx";

const PANELS = {
  overview: OverviewPanel,
  jobs: JobsPanel,
  published: ItemsPanel,
  switches: SwitchesPanel,
  models: ModelsPanel,
  audit: AuditPanel,
} as const;

/** How the installation is, what runs on it, what is shown, what is switched off, and what admins did. */
export default function AdminPage() {
  const tab = useAdminTab() ?? "overview";
  const Panel = PANELS[tab];
  return (
    <div className={classes.page}>
      <PageTitle title="Admin" />
      <h1 className={classes.title}>Admin</h1>
      <AdminTabs />
      <Panel key={tab} />
    </div>
  );
}
