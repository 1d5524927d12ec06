import { unwrap, type ApiClient } from '@platebook/api-client';
import {
  Button,
  ConfirmDialog,
  DiffView,
  Drawer,
  EmptyState,
  Stack,
  Text,
  Timeline,
  type TimelineEntry,
} from '@platebook/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { componentName } from '../../shared/language/server-errors.ts';
import { formatDay } from '../../shared/format/days.ts';
import { pagedQuery, rowsOf } from '../../shared/list/paged-query.ts';
import { ShowMore } from '../../shared/list/show-more.tsx';
import { RepostDialog } from '../../shared/mapping/repost-dialog.tsx';
import { toWords } from '../../shared/mapping/mapping-lines.view.ts';
import { mappingKey } from '../../shared/mapping/mapping.queries.ts';
import { useBooksObjects } from '../../shared/mapping/use-books-objects.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useShownFailure } from '../../shared/query/shown-failures.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { placeOf } from './mapping-place.ts';
import { useMappingAction } from './use-mapping-tools.ts';
import type { MappingChange } from './use-mapping-tools.ts';
import { words } from './account-mapping.messages.tsx';
import { personName } from '../../shared/format/person-name.ts';

export type MappingHistoryProps = {
  readonly client: Client;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The mapping's history; each change can be undone. */
export function MappingHistory({ client, open, onOpenChange }: MappingHistoryProps) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const [undoing, setUndoing] = useState<MappingChange | null>(null);
  const [posted, setPosted] = useState<readonly string[]>([]);
  const history = useInfiniteQuery({ ...historyQuery(api, tenant), enabled: open });
  const { nameOf } = useBooksObjects(tenant, open);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={words.accountChangesFor(client.name)}
      description={words.historyMeaning}
    >
      <Loaded query={history} label={words.loadingTheHistory} lines={8}>
        {(data) => {
          const changes = rowsOf(data);
          return changes.length === 0 ? (
            <EmptyState kind="first-use" title={words.noChangesYet}>
              {words.changesAppearHere}
            </EmptyState>
          ) : (
            <Stack gap="lg">
              <Timeline
                label={words.accountChanges}
                timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
                entries={changes.map((change) => toEntry(change, nameOf, () => setUndoing(change)))}
              />
              <ShowMore query={history} shown={changes.length} noun={words.changesNoun} />
            </Stack>
          );
        }}
      </Loaded>
      {undoing === null ? null : (
        <UndoQuestion
          client={client}
          change={undoing}
          onClose={() => setUndoing(null)}
          onUndone={setPosted}
        />
      )}
      <RepostDialog
        tenant={tenant}
        entryIds={posted}
        open={posted.length > 0}
        onOpenChange={(isOpen) => (isOpen ? undefined : setPosted([]))}
      />
    </Drawer>
  );
}

/** A client's mapping changes, latest first, paginated. */
function historyQuery(api: ApiClient, tenant: string) {
  return pagedQuery<MappingChange>({
    key: [...mappingKey(tenant), 'history'],
    pageSize: 50,
    hidesPrevious: true,
    load: (page, signal) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/account-mapping/history', {
          params: { path: { tenant }, query: page },
          signal,
        }),
      ),
  });
}

type NameOf = Parameters<typeof toWords>[1];

function toEntry(change: MappingChange, nameOf: NameOf, onUndo: () => void): TimelineEntry {
  return {
    id: change.id,
    at: change.changed_at,
    actor: {
      kind: 'person',
      name: change.changed_by === null ? words.aFormerUser : personName(change.changed_by),
    },
    action: words.changed(componentName(change), placeOf(change, words.allStoresPlace)),
    detail: (
      <Stack gap="xs">
        <DiffView
          caption={words.changeTo(componentName(change))}
          captionHidden
          before={toWords(change.before, nameOf)}
          after={toWords(change.after, nameOf)}
        />
        {change.effective_from === null ? null : (
          <Text tone="muted">{words.forEntriesFrom(formatDay(change.effective_from))}</Text>
        )}
        <div>
          <Button
            size="sm"
            variant="quiet"
            onClick={onUndo}
            aria-label={words.undoOf(componentName(change))}
          >
            {words.undo}
          </Button>
        </div>
      </Stack>
    ),
  };
}

function accountOf(change: MappingChange, when: 'before' | 'after'): string {
  const name = when === 'before' ? change.before_account_name : change.after_account_name;
  const target = change[when];
  return name ?? (target === null ? words.inheritedAccount : words.anotherClassOrLocation);
}

type UndoQuestionProps = {
  client: Client;
  change: MappingChange;
  onClose: () => void;
  /** Called with the posted entries that used the change. */
  onUndone: (entryIds: readonly string[]) => void;
};

/** Shows what undoing a change means for the books before it is done. */
function UndoQuestion({ client, change, onClose, onUndone }: UndoQuestionProps) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const undo = (dry_run: boolean) =>
    unwrap(
      api.POST('/api/v2/clients/tenants/{tenant}/account-mapping/history/{change}/undo', {
        params: { path: { tenant, change: change.id } },
        body: { dry_run },
      }),
    );
  const touched = useQuery({
    queryKey: [...mappingKey(tenant), 'undo', change.id],
    queryFn: () => undo(true),
    retry: false,
  });
  const action = useMappingAction(tenant, {
    act: () => undo(false),
    done: () => words.changeToUndone(componentName(change)),
    onDone: ({ affected_entries: entries }) => {
      onClose();
      onUndone(entries.map(({ id }) => id));
    },
  });
  const count = touched.data?.affected_entries.length;
  const failure = action.error ?? touched.error;
  useShownFailure(failure);
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={words.undoQuestion(componentName(change), client.name)}
      consequences={[
        words.goesBackTo(componentName(change), accountOf(change, 'before')),
        count === undefined
          ? words.checkingEntries
          : count === 0
            ? words.noEntriesUsedIt
            : words.postedEntriesStay(count),
      ]}
      confirmLabel={words.undoChange}
      cancelLabel={words.keepChange}
      tone="primary"
      busy={action.isPending}
      failure={
        failure === null
          ? undefined
          : { title: failureTitle(failure), meaning: words.nothingWasChanged }
      }
      onConfirm={() => action.mutate(undefined)}
    />
  );
}
