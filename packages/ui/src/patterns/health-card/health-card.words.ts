import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the health card. */
export const healthCardWords = wordsOf('healthCard', {
  healthy: 'Healthy',
  degraded: 'Degraded',
  down: 'Down',
  notKnown: 'Unknown',
  outOfDateLast: (checked: string) => `Out of date: last checked ${checked}`,
  checked: (checked: string) => `Checked ${checked}`,
  kept: 'Met',
  nearlyUsedUp: 'Nearly used up',
  missed: 'Missed',
  nothingWasMeasuredIn: (period: string, text: string) =>
    `Nothing was measured in ${period}. The target is ${text}.`,
  ofPromisedIn: (text: string, text2: string, period: string, text3: string) =>
    `${text} in ${period}, against a target of ${text2}; ${text3}.`,
  measured: (checked: string) => ` Measured ${checked}.`,
  outOfDateLastMeasured: (checked: string) => `Out of date: last measured ${checked}`,
  moreWentWrongThan: 'the error budget is used up',
  ofTheErrorBudget: (text: number) => `${text}% of the error budget is used`,
});
