import { useId } from 'react';
import type { ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { FieldError, FieldHint, OptionalMark } from './field-words.tsx';
import * as styles from './form-group.css.ts';

export type FormGroupProps = {
  /** What the fields have in common: "Address of the store". */
  legend: string;
  hint?: ReactNode | undefined;
  /** The error of the whole group; a single field's error is at that field. */
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Disables all of them. */
  disabled?: boolean | undefined;
  /** `choices` sizes the legend like a label, for controls that answer one question. */
  kind?: 'fields' | 'choices' | undefined;
  id?: string | undefined;
  children: ReactNode;
};

/**
 * Related controls under one legend, which is announced with each of them. An error of the whole group (an end before
 * its start) is shown once.
 *
 * Use it for an address, a time span, a set of rates. For one control use Field, for a part of a page Heading.
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
      // The first of the choices takes the id; error summaries link there.
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
