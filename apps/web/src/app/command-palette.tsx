import {
  Combobox,
  Modal,
  TextInput,
  useCombobox,
  useComputedColorScheme,
  useMantineColorScheme,
  VisuallyHidden,
} from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import Clapperboard from "lucide-react/icons/clapperboard";
import Code from "lucide-react/icons/code";
import Folder from "lucide-react/icons/folder";
import History from "lucide-react/icons/history";
import ListChecks from "lucide-react/icons/list-checks";
import LogOut from "lucide-react/icons/log-out";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import SunMoon from "lucide-react/icons/sun-moon";
import Table from "lucide-react/icons/table";
import Wrench from "lucide-react/icons/wrench";
import { useState } from "react";
import { useNavigate } from "react-router";
import { adminQuery } from "../api/get-admin.ts";
import { projectsQuery } from "../api/list-projects.ts";
import { useUserId } from "../session/session.tsx";
import classes from "./command-palette.module.css";
import { findCommands, type Command } from "./find-commands.ts";
import { ACCOUNT_PLACES, LIBRARY_PLACES, WORK_PLACES, type Place } from "./navigation.ts";
import { useSignOut } from "./use-sign-out.ts";

interface PaletteCommand extends Command {
  Icon: Place["Icon"];
  run: () => void;
}

/** Everything one can go to or do, found by typing: projects, pages, actions. */
export default function CommandPalette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    // In parts: the ready-made modal would show its title.
    <Modal.Root opened={opened} onClose={onClose} size="lg" yOffset="12dvh" transitionProps={{ duration: 120 }}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p={0}>
          <VisuallyHidden>
            <Modal.Title>Search and commands</Modal.Title>
          </VisuallyHidden>
          <Commands onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const ADMIN_PLACES = [
  { to: "/admin", label: "Admin" },
  { to: "/admin/users", label: "Users" },
] as const;

/** What one comes back to a project for, each with further words it is found by. */
const PROJECT_ACTIONS = [
  { action: "Trailer", words: "studio video film edit", Icon: Clapperboard, to: (id: string) => `/studio/${id}` },
  { action: "Data", words: "rows entities fields", Icon: Table, to: (id: string) => `/projects/${id}?mode=data` },
  { action: "Code", words: "source files", Icon: Code, to: (id: string) => `/projects/${id}?mode=code` },
  {
    action: "Checks",
    words: "tests errors problems",
    Icon: ListChecks,
    to: (id: string) => `/projects/${id}?mode=checks`,
  },
  { action: "History", words: "versions restore", Icon: History, to: (id: string) => `/projects/${id}?mode=history` },
] as const;

function useCommands(): PaletteCommand[] {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const userId = useUserId();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme("light") === "dark";
  const { data: admin = false } = useQuery(adminQuery(userId));
  const { data: projects = [] } = useQuery(projectsQuery(userId));
  const pages = [...WORK_PLACES, ...LIBRARY_PLACES, ...ACCOUNT_PLACES];
  return [
    {
      id: "new",
      group: "Actions",
      label: "New project",
      words: "make app idea create",
      Icon: Plus,
      run: () => void navigate("/dashboard"),
    },
    {
      id: "scheme",
      group: "Actions",
      label: dark ? "Switch to light mode" : "Switch to dark mode",
      words: "theme color scheme appearance dark light",
      Icon: SunMoon,
      run: () => setColorScheme(dark ? "light" : "dark"),
    },
    {
      id: "sign-out",
      group: "Actions",
      label: "Sign out",
      words: "log out leave",
      Icon: LogOut,
      run: () => void signOut(),
    },
    ...pages.map(({ to, label, Icon }) => ({
      id: to,
      group: "Pages" as const,
      label,
      words: to,
      Icon,
      run: () => void navigate(to),
    })),
    ...(admin ? ADMIN_PLACES : []).map(({ to, label }) => ({
      id: to,
      group: "Pages" as const,
      label,
      words: to,
      Icon: Wrench,
      run: () => void navigate(to),
    })),
    ...projects.map(({ id, name, idea }) => ({
      id,
      group: "Projects" as const,
      label: name,
      words: idea,
      Icon: Folder,
      run: () => void navigate(`/projects/${id}`),
    })),
    ...projects.flatMap(({ id, name }) =>
      PROJECT_ACTIONS.map(({ action, words, Icon, to }) => ({
        id: `${action} ${id}`,
        group: "In projects" as const,
        label: `${action} of ${name}`,
        words,
        Icon,
        run: () => void navigate(to(id)),
      })),
    ),
  ];
}

function Commands({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const combobox = useCombobox({ opened: true });
  const commands = useCommands();
  const groups = findCommands(commands, typed);
  const submit = (id: string) => {
    const command = commands.find((candidate) => candidate.id === id);
    onClose();
    command?.run();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          // The open list would keep Escape to itself.
          onKeyDown={(event) => {
            if (event.key === "Escape") onClose();
          }}
          size="lg"
          variant="unstyled"
          classNames={{ input: classes.input ?? "" }}
          leftSection={<Search size={20} aria-hidden="true" />}
          aria-label="Search projects, pages and actions"
          placeholder="Projects, pages, actions"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.selectFirstOption();
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.options ?? ""} aria-label="Results" tabIndex={0}>
        {groups.map(({ group, found }) => (
          <Combobox.Group key={group} label={group}>
            {found.map(({ id, label, Icon }) => (
              <Combobox.Option key={id} value={id} className={classes.option ?? ""}>
                <Icon size={18} aria-hidden="true" />
                <span dir="auto">{label}</span>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
        {groups.length === 0 ? <Combobox.Empty>No results</Combobox.Empty> : null}
      </Combobox.Options>
    </Combobox>
  );
}
