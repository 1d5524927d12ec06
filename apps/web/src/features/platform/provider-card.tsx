import { ConnectionCard } from '@platebook/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import type { Connection, ProviderOffer } from '../../shared/workspace/connections.queries.ts';
import { ConsentCard, factsOf, pausedOrTroubled } from './connection-card.tsx';
import { ConnectionTrials } from './connection-trials.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { pathOf, PROVIDER_NAMES } from './provider-names.ts';
import { notOffered, reasons, words } from './platform.messages.tsx';

export type ProviderCardProps = {
  client: Client;
  connection: Connection | null;
  offer: ProviderOffer;
  isDetailed?: boolean;
  /** `secondary` if another connection is the next step. */
  emphasis?: 'primary' | 'secondary';
  /** The access key form is already on this page. */
  isEntering?: boolean;
};

/** The card of any provider: with consent, with credentials, or unavailable here. */
export function ProviderCard(props: ProviderCardProps) {
  const { client, connection, offer, isDetailed = false, isEntering = false } = props;
  const { emphasis = 'primary' } = props;
  const { provider } = offer;
  if (!offer.offered && (connection === null || connection.status === 'disconnected')) {
    return (
      <ConnectionCard
        service={PROVIDER_NAMES[provider]}
        headingLevel={2}
        state="disconnected"
        message={notOffered[provider]}
      />
    );
  }
  return provider === 'doordash' ? (
    <CredentialsCard
      client={client}
      connection={connection}
      isDetailed={isDetailed}
      isEntering={isEntering}
      emphasis="secondary"
    />
  ) : (
    <ConsentCard
      client={client}
      connection={connection}
      provider={provider}
      isDetailed={isDetailed}
      emphasis={emphasis}
    />
  );
}

/** DoorDash: no popup; credentials are entered on its own page. */
function CredentialsCard(props: Omit<ProviderCardProps, 'offer'>) {
  const { client, connection, isDetailed, isEntering = false } = props;
  const navigate = useNavigate();
  const href = useClientHref();
  const [asking, setAsking] = useState(false);
  const live = connection?.status === 'disconnected' ? null : connection;
  const isOwner = client.level === 'user_owner';
  const enter = () => void navigate(href(`${pathOf('doordash')}?enter=credentials`));
  return (
    <>
      <ConnectionCard
        service={PROVIDER_NAMES.doordash}
        headingLevel={2}
        state={live?.status ?? 'disconnected'}
        message={live === null ? reasons.doordash : pausedOrTroubled(live)}
        facts={live === null ? [] : factsOf(live)}
        mayChange={isOwner}
        emphasis="secondary"
        onConnect={isOwner && !isEntering ? enter : undefined}
        onDisconnect={live === null ? undefined : () => setAsking(true)}
      />
      {live !== null && isDetailed === true ? (
        <ConnectionTrials
          client={client}
          connection={live}
          again={
            isOwner && !isEntering && live.status === 'connected'
              ? { label: words.replaceKey, run: enter }
              : null
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
