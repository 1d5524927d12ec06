import type { Blocked, EntryPlan, Reading, StorePayout, Variance } from '@platebook/accounting';
import { toReadableAmount } from '../../output/amount.ts';
import { toPrintable } from '../../output/text-width.ts';
import {
  count,
  toBlockedLine,
  toReportLines,
  warning,
  type WordsOptions,
} from '../../reports/words.ts';

export type SummaryParts = {
  readonly reading: Reading;
  readonly plan: EntryPlan;
  /** What happened to `--out`. */
  readonly written?: string | undefined;
  /** Whether the document was printed right above, on the same terminal. */
  readonly belowDocument?: boolean;
};

/** Summarizes the call on stderr. Quiet keeps only what was left out or refused; verbose adds the evidence. */
export function* toSummary(parts: SummaryParts, options: WordsOptions): Generator<string> {
  if (parts.belowDocument === true && !options.quiet) {
    yield '\n';
  }
  for (const report of parts.reading.reports) {
    yield* toReportLines(report, options);
  }
  for (const payout of parts.reading.payouts) {
    yield* toIdentityLines(payout, options);
  }
  for (const blocked of blockedOf(parts)) {
    yield toBlockedLine(blocked, options.style);
  }
  if (options.quiet) {
    return;
  }
  yield* toHolding(parts.reading.payouts, options);
  for (const variance of parts.plan.variances.filter((one) => !isReported(one, parts.reading))) {
    yield warning(options.style, `payout ${variance.payoutRef}: ${variance.message}`);
  }
  for (const { message } of parts.plan.warnings) {
    yield warning(options.style, message);
  }
  if (parts.written !== undefined) {
    yield `${toPrintable(parts.written)}\n`;
  }
  yield toTotals(parts);
}

function* toIdentityLines(payout: StorePayout, options: WordsOptions): Generator<string> {
  for (const { id, holds, differenceCents, breakKind, rowsOfUnknownAmount } of payout.identities) {
    if (!holds) {
      const known =
        differenceCents === 0 ? '' : `, difference ${toReadableAmount(differenceCents)}`;
      const difference =
        rowsOfUnknownAmount === undefined
          ? known
          : `${known}, ${count(rowsOfUnknownAmount, 'row')} of unknown amount`;
      const kind = breakKind === undefined ? '' : ` (${breakKind})`;
      yield warning(options.style, `${toSubject(payout)}: ${id} does not hold${difference}${kind}`);
    }
  }
}

/** A failed identity is also an open difference; it is reported once. */
function isReported(variance: Variance, { payouts }: Reading): boolean {
  return payouts.some(
    ({ payoutRef, storeId, channel, identities }) =>
      payoutRef === variance.payoutRef &&
      storeId === variance.storeId &&
      channel === variance.channel &&
      identities.some((one) => !one.holds && one.differenceCents === variance.cents),
  );
}

/** The identities that hold over all payouts, or per payout when verbose. */
function* toHolding(payouts: readonly StorePayout[], options: WordsOptions): Generator<string> {
  const mark = options.style.green('✓');
  const holdingOf = (payout: StorePayout) =>
    payout.identities.filter(({ holds }) => holds).map(({ id }) => id);
  if (options.verbose) {
    for (const payout of payouts) {
      yield `${mark} ${toSubject(payout)}: ${holdingOf(payout).join(' ')} hold\n`;
    }
    return;
  }
  const tested = new Set(payouts.flatMap(({ identities }) => identities.map(({ id }) => id)));
  const everywhere = [...tested]
    .filter((id) =>
      payouts.every(({ identities }) => identities.every((one) => one.id !== id || one.holds)),
    )
    .sort();
  if (everywhere.length > 0) {
    yield `${mark} identities without a break: ${everywhere.join(', ')}\n`;
  }
}

function toSubject(payout: StorePayout): string {
  const store = payout.storeName === '' ? payout.storeId : payout.storeName;
  return toPrintable(`payout ${payout.payoutRef}, ${store}, ${payout.channel}`);
}

function blockedOf({ reading, plan }: SummaryParts): Blocked[] {
  return [...reading.blocked, ...plan.blocked];
}

function toTotals(parts: SummaryParts): string {
  const { reading, plan } = parts;
  const blocked = blockedOf(parts);
  const pieces = [
    count(reading.reports.length, 'report'),
    count(reading.payouts.length, 'payout'),
    count(plan.entries.length, 'entry', 'entries'),
    ...(plan.nil.length === 0 ? [] : [`${plan.nil.length} with nothing to enter`]),
    ...(blocked.length === 0 ? [] : [`${blocked.length} blocked`]),
  ];
  return `${pieces.join(', ')}\n`;
}
