import { Button, Group, Stack } from "@mantine/core";
import KeyRound from "lucide-react/icons/key-round";
import Smartphone from "lucide-react/icons/smartphone";
import classes from "./mfa-dialog.module.css";
import type { AppFactor, SecondFactors } from "./second-factors.ts";
import { formatMediumDate } from "../../components/format.ts";

interface ManageFactorsProps {
  factors: SecondFactors;
  refusal: string | null;
  onAdd: () => void;
  onRemove: (app: AppFactor) => void;
  onNewCodes: () => void;
  onClose: () => void;
}

/** The apps and recovery codes one has, and what can be done with them. */
export function ManageFactors({ factors, refusal, onAdd, onRemove, onNewCodes, onClose }: ManageFactorsProps) {
  const { apps, recovery } = factors;
  const only = apps.length === 1;
  return (
    <Stack gap="md">
      <p className={classes.text}>Signing in takes a code {only ? "of this app" : "of one of these apps"}.</p>
      <ul className={classes.factors}>
        {apps.map((app) => (
          <li key={app.id}>
            <Smartphone size={20} aria-hidden="true" />
            <span className={classes.factor}>
              <strong>{app.name}</strong>
              <small>Added {formatMediumDate(app.createdAt)}</small>
            </span>
            <Button
              size="xs"
              variant="default"
              onClick={() => onRemove(app)}
              aria-label={only ? `Turn off two-step sign-in, with ${app.name}` : `Remove ${app.name}`}
            >
              {only ? "Turn off" : "Remove"}
            </Button>
          </li>
        ))}
        <li>
          <KeyRound size={20} aria-hidden="true" />
          <span className={classes.factor}>
            <strong>Recovery codes</strong>
            <small>{recovery === null ? "None yet" : `${recovery.remaining} of ${recovery.total} left`}</small>
          </span>
          <Button size="xs" variant="default" onClick={onNewCodes} aria-label="Make new recovery codes">
            Make new
          </Button>
        </li>
      </ul>
      {refusal === null ? null : (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Group justify="flex-end" mt="xs">
        <Button variant="default" onClick={onAdd}>
          Add another app
        </Button>
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
