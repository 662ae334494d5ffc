import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { PUBLICATION_LIMITS } from "@sayhey/contract/publication";
import { useQuery } from "@tanstack/react-query";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import classes from "./publish-dialog.module.css";

/** Why an address cannot be had, asked of the server once it rests; null while it can, as far as is known. */
export function useAddressProblem(projectId: string, slug: string, ownSlug: string | undefined): string | null {
  const [asked] = useDebouncedValue(slug, 350);
  const check = useQuery({
    queryKey: [...queryKeys.publication(projectId), "slug", asked],
    queryFn: ({ signal }) => callFunction("publication-slug", { projectId, slug: asked }, signal),
    enabled: asked !== ownSlug,
  });
  return asked === slug && asked !== ownSlug ? (check.data?.reason ?? null) : null;
}

interface AddressFieldProps {
  slug: string;
  /** What the address ends with. */
  domain: string;
  problem: string | null;
  onSlug: (slug: string) => void;
}

/** The first part of the app's own address. */
export function AddressField({ slug, domain, problem, onSlug }: AddressFieldProps) {
  return (
    <TextInput
      label="Address"
      description="The app's own address."
      spellCheck={false}
      autoCapitalize="none"
      maxLength={PUBLICATION_LIMITS.slug}
      value={slug}
      error={problem ?? undefined}
      onChange={(event) => onSlug(event.currentTarget.value.toLowerCase().replace(/[\s_]+/g, "-"))}
      rightSection={<span className={classes.domain}>.{domain}</span>}
      rightSectionWidth={`${domain.length + 3}ch`}
    />
  );
}
