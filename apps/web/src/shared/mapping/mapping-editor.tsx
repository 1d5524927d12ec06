import { isApiError } from '@platebook/api-client';
import { Banner, DiffView, MappingTable, SaveBar, Stack, Switch } from '@platebook/ui';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { failureTitle } from '../query/failure.view.ts';
import { Loaded } from '../query/loaded.tsx';
import { useServices } from '../services.ts';
import { MappingPreview } from './mapping-preview.tsx';
import { toComponents, toLedgerAccounts, toMappingLines, toWords } from './mapping-lines.view.ts';
import { booksObjectsQuery, mappingQuery, previewQuery } from './mapping.queries.ts';
import type {
  AccountMapping,
  BooksKind,
  BooksObject,
  MappingScope,
  Target,
} from './mapping.queries.ts';
import { TargetDetails } from './target-details.tsx';
import { useMappingDraft } from './use-mapping-draft.ts';
import { useMappingSave } from './use-mapping-save.ts';

export type MappingEditorProps = {
  readonly tenant: string;
  readonly scope: MappingScope;
  /** The accessible name: "Accounts of Uber Eats". */
  readonly label: string;
  readonly readOnly: boolean;
};

/** The mapping of one scope: each component with its account, and the last payout under it as it is edited. */
export function MappingEditor({ tenant, scope, label, readOnly }: MappingEditorProps) {
  const { api } = useServices();
  const mapping = useQuery(mappingQuery(api, tenant, scope));
  return (
    <Loaded query={mapping} label="Loading the mapping" lines={12}>
      {(found) => (
        <Editor tenant={tenant} scope={scope} label={label} readOnly={readOnly} mapping={found} />
      )}
    </Loaded>
  );
}

const KINDS: readonly BooksKind[] = [
  'account',
  'class',
  'department',
  'vendor',
  'customer',
  'tax_code',
];

function useBooksObjects(tenant: string): Record<BooksKind, readonly BooksObject[]> {
  const { api } = useServices();
  const results = useQueries({
    queries: KINDS.map((kind) => booksObjectsQuery(api, tenant, kind)),
  });
  return Object.fromEntries(
    KINDS.map((kind, index) => [kind, results[index]?.data ?? []]),
  ) as unknown as Record<BooksKind, readonly BooksObject[]>;
}

function Editor(props: MappingEditorProps & { readonly mapping: AccountMapping }) {
  const { tenant, scope, label, readOnly, mapping } = props;
  const { api } = useServices();
  const objects = useBooksObjects(tenant);
  const edit = useMappingDraft(mapping);
  const { draft, rejected } = edit;
  const [everything, setEverything] = useState(mapping.summary.seen === 0);
  const [affected, setAffected] = useState(0);
  const save = useMappingSave(tenant, scope, (saved) => {
    edit.discard();
    setAffected(saved.affected_entries.length);
  });
  const changes = toComponents(draft);
  const preview = useQuery({
    ...previewQuery(api, tenant, { ...scope, changes }),
    placeholderData: keepPreviousData,
  });
  const accounts = useMemo(
    () => toLedgerAccounts(objects.account, mapping.currency),
    [objects.account, mapping.currency],
  );
  const lines = toMappingLines(mapping, { draft, rejected, everything });
  const isConflict = isApiError(save.error) && save.error.code === 'mapping_changed';
  const isDirty = draft.size > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ components: changes, version: isConflict ? null : mapping.version });
      }}
    >
      <LeaveGuard when={isDirty && !save.isPending} what="the mapping" />
      <Stack gap="xl">
        {affected === 0 ? null : (
          <AlreadyPosted count={affected} onDismiss={() => setAffected(0)} />
        )}
        <Refusals reasons={reasonsOf(save.error, changes, mapping)} />
        <Stack gap="lg">
          <MappingTable
            label={label}
            currency={mapping.currency}
            lines={lines}
            accounts={accounts}
            onEdit={
              readOnly
                ? undefined
                : {
                    choose: (id, account) => edit.choose([id], account),
                    chooseMany: edit.choose,
                    accept: edit.accept,
                    reject: edit.reject,
                  }
            }
          />
          <Switch
            label="Show components that no payout has held yet"
            checked={everything}
            onCheckedChange={setEverything}
          />
          {isConflict ? <Conflict mapping={mapping} draft={draft} objects={objects} /> : null}
          {readOnly ? null : (
            <TargetDetails
              mapping={mapping}
              draft={draft}
              objects={objects}
              onChange={edit.change}
            />
          )}
        </Stack>
        <Loaded query={preview} label="Loading the preview" lines={10}>
          {(data) => <MappingPreview preview={data} />}
        </Loaded>
        {readOnly ? null : (
          <SaveBar
            state={barState({ isDirty, isConflict, save })}
            summary={`${draft.size} ${draft.size === 1 ? 'change' : 'changes'}`}
            problem={save.error === null ? undefined : failureTitle(save.error)}
            saveLabel="Save mapping"
            onDiscard={() => {
              edit.discard();
              save.reset();
            }}
          />
        )}
      </Stack>
    </form>
  );
}

function barState({
  isDirty,
  isConflict,
  save,
}: {
  isDirty: boolean;
  isConflict: boolean;
  save: { isPending: boolean; isError: boolean; isSuccess: boolean };
}) {
  if (save.isPending) {
    return 'saving';
  }
  if (!isDirty) {
    return save.isSuccess ? 'saved' : 'clean';
  }
  return isConflict ? 'conflict' : save.isError ? 'error' : 'dirty';
}

/** The server's reasons, each with its component. */
function reasonsOf(
  error: unknown,
  changes: readonly { component: string }[],
  mapping: AccountMapping,
): string[] {
  const fields = isApiError(error) ? error.fields : [];
  return fields.map(({ path, message }) => {
    const component = changes[Number(path.split('/')[2])]?.component;
    const label = mapping.rows.find((row) => row.component === component)?.label ?? 'Mapping';
    return `${label}: ${message}`;
  });
}

function Refusals({ reasons }: { reasons: readonly string[] }) {
  return reasons.length === 0 ? null : (
    <Banner tone="danger" title="Nothing was saved" appeared>
      {reasons.join(' ')}
    </Banner>
  );
}

function AlreadyPosted({ count, onDismiss }: { count: number; onDismiss: () => void }) {
  return (
    <Banner
      tone="info"
      title={`${count === 1 ? 'One entry' : `${count} entries`} in the books hold what you changed`}
      onDismiss={onDismiss}
      dismissLabel="Dismiss"
    >
      They stay as they are; the new mapping counts from the next entry on. To book one anew, undo
      it in Sync and post it again.
    </Banner>
  );
}

type ConflictProps = {
  mapping: AccountMapping;
  draft: ReadonlyMap<string, Target | null>;
  objects: Record<BooksKind, readonly BooksObject[]>;
};

/** What stands there now, which somebody else saved, beside what this page would save over it. */
function Conflict({ mapping, draft, objects }: ConflictProps) {
  const nameOf = (kind: BooksKind, id: string) =>
    objects[kind].find((object) => object.id === id)?.full_name ?? id;
  const changed = mapping.rows.filter(({ component }) => draft.has(component));
  return (
    <DiffView
      caption="What is saved now, and what you would save over it"
      before={Object.fromEntries(changed.map((row) => [row.label, toWords(row.own, nameOf)]))}
      after={Object.fromEntries(
        changed.map((row) => [row.label, toWords(draft.get(row.component) ?? null, nameOf)]),
      )}
    />
  );
}
