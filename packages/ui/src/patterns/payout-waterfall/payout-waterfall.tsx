import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { InlineAlert } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Disclosure } from '../../components/disclosure/disclosure.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import { saveCsv } from '../chart/save-csv.ts';
import * as styles from './payout-waterfall.css.ts';
import { WaterfallChart } from './waterfall-chart.tsx';
import { waterfallLines, type WaterfallStep } from './waterfall-step.ts';
import { WaterfallTable } from './waterfall-table.tsx';
import { payoutWaterfallWords } from './payout-waterfall.words.ts';

export type PayoutWaterfallProps = {
  /** The accessible name and heading: "From sales to payout". */
  title: string;
  currency: Currency;
  /** Gross sales first, the net payout last. */
  steps: readonly WaterfallStep[];
  /** The waterfall in one sentence. */
  sentence: string;
  /** Whether every cent is accounted for and mapped; otherwise the sentence has the warning color. */
  sound?: boolean | undefined;
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Reloads the numbers after an error. */
  onRetry?: (() => void) | undefined;
  /** Shown instead of the chart when there are no steps: why, and how to get some. */
  emptyText?: string | undefined;
  /** What is still missing, in words: "Adjustments of Apr 5 are still to come". */
  partialText?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Makes each step a button that opens its details. */
  onOpenStep?: ((stepId: string) => void) | undefined;
  /** For pages without JavaScript: the table is in a native `details` element, and nothing needs a handler. */
  scriptless?: boolean | undefined;
};

/**
 * How gross sales became the payout: gross on the left, each deduction hanging from the previous level, the payout as an
 * ink-colored bar on the right; in narrow containers a vertical ledger.
 *
 * **When:** to explain one payout or the sum of several. **When not:** to compare periods use `StackedBarChart`.
 *
 * **Keyboard:** the steps are one tab stop; arrows, Home and End move, Enter opens a step. T, pressed on any of its
 * buttons, toggles between chart and table.
 *
 * **Accessibility:** a figure with a title and a sentence; the steps are a list of label, account, amount and percentage.
 * Unmapped steps are hatched and incomplete ones striped, and both are named in words. The table is what prints.
 *
 * @example
 * const step = { fromCents: 0, toCents: 10_000, shareBasisPoints: null, unmapped: false };
 * <PayoutWaterfall
 *   title="From sales to payout"
 *   currency="USD"
 *   steps={[{ ...step, id: 'gross', label: 'Gross sales', amountCents: 10_000, accounts: ['Sales'] }]}
 *   sentence="You sold $100.00 and were paid all of it."
 * />
 */
export function PayoutWaterfall(props: PayoutWaterfallProps) {
  const { title, state = 'ready', headingLevel = 2, steps } = props;
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className={frameOf(steps.length)}>
      {state === 'ready' && steps.length > 0 ? (
        props.scriptless === true ? (
          <Scriptless {...props} titleId={titleId} />
        ) : (
          <Ready {...props} titleId={titleId} />
        )
      ) : (
        <>
          <Heading level={headingLevel} size="title2" id={titleId}>
            {title}
          </Heading>
          <Instead {...props} state={state} />
        </>
      )}
    </figure>
  );
}

/** The container width below which the steps stack. */
function frameOf(stepCount: number): string {
  return stepCount > 11 ? styles.figureMost : stepCount > 9 ? styles.figureMany : styles.figureFew;
}

/** Placeholders of the chart. */
function Instead({ title, state, onRetry, emptyText, headingLevel = 2 }: PayoutWaterfallProps) {
  if (state === 'loading') {
    return <Skeleton shape="chart" label={payoutWaterfallWords.loading(title)} />;
  }
  return state === 'error' ? (
    <InlineAlert
      tone="danger"
      title={payoutWaterfallWords.thisPayoutDidNot}
      action={
        onRetry === undefined ? undefined : (
          <Button size="sm" onClick={onRetry}>
            {payoutWaterfallWords.tryAgain}
          </Button>
        )
      }
    />
  ) : (
    <EmptyState
      kind="cleared"
      size="inline"
      title={payoutWaterfallWords.nothingWasPaidOut}
      headingLevel={headingLevel}
    >
      {emptyText}
    </EmptyState>
  );
}

function Scriptless(props: PayoutWaterfallProps & { titleId: string }) {
  const { title, titleId, currency, steps, sentence, sound = true, headingLevel = 2 } = props;
  return (
    <>
      <Heading level={headingLevel} size="title2" id={titleId}>
        {title}
      </Heading>
      <div className={styles.chart}>
        <WaterfallChart label={title} currency={currency} steps={steps} />
      </div>
      <figcaption className={sound ? styles.sentence : styles.sentenceOpen}>{sentence}</figcaption>
      <div className={styles.tableBehind}>
        <Disclosure label={payoutWaterfallWords.viewAsTable}>
          <WaterfallTable caption={title} currency={currency} steps={steps} />
        </Disclosure>
      </div>
      <div className={styles.tablePrinted}>
        <WaterfallTable caption={title} currency={currency} steps={steps} />
      </div>
    </>
  );
}

function Ready(props: PayoutWaterfallProps & { titleId: string }) {
  const { title, titleId, currency, steps, sentence, sound = true, partialText } = props;
  const { headingLevel = 2, onOpenStep } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const toggleButton = useRef<HTMLButtonElement>(null);
  const toggle = () => setView(view === 'chart' ? 'table' : 'chart');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 't' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      // The toggle hides the focused step with the chart.
      toggleButton.current?.focus();
      toggle();
    }
  };

  return (
    <>
      <div className={styles.header}>
        <Heading level={headingLevel} size="title2" id={titleId}>
          {title}
        </Heading>
        <div className={styles.tools}>
          <Button
            variant="quiet"
            size="sm"
            icon={view === 'chart' ? 'table' : 'waterfall'}
            aria-keyshortcuts="T"
            ref={toggleButton}
            onClick={toggle}
            onKeyDown={onKeyDown}
          >
            {view === 'chart'
              ? payoutWaterfallWords.viewAsTable
              : payoutWaterfallWords.viewAsDrawing}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon="download"
            onClick={() => saveCsv(title, waterfallLines(steps, currency))}
          >
            {payoutWaterfallWords.saveAsCsv}
          </Button>
        </div>
      </div>
      <div className={view === 'chart' ? styles.chart : styles.chartHidden}>
        <WaterfallChart
          label={title}
          currency={currency}
          steps={steps}
          onOpenStep={onOpenStep}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={view === 'table' ? styles.table : styles.tablePrinted}>
        <WaterfallTable caption={title} currency={currency} steps={steps} />
      </div>
      {partialText === undefined ? null : (
        <p className={styles.partialNote}>
          <StatusShape shape="quarter" />
          {partialText}
        </p>
      )}
      <figcaption className={sound ? styles.sentence : styles.sentenceOpen}>{sentence}</figcaption>
    </>
  );
}
