import { Heading, Link, PageHeader, Stack, Text, Timeline } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { SetupNext } from '../../shared/setup/setup-next.tsx';
import { useAfterSetup } from '../../shared/setup/use-after-setup.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { connectionQuery, connectionsQuery } from '../../shared/workspace/connections.queries.ts';
import type {
  Connection,
  ConnectionProvider,
  ProviderOffer,
  ConnectionEvent,
} from '../../shared/workspace/connections.queries.ts';
import { ProviderCard } from './provider-card.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import { words } from './platform.messages.tsx';
import { reasonSentence } from '../../shared/language/server-errors.ts';
import { useReaderTimeZone } from '../../shared/format/use-instant-format.ts';
import { eventWords } from './connection.view.ts';
import { personName } from '../../shared/format/person-name.ts';

export type ProviderDetailProps = {
  client: Client;
  provider: ConnectionProvider;
  description: string;
  /** The credentials form is below: no second button links to it. */
  isEntering?: boolean | undefined;
  /** Rendered below the card: provider-specific content. */
  children?: (found: { connection: Connection | null; offer: ProviderOffer }) => ReactNode;
};

/** One connection in full: its card, tests and pauses, related pages, and event log. */
export function ProviderDetail(props: ProviderDetailProps) {
  const { client, provider, description, isEntering = false, children } = props;
  const { api } = useServices();
  const href = useClientHref();
  const connections = useQuery(connectionsQuery(api, client.tenant_id));
  const shown = useAfterSetup(client, connections);
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={<Link href={href('/dashboard/platform')}>{words.title}</Link>}
        title={PROVIDER_NAMES[provider]}
        description={description}
      />
      {shown.data === undefined && shown.error === null ? null : <SetupNext client={client} />}
      <Loaded query={shown} label={words.loading(PROVIDER_NAMES[provider])} shape="card">
        {({ items, providers }) => {
          const offer = providers.find((one) => one.provider === provider);
          const connection = items.find((item) => item.provider === provider) ?? null;
          return offer === undefined ? null : (
            <Stack gap="xl">
              <Stack gap="md">
                <ProviderCard
                  client={client}
                  connection={connection}
                  offer={offer}
                  isDetailed
                  isEntering={isEntering}
                />
              </Stack>
              {children?.({ connection, offer })}
              {connection === null ? null : <History client={client} connection={connection} />}
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function History({ client, connection }: { client: Client; connection: Connection }) {
  const { api } = useServices();
  const detail = useQuery(connectionQuery(api, client.tenant_id, connection.id));
  return (
    <Stack as="section" gap="md" aria-labelledby="history">
      <Heading level={2} id="history">
        {words.activity}
      </Heading>
      <Loaded query={detail} label={words.loadingActivity} shape="text" lines={3}>
        {({ events }) => <EventLog events={events} />}
      </Loaded>
    </Stack>
  );
}

/** The account's name, or the event's message. */
function detailOf({ message, wording }: ConnectionEvent): string | undefined {
  return wording === null || message === null
    ? (message ?? undefined)
    : reasonSentence({ ...wording, message });
}

/** A connection's events, newest first, in the reader's time zone. */
function EventLog({ events }: { events: readonly ConnectionEvent[] }) {
  const timeZone = useReaderTimeZone();
  if (events.length === 0) {
    return <Text tone="muted">{words.nothingYet}</Text>;
  }
  return (
    <Timeline
      label={words.activityOfConnection}
      timeZone={timeZone}
      entries={events.map((event) => ({
        id: event.id,
        at: event.created_at,
        actor:
          event.by === null
            ? { kind: 'system', name: 'Platebook' }
            : { kind: 'person', name: personName(event.by) },
        action: eventWords(event),
        detail: detailOf(event),
      }))}
    />
  );
}
