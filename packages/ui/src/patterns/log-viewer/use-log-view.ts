import { useDeferredValue, useMemo, useState } from 'react';
import { filterLog, firstFrom, nextMatch, timeBins } from './log-filter.ts';
import type { LogFilter } from './log-filter.ts';
import type { LogFacet, LogLine } from './log-line.ts';
import { readSearch, type LogSearch } from './log-search.ts';
import { useLogIndex, useLogSearch } from './use-log-index.ts';

const BINS = 60;
/** The number of lines shown before and after a line in its context. */
export const AROUND = 50;

export type LogViewInput = {
  lines: readonly LogLine[];
  facets: readonly LogFacet[];
  search: LogSearch;
  startsAt: string | undefined;
};

/** The view state of a log: search, filters, current line, and whether it is paused. */
export function useLogView({ lines: all, facets, search, startsAt }: LogViewInput) {
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  const lines = useMemo(() => (pausedAt === null ? all : all.slice(0, pausedAt)), [all, pausedAt]);
  const log = useLogIndex(lines, facets);
  const query = useQuery(log, search);
  const narrowing = useNarrowing();
  const [around, setAround] = useState<number | null>(null);
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      all.findIndex(({ id }) => id === startsAt),
    ),
  );
  const { index, count } = log;
  const matches = query.onlyMatches && query.wanted.kind === 'pattern' ? query.matches : null;
  const filter = useMemo<LogFilter>(
    () => ({ chosen: narrowing.chosen, time: narrowing.time, matches }),
    [narrowing.chosen, narrowing.time, matches],
  );
  const { shown, counts } = useMemo(() => filterLog(index, count, filter), [index, count, filter]);
  const bins = useMemo(() => timeBins(index, count, BINS), [index, count]);
  const rows = useMemo(
    () => rowsOf({ shown, around, count: lines.length }),
    [shown, around, lines.length],
  );
  const goTo = (at: number) => setPlace(Math.max(0, Math.min(at, lines.length - 1)));
  const goToMatch = (direction: 'next' | 'previous') => {
    const next = nextMatch(reachable(query.matches, rows), place, direction);
    if (next !== null) {
      setPlace(next);
    }
  };
  return {
    ...narrowing,
    ...query,
    lines,
    log,
    bins,
    counts,
    rows,
    place: Math.min(place, Math.max(0, lines.length - 1)),
    goTo,
    goToMatch,
    around,
    showAround: (at: number) => {
      setPlace(at);
      setAround(at);
    },
    leaveAround: () => setAround(null),
    isPaused: pausedAt !== null,
    waiting: all.length - lines.length,
    pause: () => setPausedAt(all.length),
    resume: () => setPausedAt(null),
  };
}

export type LogView = ReturnType<typeof useLogView>;

/** Maps rows to lines without materializing a list for contiguous ranges. */
export type LogRows = {
  count: number;
  lineAt: (row: number) => number;
  rowOf: (line: number) => number;
};

type Sight = { shown: Uint32Array | null; around: number | null; count: number };

function rowsOf({ shown, around, count }: Sight): LogRows {
  if (around !== null) {
    const first = Math.max(0, around - AROUND);
    const length = Math.min(count, around + AROUND + 1) - first;
    return { count: length, lineAt: (row) => first + row, rowOf: (line) => line - first };
  }
  if (shown === null) {
    return { count, lineAt: (row) => row, rowOf: (line) => line };
  }
  return {
    count: shown.length,
    lineAt: (row) => shown[row] ?? 0,
    rowOf: (line) => firstFrom(shown, line),
  };
}

/** The matches among the visible rows; the others are skipped when moving between matches. */
function reachable(matches: readonly number[], rows: LogRows): readonly number[] {
  return matches.filter((at) => {
    const row = rows.rowOf(at);
    return row >= 0 && row < rows.count && rows.lineAt(row) === at;
  });
}

function useQuery(log: ReturnType<typeof useLogIndex>, search: LogSearch) {
  const [text, setText] = useState('');
  const [isRegex, setIsRegex] = useState(false);
  const [onlyMatches, setOnlyMatches] = useState(false);
  const deferredText = useDeferredValue(text);
  const wanted = useMemo(() => readSearch(deferredText, isRegex), [deferredText, isRegex]);
  const found = useLogSearch(log, wanted, search);
  return {
    text,
    setText,
    isRegex,
    toggleRegex: () => setIsRegex(!isRegex),
    onlyMatches,
    toggleOnlyMatches: () => setOnlyMatches(!onlyMatches),
    wanted,
    ...found,
  };
}

const NOTHING_CHOSEN: LogFilter['chosen'] = {};

function useNarrowing() {
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [time, setTime] = useState<LogFilter['time']>(null);
  const choose = (field: string, value: string, isChosen: boolean) => {
    const values = new Set(chosen[field] ?? []);
    if (isChosen) {
      values.add(value);
    } else {
      values.delete(value);
    }
    setChosen({ ...chosen, [field]: values });
  };
  const isNarrowed = time !== null || Object.values(chosen).some(({ size }) => size > 0);
  const widen = () => {
    setChosen(NOTHING_CHOSEN);
    setTime(null);
  };
  const narrowTime: (time: LogFilter['time']) => void = setTime;
  return { chosen, choose, time, setTime: narrowTime, isNarrowed, widen };
}
