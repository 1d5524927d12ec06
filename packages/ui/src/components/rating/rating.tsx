import { FormGroup } from '../field/form-group.tsx';
import * as styles from './rating.css.ts';
import { ratingWords } from './rating.words.ts';

export type RatingValue = 1 | 2 | 3 | 4 | 5;

export type RatingProps = {
  /** The question. */
  legend: string;
  /** The name of the field. */
  name: string;
  /** Null while nothing is chosen. */
  value: RatingValue | null;
  onChange: (value: RatingValue) => void;
  /** What 1 and 5 mean: "Not at all", "Very well". */
  lowest: string;
  highest: string;
  error?: string | undefined;
  disabled?: boolean | undefined;
};

const STEPS: readonly RatingValue[] = [1, 2, 3, 4, 5];

/**
 * How much, from 1 to 5, with words at both ends. Arrows move and choose, Space chooses.
 *
 * Use it for a question of degree in a survey. For an answer that has a name take RadioGroup.
 */
export function Rating(props: RatingProps) {
  const { legend, name, value, onChange, lowest, highest, error, disabled = false } = props;
  return (
    <FormGroup legend={legend} error={error} disabled={disabled} kind="choices">
      <div className={styles.steps}>
        {STEPS.map((step) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={name}
              value={step}
              checked={step === value}
              className={styles.radio}
              aria-label={nameOf(step, lowest, highest)}
              onChange={() => onChange(step)}
            />
            <span aria-hidden="true">{step}</span>
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{lowest}</span>
        <span>{highest}</span>
      </div>
    </FormGroup>
  );
}

function nameOf(step: RatingValue, lowest: string, highest: string): string {
  const words: Partial<Record<RatingValue, string>> = { 1: lowest, 5: highest };
  const meaning = words[step];
  return meaning === undefined ? ratingWords.stars(step) : ratingWords.starsMeaning(step, meaning);
}
