import { Page, PageHeader, Stack, Heading, Link, Text } from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { ClientPageTitle } from '../../shared/page/page-title.tsx';
import { Pins } from './pins.tsx';
import { words } from './quick-access.messages.tsx';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref, toClientHref } from '../../shared/workspace/client-href.ts';
import { entriesSummaryQuery } from '../../shared/workspace/entries.queries.ts';
import { tasksOf } from './today.view.ts';
import { useSignedInPreferences } from '../../shared/account/use-preferences.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';

/** The most used links: today's tasks, pins, favorite clients. */
export function QuickAccessPage() {
  return (
    <Page>
      <ClientPageTitle>{words.title}</ClientPageTitle>
      <ForActiveClient>
        {(client) => <QuickAccess key={client.id} client={client} />}
      </ForActiveClient>
    </Page>
  );
}

function QuickAccess({ client }: { client: Client }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Stack gap="xxl">
      <PageHeader
        title={words.title}
        description={words.description(client.name)}
        commands={[
          {
            id: 'edit',
            label: isEditing ? words.done : words.editPins,
            variant: isEditing ? 'primary' : undefined,
            onSelect: () => setEditing(!isEditing),
          },
        ]}
      />
      <Today client={client} />
      <Pins client={client} isEditing={isEditing} />
      <FavoriteClients client={client} />
    </Stack>
  );
}

/** Today's pending tasks. */
function Today({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const summary = useQuery(entriesSummaryQuery(api, client.tenant_id));
  return (
    <Stack as="section" gap="sm" aria-labelledby="today">
      <Heading level={2} id="today">
        {words.today}
      </Heading>
      <Loaded query={summary} label={words.loadingToday} lines={3}>
        {({ counts }) => {
          const tasks = tasksOf(counts, client.client_category);
          return tasks.length === 0 ? (
            <Text tone="muted">{words.nothingToday}</Text>
          ) : (
            <Stack as="ul" gap="xs">
              {tasks.map(({ id, label, path }) => (
                <li key={id}>
                  <Link href={href(path)}>{label}</Link>
                </li>
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}

/** The reader's favorite clients; nothing for readers with a single client. */
function FavoriteClients({ client }: { client: Client }) {
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
