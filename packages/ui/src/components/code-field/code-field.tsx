import { control as controlStyle } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { join } from '../../styles/join.ts';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './code-field.css.ts';

export type CodeFieldProps = Omit<
  TextFieldProps,
  'type' | 'autoComplete' | 'inputMode' | 'pattern' | 'maxLength'
> & {
  /** How many figures the code has. */
  length?: number | undefined;
};

/** A code from a message. One field, not six: it can be pasted, and the phone offers the code by itself. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, optional, id, length = 6, ...native } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input
          {...native}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          // A pasted code may bring a space between its halves.
          maxLength={length + 1}
          className={join(controlStyle, styles.input)}
        />
      )}
    </Field>
  );
}
