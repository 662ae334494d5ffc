import { Button, Group, Modal, TextInput } from "@mantine/core";
import { LIMITS } from "@sayhey/contract/limits";
import { useState, type FormEvent } from "react";
import type { ProjectCardRow } from "../../api/list-projects.ts";

/** Asks for a project's new name. */
export function RenameDialog({
  project,
  onClose,
  onRename,
}: {
  project: ProjectCardRow;
  onClose: () => void;
  onRename: (name: string) => void;
}) {
  const [name, setName] = useState(project.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    if (name.trim() !== project.name) onRename(name.trim());
    onClose();
  };
  return (
    // In parts: the ready-made modal puts its title into a second page banner.
    <Modal.Root opened onClose={onClose} centered radius="lg">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body pt="lg">
          <Modal.Title mb="md" fz="1.375rem" fw={750} ff="var(--sh-display)">
            Rename project
          </Modal.Title>
          <form onSubmit={submit}>
            <TextInput
              data-autofocus
              label="Name"
              required
              withAsterisk={false}
              maxLength={LIMITS.projectNameLength}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Group justify="flex-end" mt="lg">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit">Rename</Button>
            </Group>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
