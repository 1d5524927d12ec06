import { writeNumber } from './scaled-number.ts';
import type { NumberEntry, NumberFieldProblem } from './use-number-text.ts';
import { numberFieldWords } from './number-field.words.ts';

type Format = Pick<NumberEntry, 'scale' | 'locale' | 'min' | 'max'>;

/** What is wrong with a number and how to put it right, with an example in the language of the field. */
export function numberProblemWords(problem: NumberFieldProblem, format: Format): string {
  const { scale } = format;
  const write = (value: number) => writeNumber(value, format);
  const example = write(
    scale === 0 ? 1234 : 1234 * 10 ** scale + 56 * 10 ** Math.max(scale - 2, 0),
  );
  const words: Record<NumberFieldProblem, string> = {
    unreadable: numberFieldWords.enterANumberFor(example),
    ambiguous: numberFieldWords.thisCanBeRead(example),
    too_precise:
      scale === 0 ? numberFieldWords.enterAWholeNumber : numberFieldWords.enterAtMostDigits(scale),
    too_large: numberFieldWords.thisNumberIsToo,
    below: numberFieldWords.enterOrMore(write(format.min ?? 0)),
    above: numberFieldWords.enterOrLess(write(format.max ?? 0)),
  };
  return words[problem];
}
