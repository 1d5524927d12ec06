import { unwrap, type components } from '@platebook/api-client';
import { Banner, Button, ErrorSummary, Stack, TextField } from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { pick, type InferOutput } from 'valibot';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { registrationSchema } from './registration-schema.ts';
import { useGoOn } from './use-go-on.ts';
import { registrationWords } from './registration.messages.ts';

const schema = pick(registrationSchema, ['full_name']);

/** For an invited person without a name yet. */
export function NameForm({ user }: { user: components['schemas']['User'] }) {
  const { api } = useServices();
  const goOn = useGoOn();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { full_name: user.full_name },
  });
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: InferOutput<typeof schema>) => unwrap(api.PUT('/api/v2/auth/me', { body })),
    onSuccess: goOn,
  });
  const { summary, onSubmit } = useFormSubmit(form, mutate);
  const fromServer = useFieldErrors(form, error);
  const errors = summary.length === 0 ? fromServer : summary;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {error !== null && errors.length === 0 ? (
          <Banner tone="danger" title={failureTitle(error)} appeared>
            {registrationWords.nothingSaved}
          </Banner>
        ) : null}
        <ErrorSummary errors={errors} />
        <TextField
          id="full_name"
          label={registrationWords.name}
          autoComplete="name"
          error={form.formState.errors.full_name?.message}
          {...form.register('full_name')}
        />
        <Button type="submit" variant="primary" full loading={isPending}>
          {registrationWords.saveName}
        </Button>
      </Stack>
    </form>
  );
}
