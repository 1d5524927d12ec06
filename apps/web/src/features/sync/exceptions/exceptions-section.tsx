import {
  Button,
  EmptyState,
  Heading,
  Link,
  Money,
  SegmentedControl,
  Spread,
  Stack,
  Table,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client, DepositException } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { exceptionsQuery } from '../sync.queries.ts';
import { resolutionInWords } from './exceptions.view.ts';
import { ResolveDialog } from './resolve-dialog.tsx';
import { words } from './exceptions.messages.ts';
import { personName } from '../../../shared/format/person-name.ts';

type Part = 'open' | 'resolved';

/** Deposits that differ from their entries and were approved anyway: open until resolved. */
export function ExceptionsSection({ client }: { client: Client }) {
  const { api } = useServices();
  const href = useClientHref();
  const [part, setPart] = useState<Part>('open');
  const [resolving, setResolving] = useState<DepositException | null>(null);
  const exceptions = useQuery(exceptionsQuery({ api, tenant: client.tenant_id }, part));
  const onResolve = part === 'open' && mayManage(client) ? setResolving : null;
  return (
    <Stack as="section" gap="md" aria-labelledby="exceptions">
      <Spread
        end={
          <SegmentedControl
            label={words.showDifferences}
            segments={[
              { value: 'open', label: words.openDifferences },
              { value: 'resolved', label: words.resolved },
            ]}
            value={part}
            onValueChange={(value) => setPart(value === 'resolved' ? value : 'open')}
          />
        }
      >
        <Heading level={2} id="exceptions">
          {words.approvedDifferences}
        </Heading>
      </Spread>
      <Loaded query={exceptions} label={words.loadingApprovedDifferences} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <Nothing part={part} />
          ) : (
            <Table
              caption={words.approvedDifferences}
              captionHidden
              rows={items}
              rowKey={({ id }) => id}
              columns={columnsOf(href, onResolve)}
            />
          )
        }
      </Loaded>
      <ResolveDialog client={client} exception={resolving} onClose={() => setResolving(null)} />
    </Stack>
  );
}

function Nothing({ part }: { part: Part }) {
  return part === 'open' ? (
    <EmptyState kind="cleared" size="inline" headingLevel={3} title={words.noOpenDifferences}>
      {words.appearHere}
    </EmptyState>
  ) : (
    <EmptyState kind="cleared" size="inline" headingLevel={3} title={words.noResolvedDifferences} />
  );
}

function columnsOf(
  href: (path: string) => string,
  onResolve: ((exception: DepositException) => void) | null,
): TableColumn<DepositException>[] {
  return [
    {
      id: 'payout',
      header: words.payout,
      rowHeader: true,
      cell: ({ payout_id, store_name, payout_on }) => (
        <Link href={href(`/dashboard/sync/payouts/${payout_id}`)} variant="quiet">
          {words.paid(store_name, formatDay(payout_on))}
        </Link>
      ),
    },
    {
      id: 'amount',
      header: words.difference,
      numeric: true,
      cell: ({ amount_cents, currency }) => <Money cents={amount_cents} currency={currency} />,
    },
    { id: 'reason', header: words.reasonColumn, cell: ({ reason }) => reason },
    {
      id: 'by',
      header: words.approvedBy,
      cell: ({ recorded_by, recorded_at }) => (
        <>
          {`${personName(recorded_by.name)}, `}
          <Instant at={recorded_at} />
        </>
      ),
    },
    onResolve === null
      ? { id: 'state', header: words.state, cell: resolutionInWords }
      : {
          id: 'resolve',
          header: words.resolve,
          cell: (exception) => (
            <Button size="sm" onClick={() => onResolve(exception)}>
              {words.resolveCommand}
            </Button>
          ),
        },
  ];
}
