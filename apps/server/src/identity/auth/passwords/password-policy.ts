import { dictionary } from '@zxcvbn-ts/language-common';
import { GoTrueError } from '../../../http/gotrue-errors.ts';
import type { WeakPasswordReason } from '../../../http/gotrue-errors.ts';

const LEAST_CHARACTERS = 8;
/** Far more than anybody types; argon2id hashes all of it, unlike bcrypt (ASVS 6.2.8, 6.2.9). */
const MOST_CHARACTERS = 1_024;
/** ASVS 6.2.4: of those that are long enough. */
const COMMON_COUNT = 3_000;

const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(isLongEnough).slice(0, COMMON_COUNT),
);

function isLongEnough(password: string): boolean {
  return lengthOf(password) >= LEAST_CHARACTERS;
}

/** In Unicode code points, close to what people count as characters. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}

export type Weakness = {
  readonly message: string;
  readonly reasons: readonly WeakPasswordReason[];
};

/** Why a password is rejected, or null. There are no composition rules (ASVS 6.2.5). */
export function weaknessOf(password: string): Weakness | null {
  if (!isLongEnough(password)) {
    return {
      message: `Password should be at least ${LEAST_CHARACTERS} characters.`,
      reasons: ['length'],
    };
  }
  if (COMMON.has(password.toLowerCase())) {
    return {
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      reasons: ['pwned'],
    };
  }
  return null;
}

/** Throws `weak_password` with its reasons, or `validation_failed` for one that is too long. */
export function refuseWeak(password: string): void {
  const weakness = weaknessOf(password);
  if (weakness !== null) {
    throw new GoTrueError('weak_password', weakness);
  }
  if (lengthOf(password) > MOST_CHARACTERS) {
    throw new GoTrueError('validation_failed', {
      message: `Password cannot be longer than ${MOST_CHARACTERS} characters`,
    });
  }
}
