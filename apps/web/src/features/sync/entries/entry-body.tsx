import { IdentityList, JournalPreview, Link, Stack, Table, Tabs, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BooksEntryDetail, Client, StatusReason } from '../../../shared/api/entities.ts';
import { useServices } from '../../../shared/services.ts';
import { PayoutFindings } from '../../../shared/page/payout-findings.tsx';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { DepositDifferenceNote } from '../exceptions/deposit-difference.tsx';
import { LineRows } from '../files/line-rows.tsx';
import { entryPreviewQuery } from '../sync.queries.ts';
import { relatedColumns } from './entry-columns.tsx';
import { EntryFiles } from './entry-files.tsx';
import { EntryAlerts } from './entry-alerts.tsx';
import { EntryHistory } from './entry-history.tsx';
import { EntryTechnical } from './entry-technical.tsx';
import { toIdentities, toNotices, toPreviewLines } from './entry.view.ts';
import { words } from './entries.messages.ts';

export type EntryBodyProps = {
  client: Client;
  entry: BooksEntryDetail;
  tab: string;
  onTab: (tab: string) => void;
  /** The level of the lines' heading: one below the page's or panel's. */
  headingLevel: 2 | 3;
};

/** The full view of an entry: blockers, lines, proof, history and files. */
export function EntryBody({ client, entry, tab, onTab, headingLevel }: EntryBodyProps) {
  const waits = WAITING.includes(entry.status);
  const { api } = useServices();
  const preview = useQuery({
    ...entryPreviewQuery({ api, tenant: client.tenant_id }, entry.id),
    enabled: waits,
  });
  const obstacles = waits ? (preview.data?.obstacles ?? []) : [];
  return (
    <Stack gap="lg">
      <EntryAlerts client={client} entry={entry} obstacles={obstacles} />
      <DepositDifferenceNote client={client} difference={entry.deposit_difference} isShownAbove />
      <PayoutFindings findings={entry.findings} />
      <Tabs
        label={words.aboutThisEntry}
        value={tab === 'sent' ? 'technical' : tab}
        onValueChange={onTab}
        tabs={[
          {
            id: 'journal',
            label: words.journal,
            content: (
              <Journal
                client={client}
                entry={entry}
                obstacles={obstacles}
                headingLevel={headingLevel}
              />
            ),
          },
          { id: 'proof', label: words.proof, content: <Proof entry={entry} /> },
          {
            id: 'history',
            label: words.history,
            content: <EntryHistory client={client} entry={entry} />,
          },
          {
            id: 'files',
            label: words.files,
            count: entry.attachments.length,
            content: <EntryFiles client={client} entry={entry} />,
          },
          {
            id: 'technical',
            label: words.technicalDetails,
            content: <EntryTechnical client={client} entry={entry} />,
          },
        ]}
      />
    </Stack>
  );
}

const WAITING: readonly BooksEntryDetail['status'][] = [
  'needs_mapping',
  'needs_review',
  'ready',
  'failed',
];

type JournalProps = Pick<EntryBodyProps, 'client' | 'entry' | 'headingLevel'> & {
  obstacles: readonly StatusReason[];
};

function Journal({ client, entry, obstacles, headingLevel }: JournalProps) {
  const [openLine, setOpenLine] = useState<string | null>(null);
  const hasRows = entry.payout_id !== null && entry.kind === 'payout';
  return (
    <JournalPreview
      documentNumber={entry.document_number}
      date={entry.entry_on}
      memo={entry.memo}
      currency={entry.currency}
      part={1}
      parts={1}
      headingLevel={headingLevel}
      lines={toPreviewLines(entry)}
      notices={toNotices(entry, obstacles)}
      {...(hasRows
        ? {
            openLineId: openLine,
            onToggleLine: (id: string) => setOpenLine(id === openLine ? null : id),
          }
        : {})}
      lineDetail={
        openLine === null || entry.payout_id === null ? undefined : (
          <LineRows
            tenant={client.tenant_id}
            currency={entry.currency}
            line={{
              payout: entry.payout_id,
              documentNumber: entry.document_number,
              line: Number(openLine),
            }}
          />
        )
      }
    />
  );
}

function Proof({ entry }: { entry: BooksEntryDetail }) {
  const href = useClientHref();
  const identities = toIdentities(entry);
  return (
    <Stack gap="lg">
      {identities.length === 0 ? (
        <Text tone="muted">{words.withoutPayout}</Text>
      ) : (
        <IdentityList identities={identities} currency={entry.currency} />
      )}
      {entry.payout_id === null ? null : (
        <Link href={href(`/dashboard/sync/payouts/${entry.payout_id}`)}>{words.viewPayout}</Link>
      )}
      {entry.related.length === 0 ? null : (
        <Table
          caption={words.relatedEntries}
          rows={entry.related}
          rowKey={({ id }) => id}
          columns={relatedColumns(href)}
        />
      )}
    </Stack>
  );
}
