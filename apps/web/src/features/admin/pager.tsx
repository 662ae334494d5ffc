import { Button } from "@mantine/core";
import { ADMIN_PAGE } from "@sayhey/contract/functions/admin";
import classes from "./admin.module.css";
import { formatNumber } from "../../components/format.ts";

/** Which lines of how many are shown, and the way to the others. */
export function Pager({
  offset,
  total,
  of,
  onGo,
}: {
  offset: number;
  total: number;
  /** One and many of what is listed. */
  of: readonly [string, string];
  onGo: (offset: number) => void;
}) {
  const last = Math.min(total, offset + ADMIN_PAGE);
  const count = formatNumber(total);
  return (
    <div className={classes.paging}>
      <p className={classes.note} role="status">
        {total <= ADMIN_PAGE
          ? `${count} ${total === 1 ? of[0] : of[1]}`
          : `${formatNumber(offset + 1)} to ${formatNumber(last)} of ${count} ${of[1]}`}
      </p>
      {total <= ADMIN_PAGE ? null : (
        <>
          <Button
            variant="default"
            size="compact-md"
            disabled={offset === 0}
            onClick={() => onGo(Math.max(0, offset - ADMIN_PAGE))}
          >
            Before
          </Button>
          <Button
            variant="default"
            size="compact-md"
            disabled={last >= total}
            onClick={() => onGo(offset + ADMIN_PAGE)}
          >
            After
          </Button>
        </>
      )}
    </div>
  );
}
