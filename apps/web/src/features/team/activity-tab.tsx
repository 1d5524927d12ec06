import { unwrap } from '@platebook/api-client';
import { Button, EmptyState, Inline, InlineAlert, Stack } from '@platebook/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import type { ListDefinition, ListRequest } from '../../shared/list/list-definition.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { Failure } from '../../shared/query/failure.tsx';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { activityColumns, activityProperties } from './activity-columns.tsx';
import { auditTarget } from './audit-record.view.ts';
import { activityList } from './team-lists.queries.ts';
import { membersQuery, type AuditRecord } from './team.queries.ts';
import { words } from './team.messages.ts';

/** The audit log, newest first: filtered by author, subject and date, with export. */
export function ActivityTab({ client }: { client: Client }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const toHref = useClientHref();
  const members = useQuery(membersQuery(api, client.tenant_id));
  const definition = useMemo<ListDefinition<AuditRecord>>(
    () => ({
      id: 'activity',
      noun: { one: words.changeNoun, many: words.changesNoun, all: words.allChanges },
      columns: activityColumns(),
      rowKey: ({ sequence }) => String(sequence),
      properties: activityProperties(members.data ?? []),
      sort: { columnId: 'when', descending: true },
      dated: words.when,
      preserved: ['tab'],
    }),
    [members.data],
  );
  return (
    <Stack gap="lg">
      <ListView
        definition={definition}
        client={client}
        listOf={(request: ListRequest) => activityList(api, client.tenant_id, request)}
        onOpen={(record) => {
          const { href } = auditTarget(record);
          if (href !== null) {
            void navigate(toHref(href));
          }
        }}
        expectedRows={6}
        empty={
          <EmptyState kind="no-results" size="table" title={words.noActivityHere}>
            {words.changesToTheTeam}
          </EmptyState>
        }
      />
      {client.level === 'user_owner' ? <Verification client={client} /> : null}
    </Stack>
  );
}

/** Verifies the log on the server. */
function Verification({ client }: { client: Client }) {
  const { api } = useServices();
  const verify = useMutation({
    mutationFn: () =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/audit-log/verification', {
          params: { path: { tenant: client.tenant_id } },
        }),
      ),
  });
  if (verify.isError) {
    return <Failure error={verify.error} onRetry={() => verify.mutate()} appeared />;
  }
  if (verify.data === undefined) {
    return (
      <Inline>
        <Button size="sm" loading={verify.isPending} onClick={() => verify.mutate()}>
          {words.verifyTheLog}
        </Button>
      </Inline>
    );
  }
  const { holds, records, broken_at: brokenAt } = verify.data;
  return holds ? (
    <InlineAlert tone="success" title={words.allRecordsAreIntact(records)} appeared>
      {words.noneWasChangedAdded}
    </InlineAlert>
  ) : (
    <InlineAlert tone="danger" title={words.recordWasAltered(brokenAt)} appeared>
      {words.thisRecordOrThe}
    </InlineAlert>
  );
}
