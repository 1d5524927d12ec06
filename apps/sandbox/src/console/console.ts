import express, { type Request, type Response, type Router } from 'express';
import * as v from 'valibot';
import { FAULT_KINDS } from '../core/faults.ts';
import { VERIFIER_TOKEN } from '../quickbooks/change-webhooks.ts';
import { DEFAULT_SETTINGS } from '../quickbooks/company.ts';
import { consolePage } from './console-page.ts';
import type { ConsoleParts } from './console-parts.ts';

const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));
const url = v.nullable(v.pipe(v.string(), v.url()));
const match = v.optional(
  v.object({
    provider: v.exactOptional(v.picklist(['quickbooks', 'ubereats', 'doordash'])),
    operation: v.exactOptional(v.string()),
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

const BODIES = {
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
  calls: v.object({ record: v.boolean() }),
  newCompany: v.object({
    realmId: v.pipe(v.string(), v.regex(/^\d{16}$/)),
    name: v.pipe(v.string(), v.minLength(1)),
    settings: v.exactOptional(COMPANY_SETTINGS, {}),
  }),
  clock: v.object({ moveMs: v.pipe(v.number(), v.integer()) }),
  company: COMPANY_SETTINGS,
  rotation: v.object({ every: v.picklist(['daily', 'each']), previousWorksMs: whole(0) }),
  limits: v.nullable(
    v.object({ perSecond: whole(1), perMinute: whole(1), batchesPerMinute: whole(1) }),
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

const NEW_COMPANY = { country: 'US', currency: 'USD', timeZone: 'America/New_York' } as const;

function stateOf({ clock, faults, quickbooks, uberEats, doorDash }: ConsoleParts): object {
  return {
    now: new Date(clock.now()).toISOString(),
    offset_ms: clock.offsetMs,
    faults: { waiting: faults.waiting(), given: faults.given() },
    credentials: {
      quickbooks: { ...quickbooks.client, verifierToken: VERIFIER_TOKEN },
      ubereats: uberEats.client,
      doordash: doorDash.credentials,
    },
    companies: quickbooks.companies.all().map((company) => {
      const books = quickbooks.companies.books(company.realmId);
      return { ...company, journalEntries: books?.all('JournalEntry').length ?? 0 };
    }),
  };
}

type Take = <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  change: (sent: v.InferOutput<Schema>, request: Request) => void,
) => void;

/** Adds `POST path` that checks its body, makes the change and answers with the whole state. */
function taking(router: Router, parts: ConsoleParts): Take {
  return (path, schema, change) => {
    router.post(path, (request: Request, response: Response) => {
      const sent = v.safeParse(schema, request.body);
      if (!sent.success) {
        response.status(400).json({ code: 'validation_failed', message: v.summarize(sent.issues) });
        return;
      }
      change(sent.output, request);
      response.json(stateOf(parts));
    });
  };
}

function addProviderKnobs(take: Take, { quickbooks, uberEats, doorDash }: ConsoleParts): void {
  take('/companies/:realm', BODIES.company, (settings, { params }) =>
    quickbooks.companies.configure(String(params.realm), settings),
  );
  take('/quickbooks/rotation', BODIES.rotation, (rotation) =>
    quickbooks.tokens.setRotation(rotation),
  );
  take('/quickbooks/limits', BODIES.limits, (limits) => quickbooks.setLimits(limits));
  take('/webhooks', BODIES.webhooks, (sent) => {
    if (sent.quickbooks !== undefined) {
      quickbooks.webhooks.setUrl(sent.quickbooks);
    }
    if (sent.quickbooksFormat !== undefined) {
      quickbooks.webhooks.setFormat(sent.quickbooksFormat);
    }
    if (sent.ubereats !== undefined) {
      uberEats.setWebhookUrl(sent.ubereats);
    }
  });
  take('/webhooks/faults', BODIES.webhookFault, ({ provider, fault }) =>
    (provider === 'quickbooks' ? quickbooks.webhooks.outbox : uberEats.webhooks).plan(fault),
  );
  take('/reports', BODIES.reports, ({ ubereats, doordash }) => {
    uberEats.setReports(ubereats);
    doorDash.setReports(doordash);
  });
}

/** The fault knobs, the clock and the credentials of this world: `GET /_sandbox` is a page, the rest takes and gives JSON. */
export function createConsole(parts: ConsoleParts): Router {
  const { clock, faults, calls, quickbooks } = parts;
  const router = express.Router();
  router.use(express.json());
  router.get('/', (request, response) => {
    if (request.accepts(['json', 'html']) === 'html') {
      response.type('html').send(consolePage(parts));
    } else {
      response.json(stateOf(parts));
    }
  });
  router.get('/companies/:realm/entries', (request, response) => {
    const books = quickbooks.companies.books(request.params.realm);
    response
      .status(books === undefined ? 404 : 200)
      .json({ entries: books?.all('JournalEntry') ?? [] });
  });
  router.get('/calls', (_request, response) => {
    response.json({ calls: calls.calls(), properties: calls.properties() });
  });
  router.delete('/faults', (_request, response) => {
    faults.clear();
    response.json(stateOf(parts));
  });
  const take = taking(router, parts);
  take('/faults', BODIES.fault, (fault) => faults.plan(fault));
  take('/faults/random', BODIES.random, (random) => faults.randomly(random));
  take('/clock', BODIES.clock, ({ moveMs }) => clock.move(moveMs));
  take('/calls', BODIES.calls, ({ record }) => calls.record(record));
  take('/companies', BODIES.newCompany, ({ realmId, name, settings }) => {
    if (quickbooks.companies.find(realmId) === undefined) {
      quickbooks.companies.add({
        ...NEW_COMPANY,
        realmId,
        name,
        settings: { ...DEFAULT_SETTINGS, ...settings },
      });
    }
  });
  addProviderKnobs(take, parts);
  return router;
}
