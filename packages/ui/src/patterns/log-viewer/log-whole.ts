import { useState } from 'react';
import type { FacetCount, LogFilter, TimeBin } from './log-filter.ts';
import type { LogLine } from './log-line.ts';
import type { LogView } from './use-log-view.ts';

/** The full log, of which only some lines are loaded: the caller counts, filters and finds surrounding lines. */
export type LogWhole = {
  /** The number of all its lines over time. */
  bins: readonly TimeBin[];
  /** By facet, the most frequent value first. */
  counts: Readonly<Record<string, readonly FacetCount[]>>;
  onChoose: (field: string, value: string, isChosen: boolean) => void;
  /** Called when a time range is selected; null clears it. */
  onTime: (time: LogFilter['time']) => void;
  /** Requests the lines around this one. */
  onAround: (line: LogLine) => void;
};

/** The view of the loaded lines, with bins and counts of the full log instead of their own. */
export function useWhole(view: LogView, whole: LogWhole | undefined) {
  const [dragged, setDragged] = useState<LogFilter['time']>(null);
  if (whole === undefined) {
    return { view, onDrag: undefined };
  }
  return {
    view: {
      ...view,
      bins: whole.bins,
      counts: whole.counts,
      choose: whole.onChoose,
      time: dragged,
      setTime: (time: LogFilter['time']) => {
        setDragged(null);
        whole.onTime(time);
      },
      showAround: (at: number) => {
        const line = view.lines[at];
        if (line !== undefined) {
          whole.onAround(line);
        }
      },
    },
    onDrag: setDragged,
  };
}
