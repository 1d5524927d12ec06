import type { WorldClock } from '../core/clock.ts';
import type { Answer, Call } from '../core/call.ts';
import { bearerOf, jsonOf } from '../core/body.ts';
import type { Journal } from '../core/journal.ts';
import type { ProviderRoutes } from '../core/provider-router.ts';
import { accountingRoutes } from './api-routes.ts';
import { answerOrFault, timeOf } from './answers.ts';
import { createChangeWebhooks, type ChangeWebhooks } from './change-webhooks.ts';
import { openCompanies, type Companies } from './companies.ts';
import { createIntuitTokens, type IntuitTokens } from './intuit-tokens.ts';
import { createCallCounter, REAL_LIMITS, type Limits } from './limits.ts';
import { entityNamed } from './entities.ts';
import { foreignNames } from './intuit-names.ts';
import { intuitOAuthRoutes, type OAuthClient } from './oauth-routes.ts';
import {
  duplicateNumber,
  notFound,
  periodClosed,
  type QboFault,
  staleObject,
  systemError,
  throttled,
  unauthorizedAnswer,
} from './qbo-fault.ts';
import { companyTimeWithMs } from './qbo-time.ts';

export type QuickBooks = {
  readonly client: OAuthClient;
  readonly companies: Companies;
  readonly tokens: IntuitTokens;
  readonly webhooks: ChangeWebhooks;
  readonly provider: ProviderRoutes;
  /** Intuit's own limits, others, or none (`null`). */
  setLimits(limits: Limits | null): void;
};

const QUICKBOOKS_CLIENT: OAuthClient = {
  clientId: 'ABsandboxQuickBooksClient',
  clientSecret: 'sandbox-quickbooks-secret',
};

/** QuickBooks Online: OAuth, the Accounting API, limits, faults. */
export function createQuickBooks(journal: Journal, clock: WorldClock): QuickBooks {
  const tokens = createIntuitTokens(journal, clock);
  const companies = openCompanies(journal, clock);
  let limits: Limits | null = REAL_LIMITS;
  const counter = createCallCounter(() => limits);

  const timeFor = (call: Call) => {
    const books = companies.books(call.params.realm ?? '');
    return books === undefined ? companyTimeWithMs(clock.now(), 'UTC') : timeOf(books, clock);
  };
  const refusal = (fault: () => QboFault) => (call: Call) =>
    answerOrFault(call, timeFor(call), () => {
      throw fault();
    });

  const refuseThrottled = (call: Call): Answer => {
    const answer = refusal(throttled)(call);
    const after = limits?.retryAfterS;
    return after === undefined
      ? answer
      : { ...answer, headers: { ...answer.headers, 'retry-after': String(after) } };
  };

  return {
    client: QUICKBOOKS_CLIENT,
    companies,
    tokens,
    webhooks: createChangeWebhooks(companies, journal, clock),
    setLimits(next) {
      limits = next;
    },
    provider: {
      provider: 'quickbooks',
      routes: [
        ...intuitOAuthRoutes({ client: QUICKBOOKS_CLIENT, tokens, companies }),
        ...accountingRoutes({ companies, tokens, clock }),
      ],
      see: (call) => seen(tokens, call),
      gate(call) {
        const { realm } = call.params;
        return realm === undefined || counter.admits(realm, call.operation === 'batch')
          ? undefined
          : refuseThrottled(call);
      },
      refusals: {
        error_before: refusal(systemError),
        throttled: refuseThrottled,
        unauthorized(call) {
          tokens.expire(bearerOf(call) ?? '');
          return unauthorizedAnswer('Token expired', clock.now());
        },
        stale_object: refusal(staleObject),
        duplicate_number: refusal(() => duplicateNumber('JE-001', 'Journal Entry', '1')),
        closed_period: refusal(periodClosed),
        inactive_account: refusal(notFound),
      },
    },
  };
}

/** The company the caller may write to, and names it sent that Intuit does not know. */
function seen(tokens: ReturnType<typeof createIntuitTokens>, call: Call) {
  const granted = tokens.realmOf(bearerOf(call) ?? '');
  const entity = entityNamed(call.params.entity ?? '');
  return {
    granted: typeof granted === 'string' ? null : granted.realmId,
    foreign: entity === undefined ? [] : foreignNames(entity.name, jsonOf(call)),
  };
}
