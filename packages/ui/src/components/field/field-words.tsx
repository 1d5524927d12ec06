import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';
import { fieldWords } from './field.words.ts';

/** What to enter or choose; referenced by the control's `aria-describedby`. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.hint}>
      {children}
    </div>
  );
}

/** What is wrong with a control or a group, and how to fix it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon name="alert" />
      </span>
      <span>{children}</span>
    </div>
  );
}

/** Marks the label of an optional field. */
export function OptionalMark() {
  return (
    <>
      {' '}
      <span className={styles.optional}>{fieldWords.optional}</span>
    </>
  );
}
