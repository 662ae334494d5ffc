import { Component, type ErrorInfo, type ReactNode } from "react";
import { copy } from "../copy.ts";
import { postToHost } from "../store/host.ts";

interface BlockBoundaryProps {
  /** Id of the block. */
  id: string | undefined;
  children: ReactNode;
}

/** Keeps a page standing when one of its blocks fails. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    postToHost({ type: "error", message: error.message, stack: `${error.stack ?? ""}${componentStack ?? ""}` });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section id={this.props.id} data-block={this.props.id} className="block-section" data-failed>
        <p className="block-note" role="alert">
          {copy.blockFailed}
        </p>
      </section>
    );
  }
}
