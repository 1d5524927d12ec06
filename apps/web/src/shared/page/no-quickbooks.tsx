import { ButtonLink, EmptyState } from '@platebook/ui';
import type { Client } from '../api/entities.ts';
import { useClientHref } from '../workspace/client-href.ts';
import { words } from './page.messages.tsx';

/** Replaces a page about QuickBooks for a client that does not use it. */
export function NoQuickBooks({ client }: { client: Client }) {
  const href = useClientHref();
  return (
    <EmptyState
      kind="no-results"
      size="page"
      headingLevel={1}
      title={words.noQuickBooks(client.name)}
      action={
        <ButtonLink variant="primary" href={href('/dashboard/report-manager')}>
          {words.openReports}
        </ButtonLink>
      }
    >
      {words.noQuickBooksMeaning}
    </EmptyState>
  );
}
