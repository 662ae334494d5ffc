import { Button, TextInput } from "@mantine/core";
import { TEMPLATE_CATEGORIES, TEMPLATES, templateIdea } from "@sayhey/planner/templates";
import Search from "lucide-react/icons/search";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { Empty } from "../../components/empty.tsx";
import { LiveCard } from "../../shared/live-card/live-card.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useTyped } from "../../shared/use-typed.ts";
import { findTemplates } from "./find-templates.ts";
import { TemplateDialog } from "./template-dialog.tsx";
import { templateStill } from "./template-stills.ts";
import classes from "./templates.module.css";

/** State of a step of the browser's history that this page made by opening its dialog. */
const OPENED_HERE = { dialog: true };
const isOpenedHere = (state: unknown): boolean => state !== null && typeof state === "object" && "dialog" in state;

/** Longest search. */
const SEARCH_LENGTH = 60;

/** Curated starts: found by word, category and hashtag, tried before they are used, and adapted to a name and a twist. */
export default function TemplatesPage() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get("q")?.slice(0, SEARCH_LENGTH) ?? "";
  const category = TEMPLATE_CATEGORIES.find((each) => each === parameters.get("category")) ?? null;
  const opened = TEMPLATES.find(({ slug }) => slug === parameters.get("template")) ?? null;
  const found = findTemplates(search, category);
  const [typed, type] = useTyped(search);
  const navigate = useNavigate();
  const { state } = useLocation();
  // The dialog is a step of its own: Back closes it, and closing it leaves nothing to go forward through.
  const open = (slug: string) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("template", slug);
        return after;
      },
      { state: OPENED_HERE, preventScrollReset: true },
    );
  const close = () => (isOpenedHere(state) ? void navigate(-1) : change({ template: null }));
  const change = (next: Record<string, string | null>) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(next))
          if (value === null || value === "") after.delete(key);
          else after.set(key, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={classes.page}>
      <PageTitle title="Templates" />
      <header>
        <h1 className={classes.title}>Start from a good idea</h1>
        <p className={classes.lead}>
          Make any of them your own app with its own trailer. Hover over a card to preview the trailer.
        </p>
      </header>
      <div className={classes.tools} role="search">
        <TextInput
          type="search"
          className={classes.search ?? ""}
          aria-label="Search templates"
          placeholder="Search by word or #hashtag"
          leftSection={<Search size={18} aria-hidden="true" />}
          maxLength={SEARCH_LENGTH}
          value={typed}
          onChange={(event) => {
            type(event.currentTarget.value);
            change({ q: event.currentTarget.value });
          }}
        />
        <div className={classes.categories} role="group" aria-label="Category">
          {[null, ...TEMPLATE_CATEGORIES].map((each) => (
            <button
              key={each ?? ""}
              type="button"
              aria-pressed={category === each}
              onClick={() => change({ category: each })}
            >
              {each ?? "All"}
            </button>
          ))}
        </div>
        <p className={classes.count} role="status">
          {found.length === 1 ? "1 template" : `${found.length} templates`}
        </p>
      </div>
      {found.length === 0 ? (
        <Empty title="No templates match" text="Try another search, or start from scratch.">
          <Button
            variant="default"
            onClick={() => {
              type("");
              change({ q: null, category: null });
            }}
          >
            Show all templates
          </Button>
        </Empty>
      ) : (
        <ul className={classes.grid}>
          {found.map((template) => (
            <li key={template.slug}>
              <LiveCard
                template={template}
                still={templateStill(template.slug)}
                headingLevel={2}
                onTag={(tag) => {
                  type(tag);
                  change({ q: tag, category: null });
                }}
                actions={
                  <>
                    <p className={classes.idea}>{templateIdea(template)}.</p>
                    <Button fullWidth onClick={() => open(template.slug)} aria-label={`Preview ${template.name}`}>
                      Preview
                    </Button>
                  </>
                }
              >
                {template.name}
              </LiveCard>
            </li>
          ))}
        </ul>
      )}
      {opened === null ? null : <TemplateDialog key={opened.slug} template={opened} onClose={close} />}
    </div>
  );
}
