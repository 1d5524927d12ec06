import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { control as controlStyle } from '../field/field.css.ts';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import * as styles from './password-field.css.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete'> & {
  /** Tells the password manager which of the two this is. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password: pasting works, it can be shown, and Caps Lock is pointed out. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  id,
  onKeyUp,
  ...native
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <div className={styles.frame}>
            <input
              {...native}
              {...control}
              type={shown ? 'text' : 'password'}
              className={`${controlStyle} ${styles.input}`}
              autoCapitalize="none"
              spellCheck={false}
              onKeyUp={watchCapsLock}
            />
            <button
              type="button"
              className={styles.reveal}
              aria-label={shown ? 'Hide password' : 'Show password'}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'hide' : 'show'} />
            </button>
          </div>
          <output className={styles.capsLock}>{capsLock ? 'Caps Lock is on.' : null}</output>
        </>
      )}
    </Field>
  );
}
