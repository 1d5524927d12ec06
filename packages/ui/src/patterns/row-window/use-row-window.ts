import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

const DEFAULT_ROW_HEIGHT = 24;

/** How high a row is in pixels, measured on an unseen element that has the height the theme gives it. */
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
  /** The line the reader stands on: it is drawn wherever the window is, so that it can be referred to. */
  current: number;
  rowHeight: number;
  /** Height of the window before it is measured, in pixels. */
  height: number;
  /** What a row is known by while rows come and go; the same function between renders. Its index when left out. */
  keyOf?: ((index: number) => string | number) | undefined;
  /** Height of what stands above the rows and stays in sight, in pixels; the rows begin below it. */
  headHeight?: number | undefined;
  /** Rows are measured anew when it changes. */
  look?: string | undefined;
};

/** The rows in sight of a list whose rows are equally high until one is measured. */
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

/** Whether the page is being printed: then every row must stand in it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture when the listener has returned.
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
