import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import * as styles from './text-area.css.ts';

export type TextAreaProps = FieldWords &
  Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'className' | 'style' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
  > & { ref?: Ref<HTMLTextAreaElement> | undefined };

/** Several lines of text, or a list to paste. Everything a native textarea takes passes through. */
export function TextArea({ label, hint, error, optional, id, rows = 3, ...native }: TextAreaProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...native} {...control} rows={rows} className={styles.area} />}
    </Field>
  );
}
