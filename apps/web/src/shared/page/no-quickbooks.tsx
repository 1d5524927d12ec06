import { ButtonLink, EmptyState } from '@platebook/ui';
import type { Client } from '../api/entities.ts';
import { useClientHref } from '../workspace/client-href.ts';

/** In place of a page about QuickBooks, for a client whose books are elsewhere. */
export function NoQuickBooks({ client }: { client: Client }) {
  const href = useClientHref();
  return (
    <EmptyState
      kind="no-results"
      size="page"
      headingLevel={1}
      title={`${client.name} doesn’t use QuickBooks`}
      action={
        <ButtonLink variant="primary" href={href('/dashboard/report-manager')}>
          Open reports
        </ButtonLink>
      }
    >
      Its payouts are read for reports only. An owner can change this in the client’s settings.
    </EmptyState>
  );
}
