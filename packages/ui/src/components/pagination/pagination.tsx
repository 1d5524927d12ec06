import { Button } from '../button/button.tsx';
import * as styles from './pagination.css.ts';
import { kitLocale } from '../../kit-words/kit-language.ts';
import { paginationWords } from './pagination.words.ts';

export type PaginationProps = {
  /** The accessible name: "Pages of payouts". */
  label: string;
  /** The first and the last row on this page, counted from 1. */
  from: number;
  to: number;
  /** Null where the server does not count. */
  total: number | null;
  /** Null on the first page. */
  onPrevious: (() => void) | null;
  /** Null on the last page. */
  onNext: (() => void) | null;
  /** Another page is on its way. */
  loading?: boolean | undefined;
  locale?: string | undefined;
};

/**
 * Steps through a list that the server gives page by page.
 *
 * **When:** the page stands in the address. **When not:** read one after another (`LoadMore`), compared (`DataGrid`).
 *
 * **Accessibility:** a named navigation; a step that leads nowhere keeps the focus and is off.
 */
export function Pagination(props: PaginationProps) {
  const {
    label,
    from,
    to,
    total,
    onPrevious,
    onNext,
    loading = false,
    locale = kitLocale(),
  } = props;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <nav aria-label={label} className={styles.row} aria-busy={loading || undefined}>
      <span role="status" className={styles.range}>
        {/* It begins with a figure, which would else go to the wrong end from right to left. */}
        <bdi>
          {total === null
            ? paginationWords.range(number(from), number(to))
            : paginationWords.rangeOf(number(from), number(to), number(total))}
        </bdi>
      </span>
      <div className={styles.steps}>
        <Step label={paginationWords.previousPage} onStep={onPrevious} loading={loading} />
        <Step label={paginationWords.nextPage} onStep={onNext} loading={loading} />
      </div>
    </nav>
  );
}

type StepProps = { label: string; onStep: (() => void) | null; loading: boolean };

/** It stays focusable at the end of the list, so that the focus is not lost there. */
function Step({ label, onStep, loading }: StepProps) {
  const isOff = onStep === null || loading;
  return (
    <Button
      size="sm"
      aria-disabled={isOff || undefined}
      variant={onStep === null ? 'quiet' : 'secondary'}
      onClick={() => (isOff ? undefined : onStep())}
    >
      {label}
    </Button>
  );
}

export type LoadMoreProps = {
  /** How many rows are on the page. */
  shown: number;
  /** Null where the server does not count. */
  total: number | null;
  /** What a row is, in the plural. */
  noun: string;
  state: 'more' | 'loading' | 'failed' | 'done';
  onMore: () => void;
  locale?: string | undefined;
};

/**
 * Adds the next rows below those that are read, which stay where they are.
 *
 * **Accessibility:** a polite status says how many are shown.
 */
export function LoadMore({
  shown,
  total,
  noun,
  state,
  onMore,
  locale = kitLocale(),
}: LoadMoreProps) {
  const number = (value: number) => value.toLocaleString(locale);
  const count =
    total === null || state === 'done'
      ? number(shown)
      : paginationWords.countOf(number(shown), number(total));
  const words =
    state === 'failed'
      ? paginationWords.theNextCouldNot(noun, count)
      : paginationWords.shown(state, count, noun);
  return (
    <div className={styles.more}>
      <span role="status" className={styles.range}>
        <bdi>{words}</bdi>
      </span>
      {state === 'done' ? null : (
        <Button loading={state === 'loading'} onClick={onMore}>
          {state === 'failed' ? paginationWords.tryAgain : paginationWords.showMore(noun)}
        </Button>
      )}
    </div>
  );
}
