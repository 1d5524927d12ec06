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

/** The props of every single-line text input: the native ones, except styling and what `Field` provides. */
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
  /** Hides the label visually, where a row or a column already shows it. */
  labelHidden?: boolean | undefined;
  /** Shown before the text, not part of the value: "https://". */
  prefix?: string | undefined;
  /** Shown after the text, not part of the value: ".example.com". */
  suffix?: string | undefined;
  /** Shows a clear button while the field has text. */
  clearable?: boolean | undefined;
  /** The maximum number of characters. More can be typed; the field then shows how many are too many. */
  limit?: number | undefined;
  /** Announced while the text is being checked: "Checking whether the name is free". */
  loading?: string | undefined;
};

/**
 * A single line of text. Accepts all native input attributes, so form libraries can register it.
 *
 * Use it for names, addresses and numeric identifiers (an account number, a tax number). For amounts use MoneyField, for
 * counts NumberField, for searching SearchField, for several lines TextArea. Put examples into the hint, not into the
 * placeholder, which disappears while typing.
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
              // The frame detects by `:placeholder-shown` whether it is empty.
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
