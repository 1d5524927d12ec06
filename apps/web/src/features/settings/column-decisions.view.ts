import type { components } from '@platebook/api-client';
import { LINE_ITEMS } from '../../shared/format/line-items.ts';
import { words } from './client-settings.messages.ts';

type Schemas = components['schemas'];

/** A decision's label in a table. */
export function meaningOf(
  decision: Pick<Schemas['ColumnDecision'], 'decision' | 'component' | 'of'>,
): string {
  const { component, of } = decision;
  if (decision.decision === 'not_money') {
    return words.notMoney;
  }
  if (decision.decision === 'component') {
    return component === null ? words.partOfThePayout : words.partOf(LINE_ITEMS[component]);
  }
  return of.length === 0 ? words.subtotalLeftOut : words.subtotalOfLeftOut(of.join(' + '));
}

/** The effect of revoking a decision, a line each, from the server's trial on the stored files. */
export function effectLines({ files, payouts }: Schemas['ColumnDecisionEffect']): string[] {
  const names = [...new Set(files.map(({ file }) => file))];
  const posted = payouts.filter(({ status }) => status === 'posted').length;
  return [
    stopLine(files, names.length),
    payouts.length === 0
      ? words.noPayoutChanges
      : words.fromPostedAsRead(payouts.length, names.length, posted),
  ];
}

function stopLine(files: Schemas['ColumnDecisionEffect']['files'], total: number): string {
  if (total === 0) {
    return words.noFileWasRead;
  }
  const names = [...new Set(files.filter((each) => each.would_stop).map(({ file }) => file))];
  const tried = words.triedWithoutItOf(names.length, total);
  if (names.length === 0) {
    return words.stopNoneHasMoney(tried);
  }
  const more = names.length > 3 ? words.andMore(names.length) : '';
  const stop = names.length === 1 ? words.stopsAndAsks : words.stopAndAsk;
  return words.againSoDoesThe(tried, stop, names.slice(0, 3).join(', '), more);
}
