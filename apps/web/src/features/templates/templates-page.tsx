import { Button } from "@mantine/core";
import { toast } from "sonner";
import { LiveCard } from "../../components/live-card.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { useCreateProject } from "../../lib/api/use-create-project.ts";
import { explainError } from "../../lib/explain-error.ts";
import { TEMPLATES } from "../../lib/templates.ts";
import classes from "./templates.module.css";

/** Ideas that make a project with one press. */
export default function TemplatesPage() {
  const create = useCreateProject();
  const use = (idea: string) =>
    create.mutate(
      { idea },
      {
        onError: (cause) => {
          const { message, hint } = explainError(cause);
          toast.error(message, hint === undefined ? {} : { description: hint });
        },
      },
    );
  return (
    <div className={classes.page}>
      <PageTitle title="Templates" />
      <header>
        <h1 className={classes.title}>Start from a good idea</h1>
        <p className={classes.lead}>
          Each one becomes a project of your own, with its app and its trailer. Point at a card to see the trailer.
        </p>
      </header>
      <ul className={classes.grid}>
        {TEMPLATES.map((template) => {
          const busy = create.isPending && create.variables.idea === template.idea;
          return (
            <li key={template.name}>
              <LiveCard
                template={template}
                headingLevel={2}
                actions={
                  <>
                    <p className={classes.idea}>{template.idea}.</p>
                    <Button
                      fullWidth
                      loading={busy}
                      disabled={create.isPending && !busy}
                      onClick={() => use(template.idea)}
                      aria-label={`Use template ${template.name}`}
                    >
                      Use template
                    </Button>
                  </>
                }
              >
                {template.name}
              </LiveCard>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
