import type { ConnectionSituation, ConnectionState } from '@platebook/machines';
import { ConnectionCard, type DescriptionListItem } from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { reasonSentence } from '../../shared/language/server-errors.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { accessWords, machineKey, toCardState } from './connection.view.ts';
import type { Connection } from '../../shared/workspace/connections.queries.ts';
import type { ConsentProvider } from './consent-window.ts';
import { ConnectionTrials } from './connection-trials.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import { useProviderConnection } from './use-provider-connection.ts';
import { connectionSentences, reasons, words } from './platform.messages.tsx';
import { personName } from '../../shared/format/person-name.ts';

export type ConsentCardProps = {
  client: Client;
  provider: ConsentProvider;
  connection: Connection | null;
  /** On the connection's own page: includes tests and settings. */
  isDetailed: boolean;
  /** `secondary` if another connection is the next step. */
  emphasis: 'primary' | 'secondary';
};

/** The connection to a provider with consent in a popup window. */
export function ConsentCard(props: ConsentCardProps) {
  return <Card key={machineKey(props.connection)} {...props} />;
}

function Card({ client, provider, connection, isDetailed, emphasis }: ConsentCardProps) {
  const [asking, setAsking] = useState(false);
  const tenant = client.tenant_id;
  const { view, situation, send } = useProviderConnection({ tenant, provider, connection });
  const live = connection?.status === 'disconnected' ? null : connection;
  const state = toCardState(view.state, live);
  const isOwner = client.level === 'user_owner';
  const connect = () => {
    // A code is single-use: after a failure, consent is requested again.
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
        message={messageOf({ situation, live, provider })}
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
          again={
            isOwner && state === 'connected' ? { label: words.reauthorize, run: connect } : null
          }
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

type CardProps = {
  situation: ConnectionSituation;
  live: Connection | null;
  provider: ConsentProvider;
};

function messageOf({ situation: { state, context }, live, provider }: CardProps) {
  const sentences: Partial<Record<ConnectionState, (of: typeof context) => string>> =
    connectionSentences;
  const sentence = sentences[state]?.(context);
  if (sentence !== undefined) {
    return sentence;
  }
  if (live === null) {
    return reasons[provider];
  }
  return pausedOrTroubled(live);
}

/** What prevents an existing connection from working; undefined uses the card's own text. */
export function pausedOrTroubled(live: Connection): string | undefined {
  if (live.last_error !== null) {
    return reasonSentence(live.last_error);
  }
  return live.paused_at === null ? undefined : words.paused;
}

/** Facts about a connection, most relevant first. */
export function factsOf(live: Connection): DescriptionListItem[] {
  const at = <Instant at={live.connected_at} />;
  return [
    {
      term: live.provider === 'quickbooks' ? words.company : words.account,
      value: live.external_name,
    },
    ...(live.stores === null
      ? []
      : [
          {
            term: words.storesMatched,
            value: words.matchedOf(live.stores.linked, live.stores.seen),
          },
        ]),
    ...(live.provider === 'quickbooks'
      ? []
      : [
          {
            term: words.lastReport,
            value:
              live.last_report_at === null ? words.noneYet : <Instant at={live.last_report_at} />,
          },
        ]),
    { term: words.access, value: accessWords(live, Date.now()) },
    {
      term: words.connected,
      value:
        live.connected_by === null ? at : words.connectedBy(at, personName(live.connected_by.name)),
    },
  ];
}
