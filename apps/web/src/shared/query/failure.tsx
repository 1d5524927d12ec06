import { Button, ButtonLink, EmptyState, ErrorPanel, PermissionNotice } from '@platebook/ui';
import { useEffect } from 'react';
import { useWait } from '../forms/use-wait.ts';
import { toFailureView, waitAfter } from './failure.view.ts';
import { useShownFailure } from './shown-failures.ts';
import { words } from './query.messages.ts';

export type FailureProps = {
  error: unknown;
  /** The sentence for an error that has none of its own. */
  fallback?: string | undefined;
  onRetry?: () => void;
  /** The failure answers something the reader just did. */
  appeared?: boolean;
};

/** A reading that failed, in the shape its cause asks for. */
export function Failure({ error, fallback, onRetry, appeared = false }: FailureProps) {
  useShownFailure(error);
  const { kind, title, meaning, canRetry, ...reference } = toFailureView(error, fallback);
  const { seconds, start } = useWait();
  // Each failure begins a wait of its own, also where it asks for as long as the one before.
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
