/** What a worker answers when it could not do what it was asked. */
interface Failure {
  failure: string;
}
/** What is asked or answered, without the number that brings both together. */
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;

/**
 * A line to a worker that numbers its messages: opened at the first question, and anew after the worker has broken. Nobody waits for ever:
 * what was asked of a broken one is answered with its failure.
 * @param open makes the worker; called where it is needed, so that the bundler sees its address
 * @param missing what is said where a worker breaks without a word
 */
export function createWorkerLine<Request extends { id: number }, Answer extends { id: number }>(
  open: () => Worker,
  missing: string,
): (question: Unnumbered<Request>) => Promise<Answer | Failure> {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, (answer: Answer | Failure) => void>();

  const line = (): Worker => {
    if (worker !== undefined) return worker;
    const opened = open();
    opened.onmessage = (event: MessageEvent<Answer>) => {
      waiting.get(event.data.id)?.(event.data);
      waiting.delete(event.data.id);
    };
    opened.onerror = (event) => {
      for (const answer of waiting.values()) answer({ failure: event.message || missing });
      waiting.clear();
      opened.terminate();
      worker = undefined;
    };
    worker = opened;
    return opened;
  };

  return (question) =>
    new Promise((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      line().postMessage({ ...question, id });
    });
}
