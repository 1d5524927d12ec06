import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  ErrorSummary,
  Stack,
  TextField,
} from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { object, type InferOutput } from 'valibot';
import { useFieldErrors } from '../../../shared/forms/field-errors.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { slugSchema } from './article-schema.ts';
import { BLOG_KEY, renameArticle, withdrawArticle, type WholeArticle } from './articles.queries.ts';
import { words } from './blog.messages.ts';

export type ArticleDialogProps = { article: WholeArticle; onClose: () => void };

/** Confirms unpublishing an article. */
export function WithdrawDialog({ article, onClose }: ArticleDialogProps) {
  const { api } = useServices();
  const withdraw = useOperatorsChange({
    change: () => withdrawArticle(api, article),
    rereads: BLOG_KEY,
    done: () => words.isWithdrawn,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      onConfirm={() => withdraw.mutate(undefined)}
      busy={withdraw.isPending}
      title={words.withdrawTitle(article.title)}
      description={words.withdrawMeaning}
      cancelLabel={words.keepPublished}
      confirmLabel={words.withdrawConfirm}
      failure={
        withdraw.isError
          ? { title: failureTitle(withdraw.error), meaning: words.withdrawFailed }
          : undefined
      }
    />
  );
}

const renameSchema = object({ slug: slugSchema });
type Rename = InferOutput<typeof renameSchema>;

type RenameDialogProps = ArticleDialogProps & { onRenamed: (slug: string) => void };

/** Changes an article's address. */
export function RenameDialog({ article, onClose, onRenamed }: RenameDialogProps) {
  const { api } = useServices();
  const form = useForm<Rename, unknown, Rename>({
    shouldFocusError: false,
    resolver: valibotResolver(renameSchema),
    defaultValues: { slug: article.slug },
  });
  const rename = useOperatorsChange({
    change: ({ slug }: Rename) => renameArticle(api, { from: article.slug, to: slug }),
    // Navigates away from the old address before its query is refetched.
    rereads: [...BLOG_KEY, 'list'],
    done: () => words.renamed,
    onDone: ({ slug }) => onRenamed(slug),
  });
  const { summary, onSubmit } = useFormSubmit(form, rename.mutate);
  const fromServer = useFieldErrors(form, rename.error);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={rename.isPending}
      title={words.renameTitle}
      description={words.renameMeaning}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {rename.isError && fromServer.length === 0 ? (
            <Banner tone="danger" title={failureTitle(rename.error)} appeared>
              {words.renameFailed}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary.length === 0 ? fromServer : summary} />
          <TextField
            id="slug"
            label={words.slug}
            prefix="/blog/"
            autoComplete="off"
            spellCheck={false}
            error={form.formState.errors.slug?.message}
            {...form.register('slug')}
          />
          <Button type="submit" variant="primary" loading={rename.isPending}>
            {words.renameConfirm}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
