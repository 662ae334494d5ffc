import { Button, Group, Select, Textarea } from "@mantine/core";
import {
  PUBLICATION_LIMITS,
  REPORT_REASONS,
  reportReasonSchema,
  type ReportReason,
} from "@sayhey/contract/publication";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { callFunction } from "../../api/functions.ts";
import { tellError } from "../../status/tell-error.ts";
import { toast } from "../../status/toast.ts";

const REASONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }));

/** Asks what is wrong with a published app and tells those who decide. */
export function ReportDialog({
  publicationId,
  title,
  onClose,
}: {
  publicationId: string;
  title: string;
  onClose: () => void;
}) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState("");
  const [missing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: (chosen: ReportReason) => callFunction("report-create", { publicationId, reason: chosen, details }),
    onSuccess: () => {
      toast.success("Thank you for telling us", { description: "We look at every report." });
      onClose();
    },
    onError: tellError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) setMissing(true);
    else report.mutate(reason);
  };
  return (
    <Dialog title={`Report ${title}`} onClose={onClose} size={480}>
      <form onSubmit={submit} noValidate>
        <Select
          data-autofocus
          label="What is wrong with it?"
          placeholder="Choose a reason"
          size="md"
          data={REASONS}
          value={reason}
          error={missing && reason === null ? "Please choose a reason." : undefined}
          onChange={(value) => setReason(reportReasonSchema.parse(value))}
        />
        <Textarea
          mt="md"
          label="Tell us more (optional)"
          autosize
          minRows={3}
          maxRows={8}
          maxLength={PUBLICATION_LIMITS.reportDetails}
          value={details}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            Never mind
          </Button>
          <Button type="submit" loading={report.isPending}>
            Send report
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
