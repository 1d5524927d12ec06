import {
  Code,
  DescriptionList,
  IdentityList,
  InlineAlert,
  JournalPreview,
  JsonView,
  Link,
  Stack,
  Table,
  Tabs,
  Text,
  type JsonValue,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BooksEntryDetail, Client, StatusReason } from '../../../shared/api/entities.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { PayoutFindings } from '../../../shared/page/payout-findings.tsx';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { DepositDifferenceNote } from '../exceptions/deposit-difference.tsx';
import { LineRows } from '../files/line-rows.tsx';
import { entryPreviewQuery } from '../sync.queries.ts';
import { relatedColumns } from './entry-columns.tsx';
import { EntryFiles } from './entry-files.tsx';
import { EntryHistory } from './entry-history.tsx';
import { toIdentities, toNotices, toPreviewLines } from './entry.view.ts';

export type EntryBodyProps = {
  client: Client;
  entry: BooksEntryDetail;
  tab: string;
  onTab: (tab: string) => void;
  /** Of the heading over the lines: one below that of the page or the panel. */
  headingLevel: 2 | 3;
};

/** Everything about one entry: its lines, its proof, what was sent, and what the books said. */
export function EntryBody({ client, entry, tab, onTab, headingLevel }: EntryBodyProps) {
  const waits = WAITING.includes(entry.status);
  const { api } = useServices();
  const preview = useQuery({
    ...entryPreviewQuery({ api, tenant: client.tenant_id }, entry.id),
    enabled: waits || tab === 'sent',
  });
  const obstacles = waits ? (preview.data?.obstacles ?? []) : [];
  return (
    <Stack gap="lg">
      <Standing entry={entry} obstacles={obstacles} saidAbove={mayManage(client)} />
      <DepositDifferenceNote client={client} difference={entry.deposit_difference} saidAbove />
      <PayoutFindings findings={entry.findings} />
      <Tabs
        label="About this entry"
        value={tab}
        onValueChange={onTab}
        tabs={[
          {
            id: 'journal',
            label: 'Journal',
            content: (
              <Journal
                client={client}
                entry={entry}
                obstacles={obstacles}
                headingLevel={headingLevel}
              />
            ),
          },
          { id: 'proof', label: 'Proof', content: <Proof entry={entry} /> },
          {
            id: 'history',
            label: 'History',
            count: entry.attempts.length,
            content: <EntryHistory client={client} entry={entry} />,
          },
          {
            id: 'files',
            label: 'Files',
            count: entry.attachments.length,
            content: <EntryFiles client={client} entry={entry} />,
          },
          {
            id: 'sent',
            label: 'As sent',
            content: (
              <Loaded query={preview} label="Loading what is sent" lines={6}>
                {({ payload, payload_sha256, is_frozen }) => (
                  <Sent payload={payload} sha256={payload_sha256} isFrozen={is_frozen} />
                )}
              </Loaded>
            ),
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

/** The troubles of connections stand above for those who can mend them. */
const NOT_CONNECTED = 'books_not_connected';

type StandingProps = { entry: BooksEntryDetail; obstacles: readonly StatusReason[] };

/** What stands in the way, and the way on. */
function Standing({ entry, obstacles, saidAbove }: StandingProps & { saidAbove: boolean }) {
  const reasons = [
    ...(entry.status_reason === null ? [] : [entry.status_reason]),
    ...obstacles.filter(
      ({ code }) => code !== entry.status_reason?.code && !(saidAbove && code === NOT_CONNECTED),
    ),
  ];
  return (
    <>
      {entry.is_ambiguous ? (
        <InlineAlert tone="warning" title="Nobody knows yet whether this reached the books">
          The answer to the last sending never came. It is not sent again before the books were
          asked for its number.
        </InlineAlert>
      ) : null}
      {reasons.map(({ code, message, action }) => (
        <InlineAlert
          key={code}
          tone={entry.status === 'failed' ? 'danger' : 'warning'}
          title={message}
        >
          {action ?? 'Nothing of this entry is in the books.'}
        </InlineAlert>
      ))}
      {entry.posted_elsewhere === null ? null : (
        <InlineAlert tone="info" title="Posted outside of Platebook">
          {`As ${entry.posted_elsewhere.reference}, on ${entry.posted_elsewhere.on}.`}
        </InlineAlert>
      )}
    </>
  );
}

type JournalProps = StandingProps & Pick<EntryBodyProps, 'client' | 'headingLevel'>;

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
        <Text tone="muted">
          No payout stands behind this entry, so there is nothing to check it against.
        </Text>
      ) : (
        <IdentityList identities={identities} currency={entry.currency} />
      )}
      {entry.payout_id === null ? null : (
        <Link href={href(`/dashboard/sync/payouts/${entry.payout_id}`)}>
          The payout, from gross to net
        </Link>
      )}
      {entry.related.length === 0 ? null : (
        <Table
          caption="Entries that belong to it"
          rows={entry.related}
          rowKey={({ id }) => id}
          columns={relatedColumns(href)}
        />
      )}
    </Stack>
  );
}

type SentProps = {
  payload: unknown;
  sha256: string | null;
  isFrozen: boolean;
};

function Sent({ payload, sha256, isFrozen }: SentProps) {
  if (payload === null) {
    return (
      <Text tone="muted">
        Nothing can be sent yet: every line needs an account, and the client a connection to
        QuickBooks.
      </Text>
    );
  }
  return (
    <Stack gap="md">
      <Text tone="muted">
        {isFrozen
          ? 'Approved: exactly this is sent, byte for byte.'
          : 'Not approved yet: this is what would be sent as the mapping is now.'}
      </Text>
      <JsonView
        label="The journal entry as QuickBooks gets it"
        value={payload as JsonValue}
        openLevels={2}
      />
      {sha256 === null ? null : (
        <DescriptionList
          aria-label="Fingerprint"
          items={[{ term: 'SHA-256', value: <Code>{sha256}</Code> }]}
        />
      )}
    </Stack>
  );
}
