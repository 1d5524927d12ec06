import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './offline-bar.css.ts';
import { offlineBarWords } from './offline-bar.words.ts';

export type Connectivity = 'online' | 'reconnecting' | 'offline' | 'back';

export type OfflineBarProps = {
  /** `back`: online again a moment ago; `online` shows nothing. */
  state: Connectivity;
  /** Tries again now. */
  onRetry?: (() => void) | undefined;
};

const WORDS = {
  reconnecting: () => [offlineBarWords.reconnecting, offlineBarWords.whatYouSeeMay],
  offline: () => [offlineBarWords.youreOffline, offlineBarWords.youCanReadWhats],
  back: () => [offlineBarWords.youreBackOnline, offlineBarWords.updatingWhatYouSee],
} as const;

/**
 * Says under the top bar that the connection is gone, and what that means for the books. Read out politely.
 *
 * **When:** once, in `notice` of the shell. **When not:** one reading that failed (`ErrorPanel`).
 *
 * **Accessibility:** a polite status, also when it becomes empty.
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
