import { Button, VisuallyHidden } from "@mantine/core";
import { Link } from "react-router";
import { Empty } from "./empty.tsx";

/** What editor and studio show of a project that was deleted, or is somebody else's. */
export function MissingProject() {
  return (
    <>
      <VisuallyHidden component="h1">Project</VisuallyHidden>
      <Empty title="This project doesn't exist" text="It may have been deleted, or it belongs to another account.">
        <Button component={Link} to="/dashboard">
          Back to your projects
        </Button>
      </Empty>
    </>
  );
}
