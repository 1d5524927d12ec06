import { posBookings } from '@platebook/accounting';
import type { Side, StorePayout } from '@platebook/accounting';
import type { Database, TenantScope } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { readEntriesOfPayouts } from '../../books/plan/entries-of-payout.port.ts';
import type { EntriesOfPayout, ShownEntry } from '../../books/plan/entries-of-payout.port.ts';
import { findLastPayout } from '../../payouts/last-payout.read-model.ts';

export type AccountSum = {
  readonly account: string;
  readonly side: Side;
  readonly amountCents: number;
};

export type SalesPreview = {
  readonly payoutId: string;
  readonly payout: StorePayout;
  readonly report: EntriesOfPayout;
  readonly pos: EntriesOfPayout;
  /** The amount that the payout's orders debit to clearing in the POS. */
  readonly recordedCents: number;
  /** What the POS must have booked for the second plan to be right, by QuickBooks account. */
  readonly recorded: readonly AccountSum[];
};

export type PreviewSales = (
  scope: TenantScope,
  of: { readonly platform: ChannelType | null; readonly storeId: string | null },
) => Promise<SalesPreview | null>;

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mappings: AccountMappings;
};

/**
 * The newest payout planned with its sales booked from the report, and with its sales in the POS; otherwise by the
 * client's own rules. Null before the first payout. Saves nothing.
 */
export function createPreviewSales({ database, clock, mappings }: Deps): PreviewSales {
  return (scope, of) =>
    database.inTenant(scope, async (tx) => {
      const last = await findLastPayout(tx, of);
      if (last === null) {
        return null;
      }
      const { id, payout } = last;
      const query = { scope, at: clock.now(), payoutIds: [id] };
      const entries = await readEntriesOfPayouts({ mappings }, tx, query);
      const report = await entries.under(last, { sales: 'report' });
      const pos = await entries.under(last, { sales: 'pos' });
      // Unmapped amounts are reported in `blocked`; what the POS has does not depend on them.
      const options = { ...pos.options, accounts: { other_unclassified: 'any' } };
      return {
        payoutId: id,
        payout,
        report,
        pos,
        recordedCents: posBookings([payout], options).reduce(
          (sum, { grossCents }) => sum + grossCents,
          0,
        ),
        recorded: difference(report.entries, pos.entries),
      };
    });
}

/** By account, how much more the entries of a report have than those beside a POS. */
function difference(
  report: readonly ShownEntry[],
  pos: readonly ShownEntry[],
): readonly AccountSum[] {
  const debits = new Map<string, number>();
  const add = (entries: readonly ShownEntry[], sign: 1 | -1): void => {
    for (const { account, side, amountCents } of entries.flatMap(({ lines }) => lines)) {
      const cents = side === 'debit' ? amountCents : 0 - amountCents;
      debits.set(account, (debits.get(account) ?? 0) + sign * cents);
    }
  };
  add(report, 1);
  add(pos, -1);
  return [...debits]
    .filter(([, cents]) => cents !== 0)
    .map(([account, cents]) => ({
      account,
      side: cents > 0 ? 'debit' : 'credit',
      amountCents: Math.abs(cents),
    }));
}
