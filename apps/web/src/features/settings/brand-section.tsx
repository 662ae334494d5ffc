import { Button, ColorInput, Select, Skeleton, Switch } from "@mantine/core";
import { ART_DIRECTIONS, brandTheme, type Palette } from "@sayhey/appspec";
import { PLANS } from "@sayhey/contract/plans";
import { brandKitSchema, DISPLAY_FAMILIES, TEXT_FAMILIES, type BrandKit } from "@sayhey/contract/settings";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../../components/failure.tsx";
import { PlanLimitNote } from "../../shared/plan-limit/plan-limit-note.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { usageQuery } from "../../api/get-usage.ts";
import { rowsOf } from "../../api/rows-error.ts";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { connect } from "../../api/supabase.ts";
import { undoable } from "../../status/undo.ts";
import { BrandFonts } from "./brand-fonts.tsx";
import classes from "./settings.module.css";
import { toast } from "../../status/toast.ts";

const FIRST: BrandKit = { accent: "#ff5a36", displayFamily: "Bricolage Grotesque", textFamily: "Inter", enabled: true };

async function getBrandKit(): Promise<BrandKit | null> {
  const client = await connect();
  const answer = await client
    .from("brand_kits")
    .select("accent,displayFamily:display_family,textFamily:text_family,enabled");
  const rows = rowsOf(answer, "Your brand kit");
  const kit = brandKitSchema.safeParse(Array.isArray(rows) ? rows[0] : undefined);
  return kit.success ? kit.data : null;
}

function Sample({ palette, kit, name }: { palette: Palette; kit: BrandKit; name: string }) {
  return (
    <div
      className={classes.sample}
      style={{ background: palette.ground, color: palette.ink, borderColor: palette.line }}
    >
      <strong style={{ fontFamily: `"${kit.displayFamily}"`, color: palette.ink }}>Say it your way</strong>
      <span style={{ fontFamily: `"${kit.textFamily}"`, color: palette.muted }}>
        {name}: <span style={{ color: palette.accent }}>links like this</span>, text like this.
      </span>
      <span
        className={classes.chip}
        style={{ background: palette.accent, color: palette.onAccent, fontFamily: `"${kit.textFamily}"` }}
      >
        Start
      </span>
    </div>
  );
}

function BrandForm({ saved, userId }: { saved: BrandKit | null; userId: string }) {
  const [kit, setKit] = useState(saved ?? FIRST);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (next: BrandKit) => callFunction("brand-kit-save", next),
    onSuccess: (_answer, next) => {
      const before = saved;
      queryClient.setQueryData(queryKeys.brandKit(userId), next);
      setKit(next);
      toast.success("Brand kit saved", {
        description: next.enabled ? "New projects start with it." : "New projects get their own look.",
        ...(before === null ? {} : undoable(() => save.mutate(before))),
      });
    },
    onError: (cause) => toast.error(explainError(cause).message, { description: explainError(cause).hint }),
  });
  const valid = brandKitSchema.safeParse(kit);
  const theme = brandTheme(
    { direction: "gallery-white", ...ART_DIRECTIONS["gallery-white"] },
    valid.success ? valid.data : FIRST,
  );
  return (
    <div className={classes.form}>
      <BrandFonts families={[kit.displayFamily, kit.textFamily]} />
      <Switch
        size="md"
        label="Start new projects with my brand kit"
        checked={kit.enabled}
        onChange={(event) => setKit({ ...kit, enabled: event.currentTarget.checked })}
      />
      <ColorInput
        size="md"
        label="Color"
        description="Made lighter or darker where text would not be readable on it."
        format="hex"
        value={kit.accent}
        error={valid.success ? undefined : "Use a color such as #ff5a36."}
        onChange={(accent) => setKit({ ...kit, accent: accent.toLowerCase() })}
      />
      <div className={classes.pair}>
        <Select
          size="md"
          label="Headlines"
          searchable
          data={[...DISPLAY_FAMILIES]}
          value={kit.displayFamily}
          onChange={(displayFamily) => displayFamily !== null && setKit({ ...kit, displayFamily })}
        />
        <Select
          size="md"
          label="Text"
          searchable
          data={[...TEXT_FAMILIES]}
          value={kit.textFamily}
          onChange={(textFamily) => textFamily !== null && setKit({ ...kit, textFamily })}
        />
      </div>
      <div className={classes.pair}>
        {theme.light === undefined ? null : <Sample palette={theme.light} kit={kit} name="Light" />}
        {theme.dark === undefined ? null : <Sample palette={theme.dark} kit={kit} name="Dark" />}
      </div>
      <div className={classes.actions}>
        <Button
          loading={save.isPending}
          disabled={!valid.success || JSON.stringify(kit) === JSON.stringify(saved)}
          onClick={() => valid.success && save.mutate(valid.data)}
        >
          Save brand kit
        </Button>
      </div>
    </div>
  );
}

/** Color and fonts that new projects, and with them their trailers, start from. */
export function BrandSection() {
  const userId = useUserId();
  const usage = useQuery(usageQuery(userId));
  const kit = useQuery({ queryKey: queryKeys.brandKit(userId), queryFn: getBrandKit });
  const failed = usage.isLoadingError ? usage : kit.isLoadingError ? kit : null;
  return (
    <PageSection narrow id="brand" title="Brand kit" text="Your color and fonts in every new app and trailer.">
      {failed !== null ? (
        <Failure
          title="Your brand kit could not be loaded"
          error={failed.error}
          onRetry={() => void Promise.all([usage.refetch(), kit.refetch()])}
        />
      ) : usage.data === undefined || kit.data === undefined ? (
        <Skeleton height={220} role="status" aria-label="Loading your brand kit" />
      ) : PLANS[usage.data.plan].brandKit ? (
        <BrandForm saved={kit.data} userId={userId} />
      ) : (
        <PlanLimitNote
          reached={{
            title: "Brand kits are part of the Pro and Studio plans.",
            text: "Upgrade to start every project in your own color and fonts.",
            canUpgrade: true,
          }}
        />
      )}
    </PageSection>
  );
}
