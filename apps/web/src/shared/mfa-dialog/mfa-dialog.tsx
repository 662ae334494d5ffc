import { Button, Group, Modal, Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { explainError } from "../../api/explain-error.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { Failure } from "../../components/failure.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { ManageFactors } from "./manage-factors.tsx";
import classes from "./mfa-dialog.module.css";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import {
  firstRecoveryCodes,
  newRecoveryCodes,
  nextAppName,
  readSecondFactors,
  removeApp,
  wantsFreshCode,
  type AppFactor,
  type SecondFactors,
} from "./second-factors.ts";
import { SetUpApp } from "./set-up-app.tsx";
import { toast } from "../../status/toast.ts";

const NOTHING: SecondFactors = { apps: [], recovery: null };

interface MfaDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Something about the second factors is different now. */
  onChanged: () => void;
}

/** What a fresh code is wanted for. */
type Wish = { do: "remove"; app: AppFactor } | { do: "new-codes" };

type Step =
  /** What one has: nothing yet, or apps to look at. */
  | { name: "start"; refusal: string | null }
  | { name: "add"; isFirst: boolean }
  | { name: "prove"; wish: Wish }
  | { name: "codes"; codes: string[]; isNew: boolean };

const START: Step = { name: "start", refusal: null };

/** Sets up, shows and takes away the second step of signing in: authenticator apps and recovery codes. */
export function MfaDialog({ opened, onClose, onChanged }: MfaDialogProps) {
  // In parts: the ready-made modal puts its title into a second page banner.
  return (
    <Modal.Root opened={opened} onClose={onClose} centered radius="lg" size={460} closeOnClickOutside={false}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">{opened ? <MfaSteps onClose={onClose} onChanged={onChanged} /> : null}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function MfaSteps({ onClose, onChanged }: Omit<MfaDialogProps, "opened">) {
  const [step, setStep] = useState<Step>(START);
  const read = useQuery({ queryKey: queryKeys.secondFactors(useUserId()), queryFn: readSecondFactors, staleTime: 0 });
  const factors = read.data ?? NOTHING;
  /** An app whose first code is still awaited; it goes when the dialog does. */
  const unfinished = useRef<string | null>(null);
  const startAgain = async () => {
    await read.refetch();
    setStep(START);
  };

  useEffect(
    () => () => {
      // What is left behind does no harm: the next set-up clears it, and it never counts.
      if (unfinished.current !== null) removeApp(unfinished.current).catch((cause: unknown) => console.warn(cause));
    },
    [],
  );

  const verified = async () => {
    unfinished.current = null;
    const codes = await firstRecoveryCodes().catch((cause: unknown) => {
      toast.error(`The app is on, but there are no recovery codes yet: ${explainError(cause).message}`);
      return null;
    });
    onChanged();
    if (codes === null) await startAgain();
    else setStep({ name: "codes", codes, isNew: true });
  };

  const carryOut = async (wish: Wish) => {
    try {
      if (wish.do === "new-codes") {
        setStep({ name: "codes", codes: await newRecoveryCodes(), isNew: false });
        onChanged();
        return;
      }
      await removeApp(wish.app.id);
      onChanged();
      if (factors.apps.length === 1) {
        toast.success("Two-step sign-in is off.");
        onClose();
        return;
      }
      toast.success(`${wish.app.name} is removed.`);
      await startAgain();
    } catch (error) {
      if (wantsFreshCode(error)) setStep({ name: "prove", wish });
      else setStep({ name: "start", refusal: explainError(error).message });
    }
  };

  const title = (text: string) => (
    <Modal.Title mb="md" fz="1.375rem" fw={750} ff="var(--sh-display)" component="h2">
      {text}
    </Modal.Title>
  );

  const setUp = (isFirst: boolean) => (
    <>
      {title(isFirst ? "Turn on two-step sign-in" : "Add another app")}
      <SetUpApp
        suggestedName={nextAppName(factors.apps)}
        onStarted={(id) => {
          unfinished.current = id;
          setStep({ name: "add", isFirst });
        }}
        onVerified={verified}
        onCancel={onClose}
      />
    </>
  );

  switch (step.name) {
    case "start":
      if (read.isPending) {
        return (
          <>
            {title("Two-step sign-in")}
            <Stack aria-busy="true" aria-label="Reading your second step">
              <Skeleton height={20} width="80%" />
              <Skeleton height={56} />
              <Skeleton height={56} />
            </Stack>
          </>
        );
      }
      if (read.isError) {
        return (
          <>
            {title("Two-step sign-in")}
            <Failure title="This could not be read" error={read.error} onRetry={() => void read.refetch()} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Close
              </Button>
            </Group>
          </>
        );
      }
      if (factors.apps.length === 0) return setUp(true);
      return (
        <>
          {title("Two-step sign-in is on")}
          <ManageFactors
            factors={factors}
            refusal={step.refusal}
            onAdd={() => setStep({ name: "add", isFirst: false })}
            onRemove={(app) => void carryOut({ do: "remove", app })}
            onNewCodes={() => void carryOut({ do: "new-codes" })}
            onClose={onClose}
          />
        </>
      );
    case "add":
      return setUp(step.isFirst);
    case "prove":
      return (
        <>
          {title("Confirm it's you")}
          <p className={classes.reason}>{reasonOf(step.wish, factors)}</p>
          <CodeEntry
            apps={factors.apps}
            offersRecovery={factors.recovery !== null}
            submitLabel={step.wish.do === "new-codes" ? "Make new codes" : "Remove the app"}
            onProven={() => carryOut(step.wish)}
          >
            <Button variant="default" onClick={() => setStep(START)}>
              Back
            </Button>
          </CodeEntry>
        </>
      );
    case "codes":
      return (
        <>
          {title(step.isNew ? "Two-step sign-in is on" : "Your new recovery codes")}
          <RecoveryCodeList codes={step.codes} onDone={onClose} />
        </>
      );
  }
}

function reasonOf(wish: Wish, { apps }: SecondFactors): string {
  if (wish.do === "new-codes") return "Enter a code from your app. The recovery codes you have stop working then.";
  return apps.length === 1
    ? "Enter a code from your app to turn two-step sign-in off. Signing in then takes only your password."
    : `Enter a code from one of your apps to remove ${wish.app.name}.`;
}
