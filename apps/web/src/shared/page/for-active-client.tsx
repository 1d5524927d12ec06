import { MESSAGES } from '@platebook/api-client';
import { ButtonLink, EmptyState } from '@platebook/ui';
import type { ReactNode } from 'react';
import type { Client } from '../api/entities.ts';
import { useActiveClient } from '../workspace/use-active-client.ts';

export type ForActiveClientProps = { children: (client: Client) => ReactNode };

/** What a page shows for the active client; without one, the way to choose. */
export function ForActiveClient({ children }: ForActiveClientProps) {
  const client = useActiveClient();
  if (client !== null) {
    return children(client);
  }
  return (
    <EmptyState
      kind="first-use"
      size="page"
      headingLevel={1}
      title={MESSAGES.selectClientFirst}
      action={
        <ButtonLink href="/dashboard/clients" variant="primary">
          Choose a client
        </ButtonLink>
      }
    />
  );
}
