import { Banner, Button, Inline, Link, useMoneyFormat } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { isAtWork } from '../runs/run-title.ts';
import { entryQuery, runQuery } from '../sync.queries.ts';
import { postingNews, runNews, settledNews, type Decision, type DecisionNews } from './decision.ts';
import { entryAmountCents } from '../../../shared/format/total-in-words.ts';
import { words } from './entries.messages.ts';

/** Polling fallback for missed live events while QuickBooks has not answered. */
const POLL_MS = 5_000;

export type DecisionNoteProps = {
  client: Client;
  decision: Decision | null;
  /** Reopens the entry if another one is open now. */
  onShow?: ((entryId: string) => void) | undefined;
  onDismiss: () => void;
};

/** The result of the last decision; follows a posting until QuickBooks has answered. */
export function DecisionNote(props: DecisionNoteProps) {
  const { decision } = props;
  if (decision === null) {
    return null;
  }
  const news = settledNews(decision);
  const [only] = decision.about;
  const { runId } = decision;
  if (news !== null || runId === null) {
    return news === null ? null : <News {...props} news={news} entry={onlyOne(decision)} />;
  }
  return decision.done.length === 1 && only !== undefined ? (
    <PostingOfOne key={decision.done[0]} {...props} entryId={decision.done[0] ?? only.id} />
  ) : (
    <PostingOfSeveral key={runId} {...props} runId={runId} />
  );
}

function onlyOne({ about, done }: Decision): BooksEntry | undefined {
  return done.length === 1 ? about.find(({ id }) => id === done[0]) : undefined;
}

function PostingOfOne({ entryId, ...props }: DecisionNoteProps & { entryId: string }) {
  const { client } = props;
  const { api } = useServices();
  const format = useMoneyFormat();
  const entry = useQuery({
    ...entryQuery({ api, tenant: client.tenant_id }, entryId),
    refetchInterval: ({ state }) => (state.data?.status === 'posting' ? POLL_MS : false),
  });
  return (
    <Loaded query={entry} label={words.loadingWhatQuickbooksSaid} lines={1}>
      {(found) => (
        <News
          {...props}
          entry={found}
          news={postingNews(found, {
            amount: format(entryAmountCents(found), { currency: found.currency }),
            clientName: client.name,
          })}
        >
          {found.status === 'posted' && found.books_url !== null ? (
            <Link href={found.books_url}>{words.openInQuickbooks}</Link>
          ) : null}
        </News>
      )}
    </Loaded>
  );
}

function PostingOfSeveral({ runId, ...props }: DecisionNoteProps & { runId: string }) {
  const { client } = props;
  const { api } = useServices();
  const href = useClientHref();
  const run = useQuery({
    ...runQuery({ api, tenant: client.tenant_id }, runId),
    refetchInterval: ({ state }) =>
      state.data === undefined || isAtWork(state.data.run) ? POLL_MS : false,
  });
  return (
    <Loaded query={run} label={words.loadingWhatQuickbooksSaid} lines={1}>
      {(detail) => (
        <News {...props} news={runNews(detail.run, client.name)}>
          <Link href={href(`/dashboard/sync/runs/${runId}`)}>{words.viewRun}</Link>
        </News>
      )}
    </Loaded>
  );
}

type NewsProps = Pick<DecisionNoteProps, 'onShow' | 'onDismiss'> & {
  news: DecisionNews;
  entry?: BooksEntry | undefined;
  children?: ReactNode;
};

function News({ news: { tone, title, meaning }, entry, onShow, onDismiss, children }: NewsProps) {
  return (
    <Banner
      tone={tone}
      title={title}
      appeared
      onDismiss={onDismiss}
      dismissLabel={words.dismissThisMessage}
      action={
        <Inline gap="md">
          {children}
          {entry === undefined || onShow === undefined ? null : (
            <Button size="sm" variant="quiet" onClick={() => onShow(entry.id)}>
              {words.showEntry}
            </Button>
          )}
        </Inline>
      }
    >
      {meaning}
    </Banner>
  );
}
