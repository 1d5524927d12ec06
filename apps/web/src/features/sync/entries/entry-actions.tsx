import {
  Banner,
  Button,
  ButtonLink,
  IconButton,
  Link,
  Menu,
  type PageCommand,
} from '@platebook/ui';
import { useState } from 'react';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { failureTitle, unlessSaid } from '../../../shared/query/failure.view.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { todayIn } from '../../../shared/format/today-in.ts';
import { ConfirmDifferenceDialog, type ConfirmedBy } from './confirm-difference-dialog.tsx';
import { entryActions, isInClosedPeriod, needsDifference, type EntryAction } from './entry.view.ts';
import { PostAgainDialog } from './post-again-dialog.tsx';
import { PostDialog } from './post-dialog.tsx';
import { PostedElsewhereDialog, SkipDialog } from './reason-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useEntryChange, type EntryOutcome } from './use-entry-changes.ts';

type Asking = Extract<EntryAction, 'post' | 'skip' | 'posted_elsewhere' | 'undo' | 'post_again'>;

const LABELS: Record<EntryAction, string> = {
  post: 'Post…',
  approve: 'Approve',
  resolve: 'Ask the books now',
  undo: 'Take back…',
  post_again: 'Post again…',
  skip: 'Skip…',
  unskip: 'Take in again',
  posted_elsewhere: 'Posted elsewhere…',
};

export type EntryActionsProps = {
  client: Client;
  entry: BooksEntry;
  /** What is asked at once, for a reader who came to do it. */
  ask?: EntryAction | null;
};

/** What can be done with one entry now, as buttons, and the questions they ask. */
export function useEntryActions({ client, entry, ask = null }: EntryActionsProps) {
  const [asking, setAsking] = useState<Asking | null>(() => firstQuestion(ask, entry));
  const [confirming, setConfirming] = useState<ConfirmedBy | null>(() =>
    ask === 'post' && needsDifference(entry) ? 'post' : null,
  );
  const [outcome, setOutcome] = useState<EntryOutcome | null>(null);
  const change = useEntryChange(client.tenant_id);
  const href = useClientHref();
  const actions = entryActions(entry, {
    manage: mayManage(client),
    post: client.client_category !== 'delivery_only',
  });
  const lacks = mayManage(client) ? wayToMap(entry, href) : null;
  const act = (action: EntryAction) => {
    if (isConfirmed(action) && needsDifference(entry)) {
      setConfirming(action);
    } else if (action === 'approve') {
      change.mutate({ kind: 'approve', entryIds: [entry.id] });
    } else if (action === 'resolve' || action === 'unskip') {
      change.mutate({ kind: action, entryId: entry.id });
    } else {
      setAsking(action);
    }
  };
  return {
    act: (action: EntryAction) => {
      if (actions.includes(action)) {
        act(action);
      }
    },
    /** The most likely first, as the head of a page takes them. */
    commands: [
      ...(lacks === null ? [] : [{ ...lacks, id: 'map', variant: 'primary' as const }]),
      ...inOrder(actions).map((action): PageCommand => ({
        id: action,
        label: LABELS[action],
        variant: isMain(action) ? 'primary' : undefined,
        loading: change.isPending && (isMain(action) || action === 'approve'),
        onSelect: () => act(action),
      })),
    ],
    buttons: <Buttons {...{ actions, lacks }} busy={change.isPending} onAct={act} />,
    outcome: (
      <>
        <Outcome
          error={change.error}
          outcome={outcome ?? change.data ?? null}
          onDismiss={() => {
            setOutcome(null);
            change.reset();
          }}
        />
        <PostingDialogs
          {...{ client, entry, confirming }}
          asking={asking}
          onClose={() => {
            setAsking(null);
            setConfirming(null);
          }}
          onDone={setOutcome}
        />
        <SkipDialog
          client={client}
          entries={asking === 'skip' ? [entry] : []}
          onClose={() => setAsking(null)}
        />
        <PostedElsewhereDialog
          client={client}
          entry={asking === 'posted_elsewhere' ? entry : null}
          today={todayIn(client.time_zone)}
          onClose={() => setAsking(null)}
        />
        <UndoDialog
          client={client}
          entry={asking === 'undo' ? entry : null}
          onClose={() => setAsking(null)}
        />
      </>
    ),
  };
}

type PostingDialogsProps = {
  client: Client;
  entry: BooksEntry;
  asking: Asking | null;
  confirming: ConfirmedBy | null;
  onClose: () => void;
  onDone: (outcome: EntryOutcome) => void;
};

/** The questions before an entry goes into the books. */
function PostingDialogs(props: PostingDialogsProps) {
  const { client, entry, asking, confirming, onClose, onDone } = props;
  const today = isInClosedPeriod(entry.status_reason === null ? [] : [entry.status_reason]);
  return (
    <>
      <PostDialog
        client={client}
        entries={asking === 'post' ? [entry] : []}
        today={today}
        onClose={onClose}
        onPosting={onDone}
      />
      <ConfirmDifferenceDialog {...{ client, entry, today, onClose, onDone }} by={confirming} />
      <PostAgainDialog
        client={client}
        entry={asking === 'post_again' ? entry : null}
        onClose={onClose}
        onPosting={onDone}
      />
    </>
  );
}

function firstQuestion(ask: EntryAction | null, entry: BooksEntry): Asking | null {
  const isAsked = ask === 'posted_elsewhere' || (ask === 'post' && !needsDifference(entry));
  return isAsked ? ask : null;
}

function isConfirmed(action: EntryAction): action is ConfirmedBy {
  return action === 'approve' || action === 'post' || action === 'post_again';
}

type ButtonsProps = {
  actions: readonly EntryAction[];
  busy: boolean;
  lacks: WayToMap | null;
  onAct: (action: EntryAction) => void;
};

/** What leaves an entry out is behind a menu where there is no room beside what most came for. */
const ASIDE: readonly EntryAction[] = ['skip', 'posted_elsewhere'];
const ROOM_FOR = 3;

function Buttons({ actions, busy, lacks, onAct }: ButtonsProps) {
  const isTight = lacks !== null || actions.length > ROOM_FOR;
  const aside = isTight ? actions.filter((action) => ASIDE.includes(action)) : [];
  return (
    <>
      {aside.length === 0 ? null : (
        <Menu
          trigger={<IconButton label="More actions" icon="more" />}
          items={aside.map((action) => ({
            kind: 'action',
            id: action,
            label: LABELS[action],
            onSelect: () => onAct(action),
          }))}
        />
      )}
      {inOrder(actions.filter((action) => !aside.includes(action)))
        .toReversed()
        .map((action) => (
          <Button
            key={action}
            variant={isMain(action) ? 'primary' : undefined}
            loading={busy && (isMain(action) || action === 'approve')}
            onClick={() => onAct(action)}
          >
            {LABELS[action]}
          </Button>
        ))}
      {lacks === null ? null : (
        <ButtonLink variant="primary" href={lacks.href}>
          {lacks.label}
        </ButtonLink>
      )}
    </>
  );
}

function isMain(action: EntryAction): boolean {
  return action === 'post' || action === 'post_again' || action === 'resolve';
}

/** What most came for stands first. */
function inOrder(actions: readonly EntryAction[]): EntryAction[] {
  return [...actions.filter(isMain), ...actions.filter((action) => !isMain(action))];
}

type WayToMap = { readonly label: string; readonly href: string };

/** Null where an entry lacks neither its store nor an account. */
function wayToMap(entry: BooksEntry, href: (path: string) => string): WayToMap | null {
  return entry.status === 'needs_mapping'
    ? {
        label: isStoreUnknown(entry) ? 'Map the store' : 'Map the accounts',
        href: href(mappingPath(entry)),
      }
    : null;
}

function isStoreUnknown({ status_reason, platform }: BooksEntry): boolean {
  return status_reason?.code === 'store_not_mapped' && platform !== null;
}

/** Where what an entry lacks is given to it: a store, or accounts. */
function mappingPath(entry: BooksEntry): string {
  if (!isStoreUnknown(entry)) {
    return '/dashboard/platform/quickbooks/mapping';
  }
  return `/dashboard/platform/${entry.platform}/store-mapping`;
}

export type OutcomeProps = {
  error: Error | null;
  outcome: EntryOutcome | null;
  onDismiss: () => void;
};

/** What came of the last change: what the server said, and nothing more. */
export function Outcome({ error, outcome, onDismiss }: OutcomeProps) {
  const href = useClientHref();
  const dismiss = { appeared: true, onDismiss, dismissLabel: 'Dismiss this message' };
  if (error !== null) {
    return (
      <Banner tone="danger" title={failureTitle(error)} {...dismiss}>
        {unlessSaid(failureTitle(error), 'Nothing was changed.')}
      </Banner>
    );
  }
  if (outcome === null) {
    return null;
  }
  const refusals = [...new Set(outcome.refused.map(({ message }) => message))];
  if (outcome.done.length === 0 && refusals.length > 0) {
    return (
      <Banner tone="warning" title={refusals.join(' ')} {...dismiss}>
        Nothing was posted.
      </Banner>
    );
  }
  if (outcome.runId === null) {
    return refusals.length === 0 ? null : (
      <Banner tone="warning" title={refusals.join(' ')} {...dismiss}>
        {`${outcome.done.length} of ${outcome.done.length + outcome.refused.length} were changed.`}
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      title="Posting has begun"
      action={<Link href={href(`/dashboard/sync/runs/${outcome.runId}`)}>Follow the run</Link>}
      {...dismiss}
    >
      {['Nothing counts as posted before it was read back from the books.', ...refusals].join(' ')}
    </Banner>
  );
}
