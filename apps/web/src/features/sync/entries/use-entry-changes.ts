import { isApiError, unwrap, type ApiClient } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StatusReason, UndoHow } from '../../../shared/api/entities.ts';
import { reasonSentence } from '../../../shared/language/server-errors.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';

/** A person's entry of a deposit difference, and the reason to post anyway. */
export type TypedDifference = { readonly amount_cents: number; readonly reason: string };

/** A requested change; it is not optimistic: the server decides first. */
export type EntryChange =
  | {
      readonly kind: 'approve' | 'post';
      readonly entryIds: readonly string[];
      readonly today?: boolean;
      readonly difference?: TypedDifference;
    }
  /** A closed month stays closed: the new entry is then dated today. */
  | {
      readonly kind: 'post_again';
      readonly entryId: string;
      readonly difference?: TypedDifference;
    }
  | { readonly kind: 'skip'; readonly entryIds: readonly string[]; readonly reason: string }
  | { readonly kind: 'unskip' | 'resolve'; readonly entryId: string }
  | { readonly kind: 'undo'; readonly entryId: string; readonly how: UndoHow }
  | {
      readonly kind: 'posted_elsewhere';
      readonly entryId: string;
      readonly reference: string;
      readonly on: string;
    };

export type EntryOutcome = {
  /** The entries that were changed. */
  readonly done: readonly string[];
  /** The others, each with a reason. */
  readonly refused: readonly { readonly entryId: string; readonly message: string }[];
  /** The run that posts them. */
  readonly runId: string | null;
};

/** Sends one change of entries and invalidates what it may have affected. */
export function useEntryChange(tenant: string, onDone?: (outcome: EntryOutcome) => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: EntryChange) => send(api, tenant, change),
    onSuccess: (outcome) => onDone?.(outcome),
    onSettled: () =>
      Promise.all(
        ['entries', 'runs', 'sync-status', 'payouts'].map((part) =>
          queries.invalidateQueries({ queryKey: [...clientKey(tenant), part] }),
        ),
      ),
  });
}

async function send(api: ApiClient, tenant: string, change: EntryChange): Promise<EntryOutcome> {
  switch (change.kind) {
    case 'approve':
      return approve(api, tenant, change);
    case 'post':
      return post(api, tenant, change);
    case 'post_again':
      return postAgain(api, tenant, change);
    case 'skip':
      return skip(api, tenant, change);
    case 'unskip':
    case 'resolve':
    case 'undo':
    case 'posted_elsewhere':
    default:
      await changeOne(api, tenant, change);
      return { done: [change.entryId], refused: [], runId: null };
  }
}

async function approve(
  api: ApiClient,
  tenant: string,
  { entryIds, difference }: { entryIds: readonly string[]; difference?: TypedDifference },
): Promise<EntryOutcome> {
  const parts = Array.from({ length: Math.ceil(entryIds.length / AT_ONCE) }, (_, at) =>
    entryIds.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return sendParts(parts, async (part) => {
    const { approved, refused } = await unwrap(
      api.POST('/api/v2/clients/tenants/{tenant}/entries/approve', {
        params: { path: { tenant } },
        body: { entry_ids: [...part], ...differenceBody(difference) },
      }),
    );
    return { done: approved, refused: refused.map(toRefusal) };
  });
}

/** The maximum number of entries per request. */
export const AT_ONCE = 200;

type PartOutcome = Pick<EntryOutcome, 'done' | 'refused'>;

/**
 * Sends sequential requests for independent entries. Earlier results stand if a later request fails: its entries are
 * reported as refused, and once the server is unreachable so are all that follow. If no request succeeded, the first
 * failure is thrown.
 */
async function sendParts(
  parts: readonly (readonly string[])[],
  sendPart: (part: readonly string[]) => Promise<PartOutcome>,
): Promise<EntryOutcome> {
  const done: string[] = [];
  const refused: EntryOutcome['refused'][number][] = [];
  const failures: unknown[] = [];
  let unreachable: unknown = null;
  for (const part of parts) {
    try {
      if (unreachable !== null) {
        throw unreachable;
      }
      // oxlint-disable-next-line no-await-in-loop
      const answer = await sendPart(part);
      done.push(...answer.done);
      refused.push(...answer.refused);
    } catch (error) {
      failures.push(error);
      unreachable ??= isAboutPart(error) ? null : error;
      refused.push(...part.map((entryId) => ({ entryId, message: failureTitle(error) })));
    }
  }
  if (failures.length === parts.length) {
    throw failures[0];
  }
  return { done, refused, runId: null };
}

/** Whether the server refused this request; any other failure would affect the next one too. */
function isAboutPart(error: unknown): boolean {
  return isApiError(error) && OF_A_PART.includes(error.status ?? 0);
}

const OF_A_PART: readonly number[] = [400, 404, 409, 422];

async function post(
  api: ApiClient,
  tenant: string,
  {
    entryIds,
    today = false,
    difference,
  }: { entryIds: readonly string[]; today?: boolean; difference?: TypedDifference },
): Promise<EntryOutcome> {
  const run = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/entries/post', {
      params: { path: { tenant } },
      body: {
        entry_ids: [...entryIds],
        ...(today ? { closed_period: 'post_today' } : {}),
        ...differenceBody(difference),
      },
    }),
  );
  return { done: run.entry_ids, refused: run.refused.map(toRefusal), runId: run.id };
}

function differenceBody(difference: TypedDifference | undefined) {
  return difference === undefined ? {} : { difference };
}

async function postAgain(
  api: ApiClient,
  tenant: string,
  { entryId: entry, difference }: { entryId: string; difference?: TypedDifference },
): Promise<EntryOutcome> {
  const run = await unwrap(
    api.POST('/api/v2/clients/tenants/{tenant}/entries/{entry}/post-again', {
      params: { path: { tenant, entry } },
      body: { closed_period: 'post_today', ...differenceBody(difference) },
    }),
  );
  return { done: run.entry_ids, refused: run.refused.map(toRefusal), runId: run.id };
}

function skip(
  api: ApiClient,
  tenant: string,
  { entryIds, reason }: { entryIds: readonly string[]; reason: string },
): Promise<EntryOutcome> {
  return sendParts(
    entryIds.map((id) => [id]),
    async ([entry = '']) => {
      await unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/entries/{entry}/skip', {
          params: { path: { tenant, entry } },
          body: { reason },
        }),
      );
      return { done: [entry], refused: [] };
    },
  );
}

function changeOne(
  api: ApiClient,
  tenant: string,
  change: Exclude<Extract<EntryChange, { entryId: string }>, { kind: 'post_again' }>,
): Promise<unknown> {
  const params = { path: { tenant, entry: change.entryId } };
  switch (change.kind) {
    case 'unskip':
      return api.POST('/api/v2/clients/tenants/{tenant}/entries/{entry}/unskip', { params });
    case 'resolve':
      return api.POST('/api/v2/clients/tenants/{tenant}/entries/{entry}/resolve', { params });
    case 'undo':
      return api.POST('/api/v2/clients/tenants/{tenant}/entries/{entry}/undo', {
        params,
        body: { how: change.how },
      });
    case 'posted_elsewhere':
    default:
      return api.POST('/api/v2/clients/tenants/{tenant}/entries/{entry}/posted-elsewhere', {
        params,
        body: { reference: change.reference, on: change.on },
      });
  }
}

function toRefusal({
  entry_id,
  reason,
}: {
  readonly entry_id: string;
  readonly reason: StatusReason;
}) {
  return { entryId: entry_id, message: reasonSentence(reason) };
}
