import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { InlineAlert } from '../banner/banner.tsx';
import * as styles from './data-grid.css.ts';
import { dataGridWords } from './data-grid.words.ts';

export type GridState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  /** New rows are on their way; those at hand stay. */
  | { kind: 'refreshing' }
  | { kind: 'error'; message: string; onRetry: () => void }
  /** Some rows could not be loaded; those at hand stay. */
  | { kind: 'partial'; message: string; onRetry: () => void };

type GridPlaceholderProps = {
  state: GridState;
  hasRows: boolean;
  hasShown: boolean;
  empty: ReactNode;
  noResults: ReactNode;
};

/** What stands where rows would stand, or below them. */
export function GridPlaceholder({
  state,
  hasRows,
  hasShown,
  empty,
  noResults,
}: GridPlaceholderProps) {
  if (state.kind === 'loading' && !hasRows) {
    return null;
  }
  if (state.kind === 'error' || state.kind === 'partial') {
    return (
      <div className={styles.place}>
        <InlineAlert
          tone="danger"
          title={state.message}
          action={
            <Button size="sm" onClick={state.onRetry}>
              {dataGridWords.tryAgain}
            </Button>
          }
        />
      </div>
    );
  }
  if (hasShown) {
    return null;
  }
  return <div className={styles.place}>{hasRows ? noResults : empty}</div>;
}
