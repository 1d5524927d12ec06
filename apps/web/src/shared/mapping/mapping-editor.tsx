import { isApiError } from '@platebook/api-client';
import { MappingTable, SaveBar, Stack, Switch, Banner, Button } from '@platebook/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LeaveGuard } from '../forms/leave-guard.tsx';
import { failureTitle } from '../query/failure.view.ts';
import { Loaded } from '../query/loaded.tsx';
import { useServices } from '../services.ts';
import { CreateAccountDialog } from './create-account-dialog.tsx';
import { EffectiveFrom } from './effective-from.tsx';
import { Conflict, Refusals, reasonsOf } from './mapping-notes.tsx';
import { MappingPreview } from './mapping-preview.tsx';
import { toComponents, toLedgerAccounts, toMappingLines } from './mapping-lines.view.ts';
import { mappingQuery, previewQuery } from './mapping.queries.ts';
import type { AccountMapping, BooksObject, MappingScope } from './mapping.queries.ts';
import { TargetDetails } from './target-details.tsx';
import { useBooksObjects } from './use-books-objects.ts';
import { useMappingDraft, type DraftOfMapping } from './use-mapping-draft.ts';
import { useMappingSave } from './use-mapping-save.ts';
import { words } from './mapping.messages.tsx';
import { useClientContext } from '@platebook/machines/react';
import { RepostDialog } from './repost-dialog.tsx';

export type MappingEditorProps = {
  readonly tenant: string;
  readonly scope: MappingScope;
  /** The accessible name: "Accounts of Uber Eats". */
  readonly label: string;
  readonly readOnly: boolean;
  /** IANA name; the time zone of entry days. */
  readonly timeZone: string;
};

/** One scope's mapping: each component's account, with a live preview of the last payout. */
export function MappingEditor(props: MappingEditorProps) {
  const { tenant, scope } = props;
  const { api } = useServices();
  const mapping = useQuery(mappingQuery(api, tenant, scope));
  return (
    <Loaded query={mapping} label={words.loadingTheMapping} lines={12}>
      {(found) => <Editor {...props} mapping={found} />}
    </Loaded>
  );
}

function Editor(props: MappingEditorProps & { readonly mapping: AccountMapping }) {
  const { tenant, scope, label, readOnly, mapping } = props;
  const { api } = useServices();
  const objects = useBooksObjects(tenant).objects;
  const edit = useMappingDraft(mapping);
  const { draft } = edit;
  const [affected, setAffected] = useState<readonly string[]>([]);
  const [from, setFrom] = useState<string | null>(null);
  const save = useMappingSave(tenant, scope, (saved) => {
    edit.discard();
    setFrom(null);
    setAffected(saved.affected_entries.map(({ id }) => id));
  });
  const changes = toComponents(draft);
  const preview = useQuery({
    ...previewQuery(api, tenant, { ...scope, changes }),
    placeholderData: keepPreviousData,
  });
  const isConflict = isApiError(save.error) && save.error.code === 'mapping_changed';
  const isDirty = draft.size > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ components: changes, from, version: isConflict ? null : mapping.version });
      }}
    >
      <LeaveGuard when={isDirty} isSaving={save.isPending} what={words.theMapping} />
      <Stack gap="xl">
        {affected.length === 0 ? null : (
          <AlreadyPosted tenant={tenant} entryIds={affected} onDismiss={() => setAffected([])} />
        )}
        <Refusals reasons={reasonsOf(save.error, changes, mapping)} />
        <Stack gap="lg">
          <Components {...{ tenant, label, readOnly, mapping, edit }} accounts={objects.account} />
          {isConflict ? <Conflict mapping={mapping} draft={draft} objects={objects} /> : null}
          {readOnly ? null : (
            <TargetDetails
              tenant={tenant}
              mapping={mapping}
              draft={draft}
              objects={objects}
              onChange={edit.change}
            />
          )}
        </Stack>
        <Loaded query={preview} label={words.loadingThePreview} lines={10}>
          {(data) => <MappingPreview preview={data} />}
        </Loaded>
        {readOnly ? null : (
          <Foot {...{ edit, from, save, isConflict }} onFrom={setFrom} timeZone={props.timeZone} />
        )}
      </Stack>
    </form>
  );
}

type ComponentsProps = Pick<MappingEditorProps, 'tenant' | 'label' | 'readOnly'> & {
  readonly mapping: AccountMapping;
  readonly edit: DraftOfMapping;
  readonly accounts: readonly BooksObject[];
};

/** Each component with a searchable account, which can be created if missing. */
function Components({ tenant, label, readOnly, mapping, edit, accounts }: ComponentsProps) {
  const { draft, rejected } = edit;
  const [everything, setEverything] = useState(mapping.summary.seen === 0);
  const [creating, setCreating] = useState<{ component: string; name: string } | null>(null);
  const known = useMemo(
    () => toLedgerAccounts(accounts, mapping.currency),
    [accounts, mapping.currency],
  );
  const row = mapping.rows.find(({ component }) => component === creating?.component);
  return (
    <>
      <MappingTable
        label={label}
        currency={mapping.currency}
        lines={toMappingLines(mapping, { draft, rejected, everything })}
        accounts={known}
        onEdit={
          readOnly
            ? undefined
            : {
                choose: (id, account) => edit.choose([id], account),
                chooseMany: edit.choose,
                create: (component, name) => setCreating({ component, name }),
                accept: edit.accept,
                reject: edit.reject,
              }
        }
      />
      <Switch
        label={words.showComponentsThatNoPayoutHas}
        checked={everything}
        onCheckedChange={setEverything}
      />
      {creating === null ? null : (
        <CreateAccountDialog
          tenant={tenant}
          name={creating.name}
          types={row?.account_types}
          onClose={() => setCreating(null)}
          onCreated={({ id }) => edit.choose([creating.component], id)}
        />
      )}
    </>
  );
}

type FootProps = Pick<MappingEditorProps, 'timeZone'> & {
  readonly edit: DraftOfMapping;
  readonly from: string | null;
  readonly onFrom: (from: string | null) => void;
  readonly save: ReturnType<typeof useMappingSave>;
  readonly isConflict: boolean;
};

/** The effective date and the save status. */
function Foot({ edit, from, onFrom, save, isConflict, timeZone }: FootProps) {
  const count = edit.draft.size;
  const isDirty = count > 0;
  return (
    <>
      {isDirty ? <EffectiveFrom value={from} onChange={onFrom} timeZone={timeZone} /> : null}
      <SaveBar
        state={barState({ isDirty, isConflict, save })}
        summary={`${count} ${count === 1 ? 'change' : 'changes'}`}
        problem={save.error === null ? undefined : failureTitle(save.error)}
        saveLabel={words.saveMapping}
        onDiscard={() => {
          edit.discard();
          save.reset();
        }}
      />
    </>
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

type AlreadyPostedProps = {
  readonly tenant: string;
  readonly entryIds: readonly string[];
  readonly onDismiss: () => void;
};

/** Posted entries are unchanged until a person reposts them. */
function AlreadyPosted({ tenant, entryIds, onDismiss }: AlreadyPostedProps) {
  const { may } = useClientContext();
  const [open, setOpen] = useState(false);
  const count = entryIds.length;
  return (
    <>
      <Banner
        tone="info"
        title={words.holdWhatYouChanged(count)}
        onDismiss={onDismiss}
        dismissLabel={words.dismiss}
        action={
          may('repostEntries') ? (
            <Button onClick={() => setOpen(true)}>{words.postAgainAsk(count)}</Button>
          ) : undefined
        }
      >
        {words.newMappingCountsFromNext(count)}
      </Banner>
      <RepostDialog
        tenant={tenant}
        entryIds={entryIds}
        open={open}
        onOpenChange={setOpen}
        onDone={onDismiss}
      />
    </>
  );
}
