import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { PageSection } from "../../components/page-section/page-section.tsx";
import classes from "./settings.module.css";

const SCHEMES = [
  { value: "auto", label: "Like my device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** The look of the product on this device; it changes at once. */
export function AppearanceSection() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <PageSection
      narrow
      id="appearance"
      title="Appearance"
      text="How SayHey looks in this browser. Changes show at once."
    >
      <SegmentedControl
        className={classes.schemes ?? ""}
        aria-label="Look"
        value={colorScheme}
        onChange={(value) => {
          const scheme = SCHEMES.find((entry) => entry.value === value);
          if (scheme !== undefined) setColorScheme(scheme.value);
        }}
        data={SCHEMES.map(({ value, label }) => ({ value, label }))}
      />
    </PageSection>
  );
}
