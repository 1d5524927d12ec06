import { Columns } from '@platebook/ui';
import { useServices } from '../../../shared/services.ts';
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
import { diffContents } from './article.view.ts';
import { BLOG_KEY, saveArticle, type WholeArticle } from './articles.queries.ts';
import { words } from './blog.messages.ts';

const resolver = valibotResolver(articleSchema);

/** The form of an article that is there. */
export function useArticleForm(article: WholeArticle) {
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

/** What is written of an article beside how readers would see it; for whoever only reads, the latter alone. */
export function ArticleEditor({ edited, manages }: ArticleEditorProps) {
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
