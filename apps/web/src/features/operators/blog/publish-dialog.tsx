import { Banner, Button, Dialog, ErrorSummary, RadioGroup, Stack } from '@platebook/ui';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { InstantInput } from '../instant-input.tsx';
import { useOperatorsChange } from '../use-operators-change.ts';
import { BLOG_KEY, publishArticle, type WholeArticle } from './articles.queries.ts';
import { words } from './blog.messages.ts';
import { publishSchema, type PublishFields, type PublishValues } from './publish-schema.ts';

export type PublishDialogProps = { article: WholeArticle; onClose: () => void };

/** Asks when readers are to see what was saved last. */
export function PublishDialog({ article, onClose }: PublishDialogProps) {
  const { form, publish, summary, onSubmit } = usePublishForm(article, onClose);
  const isLater = useWatch({ control: form.control, name: 'when' }) === 'later';
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
          <RadioGroup
            id="when"
            legend={words.when}
            options={[
              { value: 'now', label: words.publishNow, description: words.publishNowHint },
              { value: 'later', label: words.publishLater, description: words.publishLaterHint },
            ]}
            {...form.register('when')}
          />
          {isLater ? (
            <Controller
              control={form.control}
              name="at"
              render={({ field: { value, onChange }, fieldState: { error } }) => (
                <InstantInput
                  id="at"
                  dayLabel={words.publishDay}
                  timeLabel={words.publishTime}
                  timeHint={words.publishTimeHint}
                  value={value}
                  error={error?.message}
                  onChange={onChange}
                />
              )}
            />
          ) : null}
          <Button type="submit" variant="primary" loading={publish.isPending}>
            {isLater ? words.scheduleConfirm : words.publishConfirm}
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
    defaultValues: { when: 'now', at: { day: null, time: '' } },
  });
  const publish = useOperatorsChange({
    change: ({ publishAt }: PublishValues) => publishArticle(api, article, publishAt),
    rereads: BLOG_KEY,
    done: ({ scheduled_at: at }) => (at === null ? words.isPublished : words.isScheduled),
    onDone: onClose,
  });
  return { form, publish, ...useFormSubmit(form, publish.mutate) };
}
