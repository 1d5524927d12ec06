import type { BulkAction } from '@platebook/ui';
import { useState } from 'react';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import type { OutcomeProps } from './entry-actions.tsx';
import { countOf, needsDifference, postable, skippable } from './entry.view.ts';
import { PostDialog } from './post-dialog.tsx';
import { SkipDialog } from './reason-dialog.tsx';
import { useEntryChange, type EntryOutcome } from './use-entry-changes.ts';

type Input = { client: Client; chosen: readonly BooksEntry[]; onDone: () => void };

/** What can be done with the selected entries: post, approve, skip. */
export function useBulkActions({ client, chosen, onDone }: Input) {
  const [asking, setAsking] = useState<'post' | 'skip' | null>(null);
  const [outcome, setOutcome] = useState<EntryOutcome | null>(null);
  const finish = (result: EntryOutcome) => {
    setOutcome(result);
    onDone();
  };
  const change = useEntryChange(client.tenant_id, finish);
  // By how much a deposit differs is typed payout by payout.
  const toPost = postable(chosen).filter((entry) => !needsDifference(entry));
  const toApprove = toPost.filter(({ approved_at }) => approved_at === null);
  const toSkip = skippable(chosen);
  const postsNothing = client.client_category === 'delivery_only';
  const actions: BulkAction[] = [
    {
      id: 'post',
      label: `Post ${countOf(toPost.length)}`,
      disabled: toPost.length === 0 || postsNothing,
      note: postsNothing
        ? 'The books of this client are not in QuickBooks'
        : leftOut(toPost.length, chosen, 'can be posted'),
      onSelect: () => setAsking('post'),
    },
    {
      id: 'approve',
      label: `Approve ${countOf(toApprove.length)}`,
      disabled: toApprove.length === 0 || postsNothing,
      running: change.isPending,
      note: leftOut(toApprove.length, chosen, 'can be approved'),
      onSelect: () => change.mutate({ kind: 'approve', entryIds: toApprove.map(({ id }) => id) }),
    },
    {
      id: 'skip',
      label: `Skip ${countOf(toSkip.length)}`,
      disabled: toSkip.length === 0,
      note: leftOut(toSkip.length, chosen, 'can be left out'),
      onSelect: () => setAsking('skip'),
    },
  ];
  return {
    actions,
    outcome: {
      error: change.error,
      outcome,
      onDismiss: () => {
        setOutcome(null);
        change.reset();
      },
    } satisfies OutcomeProps,
    dialogs: (
      <>
        <PostDialog
          client={client}
          entries={asking === 'post' ? toPost : []}
          onClose={() => setAsking(null)}
          onPosting={finish}
        />
        <SkipDialog
          client={client}
          entries={asking === 'skip' ? toSkip : []}
          onClose={() => setAsking(null)}
          onDone={finish}
        />
      </>
    ),
  };
}

function leftOut(some: number, chosen: readonly BooksEntry[], what: string): string | undefined {
  if (some === chosen.length) {
    return undefined;
  }
  const differing = what === 'can be left out' ? 0 : chosen.filter(needsDifference).length;
  const why =
    differing === 0 ? '' : `. Open ${differing === 1 ? 'the one' : 'those'} whose deposit differs`;
  return `${some} of ${chosen.length} ${what}${why}`;
}
