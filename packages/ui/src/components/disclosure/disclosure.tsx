import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './disclosure.css.ts';

export type DisclosureProps = {
  /** The label of the hidden content: "Technical details". */
  label: string;
  children: ReactNode;
};

/**
 * Content that most readers do not need, one press away.
 *
 * **When:** details for support and developers, below the main content. **When not:** content needed to continue; for
 * alternating views use Tabs.
 *
 * **Keyboard:** Enter and Space toggle it.
 *
 * **Accessibility:** the native `details` element; find-in-page opens it.
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
