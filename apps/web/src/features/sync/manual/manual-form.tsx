import { isApiError } from '@platebook/api-client';
import {
  Banner,
  Button,
  Columns,
  DateField,
  Inline,
  JournalPreview,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextField,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client, Store } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { connectionsQuery } from '../../../shared/workspace/connections.queries.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { todayIn } from '../../../shared/format/today-in.ts';
import { ComponentAmounts, LedgerLines } from './manual-amounts.tsx';
import { useDraftSaving } from './drafts.queries.ts';
import { Evidence } from './evidence.tsx';
import { EMPTY_DRAFT, problemsOf, type ManualDraft } from './manual-draft.ts';
import { toPreviewLines } from './manual-preview.ts';
import { accountsQuery } from './manual.queries.ts';
import { StartFromMenu } from './start-from-menu.tsx';
import type { DraftEditor } from './use-draft.ts';
import { useManualSaving, type AfterSaving } from './use-manual-saving.ts';
import { words } from './manual.messages.ts';

export type ManualFormProps = { client: Client; store: Store; editor: DraftEditor };

/** Creates one entry; posting is a separate step on the saved entry's page. */
export function ManualForm({ client, store, editor }: ManualFormProps) {
  const { draft } = editor;
  const [isSubmitted, setSubmitted] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const saving = useSaving({ client, store, editor, files });
  const problems = isSubmitted ? problemsOf(draft) : {};
  const save = (after: AfterSaving, allowDuplicate = false) => {
    setSubmitted(true);
    if (Object.keys(problemsOf(draft)).length === 0) {
      saving.mutate({ draft, after, allowDuplicate });
    }
  };
  const isDuplicate = isApiError(saving.error) && saving.error.code === 'manual_entry_duplicate';
  return (
    <Columns template="main-side" gap="xl">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(client.client_category === 'delivery_only' ? null : 'post');
        }}
      >
        <Stack gap="lg">
          {saving.error === null ? null : (
            <Banner
              tone={isDuplicate ? 'warning' : 'danger'}
              title={failureTitle(saving.error)}
              appeared
              action={
                isDuplicate ? (
                  <Button onClick={() => save(saving.variables?.after ?? null, true)}>
                    {words.saveAnyway}
                  </Button>
                ) : undefined
              }
            >
              {words.notSaved}
            </Banner>
          )}
          <Inline gap="sm">
            <StartFromMenu client={client} storeId={store.id} onStart={editor.change} />
            <Button variant="quiet" disabled={editor.undo === null} onClick={() => editor.undo?.()}>
              {words.undo}
            </Button>
            <Button variant="quiet" disabled={saving.isPending} onClick={editor.clear}>
              {words.startOver}
            </Button>
          </Inline>
          <Facts client={client} store={store} editor={editor} problems={problems} />
          <Amounts client={client} store={store} editor={editor} problems={problems} />
          <Evidence files={files} onChange={setFiles} />
          <Actions
            client={client}
            store={store}
            editor={editor}
            pending={saving.isPending}
            onSave={save}
          />
        </Stack>
      </form>
      <Preview draft={draft} store={store} />
    </Columns>
  );
}

type PartProps = ManualFormProps & {
  problems: Readonly<Record<string, string>>;
};

function Facts({ client, store, editor: { draft, change }, problems }: PartProps) {
  const { api } = useServices();
  const connections = useQuery(connectionsQuery(api, client.tenant_id));
  const books = connections.data?.items.find(({ provider }) => provider === 'quickbooks');
  const closedOn = books?.details?.closing_on ?? null;
  const isClosed = closedOn !== null && draft.entryOn !== null && draft.entryOn <= closedOn;
  return (
    <>
      <Columns gap="md">
        <Select
          label={words.platform}
          value={draft.platform}
          options={Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) =>
            change({ platform: target.value === 'doordash' ? 'doordash' : 'ubereats' })
          }
        />
        <DateField
          label={words.date}
          value={draft.entryOn}
          today={todayIn(store.time_zone)}
          timeZone={store.time_zone}
          error={problems['entryOn']}
          hint={isClosed ? words.periodClosed(formatDay(closedOn)) : undefined}
          onChange={(entryOn) => change({ entryOn })}
        />
      </Columns>
      <TextField
        label={words.memo}
        hint={words.memoHint}
        value={draft.memo}
        error={problems['memo']}
        limit={200}
        onChange={({ target }) => change({ memo: target.value })}
      />
    </>
  );
}

function Amounts({ client, store, editor: { draft, change }, problems }: PartProps) {
  const { api } = useServices();
  const accounts = useQuery({
    ...accountsQuery({ api, tenant: client.tenant_id }, store.currency),
    enabled: draft.mode === 'lines',
  });
  return (
    <Stack gap="md">
      <SegmentedControl
        label={words.enterAmounts}
        value={draft.mode}
        segments={[
          { value: 'components', label: words.byLineItem },
          { value: 'lines', label: words.byAccount },
        ]}
        onValueChange={(mode) => change({ mode: mode === 'lines' ? 'lines' : 'components' })}
      />
      {draft.mode === 'components' ? (
        <ComponentAmounts
          currency={store.currency}
          components={draft.components}
          error={problems['components']}
          onChange={(components) => change({ components })}
        />
      ) : (
        <LedgerLines
          currency={store.currency}
          accounts={accounts.data ?? []}
          lines={draft.lines}
          error={problems['lines']}
          onChange={(lines) => change({ lines })}
        />
      )}
    </Stack>
  );
}

type ActionsProps = ManualFormProps & {
  pending: boolean;
  onSave: (after: AfterSaving) => void;
};

function Actions({ client, store, editor, pending, onSave }: ActionsProps) {
  const postsNothing = client.client_category === 'delivery_only';
  const place = { tenant: client.tenant_id, store: store.id };
  const saving = useDraftSaving(place, (savedAs) => editor.change({ savedAs }));
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        {postsNothing ? (
          <Button type="submit" variant="primary" loading={pending}>
            {words.saveToWorkpapers}
          </Button>
        ) : (
          <>
            <Button type="submit" variant="primary" loading={pending}>
              {words.saveAndPost}
            </Button>
            <Button disabled={pending} onClick={() => onSave(null)}>
              {words.save}
            </Button>
            <Button disabled={pending} onClick={() => onSave('posted_elsewhere')}>
              {words.saveAsPostedElsewhere}
            </Button>
          </>
        )}
        <Button
          disabled={pending || editor.draft === EMPTY_DRAFT}
          loading={saving.isPending}
          onClick={() => saving.mutate(editor.draft)}
        >
          {words.saveDraft}
        </Button>
      </Inline>
      {saving.isError ? <Text tone="danger">{failureTitle(saving.error)}</Text> : null}
      <Text size="small" tone="muted">
        {saving.isSuccess ? words.draftSaved : postsNothing ? words.withoutBooks : words.keptInTab}
      </Text>
    </Stack>
  );
}

function Preview({ draft, store }: { draft: ManualDraft; store: Store }) {
  const lines = toPreviewLines(draft);
  return lines.length === 0 ? (
    <Text tone="muted">{words.previewEmpty}</Text>
  ) : (
    <JournalPreview
      documentNumber={words.numberAssignedWhenSaved}
      date={draft.entryOn ?? todayIn(store.time_zone)}
      memo={draft.memo}
      currency={store.currency}
      part={1}
      parts={1}
      headingLevel={2}
      lines={lines}
    />
  );
}

/** Saves the entry and opens it: a failed file upload can be retried there. */
function useSaving({ client, store, editor, files }: ManualFormProps & { files: readonly File[] }) {
  const navigate = useNavigate();
  const href = useClientHref();
  return useManualSaving({ tenant: client.tenant_id, store, files }, async (saved, { after }) => {
    editor.clear();
    const panel = saved.isWhole ? '' : '?panel=files';
    await navigate(href(`/dashboard/sync/entries/${saved.id}${panel}`), { state: { ask: after } });
  });
}
