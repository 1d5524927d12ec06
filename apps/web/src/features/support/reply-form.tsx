import { Banner, Button, ErrorSummary, Inline, InlineAlert, Stack, TextArea } from '@platebook/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Client } from '../../shared/api/entities.ts';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { MessageFiles } from './message-files.tsx';
import { words } from './support.messages.ts';
import { LONGEST_MESSAGE, replySchema } from './ticket-schema.ts';
import type { TicketDetail } from './tickets.queries.ts';
import { useSendReply } from './use-send-message.ts';

export type ReplyFormProps = { client: Client; ticket: TicketDetail };

/** The reply form of a ticket; the draft is stored in this tab until it is sent. */
export function ReplyForm({ client, ticket }: ReplyFormProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(replySchema()),
    defaultValues: { message: '' },
  });
  const draft = useFormDraft(form, 'reply');
  const send = useSendReply({ tenant: client.tenant_id, ticket: ticket.id }, () => {
    draft.remove();
    form.reset({ message: '' });
    setFiles([]);
  });
  const { summary, onSubmit } = useFormSubmit(form, ({ message }) =>
    send.mutate({ message, files }),
  );
  const refused = useFieldErrors(form, send.error);
  const notAttached = send.data ?? [];
  return (
    <form noValidate onSubmit={onSubmit} aria-label={words.reply}>
      <Stack gap="md">
        {send.isError && refused.length === 0 ? (
          <Banner tone="danger" title={failureTitle(send.error, words.replyFailed)} appeared>
            {words.draftKept}
          </Banner>
        ) : null}
        {notAttached.length === 0 ? null : (
          <InlineAlert tone="warning" title={words.notAttached(notAttached.join(', '))} appeared>
            {words.notAttachedMeaning}
          </InlineAlert>
        )}
        <ErrorSummary errors={summary.length > 0 ? summary : refused} />
        <TextArea
          id="message"
          label={words.reply}
          hint={ticket.status === 'solved' ? words.replyReopens : undefined}
          rows={5}
          limit={LONGEST_MESSAGE}
          error={form.formState.errors.message?.message}
          {...form.register('message')}
        />
        <MessageFiles files={files} onChange={setFiles} disabled={send.isPending} />
        <Inline>
          <Button type="submit" variant="primary" loading={send.isPending}>
            {words.sendReply}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
