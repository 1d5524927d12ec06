import type { ComboboxOption } from '../combobox/combobox-items.ts';

/** Disables the unselected options once the limit is reached. */
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

/** The options that a pasted list adds, by label, code or both; `unknown` lists what did not match. */
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
