import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './offline-bar.css.ts';

export type Connectivity = 'online' | 'reconnecting' | 'offline' | 'back';

export type OfflineBarProps = {
  /** `back`: online again a moment ago; `online` shows nothing. */
  state: Connectivity;
  /** Changes that wait for the connection. */
  waitingCount?: number | undefined;
  /** Tries again now. */
  onRetry?: (() => void) | undefined;
};

const WORDS = {
  reconnecting: ['Reconnecting…', 'What you see may be out of date.'],
  offline: [
    'You are offline.',
    'You can read what is loaded; nothing is posted until you are back.',
  ],
  back: ['Back online.', 'Everything is up to date.'],
} as const;

/**
 * Says under the top bar that the connection is gone, and what that means for the books. Read out politely.
 *
 * **When:** once, in `notice` of the shell. **When not:** one reading that failed (`ErrorPanel`).
 *
 * **Accessibility:** a polite status, also when it becomes empty.
 */
export function OfflineBar({ state, waitingCount = 0, onRetry }: OfflineBarProps) {
  return (
    <div role="status">
      {state === 'online' ? null : (
        <div className={styles.look[state]}>
          {state === 'reconnecting' ? (
            <Spinner />
          ) : (
            <Icon name={state === 'back' ? 'check' : 'offline'} />
          )}
          <p className={styles.words}>
            <span className={styles.strong}>{WORDS[state][0]}</span>{' '}
            {waitingCount > 0 && state !== 'back' ? waitingWords(waitingCount) : WORDS[state][1]}
          </p>
          {onRetry === undefined || state !== 'offline' ? null : (
            <Button size="sm" onClick={onRetry}>
              Try now
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function waitingWords(count: number): string {
  return count === 1
    ? '1 change waits and is sent when you are back.'
    : `${count} changes wait and are sent when you are back.`;
}
