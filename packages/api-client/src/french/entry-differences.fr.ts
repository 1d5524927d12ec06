import { formatDay } from './counted.fr.ts';
import type { ReasonValues } from './reason-values.ts';

const AMOUNT = new Intl.NumberFormat('fr-CA', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const SIDES: Readonly<Partial<Record<string, string>>> = { Debit: 'débit', Credit: 'crédit' };

function listOf(value: ReasonValues[string] | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** The found and sent values, where they differ. */
function fieldOf(
  name: string,
  values: readonly string[],
  write: (value: string) => string,
): string[] {
  const [found, sent] = values;
  return found === undefined || sent === undefined
    ? []
    : [`${name} est ${valueText(found, write)} plutôt que ${valueText(sent, write)}`];
}

function valueText(value: string, write: (value: string) => string): string {
  return value === '' ? 'vide' : write(value);
}

/** Describes a line by its side, amount, account, class and location, which are separated by tabs. */
function lineOf(fields: string): string {
  const [side = '', amount = '', account = '', className = '', location = ''] = fields.split('\t');
  return [
    `${SIDES[side] ?? side} de ${AMOUNT.format(Number(amount))} au compte ${account}`,
    ...(className === '' ? [] : [`classe ${className}`]),
    ...(location === '' ? [] : [`emplacement ${location}`]),
  ].join(', ');
}

/**
 * How an entry in QuickBooks differs from what was sent, as sentence fragments; empty when the values are missing.
 *
 * @example
 * frenchDifferences({ date: ['2026-04-05', '2026-04-06'] });
 * // ['la date est le 5 avril 2026 plutôt que le 6 avril 2026']
 */
export function frenchDifferences(values: ReasonValues): string[] {
  return [
    ...fieldOf('le numéro', listOf(values.number), (number) => number),
    ...fieldOf('la date', listOf(values.date), (day) => `le ${formatDay(day)}`),
    ...listOf(values.lines_missing).map(
      (line) => `la ligne «\u00A0${lineOf(line)}\u00A0» n’y est pas`,
    ),
    ...listOf(values.lines_added).map(
      (line) => `la ligne «\u00A0${lineOf(line)}\u00A0» n’a pas été envoyée`,
    ),
  ];
}
