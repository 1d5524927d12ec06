import type { JournalLine, PlanWarning } from '@platebook/accounting';
import type { CamelCased } from '../../http/present.ts';
import type { components } from '@platebook/api-client';
import { presentValues } from '../../http/message-values.ts';
import { completed, ok } from '../../http/operations.ts';
import type { Handlers } from '../../http/operations.ts';
import type { EntriesOfPayout } from '../../books/plan/entries-of-payout.port.ts';
import type { PreviewSales, SalesPreview } from './preview-sales.ts';

type Schemas = components['schemas'];

export function previewSalesRoutes(previewSales: PreviewSales): Pick<Handlers, 'previewSales'> {
  return {
    previewSales: {
      needs: 'tenant',
      handle: async ({ scope, query }) => {
        const { platform = null, store: storeId = null } = query;
        const preview = await previewSales(scope, { platform, storeId });
        if (preview === null) {
          return ok({ preview });
        }
        const presented = present(preview);
        return ok({ preview: presented }, completed(presented));
      },
    },
  };
}

function present({
  payoutId,
  payout,
  report,
  pos,
  recordedCents,
  recorded,
}: SalesPreview): CamelCased<Schemas['SalesPreview']> {
  return {
    ...payout,
    payoutId,
    platformStoreName: payout.storeName,
    recordedByPosCents: recordedCents,
    keptCents: recordedCents - payout.netCents,
    recordedByPos: recorded.map(({ account, side, amountCents }) => ({
      account,
      side,
      amountCents,
    })),
    report: presentEntries(report),
    pos: presentEntries(pos),
    blocked: report.blocked.map(({ reason, message, values }) => ({
      reason,
      message,
      ...(values === undefined ? {} : { values: presentValues(values) }),
    })),
    warnings: newWarnings(report.warnings, pos.warnings),
  };
}

/** Warnings of one method that the other does not have. */
function newWarnings(
  before: readonly PlanWarning[],
  after: readonly PlanWarning[],
): readonly CamelCased<Schemas['PlanWarning']>[] {
  const known = new Set(before.map(({ message }) => message));
  return after
    .filter(({ message }) => !known.has(message))
    .map(({ code, message, values }) => ({ code, message, values: presentValues(values) }));
}

/** Without the bank transfer, which is the same either way. */
function presentEntries({
  entries,
}: EntriesOfPayout): readonly CamelCased<Schemas['SalesPreviewEntry']>[] {
  return entries
    .filter(({ kind }) => kind === 'payout')
    .map(({ documentNumber, date, memo, part, parts, lines }) => ({
      documentNumber,
      date,
      memo,
      part,
      parts,
      lines: lines.map(presentLine),
    }));
}

function presentLine({ account, description, side, amountCents }: JournalLine) {
  return { account, description, side, amount_cents: amountCents };
}
