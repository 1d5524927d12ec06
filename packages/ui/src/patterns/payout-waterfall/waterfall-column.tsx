import { scaleLinear } from 'd3-scale';
import type { ChartHue } from '../../themes/colors.ts';
import type { WaterfallBar, WaterfallLevels } from './waterfall-levels.ts';
import * as styles from './waterfall-drawing.css.ts';

export const PLOT_HEIGHT = 280;
const HEAD_ROOM = 30;
const FOOT_ROOM = 22;
const BAR_START = 18;
const BAR_WIDTH = 64;
const THINNEST = 2;

export type WaterfallDrawingProps = {
  bar: WaterfallBar;
  levels: WaterfallLevels;
  hue: ChartHue;
  /** The pattern that hatches an unmapped step. */
  hatchId?: string | undefined;
};

/** One bar of the lying waterfall: it hangs from the level before it by a hairline, amount above, share below. */
export function WaterfallColumn(
  props: WaterfallDrawingProps & { amount: string; share: string | null },
) {
  const { bar, levels, hue, hatchId, amount, share } = props;
  const y = scaleLinear(
    [levels.lowestCents, levels.highestCents],
    [PLOT_HEIGHT - FOOT_ROOM, HEAD_ROOM],
  );
  const top = y(Math.max(bar.fromCents, bar.toCents));
  const height = Math.max(y(Math.min(bar.fromCents, bar.toCents)) - top, THINNEST);
  const baseline = y(0);
  const isNet = bar.id === 'net';
  const hangsFrom = isNet ? y(levels.runningCents) : y(bar.fromCents);
  const strong = isNet || bar.id === 'gross';

  return (
    <svg className={styles.column} width="100%" height={PLOT_HEIGHT} aria-hidden="true">
      <line className={styles.baseline} x1="0" x2="100%" y1={baseline} y2={baseline} />
      {bar.id === 'gross' ? null : (
        <line
          className={styles.level}
          x1={`${BAR_START + BAR_WIDTH - 100}%`}
          x2={isNet ? `${BAR_START}%` : `${BAR_START + BAR_WIDTH}%`}
          y1={hangsFrom}
          y2={hangsFrom}
        />
      )}
      <rect
        className={styles.bar[hue]}
        x={`${BAR_START}%`}
        width={`${BAR_WIDTH}%`}
        y={top}
        height={height}
        {...(hatchId === undefined ? {} : { fill: `url(#${hatchId})`, 'data-hatched': '' })}
      />
      <text className={strong ? styles.amountStrong : styles.amount} x="50%" y={top - 8}>
        {amount}
      </text>
      {share === null ? null : (
        <text className={styles.share} x="50%" y={top + height + 16}>
          {share}
        </text>
      )}
    </svg>
  );
}

const LANE_HEIGHT = 10;

/** The same bar lying in a lane, for narrow containers. */
export function WaterfallLane({ bar, levels, hue, hatchId }: WaterfallDrawingProps) {
  const x = scaleLinear([levels.lowestCents, levels.highestCents], [0, 100]);
  const start = x(Math.min(bar.fromCents, bar.toCents));
  const width = Math.max(x(Math.max(bar.fromCents, bar.toCents)) - start, 0.6);
  return (
    <svg className={styles.lane} width="100%" height={LANE_HEIGHT} aria-hidden="true">
      <line
        className={styles.laneLevel}
        x1={`${x(0)}%`}
        x2={`${start}%`}
        y1={LANE_HEIGHT / 2}
        y2={LANE_HEIGHT / 2}
      />
      <rect
        className={styles.bar[hue]}
        x={`${start}%`}
        width={`${width}%`}
        y="0"
        height={LANE_HEIGHT}
        {...(hatchId === undefined ? {} : { fill: `url(#${hatchId})`, 'data-hatched': '' })}
      />
    </svg>
  );
}
