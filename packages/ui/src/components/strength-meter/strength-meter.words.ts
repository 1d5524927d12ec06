import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the strength meter says by itself. */
export const strengthMeterWords = wordsOf('strengthMeter', {
  nothingEntered: 'Nothing entered',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
});
