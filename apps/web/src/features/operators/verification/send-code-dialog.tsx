import { unwrap } from '@platebook/api-client';
import { Banner, Button, Dialog, ErrorSummary, Select, Stack, TextField } from '@platebook/ui';
import { useForm } from 'react-hook-form';
import { nonEmpty, object, picklist, pipe, string, trim, type InferOutput } from 'valibot';
import { useFieldErrors } from '../../../shared/forms/field-errors.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { purposeNames, words } from './verification.messages.ts';
import { CODES_KEY, PURPOSES } from './verification.queries.ts';

const schema = object({
  purpose: picklist(PURPOSES),
  target: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterTarget),
  ),
});

type Sending = InferOutput<typeof schema>;

/** Sends a code to an address. */
export function SendCodeDialog({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const form = useForm<Sending, unknown, Sending>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { purpose: 'email', target: '' },
  });
  const send = useOperatorsChange({
    change: (body: Sending) => unwrap(api.POST('/api/admin/verification-codes', { body })),
    rereads: CODES_KEY,
    done: () => words.sent,
    onDone: onClose,
  });
  const { summary, onSubmit } = useFormSubmit(form, send.mutate);
  const refused = useFieldErrors(form, send.error);
  return (
    <Dialog open onOpenChange={onClose} busy={send.isPending} title={words.sendTitle}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {send.isError && refused.length === 0 ? (
            <Banner tone="danger" title={failureTitle(send.error)} appeared>
              {words.notSent}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary.length > 0 ? summary : refused} />
          <Select
            id="purpose"
            label={words.purpose}
            options={PURPOSES.map((value) => ({ value, label: purposeNames[value] }))}
            {...form.register('purpose')}
          />
          <TextField
            id="target"
            label={words.search}
            autoComplete="off"
            spellCheck={false}
            error={form.formState.errors.target?.message}
            {...form.register('target')}
          />
          <Button type="submit" variant="primary" loading={send.isPending}>
            {words.sendCode}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
