import { writeNumber } from './scaled-number.ts';
import type { NumberEntry, NumberFieldProblem } from './use-number-text.ts';

type Format = Pick<NumberEntry, 'scale' | 'locale' | 'min' | 'max'>;

/** What is wrong with a number and how to put it right, with an example in the language of the field. */
export function numberProblemWords(problem: NumberFieldProblem, format: Format): string {
  const { scale } = format;
  const write = (value: number) => writeNumber(value, format);
  const example = write(
    scale === 0 ? 1234 : 1234 * 10 ** scale + 56 * 10 ** Math.max(scale - 2, 0),
  );
  const words: Record<NumberFieldProblem, string> = {
    unreadable: `Enter a number, for example ${example}.`,
    ambiguous: `This can be read in two ways. Write it with its decimals, for example ${example}.`,
    too_precise:
      scale === 0
        ? 'Enter a whole number.'
        : `Enter at most ${scale} digits after the decimal point.`,
    too_large: 'This number is too large.',
    below: `Enter ${write(format.min ?? 0)} or more.`,
    above: `Enter ${write(format.max ?? 0)} or less.`,
  };
  return words[problem];
}
