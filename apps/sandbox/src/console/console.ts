import express, { type Request, type Response, type Router } from 'express';
import * as v from 'valibot';
import { VERIFIER_TOKEN } from '../quickbooks/change-webhooks.ts';
import { DEFAULT_SETTINGS } from '../quickbooks/company.ts';
import { BODIES } from './console-bodies.ts';
import { companyPage } from './company-page.ts';
import { fromForm } from './form-body.ts';
import { consolePage } from './console-page.ts';
import type { ConsoleParts } from './console-parts.ts';

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
  change: (sent: v.InferOutput<Schema>, request: Request) => string | null | void,
) => void;

/** The form's page, with the reason for a rejection. */
function backTo(request: Request, refused: string | null): string {
  const company = /^\/companies\/\d+/.exec(request.path)?.[0] ?? '';
  const reason = refused === null ? '' : `?${new URLSearchParams({ refused }).toString()}`;
  return `/_sandbox${company}${reason}`;
}

function refusedOf({ query }: Request): string | null {
  return typeof query.refused === 'string' ? query.refused : null;
}

/**
 * Adds `POST path`: validates its JSON or form body, makes the change and returns the whole state, or redirects a form
 * to its page.
 */
function taking(router: Router, parts: ConsoleParts): Take {
  return (path, schema, change) => {
    router.post(path, (request: Request, response: Response) => {
      const isForm = typeof request.body === 'string';
      const sent = v.safeParse(
        schema,
        isForm ? fromForm(new URLSearchParams(request.body)) : request.body,
      );
      const refused = sent.success ? change(sent.output, request) : v.summarize(sent.issues);
      if (isForm) {
        response.redirect(303, backTo(request, refused ?? null));
      } else if (typeof refused === 'string') {
        response.status(400).json({ code: 'validation_failed', message: refused });
      } else {
        response.json(stateOf(parts));
      }
    });
  };
}

function addProviderKnobs(take: Take, { quickbooks, uberEats, doorDash }: ConsoleParts): void {
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

function addWorldKnobs(take: Take, { clock, faults, calls, merchants }: ConsoleParts): void {
  take('/faults', BODIES.fault, (fault) => faults.plan(fault));
  take('/faults/clear', v.object({}), () => faults.clear());
  take('/faults/random', BODIES.random, (random) => faults.randomly(random));
  take('/clock', BODIES.clock, ({ moveMs }) => clock.move(moveMs));
  take('/calls', BODIES.calls, ({ record }) => calls.record(record));
  take('/merchants', BODIES.merchant, (wish) => merchants.found(wish));
}

function addCompanyKnobs(take: Take, { quickbooks }: ConsoleParts): void {
  const { companies, tokens } = quickbooks;
  take('/companies', BODIES.newCompany, ({ realmId, name, settings, count }) => {
    for (let index = 0; index < count; index += 1) {
      const own = String(BigInt(realmId) + BigInt(index));
      if (companies.find(own) === undefined) {
        companies.add({
          ...NEW_COMPANY,
          realmId: own,
          name: count === 1 ? name : `${name} ${index + 1}`,
          settings: { ...DEFAULT_SETTINGS, ...settings },
        });
      }
    }
  });
  take('/companies/:realm', BODIES.company, (settings, { params }) =>
    companies.configure(String(params.realm), settings) === undefined
      ? 'There is no such company.'
      : null,
  );
  take('/companies/:realm/withdraw', v.object({}), (_, { params }) =>
    companies.books(String(params.realm)) === undefined
      ? 'There is no such company.'
      : tokens.withdraw(String(params.realm)),
  );
  take('/companies/:realm/accounts/:account', BODIES.account, ({ active }, { params }) => {
    const books = companies.books(String(params.realm));
    const account = books?.find('Account', String(params.account));
    if (books === undefined || account === undefined) {
      return 'There is no such account.';
    }
    books.save('Account', { ...account, Active: active }, 'Update');
    return null;
  });
  take('/companies/:realm/entries/:entry', BODIES.entry, ({ cleared }, { params }) => {
    const books = companies.books(String(params.realm));
    const entry = books?.find('JournalEntry', String(params.entry));
    return books === undefined || entry === undefined
      ? 'There is no such entry.'
      : books.clearing.mark(entry.Id, cleared);
  });
}

function addPages(router: Router, parts: ConsoleParts): void {
  const { quickbooks, faults, calls } = parts;
  router.get('/', (request, response) => {
    if (request.accepts(['json', 'html']) === 'html') {
      response.type('html').send(consolePage(parts, refusedOf(request)));
    } else {
      response.json(stateOf(parts));
    }
  });
  router.get('/companies/:realm', (request, response) => {
    const books = quickbooks.companies.books(request.params.realm);
    if (books === undefined) {
      response.redirect(303, '/_sandbox');
    } else {
      response.type('html').send(companyPage(books, refusedOf(request)));
    }
  });
  router.get('/companies/:realm/entries', (request, response) => {
    const books = quickbooks.companies.books(request.params.realm);
    response
      .status(books === undefined ? 404 : 200)
      .json({ entries: books?.all('JournalEntry') ?? [] });
  });
  router.get('/calls', (_request, response) => {
    response.json({
      calls: calls.calls(),
      properties: calls.properties(),
      foreign: calls.foreign(),
    });
  });
  router.delete('/faults', (_request, response) => {
    faults.clear();
    response.json(stateOf(parts));
  });
}

/** The world's faults, clock, merchants and books: pages for people, and JSON for programs. */
export function createConsole(parts: ConsoleParts): Router {
  const router = express.Router();
  router.use(
    express.json({ strict: false }),
    express.text({ type: 'application/x-www-form-urlencoded' }),
  );
  addPages(router, parts);
  const take = taking(router, parts);
  addWorldKnobs(take, parts);
  addCompanyKnobs(take, parts);
  addProviderKnobs(take, parts);
  return router;
}
