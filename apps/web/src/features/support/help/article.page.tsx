import {
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  Link,
  Page,
  PageHeader,
  Stack,
} from '@platebook/ui';
import { useParams } from 'react-router-dom';
import { ClientPageTitle } from '../../../shared/page/page-title.tsx';
import { useClientHref } from '../../../shared/workspace/client-href.ts';
import { destinationsFor } from '../../../shared/workspace/destinations.ts';
import { useActiveClient } from '../../../shared/workspace/use-active-client.ts';
import { words } from '../support.messages.ts';
import { helpArticles, pathOfArticle } from './help-articles.tsx';
import { helpWords } from './help.messages.ts';

/** One help article on its own page, for linking. */
export function ArticlePage() {
  const { articleId = '' } = useParams();
  const href = useClientHref();
  const client = useActiveClient();
  const article = helpArticles(null).find(({ id }) => id === articleId);
  if (article === undefined) {
    return (
      <Page width="measure">
        <ClientPageTitle>{words.helpTitle}</ClientPageTitle>
        <EmptyState
          kind="no-results"
          size="page"
          headingLevel={1}
          title={helpWords.notFound}
          action={
            <ButtonLink href={href('/dashboard/support')}>{helpWords.allArticles}</ButtonLink>
          }
        >
          {helpWords.notFoundMeaning}
        </EmptyState>
      </Page>
    );
  }
  const path = pathOfArticle(article.id);
  const place = destinationsFor(client).find((destination) => destination.path === path);
  return (
    <Page width="measure">
      <ClientPageTitle>{article.title}</ClientPageTitle>
      <Stack gap="xl">
        <PageHeader
          eyebrow={<Link href={href('/dashboard/support')}>{words.back}</Link>}
          title={article.title}
        />
        <Stack gap="md">{article.body}</Stack>
        {place === undefined ? null : (
          <Inline>
            <ButtonLink href={href(place.path)}>{helpWords.openPage(place.label)}</ButtonLink>
          </Inline>
        )}
        <Stack gap="sm">
          <Heading level={2} size="small">
            {helpWords.notAnswered}
          </Heading>
          <Inline>
            <ButtonLink href={href('/dashboard/support/new')}>{helpWords.writeToUs}</ButtonLink>
          </Inline>
        </Stack>
      </Stack>
    </Page>
  );
}
