import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { control as controlStyle } from '../field/field.css.ts';

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'type' | 'size' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
>;

export type TextFieldProps = FieldWords &
  NativeProps & {
    type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text. Everything a native input takes passes through, so a form library can register it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  type = 'text',
  ...native
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...native} {...control} type={type} className={controlStyle} />}
    </Field>
  );
}
