import type { components } from '@platebook/api-client';
import { LINE_ITEMS } from '../../shared/format/line-items.ts';
import { counted } from '../../shared/format/counted.ts';

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

/** What revoking a decision does, a line each: what the server found when it tried it on the stored files. */
export function effectLines({ files, payouts }: Schemas['ColumnDecisionEffect']): string[] {
  const names = [...new Set(files.map(({ file }) => file))];
  const posted = payouts.filter(({ status }) => status === 'posted').length;
  return [
    stopLine(files, names.length),
    payouts.length === 0
      ? 'No payout changes.'
      : `${counted(payouts.length, 'payout')} from ${names.length === 1 ? 'it' : 'them'} (${posted} posted) ${payouts.length === 1 ? 'stays' : 'stay'} as read. Your books are unchanged.`,
  ];
}

function stopLine(files: Schemas['ColumnDecisionEffect']['files'], total: number): string {
  if (total === 0) {
    return 'No file was read with this decision. The next file with money in this column stops and asks.';
  }
  const names = [...new Set(files.filter((each) => each.would_stop).map(({ file }) => file))];
  const tried = `Tried without it, ${names.length} of ${counted(total, 'file')}`;
  if (names.length === 0) {
    return `${tried} stop: none has money in this column. The next file that has it stops and asks.`;
  }
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  const stop = names.length === 1 ? 'stops and asks' : 'stop and ask';
  return `${tried} ${stop} again: ${names.slice(0, 3).join(', ')}${more}. So does the next file with money in this column.`;
}
