import { unwrap, type components } from '@platebook/api-client';
import {
  Banner,
  Button,
  Dialog,
  ErrorSummary,
  RadioGroup,
  Select,
  Stack,
  TextField,
} from '@platebook/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
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
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { useActiveClient } from '../../shared/workspace/use-active-client.ts';

type Created = components['schemas']['CreatedApiTokenAnswer']['data'];

const schema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty('Enter a name for the token'),
    maxLength(100, 'Use at most 100 characters'),
  ),
  access: picklist(['read', 'write']),
  reach: picklist(['all', 'active']),
  expires_in_days: picklist(['30', '90', '366', 'never']),
});

export type TokenDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (created: Created) => Promise<void>;
};

/** Asks what a new token may do, where, and until when. */
export function TokenDialog({ open, onOpenChange, onCreated }: TokenDialogProps) {
  const client = useActiveClient();
  const { form, create, summary, onSubmit } = useTokenForm(onCreated, client?.tenant_id ?? null);
  const { errors } = form.formState;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} busy={create.isPending} title="Create token">
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {create.isError ? (
            <Banner tone="danger" title={failureTitle(create.error)} appeared>
              No token was created.
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <TextField
            id="name"
            label="Name"
            hint="For example, the program that will use it."
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <RadioGroup id="access" legend="Access" options={ACCESS} {...form.register('access')} />
          {client === null ? null : (
            <RadioGroup
              id="reach"
              legend="Clients"
              options={[
                { value: 'active', label: `Only ${client.name}` },
                { value: 'all', label: 'All clients you can access, now and later' },
              ]}
              {...form.register('reach')}
            />
          )}
          <Select
            id="expires_in_days"
            label="Expires"
            options={EXPIRIES}
            {...form.register('expires_in_days')}
          />
          <Button type="submit" variant="primary" loading={create.isPending}>
            Create token
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

const ACCESS = [
  { value: 'read', label: 'Read', description: 'View payouts, entries and workpapers.' },
  { value: 'write', label: 'Read and write', description: 'Change anything you can change.' },
];
const EXPIRIES = [
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '366', label: 'In a year' },
  { value: 'never', label: 'Never' },
];

function useTokenForm(onCreated: TokenDialogProps['onCreated'], tenant: string | null) {
  const { api } = useServices();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: {
      name: '',
      access: 'read' as const,
      reach: 'active' as const,
      expires_in_days: '90' as const,
    },
  });
  const create = useMutation({
    mutationFn: ({ name, access, reach, expires_in_days: days }: InferOutput<typeof schema>) =>
      unwrap(
        api.POST('/api/v2/auth/me/tokens', {
          body: {
            name,
            access,
            tenant_ids: reach === 'active' && tenant !== null ? [tenant] : null,
            expires_in_days: days === 'never' ? null : Number(days),
          },
        }),
      ),
    onSuccess: async (created) => {
      form.reset();
      await onCreated(created);
    },
  });
  return { form, create, ...useFormSubmit(form, create.mutate) };
}
