import { Heading, Inline, Link, Stack } from '@platebook/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { placeOf } from '../../shared/workspace/destinations.ts';
import { readVisits } from '../../shared/workspace/recent-visits.ts';
import { words } from './portfolio.messages.ts';

/** The last clients of this person in this browser, each with the page it was left on; nothing on a first visit. */
export function ContinueList() {
  const { api, session } = useServices();
  const { data: clients } = useSuspenseQuery(clientsQuery(api));
  const visits = readVisits(localStorage, session.read()?.user.id ?? '');
  const places = visits.flatMap(({ clientId, path }) => {
    const client = clients.find(({ id }) => id === clientId);
    return client === undefined ? [] : [{ client, path }];
  });
  if (places.length === 0) {
    return null;
  }
  return (
    <Stack as="section" gap="md" aria-labelledby="continue">
      <Heading level={2} id="continue">
        {words.continueTitle}
      </Heading>
      <Inline gap="md">
        {places.map(({ client, path }) => (
          <Link key={client.id} href={toClientHref(path, client.id)}>
            {words.continueAt(client.name, placeOf(path).label)}
          </Link>
        ))}
      </Inline>
    </Stack>
  );
}
