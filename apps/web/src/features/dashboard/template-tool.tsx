import { Button, Skeleton } from "@mantine/core";
import type { Template } from "@sayhey/planner/templates";
import LayoutTemplate from "lucide-react/icons/layout-template";
import { lazy, Suspense, useState } from "react";
import classes from "./idea-composer.module.css";

const TemplateChoice = lazy(() => import("./template-choice.tsx"));

interface TemplateToolProps {
  template: Template | null;
  disabled: boolean;
  onTemplate: (template: Template | null) => void;
}

/** A button that turns into the choice of a template, and back once there is none. */
export function TemplateTool({ template, disabled, onTemplate }: TemplateToolProps) {
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <Suspense fallback={<Skeleton w={220} height={36} radius="md" />}>
        <TemplateChoice
          value={template}
          onChange={(chosen) => {
            onTemplate(chosen);
            if (chosen === null) setAsked(false);
          }}
        />
      </Suspense>
    );
  }
  return (
    <Button
      variant="subtle"
      className={classes.tool ?? ""}
      disabled={disabled}
      leftSection={<LayoutTemplate size={18} aria-hidden="true" />}
      onClick={() => setAsked(true)}
    >
      Template
    </Button>
  );
}
