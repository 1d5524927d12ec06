import type { RepeatedOrders } from '../model/reading.ts';

/**
 * In a sentence, that a file holds orders of a payout more than once.
 *
 * @example
 * describeRepeated({ file: { name: 'week.csv' }, rows: 40, copies: 20 });
 * // "20 of this payout's 40 order rows in week.csv are copies of other rows, with the same figures. …"
 */
export function describeRepeated({
  file,
  rows,
  copies,
}: Pick<RepeatedOrders, 'rows' | 'copies'> & { readonly file: { readonly name: string } }): string {
  return `${copies} of this payout's ${rows} order rows in ${file.name} ${copies === 1 ? 'is a copy of another row' : 'are copies of other rows'}, with the same figures. The payout may be counted more than once.`;
}
