import { Button, ButtonLink, EmptyState, ErrorPanel, PermissionNotice } from '@platebook/ui';
import { toFailureView } from './failure.view.ts';
import { useShownFailure } from './shown-failures.ts';

export type FailureProps = {
  error: unknown;
  onRetry?: () => void;
  /** The failure answers something the reader just did. */
  appeared?: boolean;
};

/** A reading that failed, in the shape its cause asks for. */
export function Failure({ error, onRetry, appeared = false }: FailureProps) {
  useShownFailure(error);
  const { kind, title, meaning, canRetry, ...reference } = toFailureView(error);
  if (kind === 'second_step') {
    return (
      <PermissionNotice
        actions={
          <ButtonLink href="/dashboard/settings/security" variant="primary">
            Set up two-step sign-in
          </ButtonLink>
        }
      >
        {title}
      </PermissionNotice>
    );
  }
  if (kind === 'permission') {
    return (
      <PermissionNotice
        actions={
          <>
            <ButtonLink href="/dashboard/clients" variant="primary">
              Choose a client
            </ButtonLink>
            <Button onClick={() => window.location.reload()}>Reload this page</Button>
          </>
        }
      >
        {title}
      </PermissionNotice>
    );
  }
  if (kind === 'not_found') {
    return (
      <EmptyState
        kind="no-results"
        title={title}
        action={<ButtonLink href="/dashboard">Go to the dashboard</ButtonLink>}
      >
        It may belong to another client, or it may have been removed.
      </EmptyState>
    );
  }
  return (
    <ErrorPanel
      title={title}
      meaning={meaning}
      appeared={appeared}
      actions={
        canRetry && onRetry !== undefined ? <Button onClick={onRetry}>Try again</Button> : undefined
      }
      {...reference}
    />
  );
}
