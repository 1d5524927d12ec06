import { Badge, Link, Page, PageHeader, Stack, Text } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { ArticleEditor, useArticleForm } from './article-editor.tsx';
import { ArticleActions } from './article-actions.tsx';
import { articleHref, stateOf, STATE_TONES } from './article.view.ts';
import { articleQuery, LOCALES, type WholeArticle } from './articles.queries.ts';
import { stateNames, words } from './blog.messages.ts';
import { RevisionsSection } from './revisions-section.tsx';

/** One language of an article: what is written, what readers see of it, and what was saved before. */
export function ArticlePage() {
  const { slug = '', locale: named } = useParams();
  const { api } = useServices();
  const locale = LOCALES.find((one) => one === named) ?? LOCALES[0];
  const query = useQuery(articleQuery(api, { slug, locale }));
  return (
    <Page>
      <title>{`${query.data?.title ?? words.title} – Platebook`}</title>
      <Loaded query={query} label={words.loadingArticle} lines={8}>
        {(article) => <WholeArticlePage key={`${slug} ${locale}`} article={article} />}
      </Loaded>
    </Page>
  );
}

function WholeArticlePage({ article }: { article: WholeArticle }) {
  const { api } = useServices();
  const navigate = useNavigate();
  const { data: permissions } = useQuery(dataflowPermissionsQuery(api));
  const manages = permissions?.capabilities.includes('manage_configurations') === true;
  const edited = useArticleForm(article);
  const state = stateOf(article);
  return (
    <Stack gap="xl">
      <PageHeader
        eyebrow={<Link href="/admin/blog">{words.back}</Link>}
        title={article.title}
        description={<Whereabouts article={article} />}
        status={<Badge tone={STATE_TONES[state]}>{stateNames[state]}</Badge>}
        actions={
          manages ? (
            <ArticleActions
              article={article}
              isDirty={edited.form.formState.isDirty}
              onRenamed={(slug) =>
                void navigate(articleHref({ slug, locale: article.locale }), { replace: true })
              }
            />
          ) : null
        }
      />
      {permissions === undefined || manages ? null : (
        <Text tone="muted">{words.needs('manage_configurations')}</Text>
      )}
      <ArticleEditor edited={edited} manages={manages} />
      <RevisionsSection article={article} manages={manages} />
    </Stack>
  );
}

/** What readers see now and later, and where. */
function Whereabouts({ article }: { article: WholeArticle }) {
  const format = useInstantFormat();
  const { scheduled_at: at, scheduled_revision: revision, old_slugs: former } = article;
  const sentences = [
    ...(at === null || revision === null ? [] : [words.scheduledFor(format(at), revision)]),
    ...(article.status !== 'published'
      ? []
      : [article.revision > article.shown_revision ? words.hasChanges : words.allPublished]),
    ...(former.length === 0 ? [] : [words.formerAddresses(former.map(toPath).join(', '))]),
  ];
  return <>{[toPath(article.slug), ...sentences].join(' · ')}</>;
}

function toPath(slug: string): string {
  return `/blog/${slug}`;
}
