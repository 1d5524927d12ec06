import { StrengthMeter } from '@platebook/ui';
import { words } from './password-strength.messages.ts';
import { passwordStrength, strengthAdvice } from './password-strength.ts';

export type PasswordStrengthProps = { password: string; minLength: number };

/** How hard the password in a form is to guess. */
export function PasswordStrength({ password, minLength }: PasswordStrengthProps) {
  return (
    <StrengthMeter label={words.label} strength={passwordStrength(password)}>
      {strengthAdvice(password, minLength)}
    </StrengthMeter>
  );
}
