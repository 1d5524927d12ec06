import {
  DEFAULT_PLAN_OPTIONS,
  type ExpectedPolicy,
  type PlanOptions,
  type ReadingOptions,
} from '@platebook/accounting';
import { CliError } from '../cli-error.ts';
import { readColumnsFile, toColumnDecisions } from './column-decisions.ts';
import { readMappingFile } from './mapping-file.ts';
import type { PolicyOptions, ReadingPolicyOptions } from './options.ts';

/** Turns command-line options into plan options: fills in defaults, rejects contradictions, reads the mapping file. */
export async function toPlanOptions(options: PolicyOptions, cwd: string): Promise<PlanOptions> {
  requireNoContradiction(options);
  const { mapping } = options;
  const accounts =
    mapping === undefined ? {} : await readMappingFile(mapping, cwd, options.booksCurrency);
  return { ...DEFAULT_PLAN_OPTIONS, ...pickPlanOptions(options), accounts };
}

/** commander passes every option of the call; the plan takes only its own. */
function pickPlanOptions(options: PolicyOptions): Partial<PlanOptions> {
  const { basis, split, by, bankLeg, taxMode, memoTax, splitTax, revenue, sales, booksCurrency } =
    options;
  return {
    ...(basis && { basis }),
    ...(split && { split }),
    ...(by && { by }),
    ...(bankLeg && { bankLeg }),
    ...(taxMode && { taxMode }),
    ...(memoTax && { memoTax }),
    ...(splitTax && { splitTax }),
    ...(revenue && { revenue }),
    ...(sales && { sales }),
    ...(booksCurrency && { booksCurrency }),
  };
}

/** Turns the options of `verify` into the policy a document is expected to state; options left out match anything. */
export async function toExpectedPolicy(
  options: PolicyOptions,
  cwd: string,
): Promise<ExpectedPolicy> {
  requireNoContradiction(options);
  const { mapping } = options;
  const accounts = mapping === undefined ? {} : { accounts: await readMappingFile(mapping, cwd) };
  return {
    plan: { ...pickPlanOptions(options), ...accounts },
    reading: await toReadingOptions(options, cwd),
  };
}

/** Turns command-line options into reading options; `--column` overrides the columns file. */
export async function toReadingOptions(
  { timezone, businessDayCutoff, taxRate, column, columns }: ReadingPolicyOptions,
  cwd: string,
): Promise<Omit<ReadingOptions, 'createHasher' | 'fileCount'>> {
  const decisions = [
    ...(columns === undefined ? [] : await readColumnsFile(columns, cwd)),
    ...toColumnDecisions(column ?? []),
  ];
  return {
    ...(timezone !== undefined && { timeZone: requireTimezone(timezone) }),
    ...(businessDayCutoff !== undefined && {
      businessDayCutoff: requireTimeOfDay(businessDayCutoff),
    }),
    ...(taxRate !== undefined && { inclusiveTaxRates: toTaxRates(taxRate) }),
    ...(decisions.length > 0 && { columns: decisions }),
  };
}

function requireTimeOfDay(time: string): string {
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)) {
    throw new CliError('usage_error', `"${time}" isn't a time of day.`, 'use HH:MM, such as 04:00');
  }
  return time;
}

function toTaxRates(values: readonly string[]): Record<string, string> {
  const rates = new Map<string, string>();
  for (const text of values) {
    const { store, rate } =
      /^(?<store>.+)=(?<rate>\d{1,2}(?:\.\d{1,3})?)%?$/.exec(text)?.groups ?? {};
    if (store === undefined || rate === undefined) {
      throw new CliError(
        'usage_error',
        `"${text}" isn't a store and its tax rate.`,
        'use STORE=RATE in percent, such as --tax-rate 18407648=13%',
      );
    }
    if ((rates.get(store) ?? rate) !== rate) {
      throw new CliError('usage_error', `The store ${store} has two tax rates.`);
    }
    rates.set(store, rate);
  }
  return Object.fromEntries(rates);
}

function requireTimezone(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) {
      throw new CliError(
        'usage_error',
        `"${timezone}" is not a time zone.`,
        'use an IANA time zone name, such as America/New_York',
      );
    }
    throw error;
  }
}

function requireNoContradiction({ basis, split, by }: PolicyOptions): void {
  if (basis === 'cash' && split === 'month') {
    throw contradiction('--split month');
  }
  if (basis === 'cash' && by === 'day') {
    throw contradiction('--by day');
  }
}

function contradiction(option: string): CliError {
  return new CliError(
    'usage_error',
    `--basis cash and ${option} contradict each other: on cash basis a payout is one entry, on the day it was paid.`,
    `leave out ${option}, or use --basis accrual`,
  );
}
