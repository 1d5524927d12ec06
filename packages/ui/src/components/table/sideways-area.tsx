import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOverflow } from '../scroll-area/use-overflow.ts';
import * as styles from './table.css.ts';

/** A table wider than its place scrolls in it; one that fits is not clipped, and no stop of the Tab key. */
export function SidewaysArea({ label, children }: { label: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(area, content, 'inline');
  return (
    <div
      ref={area}
      {...(overflows
        ? { className: styles.sideways, role: 'region', 'aria-label': label, tabIndex: 0 }
        : {})}
    >
      <div ref={content} className={styles.sidewaysContent}>
        {children}
      </div>
    </div>
  );
}
