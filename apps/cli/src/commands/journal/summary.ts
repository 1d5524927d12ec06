import type {
  Blocked,
  EntryPlan,
  Reading,
  ReportReading,
  ReportType,
  StorePayout,
} from '@platebook/accounting';
import { toReadableAmount } from '../../output/amount.ts';
import type { Style } from '../../output/style.ts';
import { toPrintable } from '../../output/text-width.ts';

export type SummaryParts = {
  readonly reading: Reading;
  readonly plan: EntryPlan;
  /** What became of `--out`. */
  readonly written?: string | undefined;
};

export type SummaryOptions = {
  readonly style: Style;
  readonly quiet: boolean;
  readonly verbose: boolean;
};

/** Rows named per report before the rest is only counted. */
const QUARANTINED_SHOWN = 10;

const REPORT_TITLES: Record<ReportType, string> = {
  ubereats_payment_details_us: 'Uber Eats payment details (US)',
  ubereats_payment_details_ca: 'Uber Eats payment details (Canada)',
  ubereats_payout_summary: 'Uber Eats payout summary',
  doordash_detailed_transactions: 'DoorDash detailed transactions',
  doordash_simplified_transactions: 'DoorDash simplified transactions',
  doordash_payout_summary: 'DoorDash payout summary',
  doordash_error_charges_and_adjustments: 'DoorDash error charges and adjustments',
  doordash_transaction_detail: 'DoorDash transaction detail',
};

/** What the call did, in words for stderr. Quiet keeps what was left out or refused; verbose adds the evidence. */
export function* toSummary(parts: SummaryParts, options: SummaryOptions): Generator<string> {
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
  for (const variance of parts.plan.variances) {
    yield warning(options.style, `payout ${variance.payoutRef}: ${variance.message}`);
  }
  for (const sentence of parts.plan.warnings) {
    yield warning(options.style, sentence);
  }
  if (parts.written !== undefined) {
    yield `${toPrintable(parts.written)}\n`;
  }
  yield toTotals(parts);
}

function* toReportLines(report: ReportReading, options: SummaryOptions): Generator<string> {
  const { style, quiet, verbose } = options;
  const left = report.quarantined.length;
  const mark = left === 0 ? style.green('✓') : style.yellow('!');
  if (left > 0 || !quiet) {
    const counted = left === 0 ? '' : `, ${left} quarantined`;
    yield `${mark} ${toPrintable(report.file.name)}: ${REPORT_TITLES[report.reportType]}, ${count(report.rows, 'row')}${counted}\n`;
  }
  const shown = verbose ? report.quarantined : report.quarantined.slice(0, QUARANTINED_SHOWN);
  for (const row of shown) {
    yield `    ${toPrintable(`row ${row.row}, ${row.column}: ${row.message}`)}\n`;
  }
  if (shown.length < left) {
    yield `    and ${left - shown.length} more (-v lists them, so does --format json)\n`;
  }
  if (quiet) {
    return;
  }
  for (const note of report.notes) {
    yield style.dim(`    ${toPrintable(note)}\n`);
  }
  if (verbose) {
    yield* toEvidence(report, style);
  }
}

function* toEvidence(report: ReportReading, style: Style): Generator<string> {
  yield style.dim(`    sha256 ${report.file.sha256}\n`);
  for (const { question, decision, rowsFooted, rowsTested } of report.variants) {
    yield style.dim(`    ${question}: ${decision} (${rowsFooted} of ${rowsTested} rows foot)\n`);
  }
  for (const [reason, rows] of Object.entries(report.leftOut)) {
    yield style.dim(`    ${count(rows, 'row')} left out: ${reason}\n`);
  }
}

function* toIdentityLines(payout: StorePayout, options: SummaryOptions): Generator<string> {
  for (const { id, holds, differenceCents, breakKind } of payout.identities) {
    if (!holds) {
      const difference =
        differenceCents === 0 ? '' : `, difference ${toReadableAmount(differenceCents)}`;
      const kind = breakKind === undefined ? '' : ` (${breakKind})`;
      yield warning(options.style, `${toSubject(payout)}: ${id} does not hold${difference}${kind}`);
    }
  }
}

/** `✓ I1 I7 hold` over all payouts, or payout by payout when verbose. */
function* toHolding(payouts: readonly StorePayout[], options: SummaryOptions): Generator<string> {
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
    yield `${mark} ${everywhere.join(' ')} hold in every payout that can be tested for them\n`;
  }
}

function toSubject(payout: StorePayout): string {
  const store = payout.storeName === '' ? payout.storeId : payout.storeName;
  return toPrintable(`payout ${payout.payoutRef}, ${store}, ${payout.channel}`);
}

function toBlockedLine(blocked: Blocked, style: Style): string {
  const where = [
    blocked.file,
    blocked.column === undefined ? '' : `column "${blocked.column}"`,
  ].filter((part) => part !== '');
  const prefix = where.length === 0 ? '' : `${where.join(', ')}: `;
  return `${style.red(`error[${blocked.reason}]:`)} ${toPrintable(`${prefix}${blocked.message}`)}\n`;
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

function warning(style: Style, sentence: string): string {
  return `${style.yellow('!')} ${toPrintable(sentence)}\n`;
}

function count(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;
}
