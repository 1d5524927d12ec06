import { useEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { frame } from '../field/field-frame.css.ts';
import { writeNumber } from './scaled-number.ts';
import { useNumberText, type NumberEntry } from './use-number-text.ts';
import * as styles from './number-field.css.ts';
import { kitLocale } from '../../kit-words/kit-language.ts';
import type { NumberFieldProblem } from './use-number-text.ts';
import { numberFieldWords } from './number-field.words.ts';

/** The props of every numeric field. Amounts are integers of the smallest unit. */
export type NumberControlProps = FieldWords &
  Pick<NumberEntry, 'value' | 'onChange' | 'min' | 'max'> & {
    /** The locale of the separators; defaults to `en-US`. */
    locale?: string | undefined;
    /** Hides the label visually, where a row or a column already shows it. */
    labelHidden?: boolean | undefined;
    onBlur?: (() => void) | undefined;
    name?: string | undefined;
    id?: string | undefined;
    disabled?: boolean | undefined;
    readOnly?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

type Around = {
  scale: number;
  step: number | undefined;
  before?: ReactNode;
  after?: ReactNode;
  /** Ids of further descriptions: the unit. */
  describedBy?: string | undefined;
  /** The announced form of the number. */
  valueText?: ((value: number) => string) | undefined;
};

export function NumberControl(props: NumberControlProps & Around) {
  const { label, labelHidden, hint, error, optional, id, locale = kitLocale() } = props;
  const format = { scale: props.scale, locale, min: props.min, max: props.max };
  const entry = { ...format, value: props.value, onChange: props.onChange, step: props.step };
  const number = useNumberText(entry);
  const own = useRef<HTMLInputElement>(null);
  const blocked = number.blocked === null ? '' : numberProblemWords(number.blocked, format);
  // A native form does not submit an unreadable value.
  useEffect(() => own.current?.setCustomValidity(blocked), [own, blocked]);
  const problem = number.problem === null ? undefined : numberProblemWords(number.problem, format);

  return (
    <Field {...{ id, label, labelHidden, hint, error: error ?? problem, optional }}>
      {(control) => (
        <div className={frame}>
          {props.before}
          <input
            {...control}
            {...(props.step === undefined ? {} : spinbutton(props, locale))}
            aria-describedby={
              [control['aria-describedby'], props.describedBy].filter(Boolean).join(' ') ||
              undefined
            }
            ref={(input) => {
              own.current = input;
              return follow(props.ref, input);
            }}
            type="text"
            inputMode={canBeNegative(props.min) ? undefined : 'decimal'}
            dir="ltr"
            autoComplete="off"
            className={styles.figures}
            name={props.name}
            disabled={props.disabled}
            readOnly={props.readOnly}
            value={number.text}
            onChange={(event) => number.onType(event.target.value)}
            onPaste={number.onPaste}
            onKeyDown={number.onKeyDown}
            onBlur={() => {
              number.onBlur();
              props.onBlur?.();
            }}
          />
          {props.after}
        </div>
      )}
    </Field>
  );
}

function spinbutton(
  { value, min, max, scale, valueText }: NumberControlProps & Around,
  locale: string,
) {
  return {
    role: 'spinbutton',
    'aria-valuenow': value === null ? undefined : value / 10 ** scale,
    'aria-valuetext':
      value === null ? 'empty' : (valueText?.(value) ?? writeNumber(value, { scale, locale })),
    'aria-valuemin': min === undefined ? undefined : min / 10 ** scale,
    'aria-valuemax': max === undefined ? undefined : max / 10 ** scale,
  };
}

// The decimal keypads of phones have no minus sign.
function canBeNegative(min: number | undefined): boolean {
  return min === undefined || min < 0;
}

function follow(ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null) {
  if (typeof ref === 'function') {
    return ref(input);
  }
  if (ref !== undefined && ref !== null) {
    ref.current = input;
  }
  return undefined;
}

type Format = Pick<NumberEntry, 'scale' | 'locale' | 'min' | 'max'>;

/** What is wrong with a number and how to fix it, with a localized example. */
function numberProblemWords(problem: NumberFieldProblem, format: Format): string {
  const { scale } = format;
  const write = (value: number) => writeNumber(value, format);
  const example = write(
    scale === 0 ? 1234 : 1234 * 10 ** scale + 56 * 10 ** Math.max(scale - 2, 0),
  );
  const words: Record<NumberFieldProblem, string> = {
    unreadable: numberFieldWords.enterANumberFor(example),
    ambiguous: numberFieldWords.thisCanBeRead(example),
    too_precise:
      scale === 0 ? numberFieldWords.enterAWholeNumber : numberFieldWords.enterAtMostDigits(scale),
    too_large: numberFieldWords.thisNumberIsToo,
    below: numberFieldWords.enterOrMore(write(format.min ?? 0)),
    above: numberFieldWords.enterOrLess(write(format.max ?? 0)),
  };
  return words[problem];
}
