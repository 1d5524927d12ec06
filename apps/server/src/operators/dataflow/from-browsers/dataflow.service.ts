import {
  withoutQueries,
  withoutQuery,
  withoutSecrets,
  withoutSecretsInText,
} from '@platebook/machines';
import type { Database } from '../../../db/database.ts';
import { AppError } from '../../../http/errors.ts';
import { fieldError } from '../../../http/field-errors.ts';
import type { Clock } from '../../../platform/clock.ts';
import { deleteExpiredEvents, insertEvents, readTenantsOf } from './dataflow-events.store.ts';
import type { DataflowEvent, ErrorEvent } from './dataflow-events.store.ts';
import type { ReportLimits } from './report-limit.ts';

/** Spec 9: the default retention of clean-up. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;

/** The batch size of a page (spec 9); only a session may send more. */
const STRANGER_EVENTS_MAX = 10;

/** The reporter: a signed-in user, or an anonymous page at a network address. */
export type Reporter =
  | { readonly userId: string; readonly sessionId: string }
  | { readonly userId: null; readonly address: string };

export type DataflowService = {
  /**
   * Saves a page's report without anything that looks like a secret, and returns how many events were new. The session
   * is the caller's own; a tenant that the caller is not a member of is dropped. For anonymous reporters URLs are saved
   * without their queries, and session and tenant are dropped. Throws `rate_limited`, and `validation_failed` if an
   * anonymous report exceeds a page's batch size.
   */
  readonly record: (reporter: Reporter, events: readonly DataflowEvent[]) => Promise<number>;
  /** Deletes events past their retention. */
  readonly sweep: () => Promise<void>;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly limits: ReportLimits };

export function createDataflowService({ database, clock, limits }: Deps): DataflowService {
  return {
    record: async (reporter, events) => {
      await checkAmount(limits, reporter, events.length);
      const at = clock.now();
      return database.asOwner(async (tx) => {
        const { userId } = reporter;
        const known =
          reporter.userId === null
            ? null
            : {
                sessionId: reporter.sessionId,
                tenants: await readTenantsOf(tx, reporter.userId),
              };
        return insertEvents(tx, {
          userId,
          events: events.map((event) => toSaved(event, known)),
          at,
          expiresAt: new Date(at.getTime() + RETENTION_MS),
        });
      });
    },
    sweep: () => database.asOwner((tx) => deleteExpiredEvents(tx, clock.now())),
  };
}

async function checkAmount(
  limits: ReportLimits,
  reporter: Reporter,
  events: number,
): Promise<void> {
  if (reporter.userId !== null) {
    await limits.ofSession(reporter.sessionId, events);
    return;
  }
  if (events > STRANGER_EVENTS_MAX) {
    throw new AppError('validation_failed', {
      errors: [fieldError('body.events', 'too_many_events', { most: STRANGER_EVENTS_MAX })],
    });
  }
  await limits.ofStranger(reporter.address, events);
}

/** The public pages are reached through links with a secret in them, under any parameter name. */
function ofStranger({ context, ...event }: ErrorEvent): ErrorEvent {
  const { error_message: message, error_stack: stack, url, route } = context;
  return {
    ...event,
    context: {
      ...context,
      error_message: withoutQueries(message),
      error_stack: stack === null ? null : withoutQueries(stack),
      url: url === null ? null : withoutQuery(url),
      route: withoutQuery(route),
    },
  };
}

type Known = { readonly sessionId: string; readonly tenants: readonly string[] };

function toSaved(event: DataflowEvent, known: Known | null): DataflowEvent {
  if (event.operation === 'frontend_api_error') {
    return toSavedError(known === null ? ofStranger(event) : event, known);
  }
  const { context } = event;
  return { ...event, context: { ...context, tenant_id: tenantOf(context, known) } };
}

/** The named tenant, if the reporter is a member of it. */
function tenantOf({ tenant_id: named }: { tenant_id: string | null }, known: Known | null) {
  return named !== null && known?.tenants.includes(named.toLowerCase()) === true ? named : null;
}

/** The browser has redacted its report already, which is not trusted. */
function toSavedError({ context, ...event }: ErrorEvent, known: Known | null): ErrorEvent {
  return {
    ...event,
    request_id: cleaned(event.request_id),
    context: {
      ...context,
      error_message: withoutSecretsInText(context.error_message),
      error_stack: cleaned(context.error_stack),
      url: context.url === null ? null : withoutSecretsInText(withoutSecrets(context.url)),
      method: cleaned(context.method),
      status_text: cleaned(context.status_text),
      request_id: cleaned(context.request_id),
      user_agent: withoutSecretsInText(context.user_agent),
      operation: cleaned(context.operation),
      component: cleaned(context.component),
      route: withoutSecretsInText(withoutSecrets(context.route)),
      session_id: known?.sessionId ?? null,
      tenant_id: tenantOf(context, known),
    },
  };
}

function cleaned(text: string | null): string | null {
  return text === null ? null : withoutSecretsInText(text);
}
