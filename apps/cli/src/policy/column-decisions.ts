import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  type ColumnDecision,
  isKnownColumn,
  MONEY_COMPONENTS,
  type ReportType,
} from '@platebook/accounting';
import { CliError, systemErrorCode } from '../cli-error.ts';

const REPORT_TYPES: Record<ReportType, true> = {
  ubereats_payment_details_us: true,
  ubereats_payment_details_ca: true,
  ubereats_payout_summary: true,
  doordash_detailed_transactions: true,
  doordash_simplified_transactions: true,
  doordash_payout_summary: true,
  doordash_error_charges_and_adjustments: true,
  doordash_transaction_detail: true,
};

const ALIAS = 'alias:';

const HINT = "see 'platebook help columns'";

/** Parses `--column` values; the last one for a column wins. */
export function toColumnDecisions(values: readonly string[]): ColumnDecision[] {
  return values.map((text) => {
    const at = text.lastIndexOf('=');
    const column = text.slice(0, at).trim();
    const decision = at < 0 || column === '' ? null : toDecision(column, text.slice(at + 1).trim());
    if (decision === null) {
      throw new CliError(
        'usage_error',
        `"${text}" doesn't name a column and what it is.`,
        "use NAME=ignore, NAME=subtotal, NAME=alias:<known column> or NAME=<component>, such as --column 'Robot fee=processing_fee'; see 'platebook help columns'",
      );
    }
    return decision;
  });
}

/** `ignore`, `subtotal`, `alias:` and a known column, or a component, with a minus where the file prints costs positive. */
function toDecision(column: string, text: string): ColumnDecision | null {
  if (text === 'ignore') {
    return { column, decision: 'not_money' };
  }
  if (text === 'subtotal') {
    return { column, decision: 'subtotal' };
  }
  if (text.startsWith(ALIAS)) {
    const knownAs = text.slice(ALIAS.length).trim();
    return isKnownColumn(knownAs) ? { column, decision: 'alias', knownAs } : null;
  }
  const name = text.startsWith('-') ? text.slice(1) : text;
  const component = MONEY_COMPONENTS.find((known) => known === name);
  if (component === undefined) {
    return null;
  }
  return text === name
    ? { column, decision: 'component', component }
    : { column, decision: 'component', component, factor: -1 };
}

/**
 * The decisions of a `--columns` file: maps a column to its meaning, as text or with the report or the parts of a
 * subtotal.
 */
export async function readColumnsFile(file: string, cwd: string): Promise<ColumnDecision[]> {
  const parsed = await readJson(file, cwd);
  if (!isRecord(parsed)) {
    throw invalid(file, 'must be one JSON object that maps column names to what they are');
  }
  return Object.entries(parsed).map(([column, value]) => {
    const decision =
      typeof value === 'string' ? toDecision(column, value) : readEntry(column, value);
    if (decision === null || column.trim() === '') {
      throw invalid(
        file,
        `does not say what the column "${column}" is: ${JSON.stringify(value)}`,
        `use "ignore", "subtotal", "alias:<known column>" or a component; ${HINT}`,
      );
    }
    return decision;
  });
}

function readEntry(column: string, value: unknown): ColumnDecision | null {
  if (!isRecord(value) || typeof value.is !== 'string') {
    return null;
  }
  const { is, of, report, ...others } = value;
  const decision = toDecision(column, is);
  const reportType = reportTypes().find((known) => known === report);
  const parts = Array.isArray(of) ? of.filter((part) => typeof part === 'string') : [];
  const isRight =
    decision !== null &&
    Object.keys(others).length === 0 &&
    (report === undefined || reportType !== undefined) &&
    (of === undefined || (Array.isArray(of) && parts.length === of.length && parts.length > 0)) &&
    (of === undefined || decision.decision === 'subtotal') &&
    (decision.decision !== 'alias' || isKnownColumn(decision.knownAs, reportType));
  if (!isRight) {
    return null;
  }
  const complete = reportType === undefined ? decision : { ...decision, reportType };
  return complete.decision === 'subtotal' && of !== undefined
    ? { ...complete, of: parts }
    : complete;
}

function reportTypes(): ReportType[] {
  return Object.keys(REPORT_TYPES) as ReportType[];
}

async function readJson(file: string, cwd: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(resolve(cwd, file), 'utf8'));
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') {
      throw new CliError('file_not_found', `There is no columns file ${file}.`);
    }
    throw invalid(
      file,
      `cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(file: string, what: string, hint = HINT): CliError {
  return new CliError('invalid_columns', `The columns file ${file} ${what}.`, hint);
}
