import type { DroppedValue, FilterProperty } from './list-address.ts';
import { filterBarWords } from './filter-bar.words.ts';

const NAMED_VALUES = 3;

/** "Failed or Partial": any of them matches. Beyond three the rest are counted. */
export function valueWords(property: FilterProperty, values: readonly string[]): string {
  const words = values.map((value) => labelOf(property, value));
  const named = words.length > NAMED_VALUES ? words.slice(0, NAMED_VALUES - 1) : words.slice(0, -1);
  const last =
    words.length > NAMED_VALUES
      ? filterBarWords.more(words.length, named.length)
      : (words.at(-1) ?? '');
  return named.length === 0 ? last : filterBarWords.or(named.join(', '), last);
}

export function labelOf({ values }: FilterProperty, value: string): string {
  return values?.find((each) => each.value === value)?.label ?? value;
}

const PARAMETERS: Readonly<Record<string, string>> = {
  get from() {
    return filterBarWords.firstDay;
  },
  get to() {
    return filterBarWords.lastDay;
  },
  get tz() {
    return filterBarWords.timeZone;
  },
  get sort() {
    return filterBarWords.order;
  },
  get cols() {
    return filterBarWords.column;
  },
  get sel() {
    return filterBarWords.row;
  },
  get q() {
    return filterBarWords.search;
  },
  get view() {
    return filterBarWords.view;
  },
};

/** Dropped address values in readable form: "Status “lost”". */
export function droppedWords(
  dropped: readonly DroppedValue[],
  properties: readonly FilterProperty[],
): string {
  return dropped
    .map(({ parameter, value }) => {
      const property = properties.find(({ id }) => parameter === `f.${id}`);
      const name = property?.label ?? PARAMETERS[parameter] ?? parameter.replace(/^f\./, '');
      return `${name} “${value}”`;
    })
    .join(', ');
}
