import type { StorePayout } from '../model/reading.ts';
import { PLATFORM_NAMES } from '../plan/accounts.ts';
import type { PlanOptions } from '../plan/plan-options.ts';
import { isRecordedByPos } from '../plan/pos-components.ts';
import { payoutWaterfall } from '../waterfall/payout-waterfall.ts';
import type { Waterfall, WaterfallStep } from '../waterfall/payout-waterfall.ts';
import { money, moneyFormula, text } from './sheet.ts';
import type { Sheet, SheetCell } from './sheet.ts';

const COLUMNS = [
  { header: 'Platform', width: 12 },
  { header: 'Payout', width: 18 },
  { header: 'Store', width: 24 },
  { header: 'Channel', width: 14 },
  { header: 'Currency', width: 10 },
  { header: 'Step', width: 32 },
  { header: 'Components', width: 40 },
  { header: 'Amount', width: 14 },
  { header: 'Running level', width: 14 },
  { header: 'Share of gross', width: 14 },
  { header: 'Accounts', width: 44 },
  { header: 'Printed payout', width: 14 },
  { header: 'Difference', width: 12 },
];

/** The input of a payout's waterfall. */
export type WaterfallSource = {
  readonly waterfall: Parameters<typeof payoutWaterfall>[1];
  /** How its sales are booked. */
  readonly sales?: PlanOptions['sales'] | undefined;
};

/** Each payout from gross sales to net: the running level, the shares and the net are formulas. */
export function waterfallSheet(
  payouts: readonly StorePayout[],
  from: (payout: StorePayout) => WaterfallSource,
): Sheet {
  const rows: SheetCell[][] = [];
  for (const payout of payouts) {
    // Row 1 is the header.
    const first = rows.length + 2;
    const { waterfall: source, sales } = from(payout);
    const waterfall = payoutWaterfall(payout, source);
    for (const [index, step] of waterfall.steps.entries()) {
      rows.push(
        step.id === 'net_payout'
          ? netCells({ payout, waterfall, step, first, row: first + index })
          : stepCells({ payout, step, waterfall, sales, first, row: first + index }),
      );
    }
  }
  return { name: 'Waterfall', columns: COLUMNS, rows };
}

type RowInput = {
  readonly payout: StorePayout;
  readonly waterfall: Waterfall;
  readonly step: WaterfallStep;
  /** The sheet rows of gross sales and of this step. */
  readonly first: number;
  readonly row: number;
};

function stepCells({
  payout,
  waterfall,
  step,
  sales,
  first,
  row,
}: RowInput & Pick<WaterfallSource, 'sales'>): SheetCell[] {
  const level = row === first ? `H${row}` : `I${row - 1}+H${row}`;
  return [
    ...nameCells(payout, step),
    money(step.amountCents),
    moneyFormula(level, step.toCents),
    shareCell(step.amountCents, waterfall, { first, row }),
    text(accountsText(step, sales)),
  ];
}

function accountsText(step: WaterfallStep, sales: PlanOptions['sales'] | undefined): string {
  if (step.unmapped) {
    return 'no account yet';
  }
  const isInPos =
    sales === 'pos' && step.accounts.length === 0 && step.components.some(isRecordedByPos);
  return isInPos ? 'recorded by the POS' : step.accounts.join('; ');
}

function netCells({ payout, waterfall, step, first, row }: RowInput): SheetCell[] {
  const summed = payout.netCents - waterfall.differenceCents;
  return [
    ...nameCells(payout, step),
    moneyFormula(`SUM(H${first}:H${row - 1})`, summed),
    moneyFormula(`H${row}`, summed),
    shareCell(summed, waterfall, { first, row }),
    text(step.accounts.join('; ')),
    money(payout.netCents),
    moneyFormula(`ROUND(L${row}-H${row},2)`, waterfall.differenceCents),
  ];
}

function nameCells(payout: StorePayout, step: WaterfallStep): SheetCell[] {
  return [
    text(PLATFORM_NAMES[payout.platform]),
    text(payout.payoutRef),
    text(payout.storeName),
    text(payout.channel),
    text(payout.currency),
    text(step.label),
    text(step.components.join(', ')),
  ];
}

function shareCell(
  cents: number,
  { grossCents }: Waterfall,
  at: { first: number; row: number },
): SheetCell {
  return {
    formula: `IF(H${at.first}=0,"",H${at.row}/H${at.first})`,
    value: grossCents === 0 ? '' : cents / grossCents,
    format: 'share',
  };
}
