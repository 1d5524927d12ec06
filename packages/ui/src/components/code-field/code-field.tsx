import type { FormEvent, ReactNode } from 'react';
import { join } from '../../styles/join.ts';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { TextControlProps } from '../text-field/text-field.tsx';
import * as styles from './code-field.css.ts';

export type CodeFieldProps = Omit<
  TextControlProps,
  'autoComplete' | 'inputMode' | 'pattern' | 'maxLength' | 'placeholder' | 'optional'
> & {
  /** The number of digits. */
  length?: 4 | 6 | 8 | undefined;
  /** Why and since when the code is expired; disables the input. */
  expired?: string | undefined;
  /** An action to get another code: a button. */
  action?: ReactNode | undefined;
  /** Called with the whole code after its last digit. */
  onComplete?: ((code: string) => void) | undefined;
};

/**
 * A code from a message or an app. A single input that looks like several: arrows, Backspace and paste work as in any
 * text, a pasted code may contain spaces or a hyphen, and phones can autofill it.
 *
 * Use it to confirm an address or a sign-in. For a code with letters (an invitation) use TextField.
 *
 * @example
 * <CodeField label="Code from your app" length={6} name="code" onComplete={send} />
 */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, id, length = 6, expired, action, onComplete, ...rest } = props;
  const { onInput, readOnly, ...native } = rest;
  const isExpired = expired !== undefined;
  const takeFigures = (event: FormEvent<HTMLInputElement>) => {
    const typed = event.currentTarget;
    keepFigures(typed, length);
    onInput?.(event as Parameters<NonNullable<typeof onInput>>[0]);
    if (typed.value.length === length) {
      onComplete?.(typed.value);
    }
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <input
            {...native}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            readOnly={isExpired || readOnly}
            aria-describedby={
              join(control['aria-describedby'], isExpired && `${control.id}-expired`) || undefined
            }
            className={styles.inputs[length]}
            onInput={takeFigures}
          />
          <output id={`${control.id}-expired`} className={styles.expired}>
            {isExpired ? (
              <>
                <Icon name="clock" />
                {expired}
              </>
            ) : null}
          </output>
          {action === undefined ? null : <div className={styles.action}>{action}</div>}
        </>
      )}
    </Field>
  );
}

/** Strips everything but the code's digits, preserving the caret. */
function keepFigures(input: HTMLInputElement, length: number): void {
  const figures = (text: string) => text.replaceAll(/\D/g, '').slice(0, length);
  const digits = figures(input.value);
  if (digits !== input.value) {
    const caret = figures(input.value.slice(0, input.selectionStart ?? undefined)).length;
    input.value = digits;
    input.setSelectionRange(caret, caret);
  }
}
