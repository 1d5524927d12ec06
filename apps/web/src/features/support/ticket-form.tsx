import {
  Banner,
  Button,
  Checkbox,
  Disclosure,
  ErrorSummary,
  Inline,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@platebook/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { browserTimeZone } from '../../shared/format/time-zones.ts';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { DiagnosticsList } from '../../shared/support/diagnostics-list.tsx';
import { topicName } from '../../shared/support/support-words.messages.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { toDiagnostics } from './diagnostics.ts';
import { SuggestedArticles } from './help/suggested-articles.tsx';
import { MessageFiles } from './message-files.tsx';
import { words } from './support.messages.ts';
import { LONGEST_MESSAGE, ticketSchema, type TicketInput } from './ticket-schema.ts';
import { TOPICS, type Diagnostics } from './tickets.queries.ts';
import { useSendTicket } from './use-send-message.ts';

/** The initial values; no topic is selected. */
const EMPTY: TicketInput = { subject: '', topic: '', message: '' };

/** Creates a ticket; the draft is stored in this tab until it is sent. */
export function TicketForm({ client }: { client: Client }) {
  const navigate = useNavigate();
  const href = useClientHref();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [agreed, setAgreed] = useState(false);
  const diagnostics = useDiagnostics();
  const form = useForm({
    // The error summary takes the focus and links to each field.
    shouldFocusError: false,
    resolver: valibotResolver(ticketSchema()),
    defaultValues: EMPTY,
  });
  const draft = useFormDraft(form, 'ticket');
  const send = useSendTicket(client.tenant_id, ({ thread, notAttached }) => {
    draft.remove();
    void navigate(href(`/dashboard/support/${thread.id}`), { state: { notAttached } });
  });
  const { summary, onSubmit } = useFormSubmit(form, (fields) =>
    send.mutate({ fields, files, diagnostics: agreed ? diagnostics : null }),
  );
  const refused = useFieldErrors(form, send.error);
  const written = useWatch({ control: form.control });
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {send.isError && refused.length === 0 ? (
          <Banner tone="danger" title={failureTitle(send.error, words.sendFailed)} appeared>
            {words.draftKept}
          </Banner>
        ) : null}
        <ErrorSummary errors={summary.length > 0 ? summary : refused} />
        <TextField
          id="subject"
          label={words.subject}
          hint={words.subjectHint}
          autoComplete="off"
          error={errors.subject?.message}
          {...form.register('subject')}
        />
        <SuggestedArticles text={`${written.subject ?? ''} ${written.message ?? ''}`} />
        <Select
          id="topic"
          label={words.topic}
          placeholder={words.chooseTopic}
          options={TOPICS.map((topic) => ({ value: topic, label: topicName(topic) }))}
          error={errors.topic?.message}
          {...form.register('topic')}
        />
        <TextArea
          id="message"
          label={words.message}
          hint={words.messageHint}
          rows={8}
          limit={LONGEST_MESSAGE}
          error={errors.message?.message}
          {...form.register('message')}
        />
        <MessageFiles files={files} onChange={setFiles} disabled={send.isPending} />
        <Stack gap="xs">
          <Checkbox
            label={words.sendDiagnostics}
            hint={words.sendDiagnosticsHint}
            checked={agreed}
            onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          />
          <Disclosure label={words.showDiagnostics}>
            <DiagnosticsList label={words.sendDiagnostics} value={diagnostics} />
          </Disclosure>
        </Stack>
        <Inline>
          <Button type="submit" variant="primary" loading={send.isPending}>
            {words.send}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Computed once: what is shown is what is sent. */
function useDiagnostics(): Diagnostics {
  const { errors } = useServices();
  const [query] = useSearchParams();
  const [taken] = useState(() =>
    toDiagnostics({
      from: query.get('from'),
      errors,
      page: document,
      browser: navigator,
      viewport: { width: window.innerWidth, height: window.innerHeight },
      timeZone: browserTimeZone(),
    }),
  );
  return taken;
}
