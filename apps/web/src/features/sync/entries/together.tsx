import { Button, InlineAlert, useMoneyFormat } from '@platebook/ui';
import type {
  BooksEntry,
  Client,
  EntryStatus,
  StatusReason,
} from '../../../shared/api/entities.ts';
import { reasonAction, reasonSentence } from '../../../shared/language/server-errors.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import type { PagedRows } from '../../../shared/list/use-paged-rows.ts';
import { totalInWords } from '../../../shared/format/total-in-words.ts';
import { approvable, needsDifference, postable } from './entry.view.ts';
import type { BulkQuestion } from './bulk-actions.tsx';
import { AT_ONCE } from './use-entry-changes.ts';
import { words, meaningsWords } from './entries.messages.ts';

export type TogetherProps = {
  client: Client;
  view: EntryStatus;
  list: Pick<PagedRows<BooksEntry>, 'loaded' | 'hasMore'>;
  /** The reason every listed entry waits for. */
  reason: StatusReason | null;
  onAsk: (question: BulkQuestion) => void;
};

/** What all entries of a tab share, shown once, with one action for all of them. */
export function Together({ client, view, list, reason, onAsk }: TogetherProps) {
  const format = useMoneyFormat();
  const mayPost = mayManage(client) && client.client_category !== 'delivery_only';
  const question = mayPost && !list.hasMore ? questionFor(view, list.loaded) : null;
  const total =
    question === null
      ? ''
      : totalInWords(question.entries, (cents, currency) => format(cents, { currency }));
  const all =
    question === null ? undefined : (
      <Button variant="primary" onClick={() => onAsk(question)}>
        {question.kind === 'approve'
          ? words.approveAll(question.entries.length, total)
          : words.postAll(question.entries.length, total)}
      </Button>
    );
  if (reason === null && all === undefined) {
    return null;
  }
  return (
    <InlineAlert
      tone={view === 'failed' ? 'danger' : 'info'}
      title={
        reason === null
          ? TITLES[question?.kind ?? 'approve'](question?.entries.length ?? 0)
          : reasonSentence(reason)
      }
      action={all}
    >
      {question === null ? actionOf(reason) : meaningsWords[question.kind]}
    </InlineAlert>
  );
}

function actionOf(reason: TogetherProps['reason']): string | undefined {
  return reason === null || reason.action === null
    ? undefined
    : reasonAction({ code: reason.code, action: reason.action });
}

const TITLES = {
  approve: (count: number) => words.needApproval(count),
  post: (count: number) => words.readyTogether(count),
};

/** A single entry needs no bulk action; beyond one request's limit, entries are selected by hand. */
function questionFor(
  view: EntryStatus,
  entries: readonly BooksEntry[],
): (BulkQuestion & { readonly kind: 'approve' | 'post' }) | null {
  if (view === 'needs_review') {
    const those = approvable(entries);
    return those.length < 2 ? null : { kind: 'approve', entries: those };
  }
  if (view === 'ready') {
    const those = postable(entries).filter((entry) => !needsDifference(entry));
    return those.length < 2 || those.length > AT_ONCE ? null : { kind: 'post', entries: those };
  }
  return null;
}
