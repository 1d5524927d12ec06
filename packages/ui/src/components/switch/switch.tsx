import { Switch as RadixSwitch } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { FieldHint } from '../field/field-words.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './switch.css.ts';

export type SwitchProps = {
  label: string;
  /** The label is read out but not shown, where a row and a column already say it. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** The last change is being saved: keeps the focus and takes no second press. */
  loading?: boolean | undefined;
  id?: string | undefined;
};

/**
 * Something that is on or off and changes at once, without a button to save it. Space and Enter change it, and so does a
 * press on its words.
 *
 * Use it for settings. For a yes or no that is sent with a form there is Checkbox.
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
