import { unwrap } from '@platebook/api-client';
import { Banner, Button, DateField, Dialog, ErrorSummary, Stack, TextField } from '@platebook/ui';
import { Controller, useForm } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import { todayIn } from '../../shared/format/today-in.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { codesSchema } from './codes-schema.ts';
import { words } from './operators.messages.ts';
import { CODES_KEY, type CreatedInvitationCode } from './operators.queries.ts';
import { shownDay, typedDay } from './typed-day.ts';
import { useOperatorsChange } from './use-operators-change.ts';

export type CreateCodesDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (codes: readonly CreatedInvitationCode[]) => void;
};

/** Creates invitation codes with their limits. */
export function CreateCodesDialog({ open, onOpenChange, onCreated }: CreateCodesDialogProps) {
  const today = todayIn('UTC');
  const { form, create, summary, onSubmit } = useCodesForm(onCreated, today);
  const { errors } = form.formState;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        create.reset();
      }}
      busy={create.isPending}
      title={words.createTitle}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {create.isError ? (
            <Banner tone="danger" title={failureTitle(create.error)} appeared>
              {words.createFailed}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <TextField
            id="count"
            label={words.howMany}
            inputMode="numeric"
            error={errors.count?.message}
            {...form.register('count')}
          />
          <TextField
            id="max_uses"
            label={words.usesEach}
            inputMode="numeric"
            error={errors.max_uses?.message}
            {...form.register('max_uses')}
          />
          <TextField
            id="campaign"
            label={words.campaign}
            hint={words.campaignHint}
            autoComplete="off"
            error={errors.campaign?.message}
            {...form.register('campaign')}
          />
          <Controller
            control={form.control}
            name="expires_on"
            render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
              <DateField
                id="expires_on"
                label={words.expires}
                hint={words.expiresHint}
                today={today}
                timeZone="UTC"
                value={shownDay(value)}
                error={error?.message}
                onChange={(day, problem) => onChange(typedDay(day, problem))}
                onBlur={onBlur}
              />
            )}
          />
          <TextField
            id="trial_days"
            label={words.trialLabel}
            hint={words.trialHint}
            inputMode="numeric"
            error={errors.trial_days?.message}
            {...form.register('trial_days')}
          />
          <Button type="submit" variant="primary" loading={create.isPending}>
            {words.createCodes}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

function useCodesForm(onCreated: CreateCodesDialogProps['onCreated'], today: string) {
  const { api } = useServices();
  const schema = codesSchema(today);
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: {
      count: '1',
      max_uses: '1',
      campaign: '',
      expires_on: null as string | null,
      trial_days: '',
    },
  });
  const create = useOperatorsChange({
    change: (body: InferOutput<typeof schema>) =>
      unwrap(api.POST('/api/admin/invitation-codes', { body })),
    rereads: CODES_KEY,
    done: () => null,
    onDone: ({ items }) => {
      form.reset();
      onCreated(items);
    },
  });
  return { form, create, ...useFormSubmit(form, create.mutate) };
}
