import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the identity list. */
export const identityListWords = wordsOf('identityList', {
  rowUberEats: 'Row, Uber Eats',
  thePartsOfEach: 'The parts of each row add up to its total payout.',
  rowDoordash: 'Row, DoorDash',
  thePartsOfEachRow: 'The parts of each row add up to its net total.',
  payout: 'Payout',
  theRowsOfThe: 'The rows of the payout add up to what was paid.',
  period: 'Period',
  theDetailAgreesWith: 'The detail agrees with the platform’s summary of the period.',
  journal: 'Journal',
  debitsEqualCreditsAnd: 'Debits equal credits, and each line is the sum of its rows.',
  clearing: 'Clearing',
  whatIsLeftOn: 'What’s left in the clearing account is the list of unpaid payouts.',
  facilitatorTax: 'Facilitator tax',
  taxCollectedAndTax: 'Tax collected and tax remitted by the platform cancel out.',
  bank: 'Bank',
  theBankDepositIs: 'The bank deposit is the sum of the payouts in it.',
  theDifferenceFitsThe: 'The difference matches the day before the period.',
  theDifferenceFitsTheDay: 'The difference matches the day after the period.',
  theDifferenceFitsNeither: 'The difference matches neither edge of the period.',
  identities: 'Identities',
  holds: 'Holds',
  offBy: 'Off by ',
});
