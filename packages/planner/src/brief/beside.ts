/** Names of fields that say what a field beside them is of. */
const MONEY =
  /^(?:(?:amount|money|total) )?(?:raised|saved|spent|paid|donated|pledged|collected|invoiced|deposit)(?: (?:so far|paid))?$/i;
const OF_MONEY =
  /^(?:goal|target|budget|limit|goal amount|target amount|(?:amount )?(?:left|remaining|owed|due)|balance|total)$/i;
const OF_DAYS = /^(?:(?:number of )?(?:days|nights)|(?:price|rate|cost|fee|charge) per (?:day|night|week))$/i;
const FIRST = /^(?:from|start|starts|check.?in|arrival|arrives|pick.?up)$/i;
const LAST = /^(?:to|until|till|end|ends|check.?out|departure|departs|return|back)$/i;

/** How a property is kept for what stands beside it: a goal beside what is raised is an amount, 'from' and 'to' beside nights are days. */
export function keptBeside(name: string, others: readonly string[]): string | undefined {
  if (OF_MONEY.test(name) && others.some((other) => MONEY.test(other))) return "money 300..3000";
  if (!others.some((other) => OF_DAYS.test(other))) return undefined;
  if (FIRST.test(name)) return "date -6..-1";
  return LAST.test(name) ? "date 0..9" : undefined;
}
