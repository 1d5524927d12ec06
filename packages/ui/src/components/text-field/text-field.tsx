import { useId, useRef } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { join } from '../../styles/join.ts';
import { visuallyHidden } from '../../styles/text.css.ts';
import { ClearButton } from '../field/clear-button.tsx';
import { FieldCount } from '../field/field-count.tsx';
import { Field, type FieldWords } from '../field/field.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { adornment, bare } from '../field/field-frame.css.ts';
import { followRef } from '../field/follow-ref.ts';
import { useTextLength } from '../field/use-text-length.ts';
import { Spinner } from '../spinner/spinner.tsx';

/** What every one-line text takes: all of a native input but its looks and what `Field` says of it. */
export type TextControlProps = FieldWords &
  Omit<
    InputHTMLAttributes<HTMLInputElement>,
    | 'className'
    | 'style'
    | 'type'
    | 'size'
    | 'prefix'
    | 'aria-label'
    | 'aria-invalid'
    | 'aria-describedby'
  > & { ref?: Ref<HTMLInputElement> | undefined };

export type TextFieldProps = TextControlProps & {
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | undefined;
  /** The label is read out but not shown, where a row or a column already says it. */
  labelHidden?: boolean | undefined;
  /** Stands before the text and is not part of it: "https://". */
  prefix?: string | undefined;
  /** Stands behind the text and is not part of it: ".example.com". */
  suffix?: string | undefined;
  /** A button that empties it, while there is a text. */
  clearable?: boolean | undefined;
  /** How many characters may stand in it. More can be typed, and the field then says how many are too many. */
  limit?: number | undefined;
  /** What is being waited for while the text is looked up: "Checking whether the name is free". */
  loading?: string | undefined;
};

/**
 * One line of text. Everything a native input takes passes through, so a form library can register it.
 *
 * Use it for names, addresses and numbers that are names (an account number, a tax number). For amounts take MoneyField,
 * for counts NumberField, to look something up SearchField, for several lines TextArea. An example belongs into the hint,
 * not into the placeholder, which is gone while typing.
 *
 * @example
 * <TextField label="Email" type="email" name="email" autoComplete="email" required />
 */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, optional, id, type = 'text', ...rest } = props;
  const { prefix, suffix, clearable = false, limit, loading, ref, onInput, ...native } = rest;
  const own = useRef<HTMLInputElement>(null);
  const { length, again } = useTextLength(own);
  const partId = useId();
  const isOver = limit !== undefined && length > limit;
  const isLocked = native.readOnly === true || native.disabled === true;
  return (
    <Field {...{ id, label, labelHidden, hint, error, optional }}>
      {(control) => (
        <>
          <FieldFrame>
            {prefix === undefined ? null : (
              <span id={`${partId}-prefix`} dir="auto" className={adornment}>
                {prefix}
              </span>
            )}
            <input
              {...native}
              {...control}
              // Says to the frame whether it is empty.
              placeholder={native.placeholder ?? ' '}
              ref={(input) => {
                own.current = input;
                return followRef(ref, input);
              }}
              onInput={(event) => {
                again();
                onInput?.(event);
              }}
              type={type}
              className={bare}
              aria-busy={loading === undefined ? undefined : true}
              aria-invalid={control['aria-invalid'] ?? (isOver || undefined)}
              aria-describedby={
                join(
                  control['aria-describedby'],
                  prefix !== undefined && `${partId}-prefix`,
                  suffix !== undefined && `${partId}-suffix`,
                  limit !== undefined && `${partId}-count`,
                ) || undefined
              }
            />
            {suffix === undefined ? null : (
              <span id={`${partId}-suffix`} dir="auto" className={adornment}>
                {suffix}
              </span>
            )}
            {loading === undefined ? null : <Spinner />}
            {clearable && !isLocked ? (
              <ClearButton label={label} input={() => own.current} />
            ) : null}
          </FieldFrame>
          {limit === undefined ? null : (
            <FieldCount id={`${partId}-count`} length={length} limit={limit} />
          )}
          {'loading' in props ? <output className={visuallyHidden}>{loading}</output> : null}
        </>
      )}
    </Field>
  );
}
