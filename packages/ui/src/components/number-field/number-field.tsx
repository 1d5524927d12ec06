import { useId } from 'react';
import { adornment } from '../field/field-frame.css.ts';
import { NumberControl, type NumberControlProps } from './number-control.tsx';

export type NumberFieldProps = NumberControlProps & {
  /** How many digits are decimals: with 2, the value 625 is shown as 6.25. Defaults to 0. */
  scale?: number | undefined;
  /**
   * The step of ↑ and ↓ in the smallest unit; Shift multiplies by ten, Page Up and Page Down by a hundred. Without it
   * the keys do nothing.
   */
  step?: number | undefined;
  /** What is counted: "days", "%". */
  unit?: string | undefined;
};

/**
 * A number that is not money: days, a rate, a count. It is formatted with the locale's separators and parsed with those
 * of any; an unreadable value is never guessed, and `onChange` receives the reason for null. For amounts use
 * `MoneyField`; for identifiers (a code, an account number) `TextField`.
 *
 * @example
 * const [hours, setHours] = useState<number | null>(24);
 * <NumberField label="Wait" unit="hours" value={hours} onChange={setHours} min={1} max={72} />
 */
export function NumberField({ scale = 0, step, unit, ...props }: NumberFieldProps) {
  const unitId = useId();
  return (
    <NumberControl
      {...props}
      scale={scale}
      step={step}
      describedBy={unit === undefined ? undefined : unitId}
      after={
        unit === undefined ? null : (
          <span id={unitId} className={adornment}>
            {unit}
          </span>
        )
      }
    />
  );
}
