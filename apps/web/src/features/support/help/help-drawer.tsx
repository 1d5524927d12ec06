import { HelpPanel, Link, Stack, Text } from '@platebook/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { helpArticles } from './help-articles.tsx';
import { helpWords } from './help.messages.ts';

export type HelpDrawerProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Help beside the page: relevant articles first, full search, and contact to support. */
export function HelpDrawer({ open, onOpenChange }: HelpDrawerProps) {
  const { pathname } = useLocation();
  const href = useClientHref();
  const [articleId, setArticleId] = useState<string | null>(null);
  const articles = useMemo(() => helpArticles(pathname), [pathname]);
  const ticket = href(`/dashboard/support/new?from=${encodeURIComponent(pathname)}`);
  return (
    <HelpPanel
      open={open}
      onOpenChange={onOpenChange}
      articles={articles}
      articleId={articleId}
      onArticleChange={setArticleId}
      more={
        <Stack gap="xs">
          <Text size="small" tone="muted">
            {helpWords.notAnswered}
          </Text>
          <Link href={ticket}>{helpWords.writeToUs}</Link>
        </Stack>
      }
    />
  );
}
