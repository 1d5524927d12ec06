import { Banner, Button, Dialog, DiffView, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { diffContents } from './article.view.ts';
import {
  BLOG_KEY,
  restoreRevision,
  revisionQuery,
  type ArticleContent,
  type WholeArticle,
} from './articles.queries.ts';
import { words } from './blog.messages.ts';

export type RevisionDialogProps = {
  article: WholeArticle;
  revision: number;
  manages: boolean;
  onClose: () => void;
};

/** An earlier version compared with the current one, and a way to restore it. */
export function RevisionDialog({ article, revision, manages, onClose }: RevisionDialogProps) {
  const { api } = useServices();
  const earlier = useQuery(revisionQuery(api, article, revision));
  const restore = useOperatorsChange({
    change: () => restoreRevision(api, article, revision),
    rereads: BLOG_KEY,
    done: () => words.restored,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={restore.isPending}
      title={words.compareTitle(revision)}
    >
      <Stack gap="lg">
        {restore.isError ? (
          <Banner tone="danger" title={failureTitle(restore.error)} appeared>
            {words.restoreFailed}
          </Banner>
        ) : null}
        <Loaded query={earlier} label={words.loadingVersion} shape="table" lines={3}>
          {({ content }) => <Difference one={content} other={article.content} />}
        </Loaded>
        {manages ? (
          <Stack gap="xs">
            <Button
              variant="primary"
              loading={restore.isPending}
              disabled={earlier.data === undefined}
              onClick={() => restore.mutate(undefined)}
            >
              {words.restore}
            </Button>
            <Text size="small" tone="muted">
              {words.restoreMeaning}
            </Text>
          </Stack>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function Difference({ one, other }: { one: ArticleContent; other: ArticleContent }) {
  const { before, after, names } = diffContents(one, other);
  return (
    <DiffView
      caption={words.whatDiffers}
      captionHidden
      before={before}
      after={after}
      names={names}
    />
  );
}
