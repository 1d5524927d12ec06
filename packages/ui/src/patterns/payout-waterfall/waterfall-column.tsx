import { scaleLinear } from 'd3-scale';
import type { SVGProps } from 'react';
import * as styles from './waterfall-drawing.css.ts';
import { hueOf, type WaterfallStep } from './waterfall-step.ts';

const PLOT_HEIGHT = 280;
const HEAD_ROOM = 30;
const FOOT_ROOM = 22;
const WIDEST_BAR = 48;
const BAR_WIDTH_PER_STEP = 6;
const THINNEST = 2;
const LANE_HEIGHT = 8;

export type WaterfallDrawingProps = {
  step: WaterfallStep;
  /** The lowest and highest level of the whole waterfall. */
  lowestCents: number;
  highestCents: number;
  /** The ids of the patterns for unmapped (hatched) and incomplete (striped) steps. */
  hatchId: string;
  stripesId: string;
};

export type WaterfallColumnProps = WaterfallDrawingProps & {
  amount: string;
  share: string | null;
  place: 'first' | 'between' | 'last';
  /** The number of bars that share the width. */
  stepCount: number;
  /** The level of the previous step. */
  hangsFromCents: number;
};

/** A bar of the horizontal waterfall: a hairline connects it to the previous level; amount above, percentage below. */
export function WaterfallColumn(props: WaterfallColumnProps) {
  const {
    step,
    lowestCents,
    highestCents,
    hatchId,
    stripesId,
    amount,
    share,
    place,
    stepCount,
    hangsFromCents,
  } = props;
  // With few steps the columns are wide; their bars stay as narrow as with many.
  const width = Math.min(WIDEST_BAR, BAR_WIDTH_PER_STEP * stepCount);
  const start = (100 - width) / 2;
  const y = scaleLinear(
    [lowestCents, highestCents],
    [PLOT_HEIGHT - FOOT_ROOM, HEAD_ROOM],
  ).interpolate(interpolateWhole);
  const top = y(Math.max(step.fromCents, step.toCents));
  const height = Math.max(y(Math.min(step.fromCents, step.toCents)) - top, THINNEST);
  const level = y(hangsFromCents);

  return (
    <svg className={styles.column} width="100%" height={PLOT_HEIGHT} aria-hidden="true">
      <line className={styles.baseline} x1="-1%" x2="101%" y1={y(0)} y2={y(0)} />
      {place === 'first' ? null : (
        <line
          className={styles.level}
          x1={`${start + width - 100}%`}
          x2={place === 'last' ? `${start}%` : `${start + width}%`}
          y1={level}
          y2={level}
        />
      )}
      <Bar
        step={step}
        hatchId={hatchId}
        stripesId={stripesId}
        x={`${start}%`}
        width={`${width}%`}
        y={top}
        height={height}
      />
      <text
        className={place === 'between' ? styles.amount : styles.amountStrong}
        x="50%"
        y={top - 8}
      >
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

// Whole pixels keep hairlines one pixel thin.
function interpolateWhole(start: number, end: number) {
  return (at: number) => Math.round(start + (end - start) * at);
}

/** The same bar in a horizontal lane, for narrow containers. */
export function WaterfallLane(props: WaterfallDrawingProps) {
  const { step, lowestCents, highestCents, hatchId, stripesId } = props;
  const x = scaleLinear([lowestCents, highestCents], [0, 100]);
  const start = x(Math.min(step.fromCents, step.toCents));
  const width = Math.max(x(Math.max(step.fromCents, step.toCents)) - start, 0.6);
  return (
    <svg className={styles.lane} width="100%" height={LANE_HEIGHT} aria-hidden="true">
      <line
        className={styles.laneLevel}
        x1={`${x(0)}%`}
        x2={`${start}%`}
        y1={LANE_HEIGHT / 2}
        y2={LANE_HEIGHT / 2}
      />
      <Bar
        step={step}
        hatchId={hatchId}
        stripesId={stripesId}
        x={`${start}%`}
        width={`${width}%`}
        y="0"
        height={LANE_HEIGHT}
      />
    </svg>
  );
}

type BarProps = SVGProps<SVGRectElement> &
  Pick<WaterfallDrawingProps, 'step' | 'hatchId' | 'stripesId'>;

function Bar({ step, hatchId, stripesId, ...place }: BarProps) {
  return (
    <>
      <rect className={styles.bar[hueOf(step.id)]} {...place} {...hatched(step, hatchId)} />
      {step.partial === true ? <rect fill={`url(#${stripesId})`} {...place} /> : null}
    </>
  );
}

function hatched({ unmapped }: WaterfallStep, hatchId: string) {
  return unmapped ? { fill: `url(#${hatchId})`, 'data-hatched': '' } : {};
}
