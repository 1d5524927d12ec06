import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Currency } from '../../components/money/format-money.ts';
import { useMoneyFormat } from '../../components/money/money-style.tsx';
import { StatusShape } from '../../components/status-pill/status-shape.tsx';
import { Diagonals, Stripes } from '../chart/chart-patterns.tsx';
import * as styles from './payout-waterfall.css.ts';
import { WaterfallColumn, WaterfallLane } from './waterfall-column.tsx';
import * as drawing from './waterfall-drawing.css.ts';
import { levelsOf, writeShare, type WaterfallStep } from './waterfall-step.ts';
import { payoutWaterfallWords } from './payout-waterfall.words.ts';

export type WaterfallChartProps = {
  label: string;
  currency: Currency;
  steps: readonly WaterfallStep[];
  onOpenStep?: ((stepId: string) => void) | undefined;
  /** Receives keys that the steps do not handle. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
};

/** The waterfall chart: horizontal if it fits, otherwise a vertical ledger. */
export function WaterfallChart({
  label,
  currency,
  steps,
  onOpenStep,
  onKeyDown,
}: WaterfallChartProps) {
  const [active, setActive] = useState(0);
  const [hatchId, stripesId] = [useId(), useId()];
  const levels = levelsOf(steps);

  const moveOrPass = (event: KeyboardEvent<HTMLButtonElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const last = steps.length - 1;
    const next = nextPlace(event.key, { active, last, forward });
    if (next === undefined) {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    setActive(next);
    event.currentTarget.closest('ol')?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <>
      <Patterns hatchId={hatchId} stripesId={stripesId} />
      <ol aria-label={label} className={styles.steps}>
        {steps.map((step, at) => (
          <li key={step.id} className={styles.step}>
            <Step
              step={step}
              drawing={{
                ...levels,
                hatchId,
                stripesId,
                stepCount: steps.length,
                hangsFromCents: steps[at - 1]?.toCents ?? 0,
              }}
              place={at === 0 ? 'first' : at === steps.length - 1 ? 'last' : 'between'}
              currency={currency}
              open={
                onOpenStep === undefined
                  ? undefined
                  : {
                      tabIndex: at === active ? 0 : -1,
                      onFocus: () => setActive(at),
                      onClick: () => onOpenStep(step.id),
                      onKeyDown: moveOrPass,
                    }
              }
            />
          </li>
        ))}
      </ol>
    </>
  );
}

type StepProps = {
  step: WaterfallStep;
  drawing: {
    lowestCents: number;
    highestCents: number;
    hatchId: string;
    stripesId: string;
    stepCount: number;
    hangsFromCents: number;
  };
  place: 'first' | 'between' | 'last';
  currency: Currency;
  open:
    | {
        tabIndex: number;
        onFocus: () => void;
        onClick: () => void;
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
      }
    | undefined;
};

function Step({ step, drawing: shape, place, currency, open }: StepProps) {
  const isEnd = place !== 'between';
  const formatMoney = useMoneyFormat();
  const amount = formatMoney(step.amountCents, {
    currency,
    show: isEnd ? 'symbol' : 'none',
    sign: isEnd ? 'negative' : 'always',
  });
  const share = writeShare(step.shareBasisPoints);
  return (
    <>
      <div className={styles.whenWide}>
        <WaterfallColumn {...shape} step={step} place={place} amount={amount} share={share} />
      </div>
      <div className={styles.words}>
        {open === undefined ? (
          <span className={styles.label}>{step.label}</span>
        ) : (
          <button type="button" className={styles.open} {...open}>
            {step.label}
          </button>
        )}
        <span className={step.unmapped ? styles.unmapped : styles.account}>
          {step.unmapped ? (
            <span className={styles.mark}>
              <StatusShape shape="triangle" />
            </span>
          ) : null}
          {accountWords(step)}
        </span>
        {step.partial === true ? (
          <span className={styles.partial}>{payoutWaterfallWords.notComplete}</span>
        ) : null}
      </div>
      <div className={styles.figures}>
        <bdi dir="ltr" className={isEnd ? styles.endAmount : styles.figure}>
          {amount}
        </bdi>
        {share === null ? null : (
          <span className={styles.share}>
            <bdi dir="ltr">{share}</bdi>
            <span className={styles.hidden}>{payoutWaterfallWords.ofGrossAfter}</span>
          </span>
        )}
      </div>
      <div className={styles.whenNarrow}>
        <WaterfallLane {...shape} step={step} />
      </div>
    </>
  );
}

/** The accounts of a step in words. */
export function accountWords({ unmapped, accounts }: WaterfallStep): string {
  return unmapped ? payoutWaterfallWords.noAccountYet : accounts.join(', ');
}

function nextPlace(
  key: string,
  { active, last, forward }: { active: number; last: number; forward: 1 | -1 },
): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: active + forward,
    ArrowLeft: active - forward,
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    Home: 0,
    End: last,
  };
  const next = moves[key];
  return next === undefined ? undefined : Math.min(Math.max(next, 0), last);
}

function Patterns({ hatchId, stripesId }: { hatchId: string; stripesId: string }) {
  return (
    <svg className={drawing.hatchDefs} width="0" height="0" aria-hidden="true">
      <Stripes id={stripesId} />
      <Diagonals id={hatchId} line={drawing.hatch} size={6} />
    </svg>
  );
}
