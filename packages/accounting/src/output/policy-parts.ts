import type { PlanOptions } from '../plan/plan-options.ts';
import { DEFAULT_PLAN_OPTIONS } from '../plan/plan-options.ts';
import { parseTaxRate } from '../money/inclusive-tax.ts';
import { checkOptions, type ReadingOptions } from '../read/reading-options.ts';
import { presentColumnDecision, readColumnDecisions } from './policy-columns.ts';
import type { DocumentOptions, DocumentReadingOptions } from './journal-contract.ts';

/** The plan options that JSON can represent; fiscal periods are a function. */
type WrittenPlanOptions = Omit<PlanOptions, 'periodOf'>;

/** The reading options that affect a report's content rather than the reading process. */
export type WrittenReadingOptions = Omit<
  ReadingOptions,
  'createHasher' | 'fileCount' | 'nameOf' | 'onRow' | 'onUnknownColumns'
>;

/**
 * One option in the document. `read` gives back what `write` wrote, and undefined for anything else: the option then has
 * its default, and the document is found to differ there.
 */
type Part<Value> = {
  readonly wire: string;
  readonly write: (value: Value) => unknown;
  readonly read: (stated: unknown) => Value | undefined;
};

function oneOf<const Value>(wire: string, ...allowed: readonly Value[]): Part<Value> {
  return {
    wire,
    write: (value) => value,
    read: (stated) => allowed.find((value) => value === stated),
  };
}

/** A missing option is a compile error. */
const PLAN_PARTS: {
  readonly [Key in keyof WrittenPlanOptions]-?: Part<WrittenPlanOptions[Key]>;
} = {
  basis: oneOf('basis', 'accrual', 'cash'),
  split: oneOf('split', 'month', 'none'),
  by: oneOf('by', 'payout', 'day'),
  taxMode: oneOf('tax_mode', 'pass_through_gross', 'net_omit', 'memo_only'),
  memoTax: oneOf('memo_tax', 'ignore', 'gross_up'),
  splitTax: oneOf('split_tax', 'restaurant_remits', 'block'),
  revenue: oneOf('revenue', 'gross', 'net'),
  sales: oneOf('sales', 'report', 'pos'),
  bankLeg: oneOf('bank_leg', 'none', 'transfer'),
  accounts: { wire: 'accounts', write: (accounts) => accounts, read: readTexts },
  booksCurrency: oneOf('books_currency', 'USD', 'CAD', null),
};

/** A missing option is a compile error. */
const READING_PARTS: {
  readonly [Key in keyof WrittenReadingOptions]-?: Part<WrittenReadingOptions[Key]>;
} = {
  timeZone: {
    wire: 'time_zone',
    write: (zone) => zone ?? null,
    read: (stated) =>
      typeof stated === 'string' && isValid({ timeZone: stated }) ? stated : undefined,
  },
  businessDayCutoff: {
    wire: 'business_day_cutoff',
    write: (time) => time?.padStart('HH:MM'.length, '0') ?? null,
    read: (stated) =>
      typeof stated === 'string' && isValid({ businessDayCutoff: stated }) ? stated : undefined,
  },
  inclusiveTaxRates: {
    wire: 'inclusive_tax_rates',
    write: (rates) => mapTexts(rates ?? {}, writeRate),
    read: (stated) => {
      const rates = Object.entries(readTexts(stated) ?? {}).filter(
        ([, rate]) => parseTaxRate(rate) !== null,
      );
      return rates.length === 0 ? undefined : Object.fromEntries(rates);
    },
  },
  today: {
    wire: 'today',
    write: (day) => day ?? null,
    read: (stated) =>
      typeof stated === 'string' && isValid({ today: stated }) ? stated : undefined,
  },
  columns: {
    wire: 'columns',
    write: (decisions) => (decisions ?? []).map(presentColumnDecision),
    read: (stated) => {
      const decisions = readColumnDecisions(stated);
      return decisions.length === 0 ? undefined : decisions;
    },
  },
};

export function presentPlanOptions(options: Partial<PlanOptions>): DocumentOptions {
  const complete: PlanOptions = { ...DEFAULT_PLAN_OPTIONS, ...options };
  return writeParts(PLAN_PARTS, complete) as unknown as DocumentOptions;
}

export function presentReadingOptions(options: ReadingOptions): DocumentReadingOptions {
  return writeParts(READING_PARTS, options) as unknown as DocumentReadingOptions;
}

/** The parts of a document with the policy, limited to the given options. */
export function presentOptions(complete: {
  readonly plan?: Partial<PlanOptions>;
  readonly reading?: ReadingOptions;
}): Record<'plan_options' | 'reading_options', Readonly<Record<string, unknown>>> {
  return {
    plan_options: writeParts(pickParts(PLAN_PARTS, complete.plan), complete.plan ?? {}),
    reading_options: writeParts(pickParts(READING_PARTS, complete.reading), complete.reading ?? {}),
  };
}

function pickParts(parts: Parts, options: object = {}): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => Object.hasOwn(options, name)));
}

/** The options in a document; missing or invalid ones are left out. */
export function readPlanOptions(stated: unknown): Partial<WrittenPlanOptions> {
  return readParts(PLAN_PARTS, stated);
}

/** The options in a document; missing or invalid ones are left out. */
export function readReadingOptions(stated: unknown): WrittenReadingOptions {
  return readParts(READING_PARTS, stated);
}

type Parts = Readonly<
  Record<string, Omit<Part<never>, 'read'> & { readonly read: (stated: unknown) => unknown }>
>;

function writeParts(
  parts: Parts,
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { wire, write }]) => [wire, write(options[name] as never)]),
  );
}

function readParts(parts: Parts, stated: unknown): Record<string, unknown> {
  const members = isRecord(stated) ? stated : {};
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, { wire, read }]) => {
      const value: unknown = Object.hasOwn(members, wire) ? read(members[wire]) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function readTexts(stated: unknown): Record<string, string> | undefined {
  return isRecord(stated)
    ? Object.fromEntries(
        Object.entries(stated).filter(
          (member): member is [string, string] => typeof member[1] === 'string',
        ),
      )
    : undefined;
}

function mapTexts(
  texts: Readonly<Record<string, string>>,
  map: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, map(text)]));
}

/** Normalizes a rate: `13.0000` becomes `13`. */
function writeRate(percent: string): string {
  const [whole = '', fraction = ''] = percent.trim().split('.');
  const digits = fraction.replace(/0+$/, '');
  return `${whole.replace(/^0(?=\d)/, '')}${digits === '' ? '' : `.${digits}`}`;
}

function isValid(options: ReadingOptions): boolean {
  try {
    checkOptions(options);
    return true;
  } catch (error) {
    if (error instanceof RangeError) {
      return false;
    }
    throw error;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
