import {
  Badge,
  Button,
  Heading,
  Inline,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../shared/format/counted.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { EmailAddress } from '../../../shared/page/email-address.tsx';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { revisionsQuery, type ArticleRevision, type WholeArticle } from './articles.queries.ts';
import { fieldNames, words } from './blog.messages.ts';
import { RevisionDialog } from './revision-dialog.tsx';

type RevisionsSectionProps = { article: WholeArticle; manages: boolean };

/** All revisions of an article; an earlier one can be compared and restored. */
export function RevisionsSection({ article, manages }: RevisionsSectionProps) {
  const { api } = useServices();
  const revisions = useInfiniteQuery(revisionsQuery(api, article));
  const [compared, setCompared] = useState<number | null>(null);
  return (
    <Stack as="section" gap="md" aria-label={words.history}>
      <Heading level={2}>{words.history}</Heading>
      <Loaded query={revisions} label={words.loadingHistory} shape="table" lines={3}>
        {(data) => {
          const rows = rowsOf(data);
          return (
            <Stack gap="md">
              <Table
                caption={words.history}
                captionHidden
                rows={rows}
                rowKey={({ revision }) => String(revision)}
                columns={revisionColumns(article, setCompared)}
              />
              <ShowMore query={revisions} shown={rows.length} noun={words.versionsNoun} />
            </Stack>
          );
        }}
      </Loaded>
      {compared === null ? null : (
        <RevisionDialog
          article={article}
          revision={compared}
          manages={manages}
          onClose={() => setCompared(null)}
        />
      )}
    </Stack>
  );
}

function revisionColumns(
  article: WholeArticle,
  onCompare: (revision: number) => void,
): TableColumn<ArticleRevision>[] {
  const isShown = (revision: number) =>
    article.status === 'published' && revision === article.shown_revision;
  return [
    {
      id: 'version',
      header: words.version,
      rowHeader: true,
      shrink: true,
      cell: ({ revision }) => (
        <Inline gap="xs">
          {formatCount(revision)}
          {revision === article.revision ? <Badge tone="info">{words.latest}</Badge> : null}
          {isShown(revision) ? <Badge tone="success">{words.shown}</Badge> : null}
        </Inline>
      ),
    },
    {
      id: 'saved',
      header: words.savedAt,
      cell: ({ saved_at: at, saved_by: author }) => (
        <Stack gap="xxs">
          <Instant at={at} />
          <Text size="small" tone="muted">
            {author === null ? (
              words.shippedAuthor
            ) : (
              <EmailAddress address={author.email ?? author.user_id} />
            )}
          </Text>
        </Stack>
      ),
    },
    { id: 'changes', header: words.changes, cell: changesOf },
    {
      id: 'action',
      header: words.action,
      shrink: true,
      cell: ({ revision }) =>
        revision === article.revision ? null : (
          <Button
            size="sm"
            aria-label={words.compareWith(revision)}
            onClick={() => onCompare(revision)}
          >
            {words.compare}
          </Button>
        ),
    },
  ];
}

function changesOf({ revision, restored_revision: restored, changed }: ArticleRevision): string {
  if (restored !== null) {
    return words.restoredFrom(restored);
  }
  return revision === 1 ? words.firstVersion : changed.map((field) => fieldNames[field]).join(', ');
}
