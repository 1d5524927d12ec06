import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OTHER_REALM } from '../../testing/sandbox.ts';
import { openPostingEnvironment } from '../posting/posting-environment.fake.ts';
import type { Client, PostingEnvironment } from '../posting/posting-environment.fake.ts';
import { createDraft, deleteDraft, listDrafts, updateDraft } from './entry-drafts.ts';

let env: PostingEnvironment;
let client: Client;

beforeAll(async () => {
  env = await openPostingEnvironment();
});

beforeEach(async () => {
  client = await env.addClient();
});

afterAll(() => env.stop());

describe('a draft entry', () => {
  const MOST = 50;
  const actorOf = ({ scope }: Client) =>
    ({ kind: 'user', userId: scope.userId, requestId: 'request-1' }) as const;

  async function addStore(): Promise<string> {
    const id = crypto.randomUUID();
    const at = env.clock.now();
    await env.database.asOwner((tx) =>
      tx
        .insertInto('stores')
        .values({
          tenant_id: client.scope.tenantId,
          id,
          name: `Store ${id}`,
          time_zone: 'UTC',
          currency: 'USD',
          created_at: at,
          updated_at: at,
        })
        .execute(),
    );
    return id;
  }

  const create = (storeId: string, draft: object = { memo: 'x' }, who = client) =>
    createDraft(env, who.scope, { storeId, draft, actor: actorOf(who) });
  const list = (storeId: string, who = client) => listDrafts(env, who.scope, storeId);

  async function audited(): Promise<unknown[]> {
    const { rows } = await env.database.pool.query<{ action: string }>(
      `select action from audit_log where tenant_id = $1 and target_type = 'entry_draft' order by sequence`,
      [client.scope.tenantId],
    );
    return rows.map(({ action }) => action);
  }

  test('is stored incomplete, updated and deleted, each with an audit record', async () => {
    const storeId = await addStore();
    const { id } = await create(storeId, { memo: 'half', lines: [{ amount_cents: null }] });
    expect(await list(storeId)).toMatchObject([
      { id, storeId, draft: { memo: 'half', lines: [{ amount_cents: null }] } },
    ]);
    env.clock.advance(1_000);
    const draft = { memo: 'whole', lines: [] };
    const at = await updateDraft(env, client.scope, {
      storeId,
      id,
      draft,
      actor: actorOf(client),
    });
    expect(await list(storeId)).toEqual([{ id, storeId, draft, updatedAt: at }]);
    await deleteDraft(env, client.scope, { storeId, id, actor: actorOf(client) });
    expect(await list(storeId)).toEqual([]);
    expect(await audited()).toEqual([
      'entry_draft.created',
      'entry_draft.updated',
      'entry_draft.deleted',
    ]);
  });

  test('is listed latest first, up to 50 per store', async () => {
    const storeId = await addStore();
    const ids: string[] = [];
    for (let count = 0; count < MOST; count += 1) {
      env.clock.advance(1_000);
      ids.push((await create(storeId)).id);
    }
    expect((await list(storeId)).map(({ id }) => id)).toEqual(ids.toReversed());
    await expect(create(storeId)).rejects.toMatchObject({ code: 'too_many_entry_drafts' });
    expect((await create(await addStore())).id).not.toBe('');
  });

  test('survives a lone surrogate, which PostgreSQL cannot store', async () => {
    const storeId = await addStore();
    await create(storeId, { memo: 'a\uD83D' });
    expect(await list(storeId)).toMatchObject([{ draft: { memo: 'a\uFFFD' } }]);
  });

  test('belongs to one store of one client: nobody else finds either', async () => {
    const [storeId, other] = [await addStore(), await addStore()];
    const { id } = await create(storeId);
    const stranger = await env.addClient(OTHER_REALM);
    const noStore = { code: 'store_not_found' };
    await expect(list(storeId, stranger)).rejects.toMatchObject(noStore);
    await expect(create(storeId, {}, stranger)).rejects.toMatchObject(noStore);
    const change = { id, draft: {}, actor: actorOf(client) };
    const noDraft = { code: 'entry_draft_not_found' };
    await expect(
      updateDraft(env, client.scope, { ...change, storeId: other }),
    ).rejects.toMatchObject(noDraft);
    await expect(
      deleteDraft(env, client.scope, { ...change, storeId: other }),
    ).rejects.toMatchObject(noDraft);
    await expect(updateDraft(env, stranger.scope, { ...change, storeId })).rejects.toMatchObject(
      noStore,
    );
    expect(await list(storeId)).toMatchObject([{ id, draft: { memo: 'x' } }]);
    expect(await audited()).toEqual(['entry_draft.created']);
  });
});
