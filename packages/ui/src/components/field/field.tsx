import { useId } from 'react';
import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { FieldError, FieldHint, OptionalMark } from './field-words.tsx';
import * as styles from './field.css.ts';

/** The props that link a control in a `Field` to its label, hint and error. */
export type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldWords = {
  label: string;
  /** What to enter, in one short sentence. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Marks an optional field; all others are required. */
  optional?: boolean | undefined;
};

export type FieldProps = FieldWords & {
  id?: string | undefined;
  /** Hides the label visually, where a row, a column or an icon already shows it. */
  labelHidden?: boolean | undefined;
  children: (control: FieldControlProps) => ReactNode;
};

/**
 * Label, hint and error around one control, which are announced with it. The label is above, the error between hint and
 * control, so that no popup or on-screen keyboard covers it.
 *
 * For custom controls; TextField, Select and others include it. For several controls that answer one question use
 * FormGroup.
 *
 * @example
 * <Field label="Fiscal year starts" hint="A month">
 *   {(control) => <input type="month" {...control} />}
 * </Field>
 */
export function Field(props: FieldProps) {
  const { id, label, labelHidden = false, hint, error, optional = false, children } = props;
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const describedBy = join(hintId, errorId);
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={labelHidden ? visuallyHidden : styles.label}>
        {label}
        {optional ? <OptionalMark /> : null}
      </label>
      {hintId === undefined ? null : <FieldHint id={hintId}>{hint}</FieldHint>}
      {errorId === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      {children({
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  );
}
