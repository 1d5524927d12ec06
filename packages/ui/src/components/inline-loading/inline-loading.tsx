import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './inline-loading.css.ts';
import { inlineLoadingWords } from './inline-loading.words.ts';

export type InlineLoadingProps = {
  state: 'idle' | 'busy' | 'done' | 'failed';
  /** "Saving…", "Saved", "Not saved: the name is taken". */
  words: { busy: string; done: string; failed: string };
  /** Offered when it failed. */
  onRetry?: (() => void) | undefined;
};

/**
 * What becomes of one change, said where it was made: saving, saved, not saved. It takes no room while idle and is read
 * out politely. For a whole form use SaveBar, for a page Skeleton.
 *
 * **Accessibility:** a polite status; the retry is a button beside it.
 */
export function InlineLoading({ state, words, onRetry }: InlineLoadingProps) {
  return (
    <span>
      <output>
        {state === 'idle' ? null : (
          <span className={styles.look[state]}>
            {state === 'busy' ? <Spinner /> : <Icon name={state === 'done' ? 'check' : 'alert'} />}
            <span>{words[state]}</span>
          </span>
        )}
      </output>{' '}
      {state === 'failed' && onRetry !== undefined ? (
        <Button variant="quiet" size="sm" onClick={onRetry}>
          {inlineLoadingWords.tryAgain}
        </Button>
      ) : null}
    </span>
  );
}
