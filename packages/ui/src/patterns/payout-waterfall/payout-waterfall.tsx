import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Heading, type HeadingLevel } from '../../components/heading/heading.tsx';
import type { Currency } from '../../components/money/format-money.ts';
import * as styles from './payout-waterfall.css.ts';
import { WaterfallChart } from './waterfall-chart.tsx';
import type { WaterfallStep } from './waterfall-step.ts';
import { WaterfallTable } from './waterfall-table.tsx';

export type PayoutWaterfallProps = {
  /** The accessible name and the line above: "From sales to payout". */
  title: string;
  currency: Currency;
  /** Gross sales first, the net payout last. */
  steps: readonly WaterfallStep[];
  /** The waterfall in one sentence. */
  sentence: string;
  /** Every cent is accounted for and has an account; otherwise the sentence is set in the colour of a warning. */
  sound?: boolean | undefined;
  headingLevel?: HeadingLevel | undefined;
  /** Makes each step a button that opens what is behind it. */
  onOpenStep?: ((stepId: string) => void) | undefined;
};

/**
 * How gross sales became the payout. The key T, pressed on any of its buttons, changes between drawing and table; the
 * table is what prints.
 */
export function PayoutWaterfall(props: PayoutWaterfallProps) {
  const { title, currency, steps, sentence, sound = true, headingLevel = 2, onOpenStep } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const titleId = useId();
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
      className={steps.length > 9 ? styles.figureMany : styles.figureFew}
    >
      <div className={styles.header}>
        <Heading level={headingLevel} size="title2" id={titleId}>
          {title}
        </Heading>
        <div className={styles.toggle}>
          <Button
            variant="quiet"
            size="sm"
            icon={view === 'chart' ? 'table' : 'waterfall'}
            aria-keyshortcuts="T"
            ref={toggleButton}
            onClick={toggle}
            onKeyDown={onKeyDown}
          >
            {view === 'chart' ? 'Show as table' : 'Show as drawing'}
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
      <figcaption className={sound ? styles.sentence : styles.sentenceOpen}>{sentence}</figcaption>
    </figure>
  );
}
