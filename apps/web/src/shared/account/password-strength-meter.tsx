import { StrengthMeter } from '@platebook/ui';
import { words } from './password-strength.messages.ts';
import { passwordStrength, strengthAdvice } from './password-strength.ts';

export type PasswordStrengthProps = { password: string; minLength: number };

/** A password form's strength meter. */
export function PasswordStrength({ password, minLength }: PasswordStrengthProps) {
  return (
    <StrengthMeter label={words.label} strength={passwordStrength(password)}>
      {strengthAdvice(password, minLength)}
    </StrengthMeter>
  );
}
