import { Badge, Link, Page, PageHeader, Stack, Text, Columns } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { dataflowPermissionsQuery } from '../../../shared/account/dataflow.queries.ts';
import { useInstantFormat } from '../../../shared/format/use-instant-format.ts';
import { Loaded } from '../../../shared/query/loaded.tsx';
import { useServices } from '../../../shared/services.ts';
import { ArticleActions } from './article-actions.tsx';
import { articleHref, stateOf, STATE_TONES, diffContents } from './article.view.ts';
import {
  articleQuery,
  LOCALES,
  type WholeArticle,
  BLOG_KEY,
  saveArticle,
} from './articles.queries.ts';
import { stateNames, words } from './blog.messages.ts';
import { RevisionsSection } from './revisions-section.tsx';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { useVersionedForm, type VersionedFormState } from '../use-versioned-form.ts';
import { VersionedForm } from '../versioned-form.tsx';
import { ArticleFieldset } from './article-fields.tsx';
import { ArticlePreview } from './article-preview.tsx';
import {
  articleSchema,
  fieldsOf,
  type ArticleFields,
  type ArticleValues,
} from './article-schema.ts';

/** One language of an article: the draft, the published version, and its history. */
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

/** What is published now and later, and where. */
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

const resolver = valibotResolver(articleSchema);

/** The form of an existing article. */
function useArticleForm(article: WholeArticle) {
  const { api } = useServices();
  return useVersionedForm<WholeArticle, ArticleFields, ArticleValues>({
    saved: article,
    fieldsOf: fieldsOfArticle,
    resolver,
    save: ({ content }, revision) => saveArticle(api, article, { revision, content }),
    conflict: 'blog_post_changed',
    rereads: BLOG_KEY,
    done: words.saved,
  });
}

function fieldsOfArticle(article: WholeArticle): ArticleFields {
  return fieldsOf(article, article.content);
}

type ArticleEditorProps = {
  edited: VersionedFormState<WholeArticle, ArticleFields, ArticleValues>;
  manages: boolean;
};

/** The editor beside a preview; read-only users get only the preview. */
function ArticleEditor({ edited, manages }: ArticleEditorProps) {
  const preview = <ArticlePreview control={edited.form.control} />;
  return manages ? (
    <Columns>
      <VersionedForm
        edited={edited}
        label={words.contents}
        what={words.whatOf(edited.base.title)}
        saveLabel={words.save}
        draftName="article"
        diff={(one, other) => diffContents(one.content, other.content)}
      >
        <ArticleFieldset form={edited.form} isNew={false} />
      </VersionedForm>
      {preview}
    </Columns>
  ) : (
    preview
  );
}
