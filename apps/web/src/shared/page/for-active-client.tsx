import { MESSAGES } from '@platebook/api-client';
import { ButtonLink, EmptyState } from '@platebook/ui';
import { useState, type ReactNode } from 'react';
import type { Client } from '../api/entities.ts';
import { useServices } from '../services.ts';
import { useActiveClient } from '../workspace/use-active-client.ts';
import { words } from './page.messages.tsx';
import { serverSentence } from '../language/server-errors.ts';

export type ForActiveClientProps = { children: (client: Client) => ReactNode };

/**
 * Renders for the active client; without one, offers a choice. A user whose access ends while typing keeps seeing their
 * input until they leave.
 */
export function ForActiveClient({ children }: ForActiveClientProps) {
  const { unsaved } = useServices();
  const client = useActiveClient();
  const [last, setLast] = useState(client);
  if (client !== null && client !== last) {
    setLast(client);
  }
  const shown = client ?? (unsaved.names().length > 0 ? last : null);
  if (shown !== null) {
    return children(shown);
  }
  return (
    <EmptyState
      kind="first-use"
      size="page"
      headingLevel={1}
      title={serverSentence(MESSAGES.selectClientFirst)}
      action={
        <ButtonLink href="/dashboard/clients" variant="primary">
          {words.chooseAClient}
        </ButtonLink>
      }
    />
  );
}
