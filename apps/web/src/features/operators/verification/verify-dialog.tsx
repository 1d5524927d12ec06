import { unwrap } from '@platebook/api-client';
import { Banner, Button, DateField, Dialog, ErrorSummary, Stack, TextField } from '@platebook/ui';
import { Controller, useForm, type Control } from 'react-hook-form';
import type { InferInput, InferOutput } from 'valibot';
import { todayIn } from '../../../shared/format/today-in.ts';
import { useFieldErrors } from '../../../shared/forms/field-errors.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../../shared/query/failure.view.ts';
import { useServices } from '../../../shared/services.ts';
import { useOperatorsChange } from '../use-operators-change.ts';
import { ledgerSchema } from './ledger-schema.ts';
import { words } from './verification.messages.ts';
import { LEDGERS_KEY } from './verification.queries.ts';

type Fields = InferInput<ReturnType<typeof ledgerSchema>>;
type LedgerInput = InferOutput<ReturnType<typeof ledgerSchema>>;

/** Verifies a ledger over a range of days. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const { form, verify, refused, summary, onSubmit } = useVerifying(onClose);
  return (
    <Dialog open onOpenChange={onClose} busy={verify.isPending} title={words.verifyLedger}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {verify.isError && refused.length === 0 ? (
            <Banner tone="danger" title={failureTitle(verify.error)} appeared>
              {words.notVerified}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary.length > 0 ? summary : refused} />
          <TextField
            id="tenant_id"
            label={words.clientId}
            hint={words.clientIdHint}
            autoComplete="off"
            spellCheck={false}
            error={form.formState.errors.tenant_id?.message}
            {...form.register('tenant_id')}
          />
          <Day control={form.control} name="from" label={words.from} />
          <Day control={form.control} name="to" label={words.to} />
          <Button type="submit" variant="primary" loading={verify.isPending}>
            {words.verify}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

type DayProps = {
  control: Control<Fields, unknown, LedgerInput>;
  name: 'from' | 'to';
  label: string;
};

function Day({ control, name, label }: DayProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <DateField
          id={name}
          label={label}
          today={todayIn('UTC')}
          timeZone="UTC"
          value={value ?? null}
          error={error?.message}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
}

function useVerifying(onClose: () => void) {
  const { api } = useServices();
  const form = useForm<Fields, unknown, LedgerInput>({
    shouldFocusError: false,
    resolver: valibotResolver(ledgerSchema()),
    defaultValues: { tenant_id: '', from: null, to: null },
  });
  const verify = useOperatorsChange({
    change: (body: LedgerInput) => unwrap(api.POST('/api/admin/ledger-verifications', { body })),
    rereads: LEDGERS_KEY,
    done: ({ holds, client_name: client }) =>
      holds ? words.verifiedHolds(client) : words.verifiedBroken(client),
    onDone: onClose,
  });
  const refused = useFieldErrors(form, verify.error);
  return { form, verify, refused, ...useFormSubmit(form, verify.mutate) };
}
