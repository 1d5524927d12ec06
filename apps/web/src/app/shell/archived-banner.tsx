import { Banner, ButtonLink } from '@platebook/ui';
import { useLocation } from 'react-router-dom';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { isClientPath } from '../guard.ts';
import { words } from './shell.messages.ts';

/** Over the pages of a client that is archived: everything can be read, and nothing is changed. */
export function ArchivedBanner() {
  const { pathname } = useLocation();
  const client = useActiveClient();
  if (client === null || client.archived_at === null || !isClientPath(pathname)) {
    return null;
  }
  return (
    <Banner
      tone="info"
      title={words.archived(client.name)}
      action={<ButtonLink href="/dashboard/clients?view=archived">{words.openArchived}</ButtonLink>}
    >
      {words.archivedMeaning}
    </Banner>
  );
}
