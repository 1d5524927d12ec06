import { wordsOf } from '../../kit-words/kit-language.ts';

/** What the health card says by itself. */
export const healthCardWords = wordsOf('healthCard', {
  healthy: 'Healthy',
  degraded: 'Degraded',
  down: 'Down',
  notKnown: 'Not known',
  outOfDateLast: (checked: string) => `Out of date: last checked ${checked}`,
  checked: (checked: string) => `Checked ${checked}`,
  kept: 'Kept',
  nearlyUsedUp: 'Nearly used up',
  missed: 'Missed',
  nothingWasMeasuredIn: (period: string, text: string) =>
    `Nothing was measured in ${period}; ${text} were promised.`,
  ofPromisedIn: (text: string, text2: string, period: string, text3: string) =>
    `${text} of ${text2} promised in ${period}; ${text3}.`,
  measured: (checked: string) => ` Measured ${checked}.`,
  outOfDateLastMeasured: (checked: string) => `Out of date: last measured ${checked}`,
  moreWentWrongThan: 'more went wrong than may',
  ofTheErrorBudget: (text: number) => `${text}% of the error budget is used`,
});
