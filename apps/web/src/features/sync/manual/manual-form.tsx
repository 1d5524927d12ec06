import { isApiError, unwrap } from '@platebook/api-client';
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
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client, Store } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { PLATFORM_NAMES } from '../../../shared/format/names.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { connectionsQuery } from '../../../shared/workspace/connections.queries.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { entriesKey } from '../../../shared/workspace/entries.queries.ts';
import { todayIn } from '../../../shared/format/today-in.ts';
import { ComponentAmounts, LedgerLines } from './manual-amounts.tsx';
import { problemsOf, toRequest, type ManualDraft } from './manual-draft.ts';
import { toPreviewLines } from './manual-preview.ts';
import { accountsQuery } from './manual.queries.ts';
import { useDraft, type KeptDraft } from './use-draft.ts';

export type ManualFormProps = { client: Client; store: Store };

/** What the page that opens then is to ask at once. */
export type AfterSaving = 'post' | 'posted_elsewhere' | null;

/** Writes one entry; it is posted by a step of its own, on the page of the saved entry. */
export function ManualForm({ client, store }: ManualFormProps) {
  const kept = useDraft(client.id, store.id);
  const { draft } = kept;
  const [asked, setAsked] = useState(false);
  const saving = useSaving({ client, store, kept });
  const problems = asked ? problemsOf(draft) : {};
  const save = (after: AfterSaving, allowDuplicate = false) => {
    setAsked(true);
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
                  <Button onClick={() => save(null, true)}>Save it all the same</Button>
                ) : undefined
              }
            >
              Nothing was saved. What you have written stays here.
            </Banner>
          )}
          <Facts client={client} store={store} kept={kept} problems={problems} />
          <Amounts client={client} store={store} kept={kept} problems={problems} />
          <Actions client={client} pending={saving.isPending} onSave={save} onClear={kept.clear} />
        </Stack>
      </form>
      <Preview draft={draft} store={store} />
    </Columns>
  );
}

type PartProps = ManualFormProps & {
  kept: KeptDraft;
  problems: Readonly<Record<string, string>>;
};

function Facts({ client, store, kept: { draft, change }, problems }: PartProps) {
  const { api } = useServices();
  const connections = useQuery(connectionsQuery(api, client.tenant_id));
  const books = connections.data?.items.find(({ provider }) => provider === 'quickbooks');
  const closedOn = books?.details?.closing_on ?? null;
  const isClosed = closedOn !== null && draft.entryOn !== null && draft.entryOn <= closedOn;
  return (
    <>
      <Columns gap="md">
        <Select
          label="Platform"
          value={draft.platform}
          options={Object.entries(PLATFORM_NAMES).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) =>
            change({ platform: target.value === 'doordash' ? 'doordash' : 'ubereats' })
          }
        />
        <DateField
          label="Date"
          value={draft.entryOn}
          today={todayIn(store.time_zone)}
          timeZone={store.time_zone}
          error={problems['entryOn']}
          hint={
            isClosed
              ? `The books are closed through ${formatDay(closedOn)}. QuickBooks will refuse this day.`
              : undefined
          }
          onChange={(entryOn) => change({ entryOn })}
        />
      </Columns>
      <TextField
        label="What it is for"
        hint="Stands in the books as the memo."
        value={draft.memo}
        error={problems['memo']}
        limit={200}
        onChange={({ target }) => change({ memo: target.value })}
      />
    </>
  );
}

function Amounts({ client, store, kept: { draft, change }, problems }: PartProps) {
  const { api } = useServices();
  const accounts = useQuery({
    ...accountsQuery({ api, tenant: client.tenant_id }, store.currency),
    enabled: draft.mode === 'lines',
  });
  return (
    <Stack gap="md">
      <SegmentedControl
        label="How the entry is written"
        value={draft.mode}
        segments={[
          { value: 'components', label: 'By what it means' },
          { value: 'lines', label: 'By accounts' },
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

type ActionsProps = {
  client: Client;
  pending: boolean;
  onSave: (after: AfterSaving) => void;
  onClear: () => void;
};

function Actions({ client, pending, onSave, onClear }: ActionsProps) {
  const postsNothing = client.client_category === 'delivery_only';
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        {postsNothing ? (
          <Button type="submit" variant="primary" loading={pending}>
            Save to the workpapers
          </Button>
        ) : (
          <>
            <Button type="submit" variant="primary" loading={pending}>
              Save and post…
            </Button>
            <Button disabled={pending} onClick={() => onSave(null)}>
              Save
            </Button>
            <Button disabled={pending} onClick={() => onSave('posted_elsewhere')}>
              Save as posted outside…
            </Button>
          </>
        )}
        <Button variant="quiet" disabled={pending} onClick={onClear}>
          Start over
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        {postsNothing
          ? 'The books of this client are not in QuickBooks: nothing is posted.'
          : 'What you write is kept in this tab until it is saved.'}
      </Text>
    </Stack>
  );
}

function Preview({ draft, store }: { draft: ManualDraft; store: Store }) {
  const lines = toPreviewLines(draft);
  return lines.length === 0 ? (
    <Text tone="muted">The entry appears here as you write it.</Text>
  ) : (
    <JournalPreview
      documentNumber="Number given when saved"
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

type Saving = ManualFormProps & { kept: KeptDraft };

function useSaving({ client, store, kept }: Saving) {
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const href = useClientHref();
  return useMutation({
    mutationFn: ({
      draft,
      allowDuplicate,
    }: {
      draft: ManualDraft;
      after: AfterSaving;
      allowDuplicate: boolean;
    }) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/entries/manual', {
          params: { path: { tenant: client.tenant_id } },
          body: toRequest(draft, { storeId: store.id, currency: store.currency, allowDuplicate }),
        }),
      ),
    onSuccess: async ({ id }, { after }) => {
      kept.clear();
      await navigate(href(`/dashboard/sync/entries/${id}`), { state: { ask: after } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: entriesKey(client.tenant_id) }),
  });
}
