import { StrengthMeter } from '@platebook/ui';
import { passwordStrength, strengthAdvice } from './password-strength.ts';

export type PasswordStrengthProps = { password: string; minLength: number };

/** How hard the password in a form is to guess. */
export function PasswordStrength({ password, minLength }: PasswordStrengthProps) {
  return (
    <StrengthMeter label="Password strength" strength={passwordStrength(password)}>
      {strengthAdvice(password, minLength)}
    </StrengthMeter>
  );
}
