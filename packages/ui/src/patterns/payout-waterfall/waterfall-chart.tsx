import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { formatMoney, formatShare, type Currency } from '../../components/money/format-money.ts';
import type { ChartHue } from '../../themes/colors.ts';
import * as styles from './payout-waterfall.css.ts';
import { WaterfallColumn, WaterfallLane } from './waterfall-column.tsx';
import * as drawing from './waterfall-drawing.css.ts';
import { waterfallLevels, type WaterfallBar } from './waterfall-levels.ts';
import type { WaterfallData } from './waterfall-steps.ts';

export type WaterfallChartProps = WaterfallData & {
  label: string;
  currency: Currency;
  onOpenStep?: ((stepId: string) => void) | undefined;
  /** Keys the steps do not use themselves. */
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
};

type Mark = {
  bar: WaterfallBar;
  label: string;
  cents: number;
  hue: ChartHue;
  account: string | undefined;
  unmapped: boolean;
};

/** The drawn waterfall: lying where there is room, an upright ledger where there is not. */
export function WaterfallChart(props: WaterfallChartProps) {
  const { label, currency, onOpenStep, onKeyDown, ...data } = props;
  const [active, setActive] = useState(0);
  const hatchId = useId();
  const levels = waterfallLevels(data);
  const marks: Mark[] = [
    mark(levels.gross, { label: 'Gross sales', cents: data.grossCents, hue: 'gross' }),
    ...data.steps.map((step, at) => mark(levels.steps[at] ?? levels.gross, step)),
    mark(levels.net, { label: 'Net payout', cents: data.netCents, hue: 'net' }),
  ];

  const moveOrPass = (event: KeyboardEvent<HTMLButtonElement>) => {
    const last = marks.length - 1;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, number> = {
      ArrowRight: active + forward,
      ArrowLeft: active - forward,
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: last,
    };
    const next = moves[event.key];
    if (next === undefined) {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    const at = Math.min(Math.max(next, 0), last);
    setActive(at);
    event.currentTarget.closest('ol')?.querySelectorAll('button')[at]?.focus();
  };

  return (
    <>
      <Hatch id={hatchId} />
      <ol aria-label={label} className={styles.steps}>
        {marks.map((each, at) => (
          <li
            key={each.bar.id}
            className={styles.step}
            data-end={each.bar.id === 'net' || undefined}
          >
            <Step
              mark={each}
              levels={levels}
              grossCents={data.grossCents}
              currency={currency}
              hatchId={each.unmapped ? hatchId : undefined}
              open={
                onOpenStep === undefined
                  ? undefined
                  : {
                      tabIndex: at === active ? 0 : -1,
                      onFocus: () => setActive(at),
                      onClick: () => onOpenStep(each.bar.id),
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
  mark: Mark;
  levels: ReturnType<typeof waterfallLevels>;
  grossCents: number;
  currency: Currency;
  hatchId: string | undefined;
  open:
    | {
        tabIndex: number;
        onFocus: () => void;
        onClick: () => void;
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
      }
    | undefined;
};

function Step({
  mark: { bar, label, cents, hue, account, unmapped },
  levels,
  grossCents,
  currency,
  hatchId,
  open,
}: StepProps) {
  const isEnd = bar.id === 'gross' || bar.id === 'net';
  const amount = formatMoney(cents, {
    currency,
    show: isEnd ? 'symbol' : 'none',
    sign: isEnd ? 'negative' : 'always',
  });
  const share = formatShare(cents, grossCents);
  const shape = { bar, levels, hue, hatchId };
  return (
    <>
      <div className={styles.whenWide}>
        <WaterfallColumn {...shape} amount={amount} share={share} />
      </div>
      <div className={styles.words}>
        {open === undefined ? (
          <span className={styles.label}>{label}</span>
        ) : (
          <button type="button" className={styles.open} {...open}>
            {label}
          </button>
        )}
        <span className={unmapped ? styles.unmapped : styles.account}>
          {unmapped ? 'No account yet' : account}
        </span>
      </div>
      <div className={styles.figures}>
        <span className={isEnd ? styles.endAmount : undefined}>{amount}</span>
        {share === null ? null : (
          <span className={styles.share}>
            {share}
            <span className={styles.hidden}> of gross</span>
          </span>
        )}
      </div>
      <div className={styles.whenNarrow}>
        <WaterfallLane {...shape} />
      </div>
    </>
  );
}

function mark(
  bar: WaterfallBar,
  {
    label,
    cents,
    hue,
    account,
    unmapped = false,
  }: Omit<Mark, 'bar' | 'account' | 'unmapped'> & {
    account?: string | undefined;
    unmapped?: boolean | undefined;
  },
): Mark {
  return { bar, label, cents, hue, account, unmapped };
}

function Hatch({ id }: { id: string }) {
  return (
    <svg className={drawing.hatchDefs} width="0" height="0" aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line className={drawing.hatch} x1="1" x2="1" y1="0" y2="6" />
        </pattern>
      </defs>
    </svg>
  );
}
