import { Button } from '../../components/button/button.tsx';
import * as styles from './session-list.css.ts';
import { sessionListWords } from './session-list.words.ts';

export type SessionListItem = {
  id: string;
  /** "Firefox on macOS". */
  device: string;
  /** When and from where, in words: "Active 5 minutes ago", "203.0.113.9". */
  facts: readonly string[];
  isCurrent: boolean;
  /** Whether it is being ended. */
  ending?: boolean | undefined;
};

export type SessionListProps = {
  label: string;
  sessions: readonly SessionListItem[];
  onEnd: (id: string) => void;
};

/**
 * A user's sessions. The current one is marked and cannot be ended here.
 *
 * **When:** in account settings. **When not:** to sign out of this page use `UserMenu`.
 *
 * **Accessibility:** a named list; each button names the session it ends.
 *
 * @example
 * const session = { id: 's1', device: 'Firefox on Windows', facts: ['Toronto'], isCurrent: true };
 * <SessionList label="Where you are signed in" sessions={[session]} onEnd={send} />
 */
export function SessionList({ label, sessions, onEnd }: SessionListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {sessions.map(({ id, device, facts, isCurrent, ending = false }) => (
        <li key={id} className={styles.item}>
          <div className={styles.words}>
            <div className={styles.device}>{device}</div>
            <div className={styles.facts}>{facts.join(' · ')}</div>
          </div>
          {isCurrent ? (
            <span className={styles.current}>{sessionListWords.thisSession}</span>
          ) : (
            <div className={styles.action}>
              <Button
                size="sm"
                loading={ending}
                aria-label={sessionListWords.endTheSessionOn(device, facts.join(', '))}
                onClick={() => onEnd(id)}
              >
                {sessionListWords.end}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
