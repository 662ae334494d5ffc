import { ActionIcon, Button, Skeleton, Textarea, TextInput } from "@mantine/core";
import type { ProfileRow } from "@sayhey/contract/rows";
import { PROFILE_LIMITS, profilePatchSchema, type ProfilePatch } from "@sayhey/contract/settings";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState, type FormEvent } from "react";
import { Failure } from "../../components/failure.tsx";
import { PageSection } from "../../components/page-section/page-section.tsx";
import { profileQuery } from "../../api/get-profile.ts";
import { explainError } from "../../api/explain-error.ts";
import { useUserId } from "../../session/session.tsx";
import { undoable } from "../../status/undo.ts";
import { AvatarField } from "./avatar-field.tsx";
import { ProfileFieldError, saveProfile } from "./save-profile.ts";
import classes from "./settings.module.css";
import { toast } from "../../status/toast.ts";

type Problems = Record<string, string>;

const patchOf = ({ full_name, username, bio, links }: ProfileRow): ProfilePatch => ({
  full_name,
  username,
  bio,
  links,
});

function problemsOf(patch: ProfilePatch): Problems {
  const parsed = profilePatchSchema.safeParse(patch);
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join("."), issue.message]));
}

/** What is saved, and the draft it was made of; null replaces the draft whatever it is. */
interface Sent {
  patch: ProfilePatch;
  from: ProfilePatch | null;
}

function ProfileForm({ profile }: { profile: ProfileRow }) {
  const [draft, setDraft] = useState(() => patchOf(profile));
  const [problems, setProblems] = useState<Problems>({});
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery(profile.id);
  const save = useMutation({
    mutationFn: ({ patch }: Sent) => saveProfile(profile.id, patch),
    onSuccess: (_answer, { patch, from }) => {
      const before = patchOf(profile);
      // The picture may have been changed meanwhile.
      queryClient.setQueryData(queryKey, (row) => ({ ...(row ?? profile), ...patch }));
      // What was typed while it was on its way stays.
      setDraft((current) => (from === null || current === from ? patch : current));
      toast.success(
        "Profile saved",
        undoable(() => save.mutate({ patch: before, from: null })),
      );
    },
    onError: (cause) => {
      if (cause instanceof ProfileFieldError) setProblems({ [cause.field]: cause.message });
      else toast.error(explainError(cause).message, { description: explainError(cause).hint });
    },
  });
  const set = (patch: Partial<ProfilePatch>) => {
    setDraft((current) => ({ ...current, ...patch }));
    setProblems({});
  };
  const trimmed: ProfilePatch = {
    full_name: draft.full_name.trim(),
    username: draft.username.trim().toLowerCase(),
    bio: draft.bio.trim(),
    links: draft.links.map((link) => link.trim()).filter((link) => link !== ""),
  };
  const changed = JSON.stringify(trimmed) !== JSON.stringify(patchOf(profile));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(trimmed);
    setProblems(found);
    if (Object.keys(found).length === 0) save.mutate({ patch: trimmed, from: draft });
    else document.querySelector<HTMLElement>(`[data-field="${Object.keys(found)[0]}"]`)?.focus();
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <TextInput
        label="Full name"
        data-field="full_name"
        autoComplete="name"
        required
        withAsterisk={false}
        maxLength={PROFILE_LIMITS.fullName}
        value={draft.full_name}
        error={problems["full_name"]}
        onChange={(event) => set({ full_name: event.currentTarget.value })}
      />
      <TextInput
        label="Username"
        data-field="username"
        description={`Your public page: ${window.location.host}/profile/${trimmed.username}`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
        maxLength={PROFILE_LIMITS.username}
        value={draft.username}
        error={problems["username"]}
        onChange={(event) => set({ username: event.currentTarget.value })}
      />
      <Textarea
        label="Bio"
        data-field="bio"
        description={`${PROFILE_LIMITS.bio - [...draft.bio].length} characters left`}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={PROFILE_LIMITS.bio}
        value={draft.bio}
        error={problems["bio"]}
        onChange={(event) => set({ bio: event.currentTarget.value })}
      />
      <fieldset className={classes.links}>
        <legend className={classes.legend}>Links</legend>
        {draft.links.map((link, index) => (
          // The links have no identity of their own; their place is it.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={classes.linkRow}>
            <TextInput
              className={classes.grow ?? ""}
              aria-label={`Link ${index + 1}`}
              data-field={`links.${index}`}
              type="url"
              placeholder="https://"
              value={link}
              error={problems[`links.${index}`]}
              onChange={(event) => set({ links: draft.links.with(index, event.currentTarget.value) })}
            />
            <ActionIcon
              size={42}
              aria-label={`Remove link ${index + 1}`}
              onClick={() => set({ links: draft.links.toSpliced(index, 1) })}
            >
              <X size={18} />
            </ActionIcon>
          </div>
        ))}
        {draft.links.length < PROFILE_LIMITS.links ? (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<Plus size={16} />}
            onClick={() => set({ links: [...draft.links, ""] })}
          >
            Add a link
          </Button>
        ) : null}
      </fieldset>
      <div className={classes.actions}>
        <Button type="submit" loading={save.isPending} disabled={!changed}>
          Save profile
        </Button>
        {changed ? (
          <Button variant="subtle" color="gray" onClick={() => set(patchOf(profile))}>
            Discard changes
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** What others see of a person: picture, name, address, a few words, links. */
export function ProfileSection() {
  const profile = useQuery(profileQuery(useUserId()));
  return (
    <PageSection narrow id="profile" title="Profile" text="What others see on your public page.">
      {profile.isPending ? (
        <div role="status" aria-label="Loading your profile" className={classes.form}>
          <Skeleton height={88} />
          <Skeleton height={68} />
          <Skeleton height={88} />
          <Skeleton height={116} />
          <Skeleton height={76} />
          <Skeleton height={36} />
        </div>
      ) : profile.isLoadingError ? (
        <Failure
          title="Your profile could not be loaded"
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <>
          <AvatarField profile={profile.data} />
          <ProfileForm profile={profile.data} />
        </>
      )}
    </PageSection>
  );
}
