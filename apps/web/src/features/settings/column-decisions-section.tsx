import { unwrap, type components } from '@platebook/api-client';
import { Button, ConfirmDialog, Stack, Table, Text, type TableColumn } from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { reportName } from '../../shared/format/names.ts';
import { useDayFormat } from '../../shared/format/use-day-format.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { effectLines, meaningOf } from './column-decisions.view.ts';
import { Section } from './section.tsx';
import { words } from './client-settings.messages.ts';
import { personName } from '../../shared/format/person-name.ts';

type ColumnDecision = components['schemas']['ColumnDecision'];

const keyOf = (tenant: string) => [...clientKey(tenant), 'column-decisions'] as const;

/** Decisions about unknown columns, with a revoke action. */
export function ColumnDecisionsSection({ client }: { client: Client }) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const [revoking, setRevoking] = useState<ColumnDecision | null>(null);
  const formatDay = useDayFormat();
  const decisions = useQuery({
    queryKey: keyOf(tenant),
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/column-decisions', {
          params: { path: { tenant } },
          signal,
        }),
      ),
  });
  return (
    <Section title={words.reportColumns} description={words.moneyColumnsPlatebookDoesnt}>
      <Loaded query={decisions} label={words.loadingReportColumns} lines={1}>
        {({ items }) => {
          const inForce = items.filter(({ revoked_at: revokedAt }) => revokedAt === null);
          return inForce.length === 0 ? (
            <Text tone="muted">{words.noDecisionsYetWell}</Text>
          ) : (
            <Table
              caption={words.reportColumns}
              captionHidden
              rows={inForce}
              rowKey={({ id }) => id}
              columns={columnsOf(formatDay, mayManage(client) ? setRevoking : null)}
            />
          );
        }}
      </Loaded>
      {revoking === null ? null : (
        <RevokeDialog tenant={tenant} decision={revoking} onClose={() => setRevoking(null)} />
      )}
    </Section>
  );
}

function columnsOf(
  formatDay: (instant: string) => string,
  revoke: ((decision: ColumnDecision) => void) | null,
): readonly TableColumn<ColumnDecision>[] {
  return [
    {
      id: 'column',
      header: words.column,
      rowHeader: true,
      cell: (decision) => (
        <Stack gap="xxs">
          <span>{decision.column}</span>
          <Text tone="muted">{reportName(decision.report_type)}</Text>
        </Stack>
      ),
    },
    { id: 'meaning', header: words.decision, cell: meaningOf },
    {
      id: 'by',
      header: words.decided,
      cell: ({ decided_by: by, decided_at: at }) =>
        `${formatDay(at)}${by === null ? '' : words.by(personName(by.name))}`,
    },
    ...(revoke === null
      ? []
      : [
          {
            id: 'revoke',
            header: words.action,
            shrink: true,
            cell: (decision: ColumnDecision) => (
              <Button
                size="sm"
                aria-label={words.revokeColumn(decision.column)}
                onClick={() => revoke(decision)}
              >
                {words.revoke}
              </Button>
            ),
          },
        ]),
  ];
}

type RevokeDialogProps = { tenant: string; decision: ColumnDecision; onClose: () => void };

/** Shows the effect first: nothing can be revoked before it is known. */
function RevokeDialog({ tenant, decision, onClose }: RevokeDialogProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const path = { tenant, column_decision: decision.id };
  const effect = useQuery({
    queryKey: [...keyOf(tenant), decision.id, 'effect'],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v2/clients/tenants/{tenant}/column-decisions/{column_decision}/effect', {
          params: { path },
          signal,
        }),
      ),
  });
  const revoke = useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/column-decisions/{column_decision}', {
          params: { path },
        }),
      ),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: keyOf(tenant) });
    },
  });
  const error = revoke.error ?? effect.error;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      onConfirm={() => {
        if (effect.data !== undefined) {
          revoke.mutate();
        }
      }}
      busy={revoke.isPending || effect.isPending}
      title={words.revokeTheDecisionAbout(decision.column)}
      consequences={effect.data === undefined ? [] : effectLines(effect.data)}
      cancelLabel={words.keepIt}
      confirmLabel={words.revokeDecision}
      failure={
        error === null
          ? undefined
          : { title: failureTitle(error), meaning: words.nothingWasRevoked }
      }
    />
  );
}
