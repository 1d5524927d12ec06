import type { Queue } from '../../jobs/queue.ts';
import type { PostingDeps } from '../posting/posting-deps.ts';
import type { PostingProtocol } from '../posting/posting.port.ts';
import type { RequestedPostings } from '../posting/request-postings.ts';
import type { StartPostRun } from '../posting/start-post-run.port.ts';

/** Links to an entry in QuickBooks. */
export type BooksUrl = (realmId: string | null, externalId: string) => string;

/** A posting run with its entries, and those that were refused. */
export type PostRun = {
  readonly runId: string;
  readonly entryIds: readonly string[];
  readonly refused: RequestedPostings['refused'];
};

export type EntriesDeps = PostingDeps & {
  readonly queue: Queue;
  readonly posting: PostingProtocol;
  readonly startPostRun: StartPostRun;
  readonly booksUrl: BooksUrl;
};
