import * as styles from './strength-meter.css.ts';
import { strengthMeterWords } from './strength-meter.words.ts';

export type Strength = 0 | 1 | 2 | 3 | 4;

export type StrengthMeterProps = {
  label: string;
  /** How many of the four segments are filled; 0 while the input is empty. */
  strength: Strength;
  /** How to make it stronger, or that it is strong enough. */
  children?: string | undefined;
};

const WORDS: Record<Strength, string> = {
  get 0() {
    return strengthMeterWords.nothingEntered;
  },
  get 1() {
    return strengthMeterWords.weak;
  },
  get 2() {
    return strengthMeterWords.fair;
  },
  get 3() {
    return strengthMeterWords.good;
  },
  get 4() {
    return strengthMeterWords.strong;
  },
};
const TONES = { 0: 'empty', 1: 'weak', 2: 'fair', 3: 'good', 4: 'good' } as const;

/**
 * How hard a password is to guess: four segments and a word, announced when they change. It advises and blocks nothing.
 *
 * Use it below a PasswordField for a new password. For the usage of a limit use Meter.
 *
 * @example
 * <StrengthMeter label="Strength" strength={3}>Good: hard to guess.</StrengthMeter>
 */
export function StrengthMeter({ label, strength, children }: StrengthMeterProps) {
  return (
    <div className={styles.meter}>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength}
        aria-valuetext={WORDS[strength]}
        className={styles.track}
      >
        {[1, 2, 3, 4].map((part) => (
          <span key={part} className={styles.parts[part <= strength ? TONES[strength] : 'empty']} />
        ))}
      </div>
      <output className={styles.words}>
        {strength === 0 ? children : [WORDS[strength], children].filter(Boolean).join('. ')}
      </output>
    </div>
  );
}
