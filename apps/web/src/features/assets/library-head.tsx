import { Button, FileButton } from "@mantine/core";
import Upload from "lucide-react/icons/upload";
import classes from "./assets.module.css";
import { StorageMeter } from "./storage-meter.tsx";

interface LibraryHeadProps {
  /** File types, by commas. */
  accept: string;
  /** There is no room for more. */
  full: boolean;
  onUpload: (files: readonly File[]) => void;
}

/** Title of the library, what it takes of the storage, and the way in for files. */
export function LibraryHead({ accept, full, onUpload }: LibraryHeadProps) {
  return (
    <header className={classes.head}>
      <div>
        <h1 className={classes.title}>Assets</h1>
        <StorageMeter />
      </div>
      <FileButton multiple accept={accept} onChange={onUpload} disabled={full}>
        {(props) => (
          <Button {...props} size="md" disabled={full} leftSection={<Upload size={18} aria-hidden="true" />}>
            Upload files
          </Button>
        )}
      </FileButton>
    </header>
  );
}
