import { SegmentedControl, Select } from "@mantine/core";
import { hasCamera, opensOverApp, shownOf, type Camera, type Motion, type Scene } from "@sayhey/trailer";
import { Group } from "../panels/panel.tsx";
import { CAMERA_NAMES, MOTION_NAMES } from "../scene-words.ts";
import type { Edit } from "../use-storyboard.ts";

const options = <K extends string>(names: Record<K, string>): { value: K; label: string }[] =>
  (Object.entries(names) as [K, string][]).map(([value, label]) => ({ value, label }));

const MOTIONS = options(MOTION_NAMES);
const CAMERAS = options(CAMERA_NAMES);

/** How words arrive, what the camera does, and on what the app is shown. */
export function MotionSection({ scene, edit }: { scene: Scene; edit: Edit }) {
  const shown = shownOf(scene);
  return (
    <Group title="Motion">
      {opensOverApp(scene) ? null : (
        <Select
          size="sm"
          label="Words arrive"
          data={MOTIONS}
          value={scene.motion}
          onChange={(value) => {
            const motion = MOTIONS.find((each) => each.value === value)?.value satisfies Motion | undefined;
            if (motion !== undefined) edit([{ op: "set-scene", scene: scene.id, patch: { motion } }]);
          }}
        />
      )}
      {hasCamera(scene) ? (
        <Select
          size="sm"
          label="Camera"
          data={CAMERAS}
          value={scene.camera}
          onChange={(value) => {
            const camera = CAMERAS.find((each) => each.value === value)?.value satisfies Camera | undefined;
            if (camera !== undefined) edit([{ op: "set-scene", scene: scene.id, patch: { camera } }]);
          }}
        />
      ) : null}
      {shown !== null ? (
        <SegmentedControl
          fullWidth
          size="sm"
          aria-label="Device"
          data={[
            { value: "phone", label: "Phone" },
            { value: "browser", label: "Browser" },
          ]}
          value={shown.device}
          onChange={(value) =>
            edit([{ op: "set-scene", scene: scene.id, patch: { device: value === "browser" ? "browser" : "phone" } }])
          }
        />
      ) : null}
    </Group>
  );
}
