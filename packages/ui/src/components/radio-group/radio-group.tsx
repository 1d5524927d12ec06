import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { box as boxStyle } from '../checkbox/checkbox.css.ts';
import { FormGroup } from '../field/form-group.tsx';
import * as styles from './radio-group.css.ts';

export type RadioOption = {
  value: string;
  label: string;
  /** What choosing it means. */
  description?: ReactNode | undefined;
  disabled?: boolean | undefined;
};

export type RadioGroupProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onBlur' | 'disabled'
> & {
  legend: string;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** The name of the field; the radios of one group share it. */
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** `row` puts short words beside each other. */
  layout?: 'stack' | 'row' | undefined;
  /** The id of the first radio, which an error summary leads to. */
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * One of a few, all of them in sight. Arrows move and choose, Space chooses. A form library can register it.
 *
 * Use it for two to seven answers of a form. Where each needs a description to be chosen by, take RadioCards; for more
 * than seven Select, for several at once CheckboxGroup, for views of the same thing SegmentedControl.
 *
 * @example
 * const options = [{ value: 'accrual', label: 'Accrual' }, { value: 'cash', label: 'Cash' }];
 * <RadioGroup legend="Basis" name="basis" options={options} defaultValue="accrual" />
 */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hint, error, optional, name, options, value, defaultValue, ...rest } = props;
  const { layout = 'stack', id, ref, ...native } = rest;
  const made = useId();
  const groupId = id ?? made;
  return (
    <FormGroup {...{ legend, hint, error, optional, id: groupId }} kind="choices">
      <div className={styles.list[layout]}>
        {options.map((option, index) => (
          <Option key={option.value} option={option} id={`${groupId}-${option.value}`}>
            <input
              {...native}
              {...checkedBy(option.value, value, defaultValue)}
              ref={ref}
              type="radio"
              id={index === 0 ? groupId : undefined}
              name={name}
              value={option.value}
              disabled={native.disabled === true || option.disabled === true}
              className={boxStyle}
              aria-labelledby={`${groupId}-${option.value}-label`}
              aria-describedby={
                option.description === undefined ? undefined : `${groupId}-${option.value}-hint`
              }
            />
          </Option>
        ))}
      </div>
    </FormGroup>
  );
}

function Option(props: { option: RadioOption; id: string; children: ReactNode }) {
  const { label, description } = props.option;
  return (
    <label className={description === undefined ? styles.option : styles.described}>
      {props.children}
      <span>
        <span id={`${props.id}-label`} className={styles.label}>
          {label}
        </span>
        {description === undefined ? null : (
          <span id={`${props.id}-hint`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  );
}

function checkedBy(own: string, value: string | undefined, defaultValue: string | undefined) {
  if (value !== undefined) {
    return { checked: own === value };
  }
  return defaultValue === undefined ? {} : { defaultChecked: own === defaultValue };
}
