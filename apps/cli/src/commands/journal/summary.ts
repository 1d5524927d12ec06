import type {
  Blocked,
  EntryPlan,
  QuarantinedRow,
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
  /** Blocked files and payouts together. */
  readonly blocked: readonly Blocked[];
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
  for (const blocked of parts.blocked) {
    yield toBlockedLine(blocked, options.style);
  }
  if (options.quiet) {
    return;
  }
  for (const variance of parts.plan.variances) {
    yield warning(options.style, `payout ${variance.payoutRef}: ${variance.message}`);
  }
  for (const sentence of parts.plan.warnings) {
    yield warning(options.style, sentence);
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
    yield `    ${toPrintable(toRowSentence(row))}\n`;
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

function toRowSentence({
  row,
  column,
  message,
  expectedCents,
  foundCents,
}: QuarantinedRow): string {
  const amounts =
    expectedCents === null || foundCents === null
      ? ''
      : ` (expected ${toReadableAmount(expectedCents)}, found ${toReadableAmount(foundCents)})`;
  return `row ${row}, ${column}: ${message}${amounts}`;
}

function* toIdentityLines(payout: StorePayout, options: SummaryOptions): Generator<string> {
  const store = payout.storeName === '' ? payout.storeId : payout.storeName;
  const subject = toPrintable(`payout ${payout.payoutRef}, ${store}, ${payout.channel}`);
  for (const { id, holds, differenceCents, breakKind } of payout.identities) {
    if (!holds) {
      const kind = breakKind === undefined ? '' : ` (${breakKind})`;
      yield warning(
        options.style,
        `${subject}: ${id} does not hold, difference ${toReadableAmount(differenceCents)}${kind}`,
      );
    }
  }
  const holding = payout.identities.filter(({ holds }) => holds).map(({ id }) => id);
  if (options.verbose && holding.length > 0) {
    yield `${options.style.green('✓')} ${subject}: ${holding.join(' ')} hold\n`;
  }
}

function toBlockedLine(blocked: Blocked, style: Style): string {
  const where = [
    blocked.file,
    blocked.column === undefined ? '' : `column "${blocked.column}"`,
  ].filter((part) => part !== '');
  const prefix = where.length === 0 ? '' : `${where.join(', ')}: `;
  return `${style.red(`error[${blocked.reason}]:`)} ${toPrintable(`${prefix}${blocked.message}`)}\n`;
}

function toTotals({ reading, plan, blocked }: SummaryParts): string {
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
