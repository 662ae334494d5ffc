import { Button } from "@mantine/core";
import { LIMITS } from "@sayhey/contract/limits";
import { useState } from "react";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import classes from "./security.module.css";

/** The end of the account, with days to change one's mind. */
export function DeleteSection() {
  const [opened, setOpened] = useState(false);
  return (
    <PageSection
      id="delete"
      title="Delete account"
      text={`Closed immediately, erased within ${LIMITS.erasureDays} days. Until then you can restore it.`}
    >
      <p className={classes.note}>
        Your apps and your profile go offline, running work stops, and every session ends. To keep a copy, export your
        data first.
      </p>
      <div className={classes.actions}>
        <Button variant="default" c="var(--sh-chili-text)" onClick={() => setOpened(true)}>
          Delete my account
        </Button>
      </div>
      {opened ? <DeleteDialog onClose={() => setOpened(false)} /> : null}
    </PageSection>
  );
}
