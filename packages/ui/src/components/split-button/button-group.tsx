import type { ReactNode } from 'react';
import * as styles from './split-button.css.ts';

export type ButtonGroupProps = {
  /** What the buttons have in common; read out. */
  label: string;
  /** Two to four Buttons of one size. */
  children: ReactNode;
};

/**
 * Commands that belong together, joined: previous and next, zoom in and out. To choose one of several use
 * SegmentedControl.
 *
 * **When not:** to choose one of several take SegmentedControl.
 *
 * **Keyboard:** each button is a stop of Tab.
 *
 * **Accessibility:** a group with a name.
 */
export function ButtonGroup({ label, children }: ButtonGroupProps) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {children}
    </div>
  );
}
