import { planEntries } from '@platebook/accounting';
import type {
  AccountMapping,
  EntryPlan,
  JournalEntry,
  JournalLine,
  PlanOptions,
} from '@platebook/accounting';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { ChannelType } from '../../db/tables.ts';
import { readCursor, toPage } from '../../http/cursor.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import { linePage } from './line-rows.ts';
import type { LineRowsPage } from './line-rows.ts';
import { findingsOfPayouts } from './payout-findings.ts';
import type { PayoutFinding } from './payout-findings.ts';
import { filesOfPayouts, findPayout, listPayoutRows } from './payouts.store.ts';
import type { PayoutRow, PayoutWithReading } from './payouts.store.ts';
import { readReportFiles } from './report-files.store.ts';

export type PreviewOptions = Pick<PlanOptions, 'split' | 'basis' | 'by'>;

export type PlannedPayout = {
  readonly payout: PayoutWithReading;
  readonly options: PreviewOptions;
  readonly plan: EntryPlan;
};

type LineAddress = { readonly documentNumber: string; readonly line: number };

export type OpenedEntryLine = LineRowsPage & {
  readonly entry: JournalEntry;
  readonly line: JournalLine;
  /** From 1. */
  readonly lineNumber: number;
};

export type PayoutsService = {
  readonly list: (
    scope: TenantScope,
    filter: {
      storeId: string | undefined;
      platform: ChannelType | undefined;
      from: string | undefined;
      to: string | undefined;
      limit: number;
      cursor: string | undefined;
    },
  ) => Promise<Page<PayoutRow>>;
  readonly find: (
    scope: TenantScope,
    id: string,
  ) => Promise<{
    readonly payout: PayoutWithReading;
    readonly findings: readonly PayoutFinding[];
  }>;
  readonly preview: (
    scope: TenantScope,
    id: string,
    options: PreviewOptions,
  ) => Promise<PlannedPayout>;
  readonly openLine: (
    scope: TenantScope,
    id: string,
    at: LineAddress & { options: PreviewOptions; limit: number; cursor: string | undefined },
  ) => Promise<OpenedEntryLine>;
};

export function createPayoutsService({ database }: { database: Database }): PayoutsService {
  const preview = async (
    scope: TenantScope,
    id: string,
    options: PreviewOptions,
  ): Promise<PlannedPayout> => {
    const payout = await database.inTenant(scope, (tx) => knownPayout(tx, id));
    return { payout, options, plan: planPayout(payout, options) };
  };
  return {
    list: async (scope, { limit, cursor, ...filter }) => {
      const after = readCursor(cursor, 5);
      const payouts = await database.inTenant(scope, (tx) =>
        listPayoutRows(tx, { ...filter, after, count: limit + 1 }),
      );
      return toPage(payouts, limit, (payout) => [
        payout.payoutOn,
        payout.platformStoreName,
        payout.platform,
        payout.channel,
        payout.id,
      ]);
    },
    find: (scope, id) =>
      database.inTenant(scope, async (tx) => ({
        payout: await knownPayout(tx, id),
        findings: (await findingsOfPayouts(tx, [id])).get(id) ?? [],
      })),
    preview,
    openLine: async (scope, id, { documentNumber, line: lineNumber, options, limit, cursor }) => {
      const { plan } = await preview(scope, id, options);
      const entry = plan.entries.find((candidate) => candidate.documentNumber === documentNumber);
      if (entry === undefined) {
        throw new AppError('entry_not_found');
      }
      const line = entry.lines[lineNumber - 1];
      if (line === undefined) {
        throw new AppError('line_not_found');
      }
      const files = await database.inTenant(scope, async (tx) =>
        readReportFiles(tx, await filesOfPayouts(tx, [id])),
      );
      return { entry, line, lineNumber, ...linePage(line, files, { limit, cursor }) };
    },
  };
}

/** The entries of a payout under the account mapping of its channel. */
function planPayout({ payout, mapping }: PayoutWithReading, options: PreviewOptions): EntryPlan {
  return planEntries([payout], { ...options, accounts: accountsOf(mapping) });
}

/** The mapping was valid against the contract when it was stored; a name that is no component maps nothing. */
export function accountsOf(mapping: unknown): AccountMapping {
  return ((mapping as { accounts?: AccountMapping } | null)?.accounts ??
    {}) satisfies AccountMapping;
}

async function knownPayout(tx: Transaction, id: string): Promise<PayoutWithReading> {
  const payout = await findPayout(tx, id);
  if (payout === null) {
    throw new AppError('payout_not_found');
  }
  return payout;
}
