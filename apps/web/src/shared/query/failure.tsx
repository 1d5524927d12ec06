import { Button, ButtonLink, EmptyState, ErrorPanel, PermissionNotice } from '@platebook/ui';
import { useEffect } from 'react';
import { useWait } from '../forms/use-wait.ts';
import { toFailureView, waitAfter } from './failure.view.ts';
import { useShownFailure } from './shown-failures.ts';
import { words } from './query.messages.ts';

export type FailureProps = {
  error: unknown;
  /** The message of an error without its own. */
  fallback?: string | undefined;
  onRetry?: () => void;
  /** Whether the failure results from the reader's action. */
  appeared?: boolean;
};

/** A failed query, shown according to its cause. */
export function Failure({ error, fallback, onRetry, appeared = false }: FailureProps) {
  useShownFailure(error);
  const { kind, title, meaning, canRetry, ...reference } = toFailureView(error, fallback);
  const { seconds, start } = useWait();
  // Each failure starts its own wait, even with the same duration.
  useEffect(() => start(waitAfter(error)), [error, start]);
  if (kind === 'second_step') {
    return (
      <PermissionNotice
        actions={
          <ButtonLink href="/dashboard/settings/security" variant="primary">
            {words.setUpTwoSteps}
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
              {words.chooseAClient}
            </ButtonLink>
            <Button onClick={() => window.location.reload()}>{words.reload}</Button>
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
        action={<ButtonLink href="/dashboard">{words.toDashboard}</ButtonLink>}
      >
        {words.notFoundMeaning}
      </EmptyState>
    );
  }
  return (
    <ErrorPanel
      title={title}
      meaning={meaning}
      appeared={appeared}
      retry={canRetry && onRetry !== undefined ? { onRetry, waitSeconds: seconds } : undefined}
      {...reference}
    />
  );
}
