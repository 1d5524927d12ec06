import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './field.css.ts';

/** What a control inside a `Field` must carry to belong to its label, hint and error. */
export type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldWords = {
  label: string;
  /** What to enter, in one short sentence. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
  /** Marks the few fields that may stay empty; all others are required. */
  optional?: boolean | undefined;
};

export type FieldProps = FieldWords & {
  id?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
};

/** Label, hint and error around one control. */
export function Field({ id, label, hint, error, optional = false, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {hintId === undefined ? null : (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {errorId === undefined ? null : (
        <div id={errorId} className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </div>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  );
}
