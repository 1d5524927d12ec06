import { reasonSentence } from '../../shared/language/server-errors.ts';
import { unwrap, type ApiClient } from '@platebook/api-client';
import type { BooksEntry, Client, PayoutSummary } from '../../shared/api/entities.ts';
import { collectPages } from '../../shared/api/collect-pages.ts';
import { formatDay } from '../../shared/format/days.ts';
import { totalInWords } from '../../shared/format/total-in-words.ts';
import { JobRefusal } from '../../shared/jobs/jobs.ts';
import type { ListAction, PreparedAction } from '../../shared/list/list-actions.ts';
import { workpapersAction } from '../../shared/list/workpapers-action.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { words } from './payouts.messages.ts';

type Context = {
  readonly api: ApiClient;
  readonly client: Pick<Client, 'tenant_id' | 'name' | 'client_category' | 'level'>;
  readonly money: (cents: number, currency: Client['currency']) => string;
  readonly hrefOf: (path: string) => string;
  /** Invalidates what a decision about entries affects. */
  readonly refresh: () => Promise<unknown>;
};

/** How many entries one request may name. */
const ENTRIES_MAX = 200;
/** The entries of each payout are fetched before the confirmation. */
const PAYOUTS_MAX = 50;

/** Bulk actions on payouts: post and approve what is ready, download workpapers. */
export function payoutsActions(context: Context): readonly ListAction<PayoutSummary>[] {
  const { api, client } = context;
  const tenant = client.tenant_id;
  const mayPost = mayManage(client) && client.client_category !== 'delivery_only';
  return [
    ...(mayPost ? [postAction(context), approveAction(context)] : []),
    workpapersAction<PayoutSummary>({
      clientName: client.name,
      rowKey: ({ id }) => id,
      nameOf: nameOfPayout,
      download: (payout) =>
        api.GET('/api/v2/clients/tenants/{tenant}/payouts/{payout}/workpapers', {
          params: { path: { tenant, payout } },
          parseAs: 'blob',
        }),
    }),
  ];
}

function nameOfPayout({ platform_store_name: store, payout_on: day }: PayoutSummary): string {
  return words.name(store, formatDay(day));
}

function postAction(context: Context): ListAction<PayoutSummary> {
  return {
    id: 'post',
    label: words.post,
    most: PAYOUTS_MAX,
    takes: ({ status }) => status === 'ready' || status === 'partly_posted',
    leftOut: words.postLeftOut,
    prepare: async (payouts) => {
      const entries = (await entriesOf(context, payouts)).filter(isPostable);
      if (entries.length === 0 || entries.length > ENTRIES_MAX) {
        throw new JobRefusal(
          entries.length === 0 ? words.nothingToPost : words.tooManyEntries(ENTRIES_MAX),
        );
      }
      return posting(context, payouts.length, entries);
    },
  };
}

/** A deposit difference is entered per payout, where it is visible. */
function isPostable({ status, deposit_difference: difference }: BooksEntry): boolean {
  return status === 'ready' && (difference === null || difference.exception !== null);
}

function posting(
  { api, client, money, hrefOf, refresh }: Context,
  payouts: number,
  entries: readonly BooksEntry[],
): PreparedAction {
  const total = totalInWords(entries, money);
  const count = entries.length;
  let runId: string | null = null;
  return {
    question: {
      title: words.postTitle(count, total, client.name),
      consequences: [words.postDeposit(total), words.postVerified, words.postReversible],
      confirmLabel: words.postConfirm(count, total),
      cancelLabel: words.postKeep,
      tone: 'primary',
    },
    job: {
      title: words.postJob(count),
      items: [{ id: 'post', name: words.entriesOf(payouts) }],
      link: () =>
        runId === null
          ? undefined
          : { text: words.openRun, href: hrefOf(`/dashboard/sync/runs/${runId}`) },
      work: async () => {
        const run = await unwrap(
          api.POST('/api/v2/clients/tenants/{tenant}/entries/post', {
            params: { path: { tenant: client.tenant_id } },
            body: { entry_ids: entries.map(({ id }) => id) },
          }),
        );
        runId = run.id;
        refuseOthers(run.refused);
      },
      onEnd: refresh,
    },
  };
}

function approveAction(context: Context): ListAction<PayoutSummary> {
  const { api, client, money, refresh } = context;
  return {
    id: 'approve',
    label: words.approve,
    most: PAYOUTS_MAX,
    takes: ({ status }) => status === 'needs_review',
    leftOut: words.approveLeftOut,
    prepare: async (payouts) => {
      const entries = (await entriesOf(context, payouts)).filter(
        (entry) => entry.needs_only_approval,
      );
      const count = entries.length;
      if (count === 0 || count > ENTRIES_MAX) {
        throw new JobRefusal(
          count === 0 ? words.nothingToApprove : words.tooManyEntries(ENTRIES_MAX),
        );
      }
      return {
        question: {
          title: words.approveTitle(count, client.name),
          consequences: [words.approveTotal(totalInWords(entries, money)), words.approveReady],
          confirmLabel: words.approveConfirm(count),
          cancelLabel: words.approveKeep,
          tone: 'primary',
        },
        job: {
          title: words.approveJob(count),
          items: [{ id: 'approve', name: words.entriesOf(payouts.length) }],
          work: async () => {
            const { refused } = await unwrap(
              api.POST('/api/v2/clients/tenants/{tenant}/entries/approve', {
                params: { path: { tenant: client.tenant_id } },
                body: { entry_ids: entries.map(({ id }) => id) },
              }),
            );
            refuseOthers(refused);
          },
          onEnd: refresh,
        },
      };
    },
  };
}

/** A payout that cannot be posted does not block the others, and is reported. */
function refuseOthers(
  refused: readonly { readonly reason: { readonly code: string; readonly message: string } }[],
): void {
  const [first] = refused;
  if (first !== undefined) {
    throw new JobRefusal(words.notPosted(refused.length, reasonSentence(first.reason)));
  }
}

async function entriesOf(
  { api, client }: Context,
  payouts: readonly PayoutSummary[],
): Promise<readonly BooksEntry[]> {
  const each = payouts.map(({ id }) =>
    collectPages((cursor) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/entries', {
          params: {
            path: { tenant: client.tenant_id },
            query: { payout_id: id, limit: 100, ...(cursor === null ? {} : { cursor }) },
          },
        }),
      ),
    ),
  );
  return (await Promise.all(each)).flat();
}
