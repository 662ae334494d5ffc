import { createTheme, type CSSVariablesResolver } from "@mantine/core";

/** The brand's own colours, the same in both schemes. */
const BRAND = {
  ink: "#14110F",
  paper: "#FFF8F0",
  coral: "#FF5A36",
  sun: "#FFC233",
  mint: "#22C58B",
  sky: "#3D7BFF",
} as const;

const DISPLAY = '"Bricolage Grotesque Variable", "Bricolage Grotesque", system-ui, sans-serif';
const TEXT = '"Inter Variable", Inter, system-ui, sans-serif';
const MONO = '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, monospace';

/** Mantine's theme in SayHey's colours, type and shapes. */
export const theme = createTheme({
  black: BRAND.ink,
  white: "#FFFFFF",
  // Coral is light enough for Ink on top (6:1), too light for white: contrast picks Ink.
  autoContrast: true,
  luminanceThreshold: 0.2,
  primaryColor: "coral",
  primaryShade: { light: 5, dark: 5 },
  colors: {
    coral: [
      "#FFF0EB",
      "#FFE0D6",
      "#FFC2B0",
      "#FF9C80",
      "#FF7A57",
      "#FF5A36",
      "#E24420",
      "#C2361A",
      "#9E2B14",
      "#7A2110",
    ],
    sun: ["#FFF9E6", "#FFF0C2", "#FFE494", "#FFD766", "#FFCC4A", "#FFC233", "#DB9F14", "#A87506", "#805800", "#5C3F00"],
    mint: [
      "#E6FAF2",
      "#C5F3E0",
      "#93E8C6",
      "#5FDCAB",
      "#38CF98",
      "#22C58B",
      "#14A271",
      "#0E7A55",
      "#0B5D41",
      "#07402D",
    ],
    sky: ["#EBF1FF", "#D4E1FF", "#ABC5FF", "#7EA6FF", "#5B8FFF", "#3D7BFF", "#2566EB", "#1F56CC", "#18439F", "#103071"],
    chili: [
      "#FDECEC",
      "#FAD3D1",
      "#F5A9A5",
      "#EF7D77",
      "#E8554D",
      "#DE3B32",
      "#C7241B",
      "#A81C15",
      "#851611",
      "#61100C",
    ],
    gray: [
      "#FFFBF6",
      "#FBF3E9",
      "#F1E7DB",
      "#E5D9CB",
      "#D0C2B3",
      "#A89B8D",
      "#857A6E",
      "#6B6259",
      "#463F39",
      "#2A2521",
    ],
    dark: [
      "#F6EDE3",
      "#DCD1C5",
      "#B8ACA0",
      "#94887D",
      "#5A5149",
      "#3B342E",
      "#2B2622",
      "#211D1A",
      "#191613",
      "#110F0D",
    ],
  },
  fontFamily: TEXT,
  fontFamilyMonospace: MONO,
  headings: {
    fontFamily: DISPLAY,
    fontWeight: "750",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "clamp(2rem, 1.4rem + 2.4vw, 3rem)", lineHeight: "1.04" },
      h2: { fontSize: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)", lineHeight: "1.1" },
      h3: { fontSize: "1.25rem", lineHeight: "1.2" },
      h4: { fontSize: "1.0625rem", lineHeight: "1.3" },
    },
  },
  radius: { xs: "6px", sm: "8px", md: "10px", lg: "14px", xl: "22px" },
  defaultRadius: "md",
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "40px" },
  shadows: {
    xs: "0 1px 2px rgb(20 17 15 / 6%), 0 10px 28px -12px rgb(20 17 15 / 16%)",
    sm: "0 1px 2px rgb(20 17 15 / 6%), 0 10px 28px -12px rgb(20 17 15 / 16%)",
    md: "0 1px 2px rgb(20 17 15 / 6%), 0 10px 28px -12px rgb(20 17 15 / 16%)",
    lg: "0 1px 2px rgb(20 17 15 / 6%), 0 10px 28px -12px rgb(20 17 15 / 16%)",
    xl: "0 1px 2px rgb(20 17 15 / 6%), 0 10px 28px -12px rgb(20 17 15 / 16%)",
  },
  respectReducedMotion: true,
  cursorType: "pointer",
  focusRing: "auto",
  // Plain objects: naming the components would load every one of them on the landing page.
  components: {
    Button: { defaultProps: { radius: "md" }, classNames: { root: "sh-button" } },
    ActionIcon: { defaultProps: { variant: "subtle", color: "gray", size: "lg" } },
    Anchor: { defaultProps: { underline: "always" } },
    Badge: { defaultProps: { variant: "light", radius: "sm" }, classNames: { root: "sh-badge" } },
    Card: { defaultProps: { radius: "lg", padding: "md", withBorder: true } },
    Loader: { defaultProps: { type: "dots", color: "coral" } },
    Menu: { defaultProps: { radius: "md", shadow: "md", transitionProps: { duration: 120 } } },
