import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTRACT_FILE } from '../../src/locations.ts';
import { readContract } from '../../src/http/contract.ts';
import type { Operation } from '../../src/http/contract.ts';
import { LEVELS, isAtLeast, isSystemLevel } from '../../src/http/levels.ts';
import type { Answer } from '../../src/testing/test-server.ts';
import { codeOf } from './expectation.ts';
import { bytesOf } from './fill-tenant.ts';
import { firstBlock } from './first-block.ts';
import type { PrincipalName } from './people.ts';
import { addressOf, validRequest } from './requests.ts';
import type { Named } from './requests.ts';
import { restoreRows, touchedTables } from './rows.ts';
import { ENDLESS, REFUSED_BY_STATE } from './states.ts';
import { createWorld } from './world.ts';
import type { World } from './world.ts';

/** Support views a tenant through the enveloped API, as a signed-in user. */
const operations = (await readContract(CONTRACT_FILE)).operations.filter(
  ({ wire, access }) => wire === 'envelope' && access.minLevel !== 'anonymous',
);
const isReading = ({ id, method }: Operation): boolean => method === 'get' && !ENDLESS.includes(id);
const OF_CLIENTS = ['listClients', 'getWorkspace'];
const readings = operations.filter(
  (operation) =>
    isReading(operation) &&
    !isSystemLevel(operation.access.minLevel) &&
    (operation.access.tenantFrom !== 'none' || OF_CLIENTS.includes(operation.id)),
);

const HOUR_MS = 3_600_000;

let world: World;

beforeAll(async () => {
  world = await createWorld();
}, 180_000);
afterAll(() => world.server.stop());

beforeEach(async () => {
  const { pool } = world.server.database;
  await pool.query('delete from support_view_grants');
});

type Permission = { readonly hoursLeft: number; readonly isEnded?: true };

async function permit(tenantId: string, { hoursLeft, isEnded }: Permission): Promise<void> {
  const { database, clock } = world.server;
  const now = clock.now().getTime();
  await database.asOwner((tx) =>
    tx
      .insertInto('support_view_grants')
      .values({
        tenant_id: tenantId,
        id: '6d1f7a52-7f0a-4c0b-9c55-1f2f3a4b5cb1',
        ticket_id: null,
        granted_by: null,
        granted_by_name: 'An owner',
        granted_at: new Date(now - 2 * HOUR_MS),
        expires_at: new Date(now + hoursLeft * HOUR_MS),
        ended_at: isEnded === true ? new Date(now) : null,
        ended_by: isEnded === true ? 'client' : null,
      })
      .execute(),
  );
}

type ViewRequest = {
  readonly by: PrincipalName;
  /** The tenant in the header. */
  readonly as: string;
  /** Whose objects the request names. */
  readonly named: Named;
};

/** The response to a request with the header, what it reveals of the other tenant and which tables it wrote to. */
async function ask(operation: Operation, { by, as, named }: ViewRequest) {
  const { pool } = world.server.database;
  const bearer = world.principals.find(({ name }) => name === by)?.bearer ?? '';
  const request = validRequest(world.contract, operation, named);
  await restoreTouched();
  const answer = await world.server.call(addressOf(request), {
    token: bearer,
    headers: { 'x-view-as': as },
    ...(request.body === undefined ? {} : { json: request.body }),
    ...(await bytesOf(operation)),
    ...(ENDLESS.includes(operation.id) ? { read: firstBlock } : {}),
  });
  const wrote = await touchedTables(pool);
  await restoreTouched();
  return { answer, wrote, shown: shownIn(answer, JSON.stringify([addressOf(request), request])) };

  async function restoreTouched(): Promise<void> {
    await pool.query(`delete from contract_snapshot.touched where name = 'support_view_grants'`);
    await restoreRows(pool);
  }
}

/** Texts that are only in rows of the other tenant and were not sent by the caller. */
function shownIn({ headers, body }: Answer, sent: string): string[] {
  const text = JSON.stringify([body ?? null, [...headers]]);
  return world.canaries.filter((canary) => text.includes(canary) && !sent.includes(canary));
}

function refusal({ status, body }: Answer, operation: Operation) {
  return { status, code: codeOf(operation, body) };
}

const VIEW_ONLY = { status: 403, code: 'view_only' };
const ENDED = { status: 403, code: 'view_access_ended' };
/** The tables in which a read is recorded. */
const RECORD = ['audit_heads', 'audit_log'];
/** Visible to the person who opened it only, and to those who see everybody's tickets. */
const OF_ONE_PERSON: Readonly<Record<string, string>> = {
  getSupportTicket: 'support_ticket_not_found',
  downloadSupportAttachment: 'support_attachment_not_found',
};
const STAFF: readonly PrincipalName[] = ['system_operator', 'system_admin'];

describe.each<[string, Permission | null]>([
  ['was never given', null],
  ['is over', { hoursLeft: -1 }],
  ['was ended', { hoursLeft: 1, isEnded: true }],
])('with permission to view %s, staff see and change nothing through', (_, held) => {
  test.each(operations)('$id', async (operation) => {
    if (held !== null) {
      await permit(world.them.tenantId, held);
    }
    for (const by of STAFF) {
      const request = { by, as: world.them.tenantId, named: world.theirs };
      const { answer, wrote, shown } = await ask(operation, request);
      expect(refusal(answer, operation)).toEqual(isReading(operation) ? ENDED : VIEW_ONLY);
      expect({ wrote, shown }).toEqual({ wrote: [], shown: [] });
    }
  });
});

describe("with an owner's permission", () => {
  beforeEach(() => permit(world.ours['tenant'] ?? '', { hoursLeft: 1 }));

  const ours = (by: PrincipalName): ViewRequest => ({
    by,
    as: world.ours['tenant'] ?? '',
    named: world.ours,
  });

  test.each(readings)('staff read what a User reads, recorded, through $id', async (operation) => {
    const { minLevel, capability } = operation.access;
    const isAllowed =
      (minLevel === 'authenticated' || isAtLeast('user_basic', minLevel)) &&
      (capability === undefined || LEVELS.user_basic.capabilities.includes(capability));
    const { answer, wrote, shown } = await ask(operation, ours('system_admin'));
    expect(shown).toEqual([]);
    if (isAllowed) {
      const codes = [...(REFUSED_BY_STATE[operation.id] ?? []), OF_ONE_PERSON[operation.id]];
      expect(answer.status < 400 || codes.includes(refusal(answer, operation).code)).toBe(true);
      expect(wrote).toEqual(RECORD);
    } else {
      expect(refusal(answer, operation)).toEqual({ status: 403, code: 'permission_error' });
      expect(wrote).toEqual([]);
    }
  });

  test.each(readings)('staff read nothing of another client through $id', async (operation) => {
    const { answer, wrote, shown } = await ask(operation, {
      ...ours('system_admin'),
      named: world.theirs,
    });
    expect(shown).toEqual([]);
    expect(wrote.filter((table) => !RECORD.includes(table))).toEqual([]);
    const namesTheirs = operation.access.tenantFrom !== 'none';
    expect(answer.status < 400 && namesTheirs).toBe(false);
  });

  test.each(operations.filter((one) => !isReading(one)))(
    'nobody changes anything through $id',
    async (operation) => {
      for (const by of [...STAFF, 'user_owner'] as const) {
        const { answer, wrote } = await ask(operation, ours(by));
        expect(refusal(answer, operation)).toEqual(VIEW_ONLY);
        expect(wrote).toEqual([]);
      }
    },
  );

  test.each(operations.filter(isReading))(
    'nobody but staff views through $id',
    async (operation) => {
      for (const by of ['other_tenant_owner', 'user_owner', 'removed_member'] as const) {
        const { answer, wrote } = await ask(operation, ours(by));
        expect(refusal(answer, operation)).toEqual(ENDED);
        expect(wrote).toEqual([]);
      }
    },
  );
});
