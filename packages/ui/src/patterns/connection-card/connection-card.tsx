import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import type { DescriptionListItem } from '../../components/description-list/description-list.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { StatusPill } from '../../components/status-pill/status-pill.tsx';
import type { ConnectionStatus } from '../../components/status-pill/status-vocabulary.ts';
import * as styles from './connection-card.css.ts';

/** A status of the vocabulary, or what only the card shows: the login window is open, or it led to another company. */
export type ConnectionCardState = ConnectionStatus | 'connecting' | 'wrong_company';

export type ConnectionCardProps = {
  /** "QuickBooks Online", "Uber Eats". */
  service: string;
  state: ConnectionCardState;
  /** What happened and what it means for the books, where the page knows more than the state says. */
  message?: ReactNode | undefined;
  /** Company, since when, by whom, until when. */
  facts?: readonly DescriptionListItem[] | undefined;
  /** Left out, the card is only read and says who can change it. */
  onConnect?: (() => void) | undefined;
  onDisconnect?: (() => void) | undefined;
  onCancel?: (() => void) | undefined;
  headingLevel?: HeadingLevel | undefined;
};

const CONNECTED: ReadonlySet<ConnectionCardState> = new Set([
  'connected',
  'expiring',
  'expired',
  'revoked',
  'error',
]);

/**
 * A service this client is connected to, or is not.
 *
 * **When:** where connections are made and checked. **When not:** in a list of many clients; there a `StatusPill` says
 * enough.
 *
 * **Keyboard:** the buttons, in the order they are read.
 *
 * **Accessibility:** an article named by the service; the state is shape and word, and it is read out when it changes.
 */
export function ConnectionCard(props: ConnectionCardProps) {
  const { service, state, message, facts = [], headingLevel = 3 } = props;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <header className={styles.header}>
        <Heading level={headingLevel} size="title3" id={titleId}>
          {service}
        </Heading>
        <output>
          <State state={state} />
        </output>
      </header>
      <div className={styles.meaning}>{message ?? defaultMessage(service, state)}</div>
      {facts.length === 0 ? null : <DescriptionList layout="columns" items={facts} />}
      <Actions {...props} />
    </article>
  );
}

function State({ state }: { state: ConnectionCardState }) {
  if (state === 'connecting') {
    return (
      <span className={styles.connecting}>
        <Spinner /> Connecting
      </span>
    );
  }
  return <StatusPill kind="connection" status={state === 'wrong_company' ? 'error' : state} />;
}

function defaultMessage(service: string, state: ConnectionCardState): string {
  const messages: Record<ConnectionCardState, string> = {
    disconnected: `${service} is not connected. Nothing is fetched or posted.`,
    connecting: `Go on in the window of ${service}. This page notices when you are done.`,
    connected: 'Reports and postings go through.',
    expiring: 'Access ends soon. Reconnect before it does, and no day is missed.',
    expired: 'Access ended. Nothing is fetched or posted until you reconnect; nothing was lost.',
    revoked: `Access was withdrawn in ${service}. Entries already posted stay as they are.`,
    error: `${service} refused the last call. Nothing was posted.`,
    wrong_company: `You signed in to another company than the one this client posts to. Nothing was changed.`,
  };
  return messages[state];
}

function Actions({ service, state, onConnect, onDisconnect, onCancel }: ConnectionCardProps) {
  if (onConnect === undefined) {
    return <p className={styles.note}>You can read this. An owner or a manager can change it.</p>;
  }
  if (state === 'connecting') {
    return onCancel === undefined ? null : (
      <div className={styles.actions}>
        <Button onClick={onCancel}>Stop connecting</Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {state === 'connected' ? null : (
        <Button variant={state === 'error' ? 'secondary' : 'primary'} onClick={onConnect}>
          {connectWords(service, state)}
        </Button>
      )}
      {onDisconnect !== undefined && CONNECTED.has(state) ? (
        <Button variant="quiet" onClick={onDisconnect}>
          Disconnect {service}
        </Button>
      ) : null}
    </div>
  );
}

function connectWords(service: string, state: ConnectionCardState): string {
  if (state === 'disconnected') {
    return `Connect ${service}`;
  }
  return state === 'wrong_company' ? 'Choose the right company' : `Reconnect ${service}`;
}
