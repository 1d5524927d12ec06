import { unwrap } from '@platebook/api-client';
import { Banner, Button, ErrorSummary, Inline, RadioGroup, Stack, TextArea } from '@platebook/ui';
import { useForm, useWatch } from 'react-hook-form';
import {
  maxLength,
  nonEmpty,
  object,
  picklist,
  pipe,
  string,
  trim,
  type InferOutput,
} from 'valibot';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { words } from './desk.messages.ts';
import { DESK_KEY, type StaffTicketDetail } from './desk.queries.ts';

const LONGEST_MESSAGE = 8_000;

const schema = object({
  message: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterMessage),
    maxLength(LONGEST_MESSAGE, () => words.tooLong(LONGEST_MESSAGE)),
  ),
  outcome: picklist(['awaiting_you', 'solved', 'note']),
});

type Reply = InferOutput<typeof schema>;

/** Replies to a ticket or adds a note; the draft is stored in this tab until it is sent. */
export function StaffReplyForm({ ticket }: { ticket: StaffTicketDetail }) {
  const { form, send, summary, onSubmit } = useReplyForm(ticket);
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  return (
    <form noValidate onSubmit={onSubmit} aria-label={words.reply}>
      <Stack gap="md">
        {send.isError ? (
          <Banner tone="danger" title={failureTitle(send.error)} appeared>
            {words.notSent}
          </Banner>
        ) : null}
        <ErrorSummary errors={summary} />
        <TextArea
          id="message"
          label={words.reply}
          hint={words.replyHint}
          rows={6}
          limit={LONGEST_MESSAGE}
          error={form.formState.errors.message?.message}
          {...form.register('message')}
        />
        <RadioGroup
          id="outcome"
          legend={words.afterwards}
          options={[
            { value: 'awaiting_you', label: words.afterAwaiting },
            { value: 'solved', label: words.afterSolved },
            { value: 'note', label: words.afterNote },
          ]}
          {...form.register('outcome')}
        />
        <Inline>
          <Button type="submit" variant="primary" loading={send.isPending}>
            {outcome === 'note' ? words.saveNote : words.send}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function useReplyForm(ticket: StaffTicketDetail) {
  const { api } = useServices();
  const form = useForm<Reply, unknown, Reply>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { message: '', outcome: 'awaiting_you' },
  });
  const draft = useFormDraft(form, 'staff-reply');
  const send = useOperatorsChange({
    change: async ({ message, outcome }: Reply) => {
      await unwrap(
        api.POST('/api/admin/support/tickets/{ticket}/replies', {
          params: { path: { ticket: ticket.id } },
          body:
            outcome === 'note'
              ? { message, status: 'awaiting_you', is_internal: true }
              : { message, status: outcome, is_internal: false },
        }),
      );
      return outcome;
    },
    rereads: DESK_KEY,
    done: (outcome) => (outcome === 'note' ? words.noteSaved : words.sent),
    onDone: () => {
      draft.remove();
      form.reset();
    },
  });
  return { form, send, ...useFormSubmit(form, send.mutate) };
}
