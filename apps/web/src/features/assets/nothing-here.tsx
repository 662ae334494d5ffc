import { Button } from "@mantine/core";
import { LIMITS } from "@sayhey/contract/limits";
import { UPLOAD_TYPES_TEXT } from "@sayhey/contract/upload";
import { Link } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { isNarrowed, type AssetFilter } from "./asset-filter.ts";
import classes from "./assets.module.css";

interface NothingHereProps {
  filter: AssetFilter;
  /** There are folders to look into. */
  hasFolders: boolean;
  onAll: () => void;
}

/** Why a list shows no assets, and what to do about it. */
export function NothingHere({ filter, hasFolders, onAll }: NothingHereProps) {
  const showAll = (
    <Button variant="default" onClick={onAll}>
      Show everything
    </Button>
  );
  if (filter.view === "bin" && filter.search === "") {
    return (
      <Empty title="Trash is empty" text="Items are deleted permanently after 30 days.">
        {showAll}
      </Empty>
    );
  }
  if (isNarrowed(filter)) {
    return (
      <Empty title="Nothing found" text="No files match.">
        {showAll}
      </Empty>
    );
  }
  if (filter.folder !== "") {
    return (
      <p className={classes.emptyFolder}>
        {hasFolders ? "No files outside of folders." : "This folder is empty. Drop files here, or move some in."}
      </p>
    );
  }
  if (hasFolders) return <p className={classes.emptyFolder}>All of your files are in folders.</p>;
  return (
    <Empty
      title="No assets yet"
      text={`Drop files anywhere on this page, or press Upload files: ${UPLOAD_TYPES_TEXT}, up to ${LIMITS.resumableBytes / 1024 ** 3} GB each, as far as your storage goes. What your apps are filmed as, and what you make in Images, appears here too.`}
    >
      <Button component={Link} to="/images" variant="default">
        Make an image
      </Button>
    </Empty>
  );
}
