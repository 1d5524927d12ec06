import { useMoneyFormat, type PageCommand } from '@platebook/ui';
import { useState, type ReactNode } from 'react';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { ActionButtons, ActionFailure, type WayToMap } from './action-buttons.tsx';
import { ActionDialogs } from './action-dialogs.tsx';
import type { Decision, DecisionKind } from './decision.ts';
import { entryAmountCents } from '../../../shared/format/total-in-words.ts';
import { entryActions, needsDifference, type EntryAction } from './entry.view.ts';
import { useEntryChange, type EntryOutcome } from './use-entry-changes.ts';
import { words, actionLabels } from './entries.messages.ts';

/** A pending confirmation about one entry. */
export type PendingAction = { readonly entryId: string; readonly action: EntryAction };

export type EntryActionsProps = {
  client: Client;
  /** A confirmation to open initially, when a link requests it. */
  first?: PendingAction | null;
  onDecided: (decision: Decision, entryId: string) => void;
};

export type EntryActionsView = {
  readonly act: (action: EntryAction) => void;
  /** Most likely first, as a page header expects. */
  readonly commands: readonly PageCommand[];
  readonly buttons: ReactNode;
  /** The open confirmation, and the server's refusals. */
  readonly questions: ReactNode;
};

/** The actions of the open entry as buttons with their confirmations; the entry may change. */
export function useEntryActions({ client, first = null, onDecided }: EntryActionsProps) {
  const [pending, setPending] = useState<PendingAction | null>(first);
  const change = useEntryChange(client.tenant_id);
  const format = useMoneyFormat();
  const href = useClientHref();
  const may = { manage: mayManage(client), post: client.client_category !== 'delivery_only' };

  return (entry: BooksEntry): EntryActionsView => {
    const actions = entryActions(entry, may);
    const lacks = may.manage && may.post ? wayToMap(entry, href) : null;
    const decided = (kind: DecisionKind) => (outcome: EntryOutcome) =>
      onDecided({ ...outcome, kind, about: [entry] }, entry.id);
    const act = (action: EntryAction) => {
      if (action === 'resolve' || action === 'unskip') {
        change.mutate({ kind: action, entryId: entry.id });
      } else if (action === 'approve' && !needsDifference(entry)) {
        change.mutate({ kind: 'approve', entryIds: [entry.id] }, { onSuccess: decided('approve') });
      } else {
        setPending({ entryId: entry.id, action });
      }
    };
    const labelOf = (action: EntryAction) =>
      action === 'post'
        ? words.postAmount(format(entryAmountCents(entry), { currency: entry.currency }))
        : LABELS[action];
    const inBooks = entry.status === 'posted' ? entry.books_url : null;
    const choices = inOrder(actions).map((action) => ({
      id: action,
      label: labelOf(action),
      isMain: isMain(action),
      isBusy: change.isPending && isAbout(change.variables, entry.id) && isSentAtOnce(action),
      onSelect: () => act(action),
    }));
    return {
      act: (action) => {
        if (actions.includes(action)) {
          act(action);
        }
      },
      commands: [
        ...(lacks === null ? [] : [{ ...lacks, id: 'map', variant: 'primary' as const }]),
        ...(inBooks === null
          ? []
          : [{ id: 'books', label: words.openInQuickbooks, href: inBooks }]),
        ...choices.map(({ id, label, isMain: main, isBusy, onSelect }): PageCommand => ({
          id,
          label,
          variant: main ? 'primary' : undefined,
          loading: isBusy,
          onSelect,
        })),
      ],
      buttons: <ActionButtons {...{ choices, lacks, inBooks }} />,
      questions: (
        <>
          <ActionFailure
            error={isAbout(change.variables, entry.id) ? change.error : null}
            onDismiss={change.reset}
          />
          <ActionDialogs
            client={client}
            entry={entry}
            action={pending?.entryId === entry.id ? pending.action : null}
            onClose={() => setPending(null)}
            onDecided={(kind, outcome) => decided(kind)(outcome)}
          />
        </>
      ),
    };
  };
}

const LABELS: Record<Exclude<EntryAction, 'post'>, string> = actionLabels;

/** Actions without a confirmation. */
function isSentAtOnce(action: EntryAction): boolean {
  return action === 'approve' || action === 'resolve' || action === 'unskip';
}

function isAbout(
  change: Parameters<ReturnType<typeof useEntryChange>['mutate']>[0] | undefined,
  entryId: string,
): boolean {
  return (
    change !== undefined &&
    ('entryId' in change ? change.entryId === entryId : change.entryIds.includes(entryId))
  );
}

function isMain(action: EntryAction): boolean {
  return action === 'post' || action === 'post_again' || action === 'resolve';
}

/** The most common action first. */
function inOrder(actions: readonly EntryAction[]): EntryAction[] {
  return [...actions.filter(isMain), ...actions.filter((action) => !isMain(action))];
}

/** Null if the entry lacks neither store nor account. */
function wayToMap(entry: BooksEntry, href: (path: string) => string): WayToMap | null {
  if (entry.status !== 'needs_mapping') {
    return null;
  }
  return isStoreUnknown(entry)
    ? { label: words.matchStore, href: href(`/dashboard/platform/${entry.platform}/store-mapping`) }
    : { label: words.mapAccounts, href: href('/dashboard/platform/quickbooks/mapping') };
}

function isStoreUnknown({ status_reason, platform }: BooksEntry): boolean {
  return status_reason?.code === 'store_not_mapped' && platform !== null;
}
