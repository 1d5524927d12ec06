import { InlineAlert } from '@platebook/ui';
import type { BooksEntryDetail, Client, StatusReason } from '../../../shared/api/entities.ts';
import { formatDay } from '../../../shared/format/days.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { mayManage } from '../../../shared/workspace/may-manage.ts';
import { entryAlerts } from './entry-alerts.view.ts';
import { words } from './entries.messages.ts';

export type EntryAlertsProps = {
  client: Client;
  entry: BooksEntryDetail;
  obstacles: readonly StatusReason[];
};

/** What an entry waits for, with the next step. */
export function EntryAlerts({ client, entry, obstacles }: EntryAlertsProps) {
  const alerts = entryAlerts(entry, { client, obstacles, troublesAbove: mayManage(client) });
  const { posted_elsewhere: elsewhere } = entry;
  const mayApprove = mayManage(client) && client.client_category === 'qbo';
  return (
    <>
      {entry.is_ambiguous ? <Unconfirmed entry={entry} /> : null}
      {alerts.map(({ code, title, meaning }) => (
        <InlineAlert
          key={code}
          tone={entry.status === 'failed' ? 'danger' : 'warning'}
          title={title}
        >
          {entry.needs_only_approval && mayApprove ? approveOrPost() : meaning}
        </InlineAlert>
      ))}
      {elsewhere === null ? null : (
        <InlineAlert tone="info" title={words.postedOutsidePlatebook}>
          {`${elsewhere.reference}, ${formatDay(elsewhere.on)}.`}
        </InlineAlert>
      )}
    </>
  );
}

const approveOrPost = () => words.approveMeaning;

function Unconfirmed({ entry: { posting } }: { entry: BooksEntryDetail }) {
  const formatInstant = useInstantFormat();
  const next = posting?.next_attempt_at ?? null;
  return (
    <InlineAlert tone="warning" title={words.unconfirmedTitle}>
      {next === null ? words.checkNow : words.checkedAt(formatInstant(next))}
    </InlineAlert>
  );
}
