import { Button, ButtonLink, Inline, InlineAlert, Menu, Stack, Text } from '@platebook/ui';
import { useState } from 'react';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { RenameDialog, WithdrawDialog } from './article-dialogs.tsx';
import { articleHref, publicHref } from './article.view.ts';
import { BLOG_KEY, cancelSchedule, LOCALES, type WholeArticle } from './articles.queries.ts';
import { words } from './blog.messages.ts';
import { PublishDialog } from './publish-dialog.tsx';

type ArticleActionsProps = {
  article: WholeArticle;
  /** Unsaved input: publishing would use the last saved version. */
  isDirty: boolean;
  onRenamed: (slug: string) => void;
};

/** Actions on an article besides editing. */
export function ArticleActions({ article, isDirty, onRenamed }: ArticleActionsProps) {
  const [request, setRequested] = useState<'publish' | 'withdraw' | 'rename' | null>(null);
  const close = () => setRequested(null);
  const isUpToDate = article.status === 'published' && article.revision === article.shown_revision;
  return (
    <Stack gap="xs">
      <Inline gap="sm">
        {/* An absolute URL: the page is server-rendered and unknown to the router. */}
        {article.status === 'published' ? (
          <ButtonLink href={new URL(publicHref(article), window.location.origin).href}>
            {words.openOnSite}
          </ButtonLink>
        ) : null}
        {article.scheduled_at === null ? null : <CancelSchedule article={article} />}
        <Menu
          trigger={<Button icon="more">{words.more}</Button>}
          items={[
            otherLanguage(article),
            {
              kind: 'action',
              id: 'rename',
              label: words.rename,
              icon: 'edit',
              onSelect: () => setRequested('rename'),
            },
            ...(article.status === 'published'
              ? ([
                  {
                    kind: 'action',
                    id: 'withdraw',
                    label: words.withdraw,
                    icon: 'hide',
                    onSelect: () => setRequested('withdraw'),
                  },
                ] as const)
              : []),
          ]}
        />
        <Button
          variant="primary"
          disabled={isDirty || isUpToDate}
          onClick={() => setRequested('publish')}
        >
          {words.publish}
        </Button>
      </Inline>
      {isDirty ? (
        <Text size="small" tone="muted">
          {words.saveFirst}
        </Text>
      ) : null}
      {request === 'publish' ? <PublishDialog article={article} onClose={close} /> : null}
      {request === 'withdraw' ? <WithdrawDialog article={article} onClose={close} /> : null}
      {request === 'rename' ? (
        <RenameDialog article={article} onClose={close} onRenamed={onRenamed} />
      ) : null}
    </Stack>
  );
}

function otherLanguage({ slug, locale, locales }: WholeArticle) {
  const other = LOCALES.find((one) => one !== locale) ?? locale;
  const isThere = locales.includes(other);
  return {
    kind: 'link',
    id: 'other-language',
    label: isThere ? words.otherVersion(other) : words.writeOther(other),
    icon: 'file',
    href: isThere
      ? articleHref({ slug, locale: other })
      : `/admin/blog/new?slug=${slug}&locale=${other}`,
  } as const;
}

function CancelSchedule({ article }: { article: WholeArticle }) {
  const { api } = useServices();
  const cancel = useOperatorsChange({
    change: () => cancelSchedule(api, article),
    rereads: BLOG_KEY,
    done: () => words.scheduleCancelled,
  });
  return (
    <>
      <Button loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
        {words.cancelSchedule}
      </Button>
      {cancel.isError ? (
        <InlineAlert tone="danger" title={failureTitle(cancel.error)} appeared>
          {words.cancelFailed}
        </InlineAlert>
      ) : null}
    </>
  );
}
