import { Button, InlineAlert } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { useServices } from '../../shared/services.ts';
import { unreadWords, words } from './dashboard.messages.ts';
import { unreadReasons, type HomeSection } from './home-parts.view.ts';
import { homeQuery, type Home } from './home.queries.ts';

export type PartFailureProps = { client: Client; home: Home; section: HomeSection };

/** What of a section of home could not be read, in its place, with the way to try again; nothing where all was read. */
export function PartFailure({ client, home, section }: PartFailureProps) {
  const { api } = useServices();
  const { refetch, isFetching } = useQuery(homeQuery(api, client.tenant_id));
  const reasons = unreadReasons(home, section);
  return reasons.length === 0 ? null : (
    <InlineAlert
      tone="warning"
      title={unreadWords[section]}
      action={
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.unreadMeaning(reasons.join(' '))}
    </InlineAlert>
  );
}
