import { payoutWaterfall } from '@platebook/accounting';
import type { JournalEntry, JournalLine, PlanOptions, Waterfall } from '@platebook/accounting';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { AccountMappings } from '../../mapping/accounts/account-mapping.port.ts';
import { readEntriesOfPayouts } from '../plan/entries-of-payout.port.ts';
import type { EntriesOfPayout } from '../plan/entries-of-payout.port.ts';
import { differencesOfPayouts } from '../posting/deposit-differences.read-model.ts';
import type { DepositDifference } from '../posting/deposit-differences.read-model.ts';
import { linePage } from '../../payouts/line-rows.ts';
import type { LineRowsPage } from '../../payouts/line-rows.ts';
import { findingsOfPayouts } from '../../payouts/payout-findings.read-model.ts';
import type { PayoutFinding } from '../../payouts/payout-findings.read-model.ts';
import { filesOfPayouts, findPayout, pagePayouts } from '../../payouts/payouts.store.ts';
import type {
  PayoutFilter,
  PayoutRow,
  PayoutSort,
  PayoutWithReading,
} from '../../payouts/payouts.store.ts';
import { readFilesWithColumns } from '../../payouts/column-uses.store.ts';

/** Overrides of the client's planning rules; empty for none. */
export type PreviewOptions = Partial<Pick<PlanOptions, 'split' | 'basis' | 'by'>>;

export type PlannedPayout = {
  readonly payout: PayoutWithReading;
  readonly plan: EntriesOfPayout;
};

export type PayoutDetail = PlannedPayout & {
  readonly waterfall: Waterfall;
  readonly findings: readonly PayoutFinding[];
  readonly difference: DepositDifference | null;
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
    filter: Pick<PayoutFilter, 'storeId' | 'platform' | 'from' | 'to' | 'text'> &
      PageRequest & { readonly sort: PayoutSort | undefined },
  ) => Promise<Page<PayoutRow>>;
  readonly find: (scope: TenantScope, id: string) => Promise<PayoutDetail>;
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

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mappings: AccountMappings;
};

export function createPayoutsService({ database, clock, mappings }: Deps): PayoutsService {
  const preview: PayoutsService['preview'] = (scope, id, options) =>
    database.inTenant(scope, async (tx) => {
      const payout = await knownPayout(tx, id);
      const entries = await readEntriesOfPayouts({ mappings }, tx, {
        scope,
        at: clock.now(),
        payoutIds: [id],
      });
      const isChosen = Object.values(options).some((option) => option !== undefined);
      return {
        payout,
        plan: await (isChosen ? entries.under(payout, options) : entries.shown(payout)),
      };
    });
  return {
    list: (scope, { limit, cursor, ...filter }) =>
      database.inTenant(scope, (tx) => pagePayouts(tx, filter, { limit, cursor })),
    find: async (scope, id) => {
      const shown = await preview(scope, id, {});
      const { findings, differences } = await database.inTenant(scope, async (tx) => ({
        findings: await findingsOfPayouts(tx, [id]),
        differences: await differencesOfPayouts(tx, [id]),
      }));
      return {
        ...shown,
        findings: findings.get(id) ?? [],
        difference: differences.get(id) ?? null,
        waterfall: payoutWaterfall(shown.payout.payout, { plan: shown.plan }),
      };
    },
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
        readFilesWithColumns(tx, await filesOfPayouts(tx, [id])),
      );
      return { entry, line, lineNumber, ...linePage(line, files, { limit, cursor }) };
    },
  };
}

async function knownPayout(tx: Transaction, id: string): Promise<PayoutWithReading> {
  const payout = await findPayout(tx, id);
  if (payout === null) {
    throw new AppError('payout_not_found');
  }
  return payout;
}
