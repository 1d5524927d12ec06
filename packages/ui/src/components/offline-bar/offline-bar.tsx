import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './offline-bar.css.ts';
import { offlineBarWords } from './offline-bar.words.ts';

export type Connectivity = 'online' | 'reconnecting' | 'offline' | 'back';

export type OfflineBarProps = {
  /** `back`: just back online; `online` shows nothing. */
  state: Connectivity;
  /** Retries immediately. */
  onRetry?: (() => void) | undefined;
};

const WORDS = {
  reconnecting: () => [offlineBarWords.reconnecting, offlineBarWords.whatYouSeeMay],
  offline: () => [offlineBarWords.youreOffline, offlineBarWords.youCanReadWhats],
  back: () => [offlineBarWords.youreBackOnline, offlineBarWords.updatingWhatYouSee],
} as const;

/**
 * Reports below the top bar that the connection is lost, and what that means for the books. Announced politely.
 *
 * **When:** once, in the shell's `notice`. **When not:** for a single failed request (`ErrorPanel`).
 *
 * **Accessibility:** a polite live region, which stays mounted while it is empty.
 *
 * @example
 * <OfflineBar state="offline" onRetry={retry} />
 */
export function OfflineBar({ state, onRetry }: OfflineBarProps) {
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
            <span className={styles.strong}>{WORDS[state]()[0]}</span> {WORDS[state]()[1]}
          </p>
          {onRetry === undefined || state !== 'offline' ? null : (
            <Button size="sm" onClick={onRetry}>
              {offlineBarWords.tryNow}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
