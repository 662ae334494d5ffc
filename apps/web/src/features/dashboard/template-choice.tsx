import { Select } from "@mantine/core";
import { TEMPLATES, type Template } from "@sayhey/planner/templates";
import { useEffect, useRef } from "react";

interface TemplateChoiceProps {
  value: Template | null;
  onChange: (template: Template | null) => void;
}

const byCategory = Map.groupBy(TEMPLATES, ({ category }) => category);
const OPTIONS = [...byCategory].map(([group, templates]) => ({
  group,
  items: templates.map(({ slug, name }) => ({ value: slug, label: name })),
}));

/** Which template an app begins with; opened at once, for it was asked for. */
export default function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Select
      ref={field}
      size="sm"
      w={220}
      searchable
      clearable
      defaultDropdownOpened
      aria-label="Template"
      placeholder="Search templates"
      nothingFoundMessage="No templates match."
      data={OPTIONS}
      value={value?.slug ?? null}
      onChange={(slug) => onChange(TEMPLATES.find((template) => template.slug === slug) ?? null)}
      clearButtonProps={{ "aria-label": "Start from scratch" }}
    />
  );
}
