import { randomUUID } from 'node:crypto';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { EntriesDeps } from './entries-deps.ts';
import { isOwnStore } from './entries.store.ts';

const MOST_DRAFTS = 50;

/** A draft entry; its content has the contract's shape. */
export type EntryDraft<Content> = {
  readonly id: string;
  readonly storeId: string;
  readonly draft: Content;
  readonly updatedAt: Date;
};

type DraftDeps = Pick<EntriesDeps, 'database' | 'clock'>;
type Named = { readonly storeId: string; readonly id: string };
type Change = { readonly draft: object; readonly actor: Actor };

/** Newest first. Throws `store_not_found`. */
export function listDrafts<Content>(
  { database }: DraftDeps,
  scope: TenantScope,
  storeId: string,
): Promise<EntryDraft<Content>[]> {
  return database.inTenant(scope, async (tx) => {
    await knownStore(tx, scope, storeId);
    const rows = await tx
      .selectFrom('entry_drafts')
      .select(['id', 'draft', 'updated_at'])
      .where('store_id', '=', storeId)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .limit(MOST_DRAFTS)
      .execute();
    return rows.map(({ id, draft, updated_at: updatedAt }) => ({
      id,
      storeId,
      draft: draft as Content,
      updatedAt,
    }));
  });
}

/** Throws `store_not_found` and `too_many_entry_drafts`. */
export function createDraft(
  { database, clock }: DraftDeps,
  scope: TenantScope,
  { storeId, draft, actor }: Change & { readonly storeId: string },
): Promise<{ readonly id: string; readonly updatedAt: Date }> {
  return database.inTenant(scope, async (tx) => {
    await knownStore(tx, scope, storeId);
    const { count } = await tx
      .selectFrom('entry_drafts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow();
    if (count >= MOST_DRAFTS) {
      throw new AppError('too_many_entry_drafts');
    }
    const id = randomUUID();
    const updatedAt = clock.now();
    await tx
      .insertInto('entry_drafts')
      .values({
        tenant_id: scope.tenantId,
        id,
        store_id: storeId,
        draft: toJson(draft),
        changed_by: actor.userId,
        created_at: updatedAt,
        updated_at: updatedAt,
      })
      .execute();
    await recordChange(tx, scope, { action: 'created', id, actor, at: updatedAt, after: draft });
    return { id, updatedAt };
  });
}

/** Throws `store_not_found` and `entry_draft_not_found`. */
export function updateDraft(
  { database, clock }: DraftDeps,
  scope: TenantScope,
  { storeId, id, draft, actor }: Change & Named,
): Promise<Date> {
  return database.inTenant(scope, async (tx) => {
    await knownStore(tx, scope, storeId);
    const at = clock.now();
    const changed = await tx
      .updateTable('entry_drafts')
      .set({ draft: toJson(draft), changed_by: actor.userId, updated_at: at })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) {
      throw new AppError('entry_draft_not_found');
    }
    await recordChange(tx, scope, { action: 'updated', id, actor, at, after: draft });
    return at;
  });
}

/** Throws `store_not_found` and `entry_draft_not_found`. */
export function deleteDraft(
  { database, clock }: DraftDeps,
  scope: TenantScope,
  { storeId, id, actor }: Named & { readonly actor: Actor },
): Promise<void> {
  return database.inTenant(scope, async (tx) => {
    await knownStore(tx, scope, storeId);
    const gone = await tx
      .deleteFrom('entry_drafts')
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .returning('draft')
      .executeTakeFirst();
    if (gone === undefined) {
      throw new AppError('entry_draft_not_found');
    }
    await recordChange(tx, scope, {
      action: 'deleted',
      id,
      actor,
      at: clock.now(),
      before: gone.draft,
    });
  });
}

/** Replaces lone surrogates, which PostgreSQL cannot store, by U+FFFD. */
function toJson(draft: object): string {
  return JSON.stringify(draft, (_, value: unknown) =>
    typeof value === 'string' ? Buffer.from(value).toString() : value,
  );
}

async function knownStore(tx: Transaction, scope: TenantScope, storeId: string): Promise<void> {
  if (!(await isOwnStore(tx, scope, storeId))) {
    throw new AppError('store_not_found');
  }
}

type DraftChange = {
  readonly action: 'created' | 'updated' | 'deleted';
  readonly id: string;
  readonly actor: Actor;
  readonly at: Date;
  readonly before?: unknown;
  readonly after?: unknown;
};

async function recordChange(
  tx: Transaction,
  { tenantId }: TenantScope,
  { action, id, ...change }: DraftChange,
): Promise<void> {
  await recordAudit(tx, {
    ...change,
    tenantId,
    action: `entry_draft.${action}`,
    target: { type: 'entry_draft', id },
  });
}
