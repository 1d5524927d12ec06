import { withoutSecrets, withoutSecretsInText } from '@platebook/machines';
import type { Database } from '../../db/database.ts';
import { sessionIdOf } from '../../http/operations.ts';
import type { Principal } from '../../http/operations.ts';
import type { Clock } from '../../platform/clock.ts';
import { deleteExpiredEvents, insertEvents, readTenantsOf } from './dataflow-events.store.ts';
import type { DataflowEvent } from './dataflow-events.store.ts';
import type { ReportLimit } from './report-limit.ts';

/** Spec 9: clean-up takes what is older, unless it is told otherwise. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000;

export type DataflowService = {
  /**
   * Keeps what a page reports, without what looks like a secret, and answers with how many events were new. The
   * session is the caller's own; a tenant that the caller is not a member of counts as none. Throws `rate_limited`.
   */
  readonly record: (principal: Principal, events: readonly DataflowEvent[]) => Promise<number>;
  /** Removes what has been kept long enough. */
  readonly sweep: () => Promise<void>;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly limit: ReportLimit };

export function createDataflowService({ database, clock, limit }: Deps): DataflowService {
  return {
    record: async (principal, events) => {
      const { userId } = principal;
      const sessionId = sessionIdOf(principal);
      await limit(sessionId, events.length);
      const at = clock.now();
      return database.asOwner(async (tx) => {
        const tenants = await readTenantsOf(tx, userId);
        return insertEvents(tx, {
          userId,
          events: events.map((event) => toKept(event, { sessionId, tenants })),
          at,
          expiresAt: new Date(at.getTime() + KEPT_MS),
        });
      });
    },
    sweep: () => database.asOwner((tx) => deleteExpiredEvents(tx, clock.now())),
  };
}

type Known = { readonly sessionId: string; readonly tenants: readonly string[] };

/** The browser has cleaned its report already; nobody is believed who says so. */
function toKept(
  { context, ...event }: DataflowEvent,
  { sessionId, tenants }: Known,
): DataflowEvent {
  const { tenant_id: tenantId } = context;
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
      session_id: sessionId,
      tenant_id: tenantId !== null && tenants.includes(tenantId.toLowerCase()) ? tenantId : null,
    },
  };
}

function cleaned(text: string | null): string | null {
  return text === null ? null : withoutSecretsInText(text);
}
