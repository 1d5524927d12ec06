import {
  EmptyState,
  Heading,
  InlineAlert,
  JournalPreview,
  Link,
  Stack,
  Table,
  Text,
  useMoneyFormat,
  type TableColumn,
} from '@platebook/ui';
import { formatDay } from '../format/days.ts';
import { PLATFORM_NAMES } from '../format/names.ts';
import { componentName } from '../language/server-errors.ts';
import { useClientHref } from '../workspace/client-href.ts';
import type { MappingPreviewData } from './mapping.queries.ts';
import { words } from './mapping.messages.tsx';

/** The last payout's entries under the edited mapping, saved or not. */
export function MappingPreview({ preview }: { preview: MappingPreviewData }) {
  const { payout, entries, missing, currency } = preview;
  const money = useMoneyFormat();
  const href = useClientHref();
  if (payout === null) {
    return (
      <EmptyState kind="first-use" title={words.noPayoutYet}>
        {words.importAReportOrFetchOne}
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={2}>{words.theLastPayoutUnderThisMapping}</Heading>
        <Text tone="muted">
          {words.ofPaidNothingIsPostedFrom(
            PLATFORM_NAMES[payout.platform],
            payout.store_name,
            formatDay(payout.payout_on),
          )}
        </Text>
        <Text>
          <Link href={href(`/dashboard/sync/payouts/${payout.id}`)}>{words.openThePayout}</Link>
        </Text>
      </Stack>
      {missing.length === 0 ? null : (
        <InlineAlert tone="warning" title={words.thisPayoutCannotBePostedYet}>
          {words.noAccount(
            missing
              .map((line) => `${componentName(line)} (${money(line.sample_cents, { currency })})`)
              .join(', '),
            missing.length,
          )}
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
    account: line.account_name ?? componentName(line),
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
    { id: 'account', header: words.account, cell: (row) => row.account_name, rowHeader: true },
    {
      id: 'before',
      header: words.saved,
      numeric: true,
      cell: (row) => money(row.before_cents, { currency, show: 'none' }),
    },
    {
      id: 'after',
      header: words.edited,
      numeric: true,
      cell: (row) => money(row.after_cents, { currency, show: 'none' }),
    },
  ];
  return (
    <Table
      caption={words.whatYourChangesMoveDebitsLess(currency)}
      columns={columns}
      rows={deltas}
      rowKey={(row) => row.account_name}
    />
  );
}
