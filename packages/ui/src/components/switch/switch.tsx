import { Switch as RadixSwitch } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import * as styles from './switch.css.ts';

export type SwitchProps = {
  label: string;
  /** The label is read out but not shown, where a row and a column already say it. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  id?: string | undefined;
};

/** Something that is on or off. */
export function Switch(props: SwitchProps) {
  const { label, labelHidden = false, hint, id, ...state } = props;
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const control = (
    <RadixSwitch.Root
      id={controlId}
      className={styles.control}
      aria-describedby={hintId}
      {...state}
    >
      <RadixSwitch.Thumb className={styles.knob} />
    </RadixSwitch.Root>
  );
  if (labelHidden) {
    return (
      <>
        <label htmlFor={controlId} className={visuallyHidden}>
          {label}
        </label>
        {control}
      </>
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {hint === undefined ? null : (
          <div id={hintId} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
      {control}
    </div>
  );
}
