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
  /** How many figures the code has. */
  length?: 4 | 6 | 8 | undefined;
  /** That the code can no longer be used, and since when; nothing can then be typed. */
  expired?: string | undefined;
  /** The way to another code: a button. */
  action?: ReactNode | undefined;
  /** Called with the whole code when its last figure is in. */
  onComplete?: ((code: string) => void) | undefined;
};

/**
 * A code from a message or an app. It is one input that looks like several: arrows, Backspace and pasting work as in any
 * text, a pasted code may hold spaces or a hyphen, and the phone offers the code by itself.
 *
 * Use it to confirm an address or a sign-in. For a code of letters (an invitation) take TextField.
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

/** Leaves only as many figures as the code has, and the caret where it was among them. */
function keepFigures(input: HTMLInputElement, length: number): void {
  const figures = (text: string) => text.replaceAll(/\D/g, '').slice(0, length);
  const digits = figures(input.value);
  if (digits !== input.value) {
    const caret = figures(input.value.slice(0, input.selectionStart ?? undefined)).length;
    input.value = digits;
    input.setSelectionRange(caret, caret);
  }
}
