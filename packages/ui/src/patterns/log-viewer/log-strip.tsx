import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { join } from '../../styles/join.ts';
import { brushedRange, extendedRange, type BinRange } from '../chart/bins.ts';
import { usePointKeys } from '../chart/use-point-keys.ts';
import type { LogFilter, TimeBin } from './log-filter.ts';
import { writeEdge } from './log-time.ts';
import * as styles from './log-viewer.css.ts';
import { logViewerWords } from './log-viewer.words.ts';

const HEIGHT = 40;

export type LogStripProps = {
  bins: readonly TimeBin[];
  time: LogFilter['time'];
  onTime: (time: LogFilter['time']) => void;
  /** Called during a selection, so that `onTime` is only called at its end: on release or Enter. */
  onDrag?: ((time: LogFilter['time']) => void) | undefined;
  timeZone: string;
};

/**
 * A histogram of lines over time, with errors apart. A click selects an interval, a second click or a drag extends it;
 * arrows move, Enter selects, Shift with an arrow extends the selection, Escape clears it.
 */
export function LogStrip({ bins, time, onTime, onDrag = onTime, timeZone }: LogStripProps) {
  const { active, setActive, onKeyDown } = usePointKeys(bins.length);
  const [drag, setDrag] = useState<{ pressed: number; before: BinRange | null } | null>(null);
  const range = rangeOf(bins, time);
  const [first, last] = [bins[0], bins.at(-1)];
  const spanMs = first === undefined || last === undefined ? 0 : last.toMs - first.fromMs;
  const edge = (ms: number) => writeEdge(ms, { timeZone, spanMs });
  const choose = (chosen: BinRange, onChosen = onTime) => {
    const [from, to] = [bins[chosen.first], bins[chosen.last]];
    if (from !== undefined && to !== undefined) {
      onChosen({ fromMs: from.fromMs, toMs: to.toMs });
    }
  };
  const binAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * bins.length);
    return Math.max(0, Math.min(at, bins.length - 1));
  };
  const takeKey = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (event.key === 'Escape') {
      onTime(null);
    } else if (event.key === 'Enter' && onDrag !== onTime && time !== null) {
      onTime(time);
    } else if (event.key === 'Enter' && active !== null) {
      choose({ first: active, last: active });
    } else if (event.shiftKey && active !== null && event.key.startsWith('Arrow')) {
      const next = active + (event.key === 'ArrowRight' ? 1 : -1);
      choose(extendedRange(range, active, Math.max(0, Math.min(next, bins.length - 1))), onDrag);
    }
  };
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <div>
      <div
        role="slider"
        aria-label={logViewerWords.linesOverTime}
        aria-valuemin={0}
        aria-valuemax={bins.length}
        aria-valuenow={active === null ? 0 : active + 1}
        aria-valuetext={inWords(active === null ? undefined : bins[active], edge)}
        tabIndex={0}
        className={styles.strip}
        onKeyDown={takeKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrag({ pressed: binAt(event), before: range });
        }}
        onPointerMove={(event) => {
          setActive(binAt(event));
          if (drag !== null && binAt(event) !== drag.pressed) {
            choose(brushedRange(null, drag.pressed, binAt(event)), onDrag);
          }
        }}
        onPointerUp={(event) => {
          if (drag !== null) {
            choose(brushedRange(drag.before, drag.pressed, binAt(event)));
            setDrag(null);
          }
        }}
        onPointerLeave={() => setActive(null)}
      >
        <Bars bins={bins} most={most} active={active} range={range} />
      </div>
      <p className={styles.edges}>
        {active === null ? (
          <>
            <span>{first === undefined ? '' : edge(first.fromMs)}</span>
            <span>{last === undefined ? '' : edge(last.toMs)}</span>
          </>
        ) : (
          <span>{inWords(bins[active], edge)}</span>
        )}
      </p>
    </div>
  );
}

type BarsProps = {
  bins: readonly TimeBin[];
  most: number;
  active: number | null;
  range: BinRange | null;
};

function Bars({ bins, most, active, range }: BarsProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${String(bins.length)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {active === null ? null : (
        <rect className={styles.binActive} x={active} width={1} height={HEIGHT} />
      )}
      {bins.map(({ fromMs, count, errors }, at) => {
        const isAside = range !== null && (at < range.first || at > range.last);
        const aside = isAside && styles.binAside;
        const [high, low] = [heightOf(count, most), heightOf(errors, most)];
        return (
          <g key={fromMs}>
            <rect
              className={join(styles.binLines, aside)}
              x={at + 0.1}
              width={0.8}
              y={HEIGHT - high}
              height={high - low}
            />
            <rect
              className={join(styles.binErrors, aside)}
              x={at + 0.1}
              width={0.8}
              y={HEIGHT - low}
              height={low}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Keeps counts above zero visible. */
function heightOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(1.5, (count / most) * HEIGHT);
}

function rangeOf(bins: readonly TimeBin[], time: LogFilter['time']): BinRange | null {
  if (time === null) {
    return null;
  }
  const first = bins.findIndex(({ toMs }) => toMs > time.fromMs);
  const last = bins.findLastIndex(({ fromMs }) => fromMs < time.toMs);
  return { first: Math.max(0, first), last: Math.max(0, last) };
}

function inWords(bin: TimeBin | undefined, edge: (ms: number) => string): string {
  if (bin === undefined) {
    return logViewerWords.noStretchOfTime;
  }
  const errors = logViewerWords.errors(bin.errors);
  const lines = logViewerWords.lines(bin.count);
  return logViewerWords.stretch(edge(bin.fromMs), edge(bin.toMs), lines, errors);
}
