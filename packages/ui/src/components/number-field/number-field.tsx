import { useId } from 'react';
import { adornment } from '../field/field-frame.css.ts';
import { NumberControl, type NumberControlProps } from './number-control.tsx';

export type NumberFieldProps = NumberControlProps & {
  /** How many of the last digits stand behind the decimal point: with 2, the value 625 is shown as 6.25. Default 0. */
  scale?: number | undefined;
  /** What ↑ and ↓ add, in the smallest unit; Shift adds ten of them, Page Up and Page Down a hundred. Without it the keys do nothing. */
  step?: number | undefined;
  /** What is counted: "days", "%". */
  unit?: string | undefined;
};

/**
 * A number that is not money: days, a rate, a count. It is written with the separators of the language and read with
 * those of any; what cannot be read is never guessed, and `onChange` says why the value is null. For amounts there is
 * `MoneyField`; for digits that are a name (a code, an account number) there is `TextField`.
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
