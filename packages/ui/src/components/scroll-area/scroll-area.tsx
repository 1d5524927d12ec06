import { useRef } from 'react';
import type { ReactNode } from 'react';
import * as styles from './scroll-area.css.ts';
import { useOverflow } from './use-overflow.ts';

export type ScrollAreaProps = {
  /** What is scrolled: the name of the region while there is something to scroll. */
  label: string;
  children: ReactNode;
  /** The height from which it scrolls: 160, 320 or 560 px; without one it scrolls sideways alone. */
  height?: 'sm' | 'md' | 'lg' | undefined;
};

/**
 * What is larger than its place. It is a stop of the Tab key, and a region, only while it overflows.
 *
 * **When:** a table or a text wider or higher than its place. **When not:** the page itself.
 *
 * **Keyboard:** one tab stop while it overflows; arrows, PgUp, PgDn scroll.
 *
 * **Accessibility:** a named region only while there is something to scroll.
 *
 * @example
 * <ScrollArea label="Report" height="md"><Code>…</Code></ScrollArea>
 */
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
