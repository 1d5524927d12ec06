import { unwrap } from '@platebook/api-client';
import {
  BusyRegion,
  Button,
  EmptyState,
  Heading,
  InlineAlert,
  Link,
  Spread,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { components } from '@platebook/api-client';
import type { Client, OwedOperation } from '../../../shared/api/entities.ts';
import { ForActiveClient } from '../../../shared/page/for-active-client.tsx';
import { Instant } from '../../../shared/page/instant.tsx';
import { usePagedRows } from '../../../shared/list/use-paged-rows.ts';
import { differencesInWords } from '../../../shared/language/sent-reasons.ts';
import { reasonSentence } from '../../../shared/language/server-errors.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { driftQuery, entriesKey } from '../../../shared/workspace/entries.queries.ts';
import { isLateChange } from '../../../shared/workspace/is-late-change.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { entryColumns } from '../entries/entry-columns.tsx';
import { ExceptionsSection } from '../exceptions/exceptions-section.tsx';
import { entriesQuery, owedOperationsQuery } from '../sync.queries.ts';
import { owedFor, owedToDo } from './reconcile.view.ts';
import { words, owedWords, owedStatesWords } from './overview.messages.tsx';

type Drift = components['schemas']['DriftAnswer']['data']['items'][number];

/** Differences between books, bank and Platebook: pending operations, approved differences, drift, late changes. */
export function ReconcilePage() {
  return (
    <ForActiveClient>
      {(client) => (
        <Stack key={client.id} gap="xxl">
          <Owed client={client} />
          <ExceptionsSection client={client} />
          <Changed client={client} />
          <Late client={client} />
        </Stack>
      )}
    </ForActiveClient>
  );
}

type SectionProps = { id: string; title: string; action?: ReactNode; children: ReactNode };

function Section({ id, title, action, children }: SectionProps) {
  const heading = (
    <Heading level={2} id={id}>
      {title}
    </Heading>
  );
  return (
    <Stack as="section" gap="md" aria-labelledby={id}>
      {action === undefined ? heading : <Spread end={action}>{heading}</Spread>}
      {children}
    </Stack>
  );
}

function Owed({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const owed = useQuery(owedOperationsQuery({ api, tenant: client.tenant_id }));
  return (
    <Section id="owed" title={words.pendingInQuickbooks}>
      <Loaded query={owed} label={words.loadingWhatIsPending} lines={1}>
        {({ items }) =>
          items.length === 0 ? (
            <Text tone="muted">{words.nothingPending}</Text>
          ) : (
            <Table
              caption={words.pendingInQuickbooks}
              captionHidden
              rows={items}
              rowKey={({ id }) => id}
              columns={owedColumns(href)}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

function owedColumns(href: (path: string) => string): TableColumn<OwedOperation>[] {
  return [
    numberColumn(href),
    { id: 'what', header: words.action, cell: ({ operation }) => owedWords[operation] },
    { id: 'state', header: words.state, cell: ({ state }) => owedStatesWords[state] },
    { id: 'age', header: words.waitingFor, cell: ({ age_s }) => owedFor(age_s) },
    {
      id: 'next',
      header: words.nextAttempt,
      cell: (operation) =>
        operation.next_attempt_at === null ? (
          owedToDo(operation)
        ) : (
          <Instant at={operation.next_attempt_at} />
        ),
    },
    {
      id: 'why',
      header: words.lastResponse,
      cell: ({ last_error }) => (last_error === null ? words.none : reasonSentence(last_error)),
    },
  ];
}

function Changed({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const drift = useQuery(driftQuery(api, client.tenant_id));
  const check = useDriftCheck(client.tenant_id);
  return (
    <Section
      id="changed"
      title={words.changedInQuickbooks}
      action={
        mayManage(client) && client.client_category !== 'delivery_only' ? (
          <Button loading={check.isPending} onClick={() => check.mutate()}>
            {words.checkNow}
          </Button>
        ) : undefined
      }
    >
      {check.isError ? (
        <InlineAlert tone="danger" title={failureTitle(check.error)} appeared>
          {words.nothingWasChecked}
        </InlineAlert>
      ) : null}
      <Loaded query={drift} label={words.loadingWhatChanged} lines={1}>
        {({ checked_at, items }) => (
          <Stack gap="sm">
            <Text tone="muted">
              {checked_at === null
                ? words.notCheckedYet
                : items.length === 0
                  ? words.checkedAndMatches(<Instant at={checked_at} />)
                  : words.checked(<Instant at={checked_at} />)}
            </Text>
            {items.length === 0 ? null : (
              <Table
                caption={words.changedInQuickbooks}
                captionHidden
                rows={items}
                rowKey={({ entry_id }) => entry_id}
                columns={driftColumns(href)}
              />
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function useDriftCheck(tenant: string) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/drift/check', { params: { path: { tenant } } }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: entriesKey(tenant) }),
  });
}

function driftColumns(href: (path: string) => string): TableColumn<Drift>[] {
  return [
    numberColumn(href),
    {
      id: 'kind',
      header: words.change,
      cell: ({ kind }) =>
        kind === 'deleted' ? words.deletedInQuickbooks : words.changedInQuickbooks,
    },
    {
      id: 'differences',
      header: words.differences,
      cell: differencesInWords,
    },
    { id: 'found', header: words.found, cell: ({ found_at }) => <Instant at={found_at} /> },
    {
      id: 'books',
      header: words.inQuickbooks,
      cell: ({ books_url }) =>
        books_url === null ? words.deleted : <Link href={books_url}>{words.openInQuickbooks}</Link>,
    },
  ];
}

function Late({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const review = useInfiniteQuery(
    entriesQuery({ api, tenant: client.tenant_id }, { status: 'needs_review' }),
  );
  // Statements about all rows wait until all are loaded.
  const { loaded, hasMore } = usePagedRows(review, { wholeList: true });
  return (
    <Section id="late" title={words.lateChanges}>
      <Loaded query={review} label={words.loadingLateChanges} lines={4}>
        {() => {
          const late = loaded.filter(isLateChange);
          if (late.length === 0 && hasMore) {
            return (
              <BusyRegion busy={review.error === null} label={words.loadingLateChanges} lines={4}>
                {null}
              </BusyRegion>
            );
          }
          return late.length === 0 ? (
            <EmptyState kind="cleared" size="inline" headingLevel={3} title={words.noLateChanges}>
              {words.lateChangesAppear}
            </EmptyState>
          ) : (
            <Table
              caption={words.lateChanges}
              captionHidden
              rows={late}
              rowKey={({ id }) => id}
              columns={entryColumns(href, ['date', 'amount', 'status', 'number'])}
            />
          );
        }}
      </Loaded>
    </Section>
  );
}

function numberColumn<Row extends { entry_id: string; document_number: string }>(
  href: (path: string) => string,
): TableColumn<Row> {
  return {
    id: 'entry',
    header: words.entry,
    rowHeader: true,
    cell: ({ entry_id, document_number }) => (
      <Link href={href(`/dashboard/sync/entries/${entry_id}`)} variant="quiet">
        {document_number}
      </Link>
    ),
  };
}
