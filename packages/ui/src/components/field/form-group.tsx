import { useId } from 'react';
import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { FieldError, FieldHint, OptionalMark } from './field-words.tsx';
import * as styles from './form-group.css.ts';

export type FormGroupProps = {
  /** What the fields are together: "Address of the store". */
  legend: string;
  hint?: ReactNode | undefined;
  /** What is wrong with them together; what is wrong with one stands at that one. */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** None of them can be changed. */
  disabled?: boolean | undefined;
  /** `choices` has the legend of a label's size, for controls that answer one question. */
  kind?: 'fields' | 'choices' | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/**
 * Controls that belong together under one legend, which is read out with each of them. An error of all of them (the end
 * before the beginning) stands once, at the group.
 *
 * Use it for an address, a span of time, a set of rates. For one control take Field, for a part of a page Heading.
 *
 * @example
 * <FormGroup legend="Address">
 *   <TextField label="Street" name="street" />
 *   <TextField label="City" name="city" />
 * </FormGroup>
 */
export function FormGroup(props: FormGroupProps) {
  const { legend, hint, error, optional = false, kind = 'fields', id, disabled, children } = props;
  const made = useId();
  const groupId = id ?? made;
  const hintId = hint === undefined ? undefined : `${groupId}-hint`;
  const errorId = error === undefined ? undefined : `${groupId}-error`;
  const describedBy = join(hintId, errorId);
  return (
    <fieldset
      // The first control of choices takes the id; there an error summary leads.
      id={kind === 'fields' ? id : undefined}
      tabIndex={kind === 'fields' && id !== undefined ? -1 : undefined}
      className={styles.group}
      disabled={disabled}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend className={styles.legend[kind]}>
        {legend}
        {optional ? <OptionalMark /> : null}
      </legend>
      {describedBy === '' ? null : (
        <div className={styles.words}>
          {hintId === undefined ? null : <FieldHint id={hintId}>{hint}</FieldHint>}
          {errorId === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
        </div>
      )}
      <div className={styles.body[kind]}>{children}</div>
    </fieldset>
  );
}
