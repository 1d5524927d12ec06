import { Switch as RadixSwitch } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { FieldHint } from '../field/field-words.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './switch.css.ts';

export type SwitchProps = {
  label: string;
  /** Hides the label visually, where a row and a column already show it. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** The last change is being saved: keeps the focus and ignores presses. */
  loading?: boolean | undefined;
  id?: string | undefined;
};

/**
 * Turns something on or off immediately, without a save button. Space, Enter and a press on its label toggle it.
 *
 * Use it for settings. For a yes or no that is submitted with a form use Checkbox.
 *
 * @example
 * const [isOn, setOn] = useState(true);
 * <Switch label="Post without asking" checked={isOn} onCheckedChange={setOn} />
 */
export function Switch(props: SwitchProps) {
  const {
    label,
    labelHidden = false,
    hint,
    id,
    loading = false,
    onCheckedChange,
    ...state
  } = props;
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const control = (
    <RadixSwitch.Root
      id={controlId}
      className={styles.control}
      aria-describedby={hintId}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onCheckedChange={loading ? undefined : onCheckedChange}
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
        {hintId === undefined ? null : <FieldHint id={hintId}>{hint}</FieldHint>}
      </div>
      <span className={styles.end}>
        {loading ? <Spinner /> : null}
        {control}
      </span>
    </div>
  );
}
