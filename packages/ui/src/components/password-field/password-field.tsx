import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Field } from '../field/field.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { bare } from '../field/field-frame.css.ts';
import { InnerButton } from '../field/inner-button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { TextControlProps } from '../text-field/text-field.tsx';
import * as styles from './password-field.css.ts';
import { passwordFieldWords } from './password-field.words.ts';

export type PasswordFieldProps = Omit<TextControlProps, 'autoComplete'> & {
  /** Tells password managers which of the two it is. */
  autoComplete: 'current-password' | 'new-password';
};

/**
 * A password input: pasting and password managers work, the text can be revealed, and Caps Lock is reported while typing.
 *
 * Use it once per form, even for a new password: being able to reveal it makes a confirmation field unnecessary. Its
 * strength is shown by a StrengthMeter. For a six-digit code use CodeField, for a secret to store SecretOnce.
 *
 * @example
 * <PasswordField label="Password" name="password" autoComplete="current-password" />
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, optional, id, onKeyUp, onBlur, ...native } = props;
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setCapsLock(false);
    onBlur?.(event);
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <FieldFrame>
            <input
              {...native}
              {...control}
              type={shown ? 'text' : 'password'}
              className={bare}
              autoCapitalize="none"
              spellCheck={false}
              onKeyUp={watchCapsLock}
              onBlur={leave}
            />
            <InnerButton
              label={shown ? passwordFieldWords.hidePassword : passwordFieldWords.showPassword}
              icon={shown ? 'hide' : 'show'}
              aria-controls={control.id}
              disabled={native.disabled}
              onClick={() => setShown(!shown)}
            />
          </FieldFrame>
          <output className={styles.capsLock}>
            {capsLock ? (
              <>
                <Icon name="warning" />
                {passwordFieldWords.capsLockIsOn}
              </>
            ) : null}
          </output>
        </>
      )}
    </Field>
  );
}
