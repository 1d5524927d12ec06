import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { InlineAlert } from '../banner/banner.tsx';
import * as styles from './data-grid.css.ts';
import { dataGridWords } from './data-grid.words.ts';

export type GridState =
  | { kind: 'ready' }
  | { kind: 'loading' }
  /** New rows are loading; the current ones stay. */
  | { kind: 'refreshing' }
  | { kind: 'error'; message: string; onRetry: () => void }
  /** Some rows failed to load; the others stay. */
  | { kind: 'partial'; message: string; onRetry: () => void };

type GridPlaceholderProps = {
  state: GridState;
  hasRows: boolean;
  hasShown: boolean;
  empty: ReactNode;
  noResults: ReactNode;
};

/** Content in place of rows, or below them. */
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
