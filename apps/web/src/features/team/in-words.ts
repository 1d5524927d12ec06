import { words } from './team.messages.ts';

/** A list of names, truncated: "A", "A and B", "A, B and 3 more". */
export function inWords(names: readonly string[]): string {
  const [first = '', second, ...others] = names;
  if (second === undefined) {
    return first;
  }
  return others.length === 0
    ? words.and(first, second)
    : words.andMore(first, second, others.length);
}
