import { randomUUID } from 'node:crypto';
import { actorOf, recordAudit } from '../../audit/audit-log.ts';
import { brokenUniqueIndex } from '../../db/conflicts.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { ClientScope, JoiningLevel } from '../../db/tables.ts';
import { checkTenantSecondStep } from '../../http/access.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Outbox } from '../../messages/mail/outbox.port.ts';
import type { Entitlements } from '../../billing/plans/entitlement.port.ts';
import { hashInvitationToken, newInvitationToken } from './invitation-token.ts';
import {
  insertInvitations,
  listOwnedTenantsJoinedBy,
  listTenantNames,
  revokeInvitationsTo,
} from './invitations.store.ts';
import type { NewInvitation } from './invitations.store.ts';
import type { TeamCaller } from './members.service.ts';
import { isSecondStepRequired, levelsOf } from './members.store.ts';
import { sendInvitation } from './send-invitation.ts';
import type { TeamLimiter } from './team-limiter.ts';

export type InvitationRequest = {
  readonly emails: readonly string[];
  readonly level: JoiningLevel;
  /** `all` is every tenant the caller owns, now and later. */
  readonly clientScope: ClientScope;
  /** In addition to the tenant of the call. */
  readonly tenantIds: readonly string[];
  readonly message: string;
  readonly expiresInDays: number;
};

export type InvitationDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly entitlements: Pick<Entitlements, 'assertWithinLimit'>;
  readonly limiter: TeamLimiter;
  readonly siteUrl: string;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The ids of the new invitations, one for each address. */
export async function createInvitations(
  deps: InvitationDeps,
  caller: TeamCaller,
  request: InvitationRequest,
): Promise<string[]> {
  const { database, entitlements, limiter } = deps;
  const emails = [...new Set(request.emails.map((email) => email.trim().toLowerCase()))];
  await limiter.consume('invitations', caller.principal.userId, emails.length);
  // Seats are checked again when the invitation is accepted; checking here spares people a useless link.
  await database.inTenant(caller.scope, (tx) =>
    entitlements.assertWithinLimit(tx, caller.scope, 'users'),
  );
  const invite = () =>
    database.asUser(caller.principal.userId, (tx) =>
      inviteEach(tx, deps, { caller, request, emails }),
    );
  return invite().catch((error: unknown) => {
    // A concurrent invitation to the same address was inserted first: this one is newer.
    if (brokenUniqueIndex(error) === 'team_invitations_open_idx') {
      return invite();
    }
    throw error;
  });
}

type Work = {
  readonly caller: TeamCaller;
  readonly request: InvitationRequest;
  readonly emails: readonly string[];
};

async function inviteEach(
  tx: Transaction,
  deps: InvitationDeps,
  { caller, request, emails }: Work,
): Promise<string[]> {
  const tenantIds = await tenantsOf(tx, caller, request);
  const missing = await Promise.all(emails.map((email) => tenantsWithout(tx, email, tenantIds)));
  const members = missing.flatMap((without, index) => (without.length === 0 ? [index] : []));
  if (members.length > 0) {
    throw new AppError('already_member', {
      errors: members.map((index) => fieldError(`/emails/${index}`, 'already_member')),
    });
  }
  const invited: NewInvitation[] = [];
  for (const [index, email] of emails.entries()) {
    invited.push(
      ...(await inviteOne(tx, deps, { caller, request, email, tenantIds: missing[index] ?? [] })),
    );
  }
  for (const { tenantId, id, email, level, clientScope } of invited.toSorted(byTenant)) {
    await recordAudit(tx, {
      actor: actorOf(caller.principal),
      tenantId,
      action: 'invitation.created',
      target: { type: 'invitation', id },
      after: { email, level, clientScope },
      details: { email, level, client_scope: clientScope },
      at: deps.clock.now(),
    });
  }
  return [...new Set(invited.map(({ id }) => id))];
}

/** The requested tenants: the caller must own each, or nothing is done. */
async function tenantsOf(
  tx: Transaction,
  { scope, principal }: TeamCaller,
  { clientScope, tenantIds }: InvitationRequest,
): Promise<string[]> {
  const levels = await levelsOf(tx, scope.userId);
  const requested = new Set([scope.tenantId, ...tenantIds]);
  if ([...requested].some((id) => (levels.get(id) ?? 'no_access') === 'no_access')) {
    throw new AppError('client_access_denied');
  }
  if ([...requested].some((id) => levels.get(id) !== 'user_owner')) {
    throw new AppError('permission_error');
  }
  const named = clientScope === 'all' ? [...levels.keys()] : [...requested];
  checkTenantSecondStep(principal, {
    secondStepRequired: await isSecondStepRequired(tx, named),
  });
  const owned = [...levels].flatMap(([id, level]) => (level === 'user_owner' ? [id] : []));
  return clientScope === 'all' ? owned : [...requested];
}

async function tenantsWithout(
  tx: Transaction,
  email: string,
  tenantIds: readonly string[],
): Promise<string[]> {
  const joined = await listOwnedTenantsJoinedBy(tx, email);
  return tenantIds.filter((id) => !joined.includes(id));
}

async function inviteOne(
  tx: Transaction,
  deps: InvitationDeps,
  {
    caller,
    request,
    email,
    tenantIds,
  }: Omit<Work, 'emails'> & { email: string; tenantIds: readonly string[] },
): Promise<NewInvitation[]> {
  const at = deps.clock.now();
  const token = newInvitationToken();
  const invitation = {
    id: randomUUID(),
    email,
    level: request.level,
    clientScope: request.clientScope,
    message: request.message.trim(),
    tokenSha256: hashInvitationToken(token),
    invitedBy: caller.principal.userId,
    createdAt: at,
    lastSentAt: at,
    expiresAt: new Date(at.getTime() + request.expiresInDays * DAY_MS),
  };
  const invitations = tenantIds.map((tenantId) => ({ ...invitation, tenantId }));
  await revokeInvitationsTo(tx, { email, tenantIds, at });
  await insertInvitations(tx, invitations);
  const tenants = await listTenantNames(tx, tenantIds);
  await sendInvitation(tx, deps, { invitation, token, tenants });
  return invitations;
}

function byTenant(a: NewInvitation, b: NewInvitation): number {
  return a.tenantId < b.tenantId ? -1 : 1;
}
