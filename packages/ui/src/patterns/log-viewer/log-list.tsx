import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode, WheelEvent } from 'react';
import * as windowed from '../row-window/row-window.css.ts';
import { useIsPrinting, useRowHeight, useRowWindow } from '../row-window/use-row-window.ts';
import { firstFrom } from './log-filter.ts';
import type { LogLine } from './log-line.ts';
import { LogRow } from './log-row.tsx';
import type { LogView } from './use-log-view.ts';

const PAGE = 20;
/** The maximum number of printed rows. */
const MOST_PRINTED = 2_000;

export type LogListProps = {
  label: string;
  view: LogView;
  timeZone: string;
  height: number;
  wraps: boolean;
  isLive: boolean;
  lineActions: ((line: LogLine) => ReactNode) | undefined;
};

/** The virtualized list of lines. One is the tab stop (roving tabindex), and arrows move it. */
export function LogList(props: LogListProps) {
  const { label, view, height, wraps, isLive } = props;
  const { rows } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const rowHeight = useRowHeight(ruler);
  const { isOpen, toggle } = useOpenLines(view.lines);
  const current = Math.max(0, Math.min(rows.rowOf(view.place), rows.count - 1));
  const virtualizer = useRowWindow(
    { count: rows.count, current, rowHeight, height, keyOf: rows.lineAt, look: String(wraps) },
    scroller,
  );
  const isFollowing = isLive && !view.isPaused;
  useEffect(() => {
    if (isFollowing && rows.count > 0) {
      virtualizer.scrollToIndex(rows.count - 1, { align: 'end' });
    }
  }, [virtualizer, isFollowing, rows.count]);
  useFocusOnMove(scroller, current, () => virtualizer.scrollToIndex(current, { align: 'auto' }));

  const acts = listActs({ view, current, isFollowing, toggle });

  const draw = (row: number, place: CSSProperties | null) => (
    <DrawnRow
      {...props}
      key={rows.lineAt(row)}
      row={row}
      isCurrent={row === current}
      isOpen={isOpen(rows.lineAt(row))}
      place={place}
      measure={virtualizer.measureElement}
    />
  );

  return (
    <div
      // Handles the key and pointer events of its rows, which have roles and names.
      role="presentation"
      className={windowed.frame}
      {...acts}
    >
      <div ref={ruler} className={windowed.ruler} />
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        // Scrolling adds and removes rows; only new lines should be announced.
        aria-live={isFollowing ? 'polite' : 'off'}
        className={windowed.scroller}
        style={{ maxBlockSize: height }}
      >
        <div
          role="list"
          style={
            isPrinting ? undefined : { position: 'relative', blockSize: virtualizer.getTotalSize() }
          }
        >
          {isPrinting
            ? Array.from({ length: Math.min(rows.count, MOST_PRINTED) }, (_row, at) =>
                draw(at, null),
              )
            : virtualizer
                .getVirtualItems()
                .map(({ index, start }) =>
                  draw(index, { transform: `translateY(${String(start)}px)` }),
                )}
        </div>
      </div>
    </div>
  );
}

type ListActs = {
  view: LogView;
  current: number;
  isFollowing: boolean;
  toggle: (line: number) => void;
};

/** Key, click and wheel handlers of the list. */
function listActs({ view, current, isFollowing, toggle }: ListActs) {
  const { rows } = view;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = rowAfterKey(event, { current, last: rows.count - 1 });
    if (isInside(event.target, '[role="tree"], button, a') || next === null) {
      return;
    }
    event.preventDefault();
    if (next === 'open') {
      toggle(rows.lineAt(current));
    } else {
      holdStill(view, isFollowing);
      view.goTo(rows.lineAt(next));
    }
  };

  const onClick = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    if (row !== null && !isInside(target, '[role="tree"], button, a')) {
      const line = rows.lineAt(Number(row.dataset.index));
      view.goTo(line);
      if (isInside(target, '[data-turn]')) {
        toggle(line);
      }
    }
  };

  const onWheel = ({ deltaY }: WheelEvent) => {
    if (deltaY < 0) {
      holdStill(view, isFollowing);
    }
  };
  return { onKeyDown, onClick, onWheel };
}

type DrawnRowProps = LogListProps & {
  row: number;
  isCurrent: boolean;
  isOpen: boolean;
  place: CSSProperties | null;
  measure: (element: HTMLElement | null) => void;
};

function DrawnRow(props: DrawnRowProps) {
  const { view, timeZone, wraps, row, isCurrent, isOpen, place, measure, lineActions } = props;
  const at = view.rows.lineAt(row);
  const line = view.lines[at];
  return line === undefined ? null : (
    <LogRow
      ref={measure}
      line={line}
      row={row}
      rows={view.rows.count}
      timeZone={timeZone}
      pattern={view.wanted.kind === 'pattern' ? view.wanted.pattern : null}
      isFound={view.matches[firstFrom(view.matches, at)] === at}
      isCurrent={isCurrent}
      isOpen={isOpen}
      wraps={wraps}
      onAround={view.around === null ? () => view.showAround(at) : null}
      place={place}
      actions={isOpen ? lineActions?.(line) : undefined}
    />
  );
}

/** Pauses a live log when the user navigates in it. */
function holdStill(view: LogView, isFollowing: boolean): void {
  if (isFollowing) {
    view.pause();
  }
}

function isInside(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

type Place = { current: number; last: number };

function rowAfterKey(event: KeyboardEvent, { current, last }: Place): number | 'open' | null {
  if (event.ctrlKey || event.metaKey || event.altKey || last < 0) {
    return null;
  }
  const moves: Readonly<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + PAGE,
    PageUp: current - PAGE,
    Home: 0,
    End: last,
    G: last,
    g: last,
  };
  const next = moves[event.key];
  if (next !== undefined) {
    return Math.max(0, Math.min(next, last));
  }
  return event.key === 'Enter' ? 'open' : null;
}

/** Tracks expanded lines by id, so that they stay expanded when they move. */
function useOpenLines(lines: readonly LogLine[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const idOf = (at: number) => lines[at]?.id ?? '';
  const toggle = (at: number) => {
    const next = new Set(open);
    if (!next.delete(idOf(at))) {
      next.add(idOf(at));
    }
    setOpen(next);
  };
  return { isOpen: (at: number) => open.has(idOf(at)), toggle };
}

/** Scrolls to the current row when it changes, and focuses it if the focus is in the log. */
function useFocusOnMove(
  scroller: { readonly current: HTMLElement | null },
  current: number,
  show: () => void,
): void {
  // Starts at 0, so that a log with another initial line scrolls to it.
  const last = useRef(0);
  useEffect(() => {
    if (last.current === current) {
      return;
    }
    last.current = current;
    show();
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${String(current)}"]`);
    if (scroller.current?.contains(document.activeElement) === true) {
      row?.focus({ preventScroll: true });
    }
  });
}
