/** Characters of one element at most. */
const ELEMENT_LENGTH = 40_000;

/** Takes a JSON text apart while it is still being written. */
export interface ElementReader {
  /** The elements that this piece completes, as JSON text. */
  push(piece: string): string[];
  /** Whether the text so far ends in the middle of a document. */
  isOpen(): boolean;
}

/**
 * Finds the ops in an answer: the objects in a list of the outermost object, in a list, or one after the other on lines of their
 * own. Words around them, such as a code fence or an introduction, are passed over.
 */
export function createElementReader(): ElementReader {
  /** What is not done with yet, and how far it has been read. */
  let text = "";
  let at = 0;
  let inString = false;
  let escaped = false;
  let stringStart = 0;
  let lastString = "";
  let depth = 0;
  let root: "{" | "[" = "{";
  let second: "{" | "[" = "{";
  /** The outermost object is an op itself. */
  let rootIsOp = false;
  let startedAt: number | null = null;
  let startDepth = 0;

  const open = (kind: "{" | "["): void => {
    const isElement =
      kind === "{" &&
      startedAt === null &&
      (depth === 0 || (depth === 1 && root === "[") || (depth === 2 && root === "{" && second === "["));
    if (isElement) {
      startedAt = at;
      startDepth = depth;
    }
    if (depth === 0) {
      root = kind;
      rootIsOp = false;
    } else if (depth === 1) {
      second = kind;
      // The outermost object holds a list, so the elements are in there.
      if (kind === "[" && root === "{" && !rootIsOp) startedAt = null;
    }
    depth++;
  };

  const close = (): string | null => {
    if (depth === 0) return null;
    depth--;
    if (startedAt === null || depth !== startDepth) return null;
    const element = text.slice(startedAt, at + 1);
    startedAt = null;
    return depth > 0 || rootIsOp ? element : null;
  };

  const step = (character: string | undefined): string | null => {
    if (inString) {
      if (escaped) escaped = false;
      else if (character === "\\") escaped = true;
      else if (character === '"') {
        inString = false;
        lastString = text.slice(stringStart + 1, at);
      }
      return null;
    }
    if (character === "{" || character === "[") open(character);
    else if (character === "}" || character === "]") return close();
    else if (character === '"' && depth > 0) {
      // Outside of any document a quote is prose.
      inString = true;
      stringStart = at;
    } else if (character === ":" && depth === 1 && lastString === "op") rootIsOp = true;
    return null;
  };

  return {
    isOpen: () => depth > 0,
    push: (piece) => {
      text += piece;
      const found: string[] = [];
      for (; at < text.length; at++) {
        const element = step(text[at]);
        if (element !== null) found.push(element);
        if (startedAt !== null && at - startedAt > ELEMENT_LENGTH) startedAt = null;
      }
      const done = Math.min(startedAt ?? at, inString ? stringStart : at);
      text = text.slice(done);
      at -= done;
      stringStart -= done;
      if (startedAt !== null) startedAt -= done;
      return found;
    },
  };
}
