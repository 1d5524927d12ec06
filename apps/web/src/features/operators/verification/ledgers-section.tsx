import {
  Badge,
  Button,
  EmptyState,
  Heading,
  Inline,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPeriod } from '../../../shared/format/days.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { words } from './verification.messages.ts';
import { ledgerVerificationsQuery, type LedgerVerification } from './verification.queries.ts';
import { VerifyDialog } from './verify-dialog.tsx';

/** Ledger verifications and their results. */
export function LedgersSection({ mayVerify }: { mayVerify: boolean }) {
  const { api } = useServices();
  const verifications = useInfiniteQuery(ledgerVerificationsQuery(api));
  const [verifying, setVerifying] = useState(false);
  return (
    <Stack as="section" gap="lg" aria-label={words.ledgers}>
      <Stack gap="xxs">
        <Heading level={2}>{words.ledgers}</Heading>
        <Text tone="muted">{words.ledgersAbout}</Text>
      </Stack>
      {mayVerify ? (
        <Inline>
          <Button icon="add" onClick={() => setVerifying(true)}>
            {words.verifyLedger}
          </Button>
        </Inline>
      ) : null}
      <Loaded query={verifications} label={words.loadingLedgers} shape="table" lines={3}>
        {(data) => {
          const rows = rowsOf(data);
          return rows.length === 0 ? (
            <EmptyState kind="first-use" headingLevel={3} title={words.noLedgers}>
              {words.noLedgersMeaning}
            </EmptyState>
          ) : (
            <Stack gap="md">
              <Table
                caption={words.ledgers}
                captionHidden
                rows={rows}
                rowKey={({ id }) => id}
                columns={ledgersColumns()}
              />
              <ShowMore query={verifications} shown={rows.length} noun={words.ledgersNoun} />
            </Stack>
          );
        }}
      </Loaded>
      {verifying ? <VerifyDialog onClose={() => setVerifying(false)} /> : null}
    </Stack>
  );
}

function ledgersColumns(): TableColumn<LedgerVerification>[] {
  return [
    {
      id: 'client',
      header: words.client,
      rowHeader: true,
      cell: ({ client_name: client }) => client,
    },
    { id: 'period', header: words.period, cell: ({ from, to }) => formatPeriod(from, to) },
    {
      id: 'result',
      header: words.result,
      cell: ({ holds, checks }) => (
        <Badge tone={holds ? 'success' : 'danger'}>
          {holds ? words.holds : words.broken(checks.filter(({ broken }) => broken > 0).length)}
        </Badge>
      ),
    },
    {
      id: 'checks',
      header: words.checks,
      cell: ({ checks }) =>
        checks
          .map(({ check, checked, broken }) =>
            words.checkOf(check === 'audit' ? words.auditLog : check, checked, broken),
          )
          .join(' · '),
    },
    { id: 'by', header: words.requestedBy, cell: ({ requested_by: by }) => by ?? '' },
    { id: 'at', header: words.verifiedAt, cell: ({ created_at: at }) => <Instant at={at} /> },
  ];
}
