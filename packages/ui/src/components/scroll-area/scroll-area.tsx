import { useRef } from 'react';
import type { ReactNode } from 'react';
import * as styles from './scroll-area.css.ts';
import { useOverflow } from './use-overflow.ts';

export type ScrollAreaProps = {
  /** Names the region while it overflows. */
  label: string;
  children: ReactNode;
  /** The height from which it scrolls: 160, 320 or 560 px; without it only horizontally. */
  height?: 'sm' | 'md' | 'lg' | undefined;
};

/**
 * A scroll container for content larger than its space. It is a tab stop and a region only while it overflows.
 *
 * **When:** for tables or text wider or taller than their space. **When not:** for the page itself.
 *
 * **Keyboard:** one tab stop while it overflows; arrows, PgUp, PgDn scroll.
 *
 * **Accessibility:** a named region only while it overflows.
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
