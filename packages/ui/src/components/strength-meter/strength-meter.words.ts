import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the strength meter. */
export const strengthMeterWords = wordsOf('strengthMeter', {
  nothingEntered: 'Nothing entered',
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
});
