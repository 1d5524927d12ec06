import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import { payoutSentence } from './payout-sentence.ts';
import * as styles from './payout-waterfall.css.ts';
import { WaterfallChart } from './waterfall-chart.tsx';
import { waterfallLevels } from './waterfall-levels.ts';
import type { WaterfallData } from './waterfall-steps.ts';
import { WaterfallTable } from './waterfall-table.tsx';

export type PayoutWaterfallProps = WaterfallData & {
  /** The accessible name and the line above: "Payout of 7 Apr 2026". */
  title: string;
  /** As the reader knows it: "Uber Eats". */
  platform: string;
  currency: Currency;
  /** The day of payment, `YYYY-MM-DD`. */
  paidOn: string;
  headingLevel?: HeadingLevel | undefined;
  /** Opens what is behind a step; its id is the component, `gross` or `net`. */
  onOpenStep?: ((stepId: string) => void) | undefined;
};

/**
 * How gross sales became the payout. The key T, pressed anywhere inside, changes between drawing and table; the table
 * is what prints.
 */
export function PayoutWaterfall(props: PayoutWaterfallProps) {
  const {
    title,
    platform,
    currency,
    paidOn,
    headingLevel = 2,
    onOpenStep,
    grossCents,
    steps,
    netCents,
  } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const titleId = useId();
  const data = { grossCents, steps, netCents };
  const tied = waterfallLevels(data).differenceCents === 0;
  const toggleButton = useRef<HTMLButtonElement>(null);
  const toggle = () => setView(view === 'chart' ? 'table' : 'chart');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 't' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      // The step that had the focus is hidden with the drawing.
      toggleButton.current?.focus();
      toggle();
    }
  };

  return (
    <figure
      aria-labelledby={titleId}
      className={steps.length > 8 ? styles.figureMany : styles.figureFew}
    >
      <div className={styles.header}>
        <Heading level={headingLevel} size="title2" id={titleId}>
          {title}
        </Heading>
        <Button
          variant="quiet"
          size="sm"
          icon={view === 'chart' ? 'table' : 'payout'}
          ref={toggleButton}
          onClick={toggle}
          onKeyDown={onKeyDown}
          aria-keyshortcuts="T"
        >
          {view === 'chart' ? 'Show as table' : 'Show as drawing'}
        </Button>
      </div>
      <div className={view === 'chart' ? styles.chart : styles.chartHidden}>
        <WaterfallChart
          {...data}
          label={title}
          currency={currency}
          onOpenStep={onOpenStep}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={view === 'table' ? styles.table : styles.tablePrinted}>
        <WaterfallTable {...data} caption={title} currency={currency} />
      </div>
      <figcaption className={tied ? styles.sentence : styles.sentenceOpen}>
        {payoutSentence({ ...data, platform, currency, paidOn })}
      </figcaption>
    </figure>
  );
}
