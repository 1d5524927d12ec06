import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

const DEFAULT_ROW_HEIGHT = 24;

/** The row height in pixels, measured on an invisible element that has the theme's row height. */
export function useRowHeight(ruler: RefObject<HTMLElement | null>): number {
  const [rowHeight, setRowHeight] = useState(DEFAULT_ROW_HEIGHT);
  useLayoutEffect(() => {
    const { current } = ruler;
    if (current === null) {
      return undefined;
    }
    const measure = () => setRowHeight(current.offsetHeight || DEFAULT_ROW_HEIGHT);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [ruler]);
  return rowHeight;
}

export type RowWindow = {
  count: number;
  /** The current row: always rendered, even outside the window, so that ARIA attributes can reference it. */
  current: number;
  rowHeight: number;
  /** Initial height of the window before it is measured, in pixels. */
  height: number;
  /** Returns a stable key of a row; keep it referentially stable. Defaults to the index. */
  keyOf?: ((index: number) => string | number) | undefined;
  /** Height of a sticky header above the rows, in pixels; the rows begin below it. */
  headHeight?: number | undefined;
  /** Rows are measured again when it changes. */
  look?: string | undefined;
};

/** Virtualizes a list of rows; `rowHeight` is the estimate until a row is measured. */
export function useRowWindow(rows: RowWindow, scroller: RefObject<HTMLElement | null>) {
  const { count, current, rowHeight, height, keyOf, headHeight = 0, look } = rows;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    initialRect: { width: 0, height },
    ...(keyOf === undefined ? {} : { getItemKey: keyOf }),
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      return current < 0 || current >= count || inSight.includes(current)
        ? inSight
        : [...inSight, current].sort((one, other) => one - other);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, look]);
  return virtualizer;
}

/** Whether the page is being printed, which requires rendering every row. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser captures the page when the listener returns, so the update must be synchronous.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    globalThis.addEventListener('beforeprint', begin);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', begin);
      globalThis.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
