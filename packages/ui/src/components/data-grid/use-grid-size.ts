import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Below this inline size a row becomes a card; `NARROW_CONTAINER` for what CSS alone decides. */
const NARROW_PX = 480;
const CARD_HEIGHT = 72;
const DEFAULT_ROW_HEIGHT = 40;

/** How high a row is, in pixels: the density's height, measured, or that of a card. */
export function useGridSize({
  scroller,
  ruler,
}: {
  scroller: RefObject<HTMLElement | null>;
  ruler: RefObject<HTMLElement | null>;
}): { rowHeight: number; narrow: boolean } {
  const [size, setSize] = useState({ rowHeight: DEFAULT_ROW_HEIGHT, narrow: false });
  useLayoutEffect(() => {
    const [frame, line] = [scroller.current, ruler.current];
    if (frame === null || line === null) {
      return undefined;
    }
    const measure = () => {
      const narrow = frame.clientWidth > 0 && frame.clientWidth < NARROW_PX;
      const rowHeight = narrow ? CARD_HEIGHT : line.offsetHeight || DEFAULT_ROW_HEIGHT;
      setSize((last) =>
        last.narrow === narrow && last.rowHeight === rowHeight ? last : { narrow, rowHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    observer.observe(line);
    return () => observer.disconnect();
  }, [scroller, ruler]);
  return size;
}
