import type { Blocked, ColumnFinding, ReportReading, ReportType } from '@platebook/accounting';
import type { Style } from '../output/style.ts';
import { toPrintable } from '../output/text-width.ts';
import { NOT_PAID_YET } from './exit-code.ts';

export type WordsOptions = {
  readonly style: Style;
  readonly quiet: boolean;
  readonly verbose: boolean;
};

/** Rows named per report before the rest are only counted. */
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

/** The result of one report. Quiet keeps only what was left out; verbose adds the evidence. */
export function* toReportLines(report: ReportReading, options: WordsOptions): Generator<string> {
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
  for (const { message } of report.notes) {
    yield `    ${style.dim(toPrintable(message))}\n`;
  }
  if (verbose) {
    yield* toEvidence(report, style);
  }
}

function* toEvidence(report: ReportReading, style: Style): Generator<string> {
  yield `    ${style.dim(`sha256 ${report.file.sha256}`)}\n`;
  for (const { question, decision, rowsFooted, rowsTested } of report.variants) {
    yield `    ${style.dim(`${question}: ${decision} (${rowsFooted} of ${rowsTested} rows foot)`)}\n`;
  }
  for (const [reason, rows] of Object.entries(report.leftOut)) {
    yield `    ${style.dim(`${count(rows, 'row')} left out: ${reason}`)}\n`;
  }
}

/** Why a file or a payout yields no entry. */
export function toBlockedLine(blocked: Blocked, style: Style): string {
  const where = [
    blocked.file,
    blocked.column === undefined ? '' : `column "${blocked.column}"`,
  ].filter((part) => part !== '');
  const prefix = where.length === 0 ? '' : `${where.join(', ')}: `;
  const mark =
    blocked.reason === NOT_PAID_YET ? style.yellow('!') : style.red(`error[${blocked.reason}]:`);
  const options = (blocked.columns ?? []).map((finding) => `    ${toColumnOption(finding)}\n`);
  return `${mark} ${toPrintable(`${prefix}${blocked.message}`)}\n${options.join('')}`;
}

/** The `--column` option that its finding suggests. */
function toColumnOption({ column, kind, factor }: ColumnFinding): string {
  const optionFor = (what: string): string =>
    `--column '${toPrintable(column).replaceAll("'", "'\\''")}=${what}'`;
  if (kind === 'subtotal') {
    return optionFor('subtotal');
  }
  const sign = factor === -1 ? '-' : '';
  return kind === 'component'
    ? `${optionFor(`${sign}other_unclassified`)}, or another component (platebook help columns)`
    : `${optionFor('ignore')} if it is no part of the payout (platebook help columns)`;
}

export function warning(style: Style, sentence: string): string {
  return `${style.yellow('!')} ${toPrintable(sentence)}\n`;
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;
}
