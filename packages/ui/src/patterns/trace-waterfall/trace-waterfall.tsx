import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { SpanDetails } from './span-details.tsx';
import { TraceGrid } from './trace-grid.tsx';
import { traceSentence, type TraceSpan } from './trace-span.ts';
import * as styles from './trace-waterfall.css.ts';
import { useTrace } from './use-trace.ts';
import { traceWaterfallWords } from './trace-waterfall.words.ts';

const DEFAULT_HEIGHT = 480;

export type TraceWaterfallProps = {
  /** The accessible name and heading: "Trace of req_8f2c41d07be0". */
  title: string;
  /** In any order. Keep it referentially stable. */
  spans: readonly TraceSpan[];
  state?: 'ready' | 'loading' | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** The height from which it scrolls, in pixels; defaults to 480. */
  height?: number | undefined;
};

const BELOW: Record<1 | 2 | 3, HeadingLevel> = { 1: 2, 2: 3, 3: 4 };

/**
 * The spans of a request, from the page to the platform: each as long as it took, nested under its parent.
 *
 * **When:** to see what a request waited for, and where it failed. **When not:** for many requests use `DataGrid`, for the
 * stages of an ongoing run `SyncProgress`.
 *
 * **Keyboard:** one tab stop. ↑ ↓ move, → expands and ← collapses (swapped in right-to-left text), Home and End, Enter
 * toggles the details of a span, Escape hides them.
 *
 * **Accessibility:** a treegrid that gives each span's operation, duration and start, and whether it is on the critical
 * path: it is its own table. A failed span has a shape and a word; bars are borders, so they print and remain in forced
 * colors. All expanded rows print.
 *
 * @example
 * const span = { id: 's1', parentId: null, operation: 'qbo_post', stage: 'post', source: 'worker' };
 * <TraceWaterfall title="Run r1" spans={[{ ...span, startMs: 0, durationMs: 420, status: 'ok' }]} />
 */
export function TraceWaterfall(props: TraceWaterfallProps) {
  const { title, spans, state = 'ready', headingLevel = 2, height = DEFAULT_HEIGHT } = props;
  const view = useTrace(spans);
  const titleId = useId();
  const { trace, selected } = view;
  const isReady = state === 'ready' && spans.length > 0;
  return (
    <section aria-labelledby={titleId} className={styles.trace}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="title3" id={titleId}>
          {title}
        </Heading>
        {isReady ? <Tools view={view} /> : null}
      </div>
      {state === 'loading' ? (
        <Skeleton shape="table" label={traceWaterfallWords.loading(title)} />
      ) : null}
      {state === 'ready' && spans.length === 0 ? (
        <EmptyState kind="cleared" size="inline" title={traceWaterfallWords.noSpanWasKept}>
          {traceWaterfallWords.tracesAreKeptFor}
        </EmptyState>
      ) : null}
      {isReady ? (
        <>
          <p className={styles.sentence}>{traceSentence(trace)}</p>
          <Legend />
          <div className={selected === null ? styles.split : styles.splitOpen}>
            <TraceGrid label={title} view={view} height={height} />
            {selected === null ? null : (
              <SpanDetails
                key={selected.id}
                span={selected}
                isCritical={trace.critical.has(selected.id)}
                wholeMs={trace.durationMs}
                headingLevel={BELOW[headingLevel]}
                onClose={view.closeDetails}
              />
            )}
          </div>
          <VisuallyHidden>
            <span role="status">
              {selected === null ? '' : traceWaterfallWords.detailsOfFollowThe(selected.operation)}
            </span>
          </VisuallyHidden>
        </>
      ) : null}
    </section>
  );
}

function Tools({ view }: { view: ReturnType<typeof useTrace> }) {
  return (
    <div className={styles.tools}>
      <Button
        variant="quiet"
        size="sm"
        aria-pressed={view.onlyCritical}
        icon={view.onlyCritical ? 'check' : undefined}
        onClick={view.toggleCritical}
      >
        {traceWaterfallWords.onlyTheCriticalPath}
      </Button>
      <Button variant="quiet" size="sm" onClick={view.openAll}>
        {traceWaterfallWords.expandAll}
      </Button>
      <Button variant="quiet" size="sm" onClick={view.closeAll}>
        {traceWaterfallWords.collapseAll}
      </Button>
    </div>
  );
}

const LEGEND = [
  ['critical', () => traceWaterfallWords.onTheCriticalPathThe],
  ['plain', () => traceWaterfallWords.besideTheCriticalPath],
  ['failed', () => traceWaterfallWords.failedSpan],
  ['gap', () => traceWaterfallWords.nothingRan],
] as const;

function Legend() {
  return (
    <ul className={styles.legend}>
      {LEGEND.map(([look, words]) => (
        <li key={look} className={styles.legendItem}>
          <span className={styles.sample}>
            <span
              className={styles.bars[look]}
              style={{
                position: 'static',
                display: 'block',
                ...assignInlineVars({ [styles.size]: '100%' }),
              }}
            />
          </span>
          {words()}
        </li>
      ))}
    </ul>
  );
}
