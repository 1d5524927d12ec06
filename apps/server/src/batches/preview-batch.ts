import type { Database } from '../db/database.ts';
import type { BatchOperationName } from '../db/tables.ts';
import { AppError } from '../http/errors.ts';
import { fieldError } from '../http/field-errors.ts';
import type { Contract } from '../http/contract.ts';
import { isAtLeast } from '../http/levels.ts';
import type { Principal } from '../http/operations.ts';
import { skip } from './batch-work.ts';
import type { BatchOptions, BatchWork, Client, Verdict } from './batch-work.ts';
import { reachAll } from './clients-of-batch.ts';
import type { ReachedClient } from './clients-of-batch.ts';

export type Works = Readonly<Record<BatchOperationName, BatchWork>>;

export type BatchRequest = {
  readonly operation: BatchOperationName;
  readonly tenantIds: readonly string[];
  readonly options: BatchOptions;
};

export type PreviewedClient = Pick<ReachedClient, 'tenantId' | 'clientId' | 'name'> & {
  readonly verdict: Verdict;
};

export type BatchPreview = {
  readonly items: readonly PreviewedClient[];
  readonly entries: number;
  /** The text to type to start it; null if a button is enough. */
  readonly confirmation: string | null;
};

type Deps = { readonly database: Database; readonly works: Works; readonly contract: Contract };

/** Above this, starting a posting batch requires a typed confirmation. */
const CONFIRMED_ABOVE = 100;
const AT_ONCE = 4;

/** What would be done for each client; changes nothing. Throws what `reachAll` and `refuseIncomplete` throw. */
export async function previewBatch(
  deps: Deps,
  principal: Principal,
  { operation, tenantIds, options }: BatchRequest,
): Promise<BatchPreview> {
  const work = deps.works[operation];
  refuseIncomplete(work, options);
  const clients = await reachAll(deps.database, { principal, tenantIds });
  const items: PreviewedClient[] = [];
  for (let first = 0; first < clients.length; first += AT_ONCE) {
    const some = clients.slice(first, first + AT_ONCE);
    items.push(
      ...(await Promise.all(
        some.map(async ({ client, ...one }) => ({
          ...one,
          verdict: await verdictOf(deps, work, { client, isArchived: one.isArchived, options }),
        })),
      )),
    );
  }
  const entries = items.reduce(
    (sum, { verdict }) => sum + (verdict.verdict === 'will_do' ? verdict.entries : 0),
    0,
  );
  return {
    items,
    entries,
    confirmation: entries > CONFIRMED_ABOVE ? `post ${entries} entries` : null,
  };
}

type PreviewRequest = {
  readonly client: Client;
  readonly isArchived: boolean;
  readonly options: BatchOptions;
};

/** What the person could do for one client now. */
export async function verdictOf(
  { contract }: Pick<Deps, 'contract'>,
  work: BatchWork,
  { client, isArchived, options }: PreviewRequest,
): Promise<Verdict> {
  const minLevel = contract.operations.find(({ id }) => id === work.needs)?.access.minLevel;
  if (minLevel === undefined || !isAtLeast(client.level, minLevel)) {
    const message = "Your role in this client doesn't allow this. Ask its owner.";
    return { verdict: 'blocked', reason: { code: 'permission_error', message } };
  }
  return isArchived
    ? skip('client_archived', 'This client is archived.')
    : work.preview(client, options);
}

/** Throws `validation_failed` if an option is missing, or its dates are in the wrong order. */
function refuseIncomplete({ required }: BatchWork, options: BatchOptions): void {
  const missing = required
    .filter((name) => options[name] === undefined)
    .map((name) => fieldError(`/options/${name}`, 'needed_for_operation'));
  const { from, to } = options;
  const turned =
    from !== undefined && to !== undefined && from > to
      ? [fieldError('/options/to', 'before_first_day')]
      : [];
  if (missing.length + turned.length > 0) {
    throw new AppError('validation_failed', { errors: [...missing, ...turned] });
  }
}
