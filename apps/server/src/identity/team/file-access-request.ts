import { recordAudit } from '../../audit/audit-log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import {
  findClientTenant,
  insertAccessRequest,
  listOwnerAddresses,
} from './access-requests.store.ts';
import { levelsOf } from './members.store.ts';
import { findAccount } from './people.store.ts';
import { teamLink } from './team-links.ts';

/** A request for access. */
export type NewAccessRequest = {
  /** The id that the request will have. */
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  readonly message: string;
  readonly requestId: string;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly siteUrl: string;
};

/**
 * Files a request with the owners of the client, if there is such a client. Runs as a job, so that neither the response
 * nor its timing reveals anything to the requester. Idempotent.
 */
export function fileAccessRequest(deps: Deps, request: NewAccessRequest): Promise<void> {
  return deps.database.asOwner((tx) => file(tx, deps, request));
}

async function file(tx: Transaction, deps: Deps, request: NewAccessRequest): Promise<void> {
  const { id, userId, clientId, message, requestId } = request;
  const found = await findClientTenant(tx, clientId);
  const requester = await findAccount(tx, { id: userId });
  if (found === null || requester === null) {
    return;
  }
  const { tenantId, tenant } = found;
  const level = (await levelsOf(tx, userId)).get(tenantId) ?? 'no_access';
  const createdAt = deps.clock.now();
  if (
    level !== 'no_access' ||
    !(await insertAccessRequest(tx, { tenantId, id, userId, message, createdAt }))
  ) {
    return;
  }
  for (const email of await listOwnerAddresses(tx, tenantId)) {
    await deps.outbox.send(tx, {
      to: { email },
      template: 'access_request',
      values: {
        link: teamLink(deps.siteUrl, clientId),
        requester: requester.name,
        tenant,
        ...(message === '' ? {} : { message }),
      },
    });
  }
  await recordAudit(tx, {
    actor: { kind: 'user', userId, requestId },
    tenantId,
    action: 'access_request.created',
    target: { type: 'access_request', id },
    at: createdAt,
  });
}
