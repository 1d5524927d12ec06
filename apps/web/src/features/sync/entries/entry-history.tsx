import { DescriptionList, Link, Stack, Text, Timeline } from '@platebook/ui';
import type { BooksEntryDetail, Client } from '../../../shared/api/entities.ts';
import { useReaderTimeZone } from '../../../shared/format/use-instant-format.ts';
import { Instant } from '../../../shared/page/instant.tsx';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { isGoneFromBooks, postingWords, toMilestones } from './entry-history.view.ts';
import { words } from './entries.messages.ts';

export type EntryHistoryProps = { client: Client; entry: BooksEntryDetail };

/** The history of an entry, and the progress of its posting. */
export function EntryHistory({ client, entry }: EntryHistoryProps) {
  const timeZone = useReaderTimeZone();
  const milestones = toMilestones(entry);
  return (
    <Stack gap="lg">
      {milestones.length === 0 ? (
        <Text tone="muted">{words.noHistory}</Text>
      ) : (
        <Timeline label={words.historyOfThisEntry} entries={milestones} timeZone={timeZone} />
      )}
      <PostingFacts client={client} entry={entry} />
    </Stack>
  );
}

function PostingFacts({ client, entry }: EntryHistoryProps) {
  const href = useClientHref();
  const { posting, external_id: number, post_run_id: postRun, run_id: planRun } = entry;
  const runId = postRun ?? planRun;
  const items = [
    ...(posting === null
      ? []
      : [
          { term: words.postingHeading, value: postingWords(posting) },
          ...(posting.next_attempt_at === null
            ? []
            : [{ term: words.nextAttempt, value: <Instant at={posting.next_attempt_at} /> }]),
        ]),
    ...(number === null
      ? []
      : [
          {
            term: words.inQuickbooks,
            value: isGoneFromBooks(entry) ? (
              words.deletedWasEntry(number)
            ) : entry.books_url === null ? (
              words.entryNumber(number)
            ) : (
              <Link href={entry.books_url}>{words.entryNumber(number)}</Link>
            ),
          },
        ]),
    ...(runId === null
      ? []
      : [
          {
            term: words.run,
            value: (
              <Link href={href(`/dashboard/sync/runs/${runId}`)}>
                {postRun === null
                  ? words.preparedFor(client.name)
                  : words.postingToClient(client.name)}
              </Link>
            ),
          },
        ]),
  ];
  return items.length === 0 ? null : (
    <DescriptionList layout="columns" aria-label={words.postingHeading} items={items} />
  );
}
