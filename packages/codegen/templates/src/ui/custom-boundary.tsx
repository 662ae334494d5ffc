import { Component, type ErrorInfo, type ReactNode } from "react";
import { copy, say } from "../copy.ts";
import { postToHost } from "../store/host.ts";
import { Button } from "./button.tsx";

interface CustomBoundaryProps {
  /** Id of the block on its page. */
  id: string;
  /** What the block is called. */
  name: string;
  children: ReactNode;
}

/** Keeps a page standing when a block of one's own fails, and says which one it was. */
export class CustomBoundary extends Component<CustomBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    const { name } = this.props;
    postToHost({
      type: "error",
      message: `${name}: ${error.message}`,
      stack: `${error.stack ?? ""}${componentStack ?? ""}`,
    });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { id, name } = this.props;
    return (
      <section id={id} data-block={id} className="block-section" data-failed>
        <div className="card panel flex flex-wrap items-center justify-between gap-3" role="alert">
          <p>{say(copy.customFailed, { name })}</p>
          <Button icon="rotate-ccw" onClick={() => this.setState({ failed: false })}>
            {copy.customRetry}
          </Button>
        </div>
      </section>
    );
  }
}
