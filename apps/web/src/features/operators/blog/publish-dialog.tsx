import { Banner, Button, Dialog, ErrorSummary, Stack } from '@platebook/ui';
import { useController, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { NOW } from '../instant-schema.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { WhenFields } from '../when-fields.tsx';
import { BLOG_KEY, publishArticle, type WholeArticle } from './articles.queries.ts';
import { words } from './blog.messages.ts';
import { publishSchema, type PublishFields, type PublishValues } from './publish-schema.ts';

export type PublishDialogProps = { article: WholeArticle; onClose: () => void };

/** Publishes the last saved version, now or at a given time. */
export function PublishDialog({ article, onClose }: PublishDialogProps) {
  const { form, publish, summary, onSubmit } = usePublishForm(article, onClose);
  const chosen = useWatch({ control: form.control, name: 'when' });
  const at = useController({ control: form.control, name: 'at' });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={publish.isPending}
      title={words.publishTitle(article.title)}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {publish.isError ? (
            <Banner tone="danger" title={failureTitle(publish.error)} appeared>
              {words.publishFailed}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <WhenFields
            when={form.register('when')}
            at={at}
            chosen={chosen}
            nowHint={words.publishNowHint}
            laterHint={words.publishLaterHint}
          />
          <Button type="submit" variant="primary" loading={publish.isPending}>
            {chosen === 'later' ? words.scheduleConfirm : words.publishConfirm}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

function usePublishForm(article: WholeArticle, onClose: () => void) {
  const { api } = useServices();
  const form = useForm<PublishFields, unknown, PublishValues>({
    shouldFocusError: false,
    resolver: valibotResolver(publishSchema(() => new Date())),
    defaultValues: NOW,
  });
  const publish = useOperatorsChange({
    change: ({ publishAt }: PublishValues) => publishArticle(api, article, publishAt),
    rereads: BLOG_KEY,
    done: ({ scheduled_at: at }) => (at === null ? words.isPublished : words.isScheduled),
    onDone: onClose,
  });
  return { form, publish, ...useFormSubmit(form, publish.mutate) };
}
