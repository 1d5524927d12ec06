import { wordsOf } from '../../kit-words/kit-language.ts';

/** The built-in text of the statechart. */
export const stateChartWords = wordsOf('stateChart', {
  chartOf: (name: string) => `Statechart of ${name}`,
  isIn: (name: string, states: string) => `${name} is in ${states}`,
  and: ' and ',
  when: (event: string, guard: string) => `${event}, if ${guard}`,
});
