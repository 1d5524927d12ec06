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
import { language } from '../../../shared/language/language.ts';
import { rowsOf } from '../../../shared/list/paged-query.ts';
import { ShowMore } from '../../../shared/list/show-more.tsx';
import { EmailAddress } from '../../../shared/page/email-address.tsx';
import { Instant } from '../../../shared/page/instant.tsx';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { PublishBannerDialog } from './banner-actions.tsx';
import { bannerRevisionsQuery, type Banner, type BannerRevision } from './banners.queries.ts';
import { severityNames, words } from './content.messages.ts';

type BannerRevisionsProps = { banner: Banner; manages: boolean };

/** All revisions of a banner; an earlier one can be published again. */
export function BannerRevisions({ banner, manages }: BannerRevisionsProps) {
  const { api } = useServices();
  const revisions = useInfiniteQuery(bannerRevisionsQuery(api, banner.id));
  const [chosen, setChosen] = useState<BannerRevision | null>(null);
  return (
    <Stack as="section" gap="md" aria-label={words.history}>
      <Heading level={2}>{words.history}</Heading>
      <Loaded query={revisions} label={words.loadingHistory} shape="table" lines={2}>
        {(data) => {
          const rows = rowsOf(data);
          return (
            <Stack gap="md">
              <Table
                caption={words.history}
                captionHidden
                rows={rows}
                rowKey={({ revision }) => String(revision)}
                columns={revisionColumns(banner, manages ? setChosen : null)}
              />
              <ShowMore query={revisions} shown={rows.length} noun={words.versionsNoun} />
            </Stack>
          );
        }}
      </Loaded>
      {chosen === null ? null : (
        <PublishBannerDialog
          banner={banner}
          revision={chosen.revision}
          content={chosen.content}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  );
}

function revisionColumns(
  banner: Banner,
  onPublish: ((revision: BannerRevision) => void) | null,
): TableColumn<BannerRevision>[] {
  return [
    {
      id: 'version',
      header: words.version,
      rowHeader: true,
      shrink: true,
      cell: ({ revision, is_published: isPublished }) => (
        <Inline gap="xs">
          {formatCount(revision)}
          {revision === banner.revision ? <Badge tone="info">{words.latest}</Badge> : null}
          {isPublished ? <Badge tone="success">{words.publishedVersion}</Badge> : null}
        </Inline>
      ),
    },
    {
      id: 'title',
      header: words.titleColumn,
      cell: ({ content }) => content.title[language()],
    },
    {
      id: 'severity',
      header: words.severity,
      cell: ({ content }) => severityNames[content.severity],
    },
    {
      id: 'saved',
      header: words.savedAt,
      cell: ({ saved_at: at, saved_by: author }) => (
        <Stack gap="xxs">
          <Instant at={at} />
          <Text size="small" tone="muted">
            {author === null ? (
              words.unknownAuthor
            ) : (
              <EmailAddress address={author.email ?? author.user_id} />
            )}
          </Text>
        </Stack>
      ),
    },
    ...(onPublish === null ? [] : [publishColumn(banner, onPublish)]),
  ];
}

/** The latest version is published from the page header. */
function publishColumn(
  banner: Banner,
  onPublish: (revision: BannerRevision) => void,
): TableColumn<BannerRevision> {
  return {
    id: 'action',
    header: words.action,
    shrink: true,
    cell: (one) =>
      one.revision === banner.revision || one.is_published ? null : (
        <Button
          size="sm"
          aria-label={words.publishVersionOf(one.revision)}
          onClick={() => onPublish(one)}
        >
          {words.publishVersion}
        </Button>
      ),
  };
}
