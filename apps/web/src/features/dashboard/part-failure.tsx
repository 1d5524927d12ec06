import { Button, InlineAlert } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { useServices } from '../../shared/services.ts';
import { unreadWords, words } from './dashboard.messages.ts';
import { unreadReasons, type HomeSection } from './home-parts.view.ts';
import { homeQuery, type Home } from './home.queries.ts';

export type PartFailureProps = { client: Client; home: Home; section: HomeSection };

/** Shows which parts of a home section could not be read, with a retry; nothing if all could. */
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
