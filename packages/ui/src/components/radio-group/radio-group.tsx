import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { box as boxStyle } from '../checkbox/checkbox.css.ts';
import { FormGroup } from '../field/form-group.tsx';
import * as styles from './radio-group.css.ts';

export type RadioOption = {
  value: string;
  label: string;
  /** What selecting it means. */
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
  /** The field's name, shared by its radios. */
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** `row` puts short options side by side. */
  layout?: 'stack' | 'row' | undefined;
  /** The id of the first radio, to which an error summary links. */
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * Selects one of a few visible options. Arrows move and select, Space selects. Works with form libraries.
 *
 * Use it for two to seven answers in a form. If options need descriptions use RadioCards; for more than seven Select,
 * for multiple selection CheckboxGroup, for views of the same content SegmentedControl.
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
