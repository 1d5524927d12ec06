import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether `content` overflows the scrolled `area`; with `inline` only its width counts. */
export function useOverflow(
  area: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  along: 'both' | 'inline' = 'both',
) {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = area;
      setOverflows(
        current !== null &&
          ((along === 'both' && current.scrollHeight > current.clientHeight) ||
            current.scrollWidth > current.clientWidth),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const { current } of [area, content]) {
      if (current !== null) {
        observer.observe(current);
      }
    }
    return () => observer.disconnect();
  }, [area, content, along]);
  return overflows;
}
