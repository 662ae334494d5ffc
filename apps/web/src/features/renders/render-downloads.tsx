import { Button, Menu } from "@mantine/core";
import type { FunctionOutput } from "@sayhey/contract/functions";
import type { RenderFile } from "@sayhey/contract/render";
import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import { formatBytes } from "../../components/format.ts";

type File = FunctionOutput<"render-files">["files"][number];

const NAMES: Record<RenderFile, string> = {
  mp4: "MP4",
  webm: "WebM",
  gif: "GIF",
  poster: "Poster",
  og: "Link picture, 1200 × 630",
  vtt: "Captions, VTT",
  srt: "Captions, SRT",
  storyboard: "Storyboard, JSON",
};
const isVideo = ({ file }: File): boolean => file === "mp4" || file === "webm" || file === "gif";

/** A button for each kind of video, and a menu of what comes with it. */
export function RenderDownloads({ files }: { files: readonly File[] }) {
  return (
    <>
      {files.filter(isVideo).map(({ file, url, fileName, bytes }, index) => (
        <Button
          key={file}
          component="a"
          href={url}
          download={fileName}
          size="xs"
          variant={index === 0 ? "filled" : "default"}
          leftSection={<Download size={15} aria-hidden="true" />}
        >
          Download {NAMES[file]}
          {bytes === null ? "" : ` · ${formatBytes(bytes)}`}
        </Button>
      ))}
      <Menu position="bottom-start" shadow="md" withinPortal>
        <Menu.Target>
          <Button size="xs" variant="default" rightSection={<ChevronDown size={15} aria-hidden="true" />}>
            Poster, captions and more
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {files
            .filter((file) => !isVideo(file))
            .map(({ file, url, fileName }) => (
              <Menu.Item key={file} component="a" href={url} download={fileName}>
                {NAMES[file]}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
