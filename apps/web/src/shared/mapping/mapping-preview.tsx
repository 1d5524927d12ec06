import {
  EmptyState,
  Heading,
  InlineAlert,
  JournalPreview,
  Link,
  Stack,
  Table,
  Text,
} from '@platebook/ui';
import { useMoneyFormat, type TableColumn } from '@platebook/ui';
import { formatDay } from '../format/days.ts';
import { PLATFORM_NAMES } from '../format/names.ts';
import { useClientHref } from '../workspace/client-href.ts';
import type { MappingPreviewData } from './mapping.queries.ts';

/** The last payout as entries under the mapping as it stands on the page, saved or not. */
export function MappingPreview({ preview }: { preview: MappingPreviewData }) {
  const { payout, entries, missing, currency } = preview;
  const money = useMoneyFormat();
  const href = useClientHref();
  if (payout === null) {
    return (
      <EmptyState kind="first-use" title="No payout yet">
        Import a report or fetch one: the last payout then stands here as an entry of these
        accounts.
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>The last payout under this mapping</Heading>
        <Text tone="muted">
          {PLATFORM_NAMES[payout.platform]} of {payout.store_name}, paid{' '}
          {formatDay(payout.payout_on)}. Nothing is posted from here.
        </Text>
        <Text>
          <Link href={href(`/dashboard/sync/payouts/${payout.id}`)}>Open the payout</Link>
        </Text>
      </Stack>
      {missing.length === 0 ? null : (
        <InlineAlert tone="warning" title="This payout cannot be posted yet">
          {missing
            .map(({ label, sample_cents: cents }) => `${label} (${money(cents, { currency })})`)
            .join(', ')}{' '}
          {missing.length === 1 ? 'has' : 'have'} no account.
        </InlineAlert>
      )}
      {preview.deltas.length === 0 ? null : <Deltas preview={preview} />}
      {entries.map((entry) => (
        <JournalPreview
          key={entry.document_number}
          documentNumber={entry.document_number}
          date={entry.entry_on}
          memo={entry.memo}
          currency={currency}
          part={entry.part}
          parts={entry.parts}
          lines={entry.lines.map((line, index) => toPreviewLine(line, index))}
        />
      ))}
    </Stack>
  );
}

type Line = MappingPreviewData['entries'][number]['lines'][number];

function toPreviewLine(line: Line, index: number) {
  return {
    id: String(index),
    account: line.account_name ?? line.label,
    side: line.side,
    amountCents: line.amount_cents,
    unmapped: line.account_name === null,
    ...(line.description === '' ? {} : { description: line.description }),
    ...(line.class_name === null && line.department_name === null
      ? {}
      : {
          classification: {
            ...(line.class_name === null ? {} : { class: line.class_name }),
            ...(line.department_name === null ? {} : { location: line.department_name }),
          },
        }),
    ...(line.was === null ? {} : { generated: { account: line.was } }),
  };
}

function Deltas({ preview }: { preview: MappingPreviewData }) {
  const money = useMoneyFormat();
  const { currency, deltas } = preview;
  const columns: readonly TableColumn<(typeof deltas)[number]>[] = [
    { id: 'account', header: 'Account', cell: (row) => row.account_name, rowHeader: true },
    {
      id: 'before',
      header: 'Saved',
      numeric: true,
      cell: (row) => money(row.before_cents, { currency, show: 'none' }),
    },
    {
      id: 'after',
      header: 'Edited',
      numeric: true,
      cell: (row) => money(row.after_cents, { currency, show: 'none' }),
    },
  ];
  return (
    <Table
      caption={`What your changes move, debits less credits in ${currency}`}
      columns={columns}
      rows={deltas}
      rowKey={(row) => row.account_name}
    />
  );
}
