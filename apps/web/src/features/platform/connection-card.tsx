import { ConnectionCard, type DescriptionListItem } from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { accessWords, machineKey, toCardState } from './connection.view.ts';
import type { Connection } from '../../shared/workspace/connections.queries.ts';
import type { ConsentProvider } from './consent-window.ts';
import { ConnectionTrials } from './connection-trials.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { PROVIDER_NAMES, REASONS } from './provider-names.ts';
import { useProviderConnection } from './use-provider-connection.ts';

export type ConsentCardProps = {
  client: Client;
  provider: ConsentProvider;
  connection: Connection | null;
  /** On the page of the connection itself: with what can be tried and changed. */
  isDetailed: boolean;
  /** `secondary` where another connection is the next thing to do. */
  emphasis: 'primary' | 'secondary';
};

/** The connection to a provider that asks for consent in a window of its own. */
export function ConsentCard(props: ConsentCardProps) {
  return <Card key={machineKey(props.connection)} {...props} />;
}

function Card({ client, provider, connection, isDetailed, emphasis }: ConsentCardProps) {
  const [asking, setAsking] = useState(false);
  const tenant = client.tenant_id;
  const { view, send } = useProviderConnection({ tenant, provider, connection });
  const live = connection?.status === 'disconnected' ? null : connection;
  const state = toCardState(view.state, live);
  const isOwner = client.level === 'user_owner';
  const connect = () => {
    // A code counts once: what failed is asked for again from the start.
    if (view.state === 'failed') {
      send({ type: 'connection.cancel' });
    }
    send({ type: 'connection.connect' });
  };
  return (
    <>
      <ConnectionCard
        service={PROVIDER_NAMES[provider]}
        headingLevel={2}
        state={state}
        message={messageOf({ view, live, provider })}
        facts={live === null ? [] : factsOf(live)}
        mayChange={isOwner}
        emphasis={emphasis}
        onConnect={isOwner ? connect : undefined}
        onConnectHere={() => send({ type: 'connection.connect_here' })}
        onCancel={() => send({ type: 'connection.cancel' })}
        onDisconnect={live === null ? undefined : () => setAsking(true)}
      />
      {live !== null && isDetailed ? (
        <ConnectionTrials
          client={client}
          connection={live}
          again={isOwner && state === 'connected' ? { label: 'Reauthorize', run: connect } : null}
        />
      ) : null}
      {live === null ? null : (
        <DisconnectDialog
          open={asking}
          onOpenChange={setAsking}
          client={client}
          connection={live}
        />
      )}
    </>
  );
}

type Said = {
  view: ReturnType<typeof useProviderConnection>['view'];
  live: Connection | null;
  provider: ConsentProvider;
};

function messageOf({ view, live, provider }: Said) {
  if (view.message !== null) {
    return view.message.text;
  }
  if (live === null) {
    return REASONS[provider];
  }
  return pausedOrTroubled(live);
}

/** What keeps an existing connection from working; undefined leaves the words to the card. */
export function pausedOrTroubled(live: Connection): string | undefined {
  if (live.last_error !== null) {
    return live.last_error.message;
  }
  return live.paused_at === null
    ? undefined
    : 'Paused. Nothing is fetched or posted until you resume it.';
}

/** What is known about a connection, the most asked for first. */
export function factsOf(live: Connection): DescriptionListItem[] {
  return [
    { term: live.provider === 'quickbooks' ? 'Company' : 'Account', value: live.external_name },
    ...(live.stores === null
      ? []
      : [{ term: 'Stores matched', value: `${live.stores.linked} of ${live.stores.seen}` }]),
    ...(live.provider === 'quickbooks'
      ? []
      : [
          {
            term: 'Last report',
            value: live.last_report_at === null ? 'None yet' : <Instant at={live.last_report_at} />,
          },
        ]),
    { term: 'Access', value: accessWords(live, Date.now()) },
    {
      term: 'Connected',
      value: (
        <>
          <Instant at={live.connected_at} />
          {live.connected_by === null ? null : ` by ${live.connected_by.name}`}
        </>
      ),
    },
  ];
}
