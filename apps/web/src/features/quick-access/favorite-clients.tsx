import { Heading, Link, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useSignedInPreferences } from '../../shared/account/use-preferences.ts';
import type { Client } from '../../shared/api/entities.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { toClientHref } from '../../shared/workspace/client-href.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';
import { words } from './quick-access.messages.tsx';

/** The clients that somebody marked as favorites; nothing for whoever has one client only. */
export function FavoriteClients({ client }: { client: Client }) {
  const { api } = useServices();
  const clients = useQuery(clientsQuery(api));
  const preferences = useSignedInPreferences();
  const favorites = preferences.data?.favourite_client_ids ?? [];
  return (
    <Loaded query={clients} label={words.loadingClients} lines={2}>
      {(all) => {
        const others = all.filter(({ id }) => id !== client.id);
        const shown = others.filter(({ id }) => favorites.includes(id));
        return others.length === 0 ? null : (
          <Stack as="section" gap="sm" aria-labelledby="favorites">
            <Heading level={2} id="favorites">
              {words.favorites}
            </Heading>
            {shown.length === 0 ? (
              <Text tone="muted">
                {words.noFavorites((text) => (
                  <Link href="/dashboard/clients">{text}</Link>
                ))}
              </Text>
            ) : (
              <Stack as="ul" gap="xs">
                {shown.map(({ id, name }) => (
                  <li key={id}>
                    <Link href={toClientHref('/dashboard/quick-access', id)}>{name}</Link>
                  </li>
                ))}
              </Stack>
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}
