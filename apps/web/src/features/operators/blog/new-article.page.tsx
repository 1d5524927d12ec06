import {
  Banner,
  Button,
  Columns,
  ErrorSummary,
  Inline,
  Link,
  Page,
  PageHeader,
  Stack,
} from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DraftNote } from '../../../shared/forms/draft-note.tsx';
import { LeaveGuard } from '../../../shared/forms/leave-guard.tsx';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useContentErrors } from '../use-content-errors.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { ArticleFieldset } from './article-fields.tsx';
import { ArticlePreview } from './article-preview.tsx';
import {
  articleSchema,
  emptyFields,
  type ArticleFields,
  type ArticleValues,
} from './article-schema.ts';
import { articleHref } from './article.view.ts';
import { BLOG_KEY, createArticle, LOCALES } from './articles.queries.ts';
import { words } from './blog.messages.ts';

/** Creates an article, or another language of the one in the address. */
export function NewArticlePage() {
  const { form, create, draft, summary, onSubmit } = useNewArticle();
  const fromServer = useContentErrors(form, create.error);
  const { isDirty } = form.formState;
  return (
    <Page>
      <title>{`${words.newTitle} – Platebook`}</title>
      <Stack gap="xl">
        <PageHeader
          eyebrow={<Link href="/admin/blog">{words.back}</Link>}
          title={words.newTitle}
          description={words.newAbout}
        />
        <Columns>
          <form noValidate onSubmit={onSubmit} aria-label={words.contents}>
            <LeaveGuard when={isDirty} isSaving={create.isPending} what={words.newArticle} />
            <Stack gap="lg">
              <DraftNote draft={draft} />
              {create.isError && fromServer.length === 0 ? (
                <Banner tone="danger" title={failureTitle(create.error)} appeared>
                  {words.notSavedYet}
                </Banner>
              ) : null}
              <ErrorSummary errors={summary.length === 0 ? fromServer : summary} />
              <ArticleFieldset form={form} isNew />
              <Inline>
                <Button type="submit" variant="primary" loading={create.isPending}>
                  {words.createDraft}
                </Button>
              </Inline>
            </Stack>
          </form>
          <ArticlePreview control={form.control} />
        </Columns>
      </Stack>
    </Page>
  );
}

function useNewArticle() {
  const { api } = useServices();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const locale = LOCALES.find((one) => one === query.get('locale')) ?? LOCALES[0];
  const form = useForm<ArticleFields, unknown, ArticleValues>({
    shouldFocusError: false,
    resolver: valibotResolver(articleSchema),
    defaultValues: emptyFields({ slug: query.get('slug') ?? '', locale }),
  });
  const draft = useFormDraft(form, 'new-article');
  const create = useOperatorsChange({
    change: (values: ArticleValues) => createArticle(api, values),
    rereads: BLOG_KEY,
    done: () => words.created,
    onDone: (article) => {
      draft.remove();
      void navigate(articleHref(article));
    },
  });
  return { form, create, draft, ...useFormSubmit(form, create.mutate) };
}
