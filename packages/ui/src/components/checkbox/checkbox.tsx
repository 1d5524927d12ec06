import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { join } from '../../styles/join.ts';
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
  /** What is agreed to or chosen; a link may stand in it. */
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** One yes or no that is sent with a form. For what takes effect at once there is `Switch`. */
export function Checkbox({ id, label, hint, error, ...native }: CheckboxProps) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = join(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={styles.row}>
      <input
        {...native}
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
        {hint === undefined ? null : (
          <div id={hintId} className={styles.hint}>
            {hint}
          </div>
        )}
        {error === undefined ? null : (
          <div id={errorId} className={styles.error}>
            {error}
          </div>
        )}
      </div>
    </div>
  );
}
