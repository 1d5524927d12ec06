import * as v from 'valibot';
import { EDGE_CASE_NAMES } from '../core/edge-cases.ts';
import { FAULT_KINDS } from '../core/faults.ts';
import { CLEARED_STATE } from '../quickbooks/clearing.ts';

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
const url = v.nullable(v.pipe(v.string(), v.url()));
const match = v.optional(
  v.object({
    provider: v.exactOptional(v.picklist(['quickbooks', 'ubereats', 'doordash'])),
    operation: v.exactOptional(v.string()),
    realm: v.exactOptional(v.string()),
  }),
  {},
);
const kind = v.picklist(FAULT_KINDS);
const delayMs = v.optional(whole(0), 200);

const COMPANY_SETTINGS = v.object({
  useAccountNumbers: v.exactOptional(v.boolean()),
  classTracking: v.exactOptional(v.picklist(['off', 'per_transaction', 'per_line'])),
  trackDepartments: v.exactOptional(v.boolean()),
  multiCurrency: v.exactOptional(v.boolean()),
  bookCloseDate: v.exactOptional(v.nullable(v.pipe(v.string(), v.isoDate()))),
  warnDuplicateJournalNumber: v.exactOptional(v.boolean()),
  subscription: v.exactOptional(
    v.picklist(['SUBSCRIBED', 'TRIAL', 'SUSPENDED', 'EXPIRED', 'CANCELLED']),
  ),
  requestIdMemory: v.exactOptional(v.union([whole(0), v.literal('forever')])),
  queryLagMs: v.exactOptional(whole(0)),
});

/** The schema of each console endpoint. */
export const BODIES = {
  fault: v.object({ kind, match, times: v.optional(whole(1), 1), delayMs }),
  random: v.nullable(
    v.object({
      seed: whole(0),
      perMille: v.pipe(whole(0), v.maxValue(1000)),
      kinds: v.tupleWithRest([kind], kind),
      match,
      delayMs,
    }),
  ),
  merchant: v.object({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    name: v.pipe(v.string(), v.minLength(1)),
    platform: v.picklist(['ubereats', 'doordash']),
    stores: v.optional(v.pipe(whole(1), v.maxValue(200)), 2),
    ordersPerDay: v.optional(v.pipe(whole(1), v.maxValue(500)), 10),
    firstDay: v.optional(v.pipe(v.string(), v.isoDate()), '2026-08-31'),
    seed: v.optional(whole(0), 1),
    cases: v.optional(v.array(v.picklist(EDGE_CASE_NAMES)), []),
    /** An undocumented money column of its reports. */
    unknownColumn: v.exactOptional(
      v.object({
        name: v.pipe(v.string(), v.minLength(1)),
        cents: v.pipe(v.number(), v.integer()),
      }),
    ),
  }),
  account: v.object({ active: v.boolean() }),
  entry: v.object({ cleared: CLEARED_STATE }),
  calls: v.object({ record: v.boolean() }),
  newCompany: v.object({
    realmId: v.pipe(v.string(), v.regex(/^\d{16}$/)),
    name: v.pipe(v.string(), v.minLength(1)),
    settings: v.exactOptional(COMPANY_SETTINGS, {}),
    /** Creates this many, with consecutive realm ids and numbers. */
    count: v.optional(v.pipe(whole(1), v.maxValue(500)), 1),
  }),
  clock: v.object({ moveMs: v.pipe(v.number(), v.integer()) }),
  company: COMPANY_SETTINGS,
  rotation: v.object({ every: v.picklist(['daily', 'each']), previousWorksMs: whole(0) }),
  limits: v.nullable(
    v.object({
      perSecond: whole(1),
      perMinute: whole(1),
      batchesPerMinute: whole(1),
      retryAfterS: v.exactOptional(whole(1)),
    }),
  ),
  webhooks: v.object({
    quickbooks: v.exactOptional(url),
    quickbooksFormat: v.exactOptional(v.picklist(['events', 'cloud'])),
    ubereats: v.exactOptional(url),
  }),
  webhookFault: v.object({
    provider: v.picklist(['quickbooks', 'ubereats']),
    fault: v.picklist(['duplicate', 'out_of_order', 'lost']),
  }),
  reports: v.object({
    ubereats: v.optional(
      v.object({
        delayMs: v.exactOptional(whole(0)),
        linkLifeMs: v.exactOptional(whole(0)),
        sections: v.exactOptional(whole(1)),
        newNamesFrom: v.exactOptional(v.pipe(v.string(), v.isoDate())),
      }),
      {},
    ),
    doordash: v.optional(
      v.object({
        readyAfterMs: v.exactOptional(whole(0)),
        linkLifeMs: v.exactOptional(whole(0)),
        outcome: v.exactOptional(v.picklist(['SUCCEEDED', 'FAILED'])),
      }),
      {},
    ),
  }),
};
