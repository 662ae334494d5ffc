import { languageSchema, opsToRename, type AppSpec, type Op } from "@sayhey/appspec";
import { useEditor } from "../editor/editor-context.tsx";
import { AccountsPanel } from "./accounts-panel.tsx";
import classes from "./customize.module.css";
import { FooterSection } from "./footer-section.tsx";
import { IconPicker } from "./icon-picker.tsx";
import { Pick } from "./inspector/control-parts.tsx";
import { TypedInput } from "./typed-input.tsx";

const LANGUAGES: Record<AppSpec["identity"]["language"], string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  pt: "Português",
};

/** What the app is called and says about itself. */
export function AppPanel() {
  const { spec, edit } = useEditor();
  const { identity } = spec;
  const set = (patch: Partial<AppSpec["identity"]>, reason: string): string | null => {
    const ops: Op[] = patch.name === undefined ? [{ op: "set-identity", patch }] : opsToRename(spec, patch.name);
    const result = edit(ops, { source: "customize", reason });
    return result.ok ? null : result.problem;
  };
  const text = (
    key: "name" | "tagline" | "promise" | "description" | "audience" | "category",
    label: string,
    max: number,
    more: { long?: boolean; help?: string } = {},
  ) => (
    <TypedInput
      label={label}
      max={max}
      {...more}
      value={identity[key]}
      onCommit={(typed) =>
        typed.trim() === "" ? "This cannot be empty." : set({ [key]: typed.trim() }, `${label} of the app`)
      }
    />
  );
  return (
    <div className={classes.fields}>
      <div className={classes.nameRow}>
        <IconPicker label="Icon" value={identity.icon} onChange={(icon) => set({ icon }, "Icon of the app")} />
        {text("name", "Name", 40)}
      </div>
      {text("tagline", "Tagline", 120)}
      {text("promise", "Promise", 120, { help: "What it does for people, in a few words" })}
      {text("description", "Description", 2000, { long: true, help: "Shown in the gallery and to search engines" })}
      {text("audience", "Audience", 120)}
      {text("category", "Category", 120)}
      <Pick
        label="Language"
        help="Of buttons and messages; your own words stay as they are"
        value={identity.language}
        options={languageSchema.options.map((value) => ({ value, label: LANGUAGES[value] }))}
        onChange={(value) => {
          const language = languageSchema.safeParse(value);
          if (language.success) set({ language: language.data }, `Language ${LANGUAGES[language.data]}`);
        }}
      />
      <TypedInput
        label="Hashtags"
        help="Up to 8, with spaces between them"
        value={identity.hashtags.join(" ")}
        onCommit={(typed) => {
          const tags = [
            ...new Set(
              typed
                .split(/[\s,]+/)
                .filter(Boolean)
                .map((tag) => `#${tag.replace(/^#+/, "")}`),
            ),
          ];
          if (tags.length === 0 || tags.length > 8) return "Type one to eight hashtags.";
          const wrong = tags.find((tag) => !/^#[\p{L}\p{N}_]{1,39}$/u.test(tag));
          return wrong === undefined
            ? set({ hashtags: tags }, "Hashtags of the app")
            : `“${wrong}” has signs that hashtags cannot have.`;
        }}
      />
      <FooterSection />
      <AccountsPanel />
    </div>
  );
}
