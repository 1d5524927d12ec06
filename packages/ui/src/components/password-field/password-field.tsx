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
  /** Tells the password manager which of the two this is. */
  autoComplete: 'current-password' | 'new-password';
};

/**
 * A password: pasting and password managers work, it can be shown, and Caps Lock is pointed out while it is typed.
 *
 * Use it once in a form, also for a new password: being able to look at it makes typing it twice needless. What it is
 * worth says StrengthMeter beside it. For a code of six figures take CodeField, for a secret to keep SecretOnce.
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
