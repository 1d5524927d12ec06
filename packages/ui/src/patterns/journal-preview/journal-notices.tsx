import { InlineAlert } from '../../components/banner/banner.tsx';
import { Code } from '../../components/code/code.tsx';
import { formatDate } from '../../components/date-time/format-date.ts';

/** All days are `YYYY-MM-DD`. */
export type JournalNotice =
  | { kind: 'closed_period'; closedThrough: string }
  | { kind: 'duplicate'; documentNumber: string }
  | { kind: 'edited'; by: string; on: string };

/** What to know of an entry before it is posted: what it means for the books, and the way on. */
export function JournalNotices({ notices }: { notices: readonly JournalNotice[] }) {
  return notices.map((notice) => <Notice key={notice.kind} notice={notice} />);
}

function Notice({ notice }: { notice: JournalNotice }) {
  if (notice.kind === 'closed_period') {
    return (
      <InlineAlert tone="warning" title="This period is closed">
        The books are closed through {formatDate(notice.closedThrough, 'day')}. Reopen the period in
        QuickBooks, or post on the first open day.
      </InlineAlert>
    );
  }
  if (notice.kind === 'duplicate') {
    return (
      <InlineAlert tone="danger" title="Already in the books">
        Entry <Code>{notice.documentNumber}</Code> has the same date and lines. Posting this one
        would count this payout twice.
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="info" title="Changed by hand">
      {notice.by} changed lines on {formatDate(notice.on, 'day')}. It no longer equals the entry
      that was generated.
    </InlineAlert>
  );
}
