import type { Ref, SelectHTMLAttributes } from 'react';
import { control as controlStyle } from '../field/field.css.ts';
import { Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as styles from './select.css.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };
export type SelectOptionGroup = { label: string; options: readonly SelectOption[] };

export type SelectProps = FieldWords &
  Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    | 'className'
    | 'style'
    | 'multiple'
    | 'size'
    | 'children'
    | 'aria-label'
    | 'aria-invalid'
    | 'aria-describedby'
  > & {
    options: readonly (SelectOption | SelectOptionGroup)[];
    /** Hides the label visually, where a row or a column already shows it. */
    labelHidden?: boolean | undefined;
    /** The first option while nothing is selected. */
    placeholder?: string | undefined;
    ref?: Ref<HTMLSelectElement> | undefined;
  };

/**
 * Selects one of up to fifteen known options. It is the native select: phones and screen readers support it best, and
 * typing jumps to the matching option.
 *
 * Use it when users know the answer and need no search. For two to seven visible options use RadioGroup, for more than
 * fifteen or server-side options Combobox.
 *
 * @example
 * const options = [{ value: 'USD', label: 'US dollar' }, { value: 'CAD', label: 'Canadian dollar' }];
 * <Select label="Currency" name="currency" options={options} defaultValue="USD" />
 */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, optional, id, options, placeholder, ...native } = props;
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(control) => (
        <div className={styles.frame}>
          <select {...native} {...control} className={`${controlStyle} ${styles.select}`}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.label} label={entry.label} className={styles.option}>
                  {entry.options.map(toOption)}
                </optgroup>
              ) : (
                toOption(entry)
              ),
            )}
          </select>
          <span className={styles.arrow}>
            <Icon name="expand" />
          </span>
        </div>
      )}
    </Field>
  );
}

function toOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled} className={styles.option}>
      {label}
    </option>
  );
}
