import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";

/** Switches between the light and the dark look. */
export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light") === "dark";
  const Icon = dark ? Sun : Moon;
  return (
    <ActionIcon
      c="var(--mantine-color-text)"
      onClick={() => setColorScheme(dark ? "light" : "dark")}
      aria-label={dark ? "Switch to light mode" : "Switch to dark mode"}
    >
      <Icon size={20} />
    </ActionIcon>
  );
}
