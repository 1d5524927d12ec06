import { ButtonLink, EmptyState, Inline } from '@platebook/ui';
import type { Client, EntryStatus } from '../../../shared/api/entities.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { ManualEntryButton } from '../manual/manual-entry-button.tsx';
import type { QueueCounts } from './queue-address.ts';
import { words, nothingWords } from './entries.messages.ts';

export type EmptyProps = {
  client: Client;
  view: EntryStatus;
  counts: QueueCounts;
};

/** The empty state of a tab, with where entries come from. */
export function Empty({ client, view, counts }: EmptyProps) {
  const href = useClientHref();
  const isNew = Object.values(counts).every((count) => count === 0);
  return isNew ? (
    <EmptyState
      kind="first-use"
      size="table"
      title={words.noPayoutsYet}
      action={
        mayManage(client) ? (
          <Inline gap="sm">
            <ButtonLink variant="primary" icon="upload" href={href('/dashboard/sync/files')}>
              {words.uploadAReport}
            </ButtonLink>
            <ManualEntryButton client={client} />
          </Inline>
        ) : undefined
      }
    >
      {words.howToStart}
    </EmptyState>
  ) : (
    <EmptyState kind="cleared" size="table" title={nothingWords[view]} />
  );
}
