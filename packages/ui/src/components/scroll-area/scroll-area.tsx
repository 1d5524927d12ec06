import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import * as styles from './scroll-area.css.ts';

export type ScrollAreaProps = {
  /** What is scrolled: the name of the region while there is something to scroll. */
  label: string;
  children: ReactNode;
  /** The height from which it scrolls: 160, 320 or 560 px; without one it scrolls sideways alone. */
  height?: 'sm' | 'md' | 'lg' | undefined;
};

/** What is larger than its place. It is a stop of the Tab key, and a region, only while it overflows. */
export function ScrollArea({ label, children, height }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(area, content);
  return (
    <div
      ref={area}
      className={styles.height[height ?? 'any']}
      {...(overflows ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  );
}

function useOverflow(area: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = area;
      setOverflows(
        current !== null &&
          (current.scrollHeight > current.clientHeight ||
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
  }, [area, content]);
  return overflows;
}
