import type {
  ComponentKey,
  MessageValues,
  ReportNote,
  ReportReading,
  RowProblemCode,
} from '@platebook/accounting';
import * as v from 'valibot';
import { STORED_CENTS } from '../db/stored-cents.ts';
import { readStored } from '../db/stored-json.ts';
import type { StoredJson } from '../db/stored-json.ts';
import { DELIVERY_PLATFORMS } from '../db/tables.ts';

const REPORT_TYPE = v.picklist([
  'ubereats_payment_details_us',
  'ubereats_payment_details_ca',
  'ubereats_payout_summary',
  'doordash_detailed_transactions',
  'doordash_simplified_transactions',
  'doordash_payout_summary',
  'doordash_error_charges_and_adjustments',
  'doordash_transaction_detail',
]);

const DECIDED = {
  column: v.string(),
  reportType: v.exactOptional(REPORT_TYPE),
  rowsTested: v.number(),
};

const COLUMN = v.variant('decision', [
  v.object({
    ...DECIDED,
    decision: v.literal('subtotal'),
    of: v.exactOptional(v.array(v.string())),
  }),
  v.object({
    ...DECIDED,
    decision: v.literal('component'),
    component: v.custom<Exclude<ComponentKey, 'net_payout'>>(
      (key) => typeof key === 'string' && key !== 'net_payout',
    ),
    factor: v.exactOptional(v.picklist([1, -1])),
  }),
  v.object({ ...DECIDED, decision: v.literal('not_money') }),
  v.object({ ...DECIDED, decision: v.literal('alias'), knownAs: v.string() }),
]);

const VALUES = v.record(
  v.string(),
  v.union([v.string(), v.number(), v.null(), v.array(v.string())]),
) satisfies v.GenericSchema<unknown, MessageValues>;

/** Notes stored before codes existed have only a text. */
const NOTE = v.union([
  v.pipe(
    v.string(),
    v.transform((message): ReportNote => ({ code: 'stored', values: {}, message })),
  ),
  v.custom<ReportNote>((note) =>
    v.is(v.object({ code: v.string(), values: VALUES, message: v.string() }), note),
  ),
]);

const READINGS = v.array(
  v.looseObject({
    file: v.object({ name: v.string(), sha256: v.string() }),
    platform: v.picklist(DELIVERY_PLATFORMS),
    reportType: REPORT_TYPE,
    rows: v.number(),
    quarantined: v.array(
      v.looseObject({
        row: v.number(),
        column: v.string(),
        reason: v.custom<RowProblemCode>((code) => typeof code === 'string'),
        expectedCents: v.nullable(STORED_CENTS),
        foundCents: v.nullable(STORED_CENTS),
        message: v.string(),
        values: v.exactOptional(VALUES),
      }),
    ),
    variants: v.array(
      v.object({
        question: v.picklist([
          'offer_tax',
          'error_tax',
          'fee_sign',
          'merchant_discount',
          'marketing_tax',
        ]),
        decision: v.string(),
        rowsFooted: v.number(),
        rowsTested: v.number(),
      }),
    ),
    leftOut: v.record(v.string(), v.number()),
    notes: v.array(NOTE),
    columns: v.exactOptional(v.array(COLUMN)),
  }),
) satisfies v.GenericSchema<unknown, readonly ReportReading[]>;

/** Parses `sync_runs.reports`: what was recognized in each file of a run. */
export function readReadings(stored: StoredJson): ReportReading[] {
  return readStored(READINGS, stored, 'sync_runs.reports');
}
