import { Component, type ErrorInfo, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  children: ReactNode;
  /** What stands in place of what could not be drawn; `onRetry` draws it again. */
  renderFallback: (failure: { error: unknown; onRetry: () => void }) => ReactNode;
  /** For the error reporter. */
  onError?: ((error: unknown, componentStack: string) => void) | undefined;
};

type Failed = { readonly error: unknown };

/**
 * Keeps a failure while drawing in its own part of the page: the rest goes on, and the part can be tried again.
 *
 * **When:** around a part that others can do without: a chart, a panel. **When not:** for answers of the server; they
 * are values.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: Failed | null }> {
  override state: { failed: Failed | null } = { failed: null };

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError?.(error, componentStack ?? '');
  }

  override render() {
    const { failed } = this.state;
    return failed === null
      ? this.props.children
      : this.props.renderFallback({
          error: failed.error,
          onRetry: () => this.setState({ failed: null }),
        });
  }
}
