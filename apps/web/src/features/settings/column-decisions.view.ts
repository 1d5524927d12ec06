import type { components } from '@platebook/api-client';
import { LINE_ITEMS } from '../../shared/format/line-items.ts';

type Schemas = components['schemas'];

/** A decision as a table names it. */
export function meaningOf(
  decision: Pick<Schemas['ColumnDecision'], 'decision' | 'component' | 'of'>,
): string {
  const { component, of } = decision;
  if (decision.decision === 'not_money') {
    return 'Not money';
  }
  if (decision.decision === 'component') {
    return component === null ? 'Part of the payout' : `Part of ${LINE_ITEMS[component]}`;
  }
  return of.length === 0 ? 'Subtotal, left out' : `Subtotal of ${of.join(' + ')}, left out`;
}

/** What revoking a decision does, a line each. */
export function effectLines({ files, payouts }: Schemas['ColumnDecisionEffect']): string[] {
  const names = [...new Set(files.map(({ file }) => file))];
  const shown = names.slice(0, 3).join(', ');
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  const posted = payouts.filter(({ status }) => status === 'posted').length;
  return [
    'The next file with this column stops and asks again.',
    names.length === 0
      ? 'No file was read with this decision.'
      : `${count(names.length, 'file')} ${names.length === 1 ? 'was' : 'were'} read with it: ${shown}${more}.`,
    payouts.length === 0
      ? 'No payout changes.'
      : `${count(payouts.length, 'payout')} from ${names.length === 1 ? 'it' : 'them'} (${posted} posted) ${payouts.length === 1 ? 'stays' : 'stay'} as read. Your books are unchanged.`,
  ];
}

function count(n: number, one: string): string {
  return `${n.toLocaleString('en-US')} ${n === 1 ? one : `${one}s`}`;
}
