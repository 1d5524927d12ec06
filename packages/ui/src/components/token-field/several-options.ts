import type { ComboboxOption } from '../combobox/combobox-items.ts';

/** Where no more can be chosen, the options that are not chosen say so. */
export function limitOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  chosen: readonly Option[],
  max: number | undefined,
): readonly Option[] {
  if (max === undefined || chosen.length < max) {
    return options;
  }
  const values = new Set(chosen.map(({ value }) => value));
  return options.map((option) =>
    values.has(option.value) ? option : { ...option, disabled: true },
  );
}

/** What a pasted list chooses in addition, by label, code or both; `unknown` is what it names beside that. */
export function findPasted<Option extends ComboboxOption>(
  options: readonly Option[],
  chosen: readonly Option[],
  {
    pasted,
    max = Number.POSITIVE_INFINITY,
  }: { pasted: readonly string[]; max?: number | undefined },
): { options: readonly Option[]; unknown: readonly string[] } {
  const next = [...chosen];
  const unknown: string[] = [];
  for (const name of pasted) {
    const option = options.find((one) => one.disabled !== true && isNamed(one, name));
    const isThere = option !== undefined && next.some(({ value }) => value === option.value);
    if (option === undefined || (!isThere && next.length >= max)) {
      unknown.push(name);
    } else if (!isThere) {
      next.push(option);
    }
  }
  return { options: next, unknown };
}

function isNamed({ label, code }: ComboboxOption, name: string): boolean {
  const same = (text: string) =>
    text.localeCompare(name, 'en-US', { sensitivity: 'base', usage: 'search' }) === 0;
  return same(label) || (code !== undefined && (same(code) || same(`${code} · ${label}`)));
}
