import { unwrap } from '@platebook/api-client';
import { Box, ErrorSummary, SaveBar, Stack, TextField, TokenField } from '@platebook/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { array, check, email, is, maxLength, object, pipe, string, trim } from 'valibot';
import type { BillingDetails, Client } from '../../shared/api/entities.ts';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { refusalWords, saveState } from '../../shared/forms/save-state.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { words } from './billing.messages.ts';
import { Part } from './part.tsx';
import { billingDetailsQuery } from './subscription.queries.ts';

const MOST_EMAILS = 10;
const isEmail = (text: string) => is(pipe(string(), email()), text);

/** Additional recipients of receipts, and the tax ID on invoices. */
export function BillingContacts({ client }: { client: Client }) {
  const { api } = useServices();
  const query = useQuery(billingDetailsQuery(api, client.tenant_id));
  return (
    <Part title={words.contacts}>
      <Loaded query={query} label={words.loadingDetails} lines={2}>
        {(details) => <Contacts client={client} details={details} />}
      </Loaded>
    </Part>
  );
}

function Contacts({ client, details }: { client: Client; details: BillingDetails }) {
  const { form, save } = useContacts(client, details);
  const { summary, onSubmit } = useFormSubmit(form, save.mutate);
  const fromServer = useFieldErrors(form, save.error);
  const { isDirty, errors } = form.formState;
  const isRefused = save.isError && fromServer.length === 0;
  return (
    <form noValidate onSubmit={onSubmit}>
      <LeaveGuard when={isDirty} isSaving={save.isPending} what={words.what} />
      <Stack gap="lg">
        <ErrorSummary errors={summary.length === 0 ? fromServer : summary} />
        <Box width="field">
          <Stack gap="md">
            <Controller
              control={form.control}
              name="receipt_emails"
              render={({ field: { value, onChange } }) => (
                <TokenField
                  id="receipt_emails"
                  label={words.emails}
                  hint={words.emailsHint}
                  inputMode="email"
                  value={value}
                  onValueChange={(emails) => onChange([...emails])}
                  check={(text) => (isEmail(text) ? undefined : words.notEmail)}
                  max={MOST_EMAILS}
                  error={errors.receipt_emails?.message}
                />
              )}
            />
            <TextField
              id="tax_id"
              label={words.taxId}
              hint={words.taxIdHint}
              autoComplete="off"
              error={errors.tax_id?.message}
              {...form.register('tax_id')}
            />
          </Stack>
        </Box>
        <SaveBar
          state={saveState({ isDirty, isRefused, save })}
          problem={isRefused ? refusalWords(save.error) : undefined}
          summary={words.unsaved}
          saveLabel={words.save}
          onDiscard={() => {
            save.reset();
            form.reset();
          }}
        />
      </Stack>
    </form>
  );
}

function useContacts(client: Client, details: BillingDetails) {
  const { api } = useServices();
  const queries = useQueryClient();
  const schema = object({
    receipt_emails: pipe(
      array(string()),
      check((emails) => emails.every(isEmail), words.emailsInvalid),
    ),
    tax_id: pipe(string(), trim(), maxLength(30, words.taxIdLong)),
  });
  const toForm = ({ receipt_emails, tax_id }: BillingDetails) => ({
    receipt_emails,
    tax_id: tax_id ?? '',
  });
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: toForm(details),
  });
  const save = useMutation({
    mutationFn: (typed: { receipt_emails: string[]; tax_id: string }) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/subscription/billing-details', {
          params: { path: { tenant: client.tenant_id } },
          body: { ...typed, tax_id: typed.tax_id === '' ? null : typed.tax_id },
        }),
      ),
    onSuccess: (saved) => {
      form.reset(toForm(saved));
      queries.setQueryData(billingDetailsQuery(api, client.tenant_id).queryKey, saved);
    },
  });
  return { form, save };
}
