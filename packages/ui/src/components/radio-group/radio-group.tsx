import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { join } from '../../styles/join.ts';
import { box as boxStyle } from '../checkbox/checkbox.css.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './radio-group.css.ts';

export type RadioOption = {
  value: string;
  label: string;
  /** What choosing it means. */
  description?: ReactNode | undefined;
};

export type RadioGroupProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onBlur' | 'disabled'
> & {
  legend: string;
  hint?: ReactNode | undefined;
  error?: string | undefined;
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

/** One of a few, all of them in sight. Arrows move and choose. A form library can register it. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    legend,
    hint,
    error,
    name,
    options,
    value,
    defaultValue,
    layout = 'stack',
    id,
    ref,
    ...native
  } = props;
  const made = useId();
  const groupId = id ?? made;
  const hintId = `${groupId}-hint`;
  const errorId = `${groupId}-error`;
  const describedBy = join(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint === undefined ? null : (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      {error === undefined ? null : (
        <div id={errorId} className={styles.error}>
          <Icon name="alert" />
          <span>{error}</span>
        </div>
      )}
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
              className={boxStyle}
              aria-labelledby={`${groupId}-${option.value}-label`}
              aria-describedby={
                option.description === undefined ? undefined : `${groupId}-${option.value}-hint`
              }
            />
          </Option>
        ))}
      </div>
    </fieldset>
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
          <span id={`${props.id}-hint`} className={styles.hint}>
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
