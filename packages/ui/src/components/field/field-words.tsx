import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';
import { fieldWords } from './field.words.ts';

/** What to enter or choose; the control names it in `aria-describedby`. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} className={styles.hint}>
      {children}
    </div>
  );
}

/** What is wrong with a control or a group, and how to put it right. */
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

/** The part of a label that marks the few fields which may stay empty. */
export function OptionalMark() {
  return (
    <>
      {' '}
      <span className={styles.optional}>{fieldWords.optional}</span>
    </>
  );
}
