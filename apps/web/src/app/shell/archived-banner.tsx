import { Banner, ButtonLink } from '@platebook/ui';
import { useLocation } from 'react-router-dom';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';
import { isClientPath } from '../guard.ts';

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
      title={`${client.name} is archived`}
      action={
        <ButtonLink href="/dashboard/clients?view=archived">Open archived clients</ButtonLink>
      }
    >
      You can read everything. Restore it to make changes.
    </Banner>
  );
}
