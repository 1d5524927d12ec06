import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { DescriptionList } from '../../components/description-list/description-list.tsx';
import type { DescriptionListItem } from '../../components/description-list/description-list.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { StatusPill } from '../../components/status-pill/status-pill.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import type {
  ConnectionStatus,
  StatusShape as Shape,
  StatusTone,
} from '../../components/status-pill/status-vocabulary.ts';
import * as styles from './connection-card.css.ts';
import { connectionCardWords } from './connection-card.words.ts';

/**
 * A status of the vocabulary, or a transient state of the card: the sign-in window is open, was blocked or closed, access
 * was not granted, the sign-in was for another company, or access is being revoked.
 */
export type ConnectionCardState = ConnectionStatus | PassingState;

type PassingState =
  | 'connecting'
  | 'popup_blocked'
  | 'popup_closed'
  | 'denied'
  | 'wrong_company'
  | 'disconnecting';

export type ConnectionCardProps = {
  /** "QuickBooks Online", "Uber Eats". */
  service: string;
  state: ConnectionCardState;
  /** What happened and what it means for the books, if the page knows more than the state. */
  message?: ReactNode | undefined;
  /** Company, since when, by whom, until when. */
  facts?: readonly DescriptionListItem[] | undefined;
  /** Without it, the card has no button to connect. */
  onConnect?: (() => void) | undefined;
  /** `false` if the user may not change the connection; the card then says who can. */
  mayChange?: boolean | undefined;
  /** `secondary` if connecting is not the view's main action. */
  emphasis?: 'primary' | 'secondary' | undefined;
  /** For blocked popups: opens the service in this page instead. */
  onConnectHere?: (() => void) | undefined;
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
 * The connection of a client to a service.
 *
 * **When:** where connections are created and checked. **When not:** in a list of many clients; there a `StatusPill` is
 * enough.
 *
 * **Keyboard:** the buttons, in reading order.
 *
 * **Accessibility:** an article named by the service; the state is shape and word, and changes are announced.
 *
 * @example
 * <ConnectionCard
 *   service="QuickBooks Online"
 *   state="connected"
 *   facts={[{ term: 'Company', value: 'Noodle House' }]}
 *   onDisconnect={remove}
 * />
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

const PASSING: Record<PassingState, { shape: Shape | null; word: string; tone: StatusTone }> = {
  connecting: {
    shape: null,
    get word() {
      return connectionCardWords.connecting;
    },
    tone: 'info',
  },
  popup_blocked: {
    shape: 'triangle',
    get word() {
      return connectionCardWords.windowBlocked;
    },
    tone: 'warning',
  },
  popup_closed: {
    shape: 'ring',
    get word() {
      return connectionCardWords.notFinished;
    },
    tone: 'warning',
  },
  denied: {
    shape: 'slashed',
    get word() {
      return connectionCardWords.notGranted;
    },
    tone: 'warning',
  },
  wrong_company: {
    shape: 'split',
    get word() {
      return connectionCardWords.wrongCompany;
    },
    tone: 'danger',
  },
  disconnecting: {
    shape: null,
    get word() {
      return connectionCardWords.disconnecting;
    },
    tone: 'neutral',
  },
};

function isPassing(state: ConnectionCardState): state is PassingState {
  return state in PASSING;
}

function State({ state }: { state: ConnectionCardState }) {
  if (!isPassing(state)) {
    return <StatusPill kind="connection" status={state} />;
  }
  const { shape, word, tone } = PASSING[state];
  return (
    <span className={styles.passing[tone]}>
      {shape === null ? <Spinner /> : <StatusShape shape={shape} />} {word}
    </span>
  );
}

function defaultMessage(service: string, state: ConnectionCardState): string {
  const messages: Record<ConnectionCardState, string> = {
    disconnected: connectionCardWords.isntConnectedNothingIs(service),
    connecting: connectionCardWords.continueInTheWindow(service),
    connected: connectionCardWords.workingNormally,
    expiring: connectionCardWords.accessEndsSoonReconnect,
    expired: connectionCardWords.accessEndedNothingIs,
    revoked: connectionCardWords.accessWasRemovedIn(service),
    error: connectionCardWords.refusedTheLastCall(service),
    popup_blocked: connectionCardWords.yourBrowserBlockedThe(service),
    popup_closed: connectionCardWords.theWindowWasClosed,
    denied: connectionCardWords.accessWasntGrantedIn(service),
    disconnecting: connectionCardWords.disconnectingEntriesAlreadyPosted,
    wrong_company: connectionCardWords.youSignedInTo,
  };
  return messages[state];
}

function Actions(props: ConnectionCardProps) {
  const { service, state, onConnect, onConnectHere, onDisconnect, onCancel } = props;
  const { mayChange = true, emphasis = 'primary' } = props;
  if (!mayChange) {
    return <p className={styles.note}>{connectionCardWords.youCanViewThis}</p>;
  }
  if (state === 'disconnecting') {
    return null;
  }
  const canConnect = onConnect !== undefined && state !== 'connected' && state !== 'connecting';
  const canDisconnect = CONNECTED.has(state) && onDisconnect !== undefined;
  return (
    <div className={state === 'connected' ? styles.quietActions : styles.actions}>
      {canConnect ? (
        <Button variant={state === 'error' ? 'secondary' : emphasis} onClick={onConnect}>
          {connectWords(service, state)}
        </Button>
      ) : null}
      {state === 'popup_blocked' && onConnectHere !== undefined ? (
        <Button onClick={onConnectHere}>{connectionCardWords.connectOnThisPage}</Button>
      ) : null}
      {isPassing(state) && onCancel !== undefined ? (
        <Button variant={state === 'connecting' ? 'secondary' : 'quiet'} onClick={onCancel}>
          {connectionCardWords.stopConnecting}
        </Button>
      ) : null}
      {canDisconnect ? (
        <Button variant="quietDanger" onClick={onDisconnect}>
          {connectionCardWords.disconnect(service)}
        </Button>
      ) : null}
    </div>
  );
}

const CONNECT_WORDS: Partial<Record<ConnectionCardState, string>> = {
  get wrong_company() {
    return connectionCardWords.chooseTheRightCompany;
  },
  get popup_blocked() {
    return connectionCardWords.openTheWindowAgain;
  },
  get popup_closed() {
    return connectionCardWords.openTheWindowAgain;
  },
  get denied() {
    return connectionCardWords.askForAccessAgain;
  },
};

function connectWords(service: string, state: ConnectionCardState): string {
  const verb =
    state === 'disconnected' ? connectionCardWords.connect : connectionCardWords.reconnect;
  return CONNECT_WORDS[state] ?? `${verb} ${service}`;
}
