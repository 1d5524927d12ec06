import { useLayoutEffect, useRef, useState } from 'react';
import { fittingCount } from './toolbar-item.ts';
import { GAP_PX } from './toolbar.css.ts';

/** px of the button that opens the menu, when it is not there to be measured. */
const MORE_PX = 28;

/** How many items of the line fit into it; measured again when it, or one of them, becomes wider or narrower. */
export function useFitting(count: number) {
  const line = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const { current } = line;
    if (current === null) {
      return undefined;
    }
    const items = () => [...current.querySelectorAll<HTMLElement>('[data-item]')];
    const measure = () => {
      const more = current.querySelector<HTMLElement>('[data-more]')?.offsetWidth ?? MORE_PX;
      const widths = items().map(({ offsetWidth }) => offsetWidth);
      setFitting(fittingCount(widths, current.clientWidth, GAP_PX, more));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [current, ...items()]) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  });
  return { line, fitting: Math.min(fitting, count) };
}
