import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { join } from '../../styles/join.ts';
import { FieldError, FieldHint } from '../field/field-words.tsx';
import { followRef } from '../field/follow-ref.ts';
import * as styles from './checkbox.css.ts';

export type CheckboxProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  | 'className'
  | 'style'
  | 'type'
  | 'size'
  | 'children'
  | 'aria-label'
  | 'aria-invalid'
  | 'aria-describedby'
> & {
  /** The label; it may contain a link. */
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  /** Some of the represented options are selected. A press sets it to checked or unchecked. */
  indeterminate?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * A yes or no that is submitted with a form. Toggled by Space or a press on its label.
 *
 * For consent or an extra option. For an immediate effect use Switch, for several options CheckboxGroup, for one of a
 * few RadioGroup.
 *
 * @example
 * <Checkbox name="terms" label="I agree to the terms" required />
 */
export function Checkbox(props: CheckboxProps) {
  const { id, label, hint, error, indeterminate = false, ref, ...native } = props;
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = join(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={styles.row}>
      <input
        {...native}
        ref={(input) => {
          // There is no HTML attribute for it.
          if (input !== null) {
            input.indeterminate = indeterminate;
          }
          return followRef(ref, input);
        }}
        type="checkbox"
        id={controlId}
        className={styles.box}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy === '' ? undefined : describedBy}
      />
      <div className={styles.words}>
        <label htmlFor={controlId} className={styles.label}>
          <span>{label}</span>
        </label>
        {hint === undefined ? null : <FieldHint id={hintId}>{hint}</FieldHint>}
        {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  );
}
