import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useDirection } from '../../themes/use-direction.ts';
import { treeStep } from '../row-window/tree-keys.ts';
import { readTrace, rowsInSight, type TraceSpan } from './trace-span.ts';

const PAGE = 12;
const ALL_OPEN: ReadonlySet<string> = new Set();

/** The state of a trace view: visible rows, the current row, the selected span, and its keyboard handler. */
export function useTrace(spans: readonly TraceSpan[]) {
  const view = useTraceRows(spans);
  const { rows, setIsOpen } = view;
  const [place, setPlace] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const direction = useDirection();
  // The current row is no longer visible if an ancestor was collapsed.
  const found = rows.findIndex(({ id }) => id === place);
  const current = found === -1 ? 0 : found;
  const goTo = (at: number) => setPlace(rows[at]?.id ?? null);
  /** Toggles the details of a span. */
  const select = (at: number) => {
    const row = rows[at];
    if (row?.kind === 'span') {
      setSelected(row.id === selected ? null : row.id);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = treeStep(rows, { at: current, page: PAGE, direction }, event);
    if (step?.kind === 'go') {
      goTo(step.at);
    } else if (step !== null) {
      setIsOpen(step.at, step.kind === 'open');
    } else if (event.key === 'Enter') {
      select(current);
    } else if (event.key === 'Escape' && selected !== null) {
      setSelected(null);
    } else {
      return;
    }
    event.preventDefault();
  };

  return {
    ...view,
    current,
    goTo,
    select,
    onKeyDown,
    selected: spans.find(({ id }) => id === selected) ?? null,
    closeDetails: () => setSelected(null),
  };
}

function useTraceRows(spans: readonly TraceSpan[]) {
  const trace = useMemo(() => readTrace(spans), [spans]);
  const [closed, setClosed] = useState(ALL_OPEN);
  const [onlyCritical, setOnlyCritical] = useState(false);
  const rows = useMemo(
    () => rowsInSight(trace, { closed, onlyCritical }),
    [trace, closed, onlyCritical],
  );

  const setIsOpen = (at: number, isOpen: boolean) => {
    const row = rows[at];
    if (row === undefined || row.isOpen === null) {
      return;
    }
    const next = new Set(closed);
    if (isOpen) {
      next.delete(row.id);
    } else {
      next.add(row.id);
    }
    setClosed(next);
  };

  return {
    trace,
    rows,
    setIsOpen,
    onlyCritical,
    toggleCritical: () => setOnlyCritical(!onlyCritical),
    openAll: () => setClosed(ALL_OPEN),
    closeAll: () => setClosed(new Set(spans.map(({ id }) => id))),
  };
}
