import { Button, Select, Skeleton, Textarea, TextInput } from "@mantine/core";
import { parseAppSpec } from "@sayhey/appspec";
import { shareTexts } from "@sayhey/trailer/share-texts";
import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useMemo, useState } from "react";
import { z } from "zod";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import classes from "./share-dialog.module.css";
import { toast } from "../../status/toast.ts";

/** How long a button says that it has copied, ms. */
const SAID_MS = 2500;

/** What of a trailer its captions are written from. */
const shownSchema = z.object({
  scenes: z.array(z.object({ kind: z.string(), text: z.string().optional(), tags: z.array(z.string()).optional() })),
});

/** A ready-to-paste caption with hashtags for each network, in the app's language and from the trailer's own opening. */
export default function ShareCaptions({ projectId, link }: { projectId: string; link: string | null }) {
  const source = useQuery({
    queryKey: [...queryKeys.studio(projectId), "captions"],
    queryFn: ({ signal }) => callFunction("storyboard-get", { projectId }, signal),
  });
  const [network, setNetwork] = useState("tiktok");
  const [copied, setCopied] = useState(false);
  const texts = useMemo(() => {
    if (source.data === undefined) return [];
    const { identity } = parseAppSpec(source.data.spec);
    const { scenes } = shownSchema.parse(source.data.document);
    const opening = scenes.find(({ kind }) => kind === "hook")?.text;
    const hashtags = scenes.find(({ kind }) => kind === "hashtags")?.tags;
    return shareTexts({
      identity,
      link,
      ...(opening === undefined ? {} : { opening }),
      ...(hashtags === undefined ? {} : { hashtags }),
    });
  }, [source.data, link]);
  const chosen = texts.find((each) => each.network === network) ?? texts[0];
  const copy = async (): Promise<void> => {
    if (chosen === undefined) return;
    try {
      await navigator.clipboard.writeText(chosen.text);
      setCopied(true);
      setTimeout(() => setCopied(false), SAID_MS);
    } catch (cause) {
      console.warn("Copying was blocked.", cause);
      toast.info("Your browser doesn't let this page copy.", {
        description: "Select the caption, then press Ctrl+C or Cmd+C.",
      });
    }
  };
  return (
    <section aria-label="Captions and hashtags">
      <h3 className={classes.label}>Captions and hashtags</h3>
      {source.isError ? (
        <p className={classes.problem}>The captions could not be written: {explainError(source.error).message}</p>
      ) : chosen === undefined ? (
        <Skeleton height={170} />
      ) : (
        <div className={classes.captions}>
          <Select
            aria-label="Network of the caption"
            data={texts.map((each) => ({ value: each.network, label: each.name }))}
            value={chosen.network}
            onChange={(value) => {
              setNetwork(value ?? "tiktok");
              setCopied(false);
            }}
          />
          {chosen.title === null ? null : <TextInput label="Title" readOnly value={chosen.title} />}
          <Textarea
            label="Caption"
            description={`${chosen.length} of ${chosen.limit} characters`}
            readOnly
            autosize
            minRows={3}
            maxRows={9}
            value={chosen.text}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div>
            <Button
              variant="default"
              onClick={() => void copy()}
              leftSection={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
            >
              {copied ? "Copied" : "Copy caption"}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
