import { Badge, VisuallyHidden } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { entriesQuery } from "./inbox-entries.ts";

/** How many entries nobody has read; nothing where there are none. */
export function UnreadCount({ projectId }: { projectId: string }) {
  const { data = [] } = useQuery(entriesQuery(projectId));
  const unread = data.filter(({ read_at }) => read_at === null).length;
  if (unread === 0) return null;
  return (
    <Badge size="xs" ml={6} component="span">
      {unread > 99 ? "99+" : unread}
      <VisuallyHidden component="span"> unread</VisuallyHidden>
    </Badge>
  );
}
