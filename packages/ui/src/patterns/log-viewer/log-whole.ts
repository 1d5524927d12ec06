import { useState } from 'react';
import type { FacetCount, LogFilter, TimeBin } from './log-filter.ts';
import type { LogLine } from './log-line.ts';
import type { LogView } from './use-log-view.ts';

/** The log that the lines at hand are a part of: counted, narrowed and looked around in where all of it is. */
export type LogWhole = {
  /** How many of all its lines came when. */
  bins: readonly TimeBin[];
  /** By facet, the most frequent value first. */
  counts: Readonly<Record<string, readonly FacetCount[]>>;
  onChoose: (field: string, value: string, isChosen: boolean) => void;
  /** A stretch of the strip was chosen; null lets go of it. */
  onTime: (time: LogFilter['time']) => void;
  /** Somebody asks for the lines around this one. */
  onAround: (line: LogLine) => void;
};

/** The view of the lines at hand, with what is said of the whole log in place of what is said of them. */
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
