import { ButtonLink, EmptyState, Inline } from '@platebook/ui';
import type { Client, EntryStatus } from '../../../shared/api/entities.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { ManualEntryButton } from '../manual/manual-entry-button.tsx';
import type { QueueCounts } from './queue-address.ts';

export type EmptyProps = {
  client: Client;
  view: EntryStatus;
  filtered: boolean;
  counts: QueueCounts;
};

const NOTHING: Record<EntryStatus, string> = {
  needs_mapping: 'Every line item has an account',
  needs_review: 'Nothing to review',
  ready: 'Nothing ready to post',
  posting: 'Nothing is posting',
  posted: 'Nothing posted yet',
  failed: 'Nothing failed',
  skipped: 'Nothing skipped',
  reversed: 'Nothing reversed',
};

/** What stands in place of a part of the queue without entries, and where entries come from. */
export function Empty({ client, view, filtered, counts }: EmptyProps) {
  const href = useClientHref();
  if (filtered) {
    return (
      <EmptyState kind="no-results" size="table" title="No entries match">
        Change or clear the filters.
      </EmptyState>
    );
  }
  const isNew = Object.values(counts).every((count) => count === 0);
  return isNew ? (
    <EmptyState
      kind="first-use"
      size="table"
      title="No payouts yet"
      action={
        mayManage(client) ? (
          <Inline gap="sm">
            <ButtonLink variant="primary" icon="upload" href={href('/dashboard/sync/files')}>
              Upload a report
            </ButtonLink>
            <ManualEntryButton client={client} />
          </Inline>
        ) : undefined
      }
    >
      Upload a report or connect a delivery platform. Each payout becomes an entry here, ready or
      with what it still needs.
    </EmptyState>
  ) : (
    <EmptyState kind="cleared" size="table" title={NOTHING[view]} />
  );
}
