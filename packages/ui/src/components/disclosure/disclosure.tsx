import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './disclosure.css.ts';

export type DisclosureProps = {
  /** What is behind it: "Technical details". */
  label: string;
  children: ReactNode;
};

/**
 * What most readers do not need, one press away.
 *
 * **When:** details for support and developers, below what everybody reads. **When not:** for what somebody must see to
 * go on; parts of one subject that are read in turn are Tabs.
 *
 * **Keyboard:** Enter and Space open and close it.
 *
 * **Accessibility:** the browser's own `details`; searching in the page opens it.
 *
 * @example
 * <Disclosure label="How this was worked out">Gross sales less fees.</Disclosure>
 */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <span className={styles.mark}>
          <Icon name="next" />
        </span>
        {label}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
