import { InlineAlert } from '../../components/banner/banner.tsx';
import { Code } from '../../components/code/code.tsx';
import { formatDate } from '../../components/date-time/format-date.ts';
import { journalPreviewWords } from './journal-preview.words.ts';

/** All days are `YYYY-MM-DD`. */
export type JournalNotice =
  | { kind: 'closed_period'; closedThrough: string }
  | { kind: 'duplicate'; documentNumber: string }
  | { kind: 'edited'; by: string; on: string };

/** Notices about an entry before posting: what each means for the books, and what to do. */
export function JournalNotices({ notices }: { notices: readonly JournalNotice[] }) {
  return notices.map((notice) => <Notice key={notice.kind} notice={notice} />);
}

function Notice({ notice }: { notice: JournalNotice }) {
  if (notice.kind === 'closed_period') {
    return (
      <InlineAlert tone="warning" title={journalPreviewWords.thisPeriodIsClosed}>
        {journalPreviewWords.theBooksAreClosed(formatDate(notice.closedThrough, 'day'))}
      </InlineAlert>
    );
  }
  if (notice.kind === 'duplicate') {
    return (
      <InlineAlert tone="danger" title={journalPreviewWords.alreadyInTheBooks}>
        {journalPreviewWords.entry}
        <Code>{notice.documentNumber}</Code>
        {journalPreviewWords.hasTheSameDate}
      </InlineAlert>
    );
  }
  return (
    <InlineAlert tone="info" title={journalPreviewWords.changedByHand}>
      {journalPreviewWords.changedLinesOnIt(notice.by, formatDate(notice.on, 'day'))}
    </InlineAlert>
  );
}
