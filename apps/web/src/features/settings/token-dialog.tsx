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
import { words } from './settings.messages.ts';

type Created = components['schemas']['CreatedApiTokenAnswer']['data'];

const schema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterANameFor),
    maxLength(100, () => words.labelTooLong),
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

/** Creates a token with its permissions, scope and expiry. */
export function TokenDialog({ open, onOpenChange, onCreated }: TokenDialogProps) {
  const client = useActiveClient();
  const { form, create, summary, onSubmit } = useTokenForm(onCreated, client?.tenant_id ?? null);
  const { errors } = form.formState;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={create.isPending}
      title={words.createToken}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {create.isError ? (
            <Banner tone="danger" title={failureTitle(create.error)} appeared>
              {words.noTokenWasCreated}
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <TextField
            id="name"
            label={words.name}
            hint={words.forExampleTheProgram}
            autoComplete="off"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <RadioGroup
            id="access"
            legend={words.access}
            options={ACCESS}
            {...form.register('access')}
          />
          {client === null ? null : (
            <RadioGroup
              id="reach"
              legend={words.clients}
              options={[
                { value: 'active', label: words.only(client.name) },
                { value: 'all', label: words.allClientsYouCan },
              ]}
              {...form.register('reach')}
            />
          )}
          <Select
            id="expires_in_days"
            label={words.expires}
            options={EXPIRIES}
            {...form.register('expires_in_days')}
          />
          <Button type="submit" variant="primary" loading={create.isPending}>
            {words.createToken}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

const ACCESS = [
  {
    value: 'read',
    get label() {
      return words.read;
    },
    get description() {
      return words.viewPayoutsEntriesAnd;
    },
  },
  {
    value: 'write',
    get label() {
      return words.readAndWrite;
    },
    get description() {
      return words.changeAnythingYouCan;
    },
  },
];
const EXPIRIES = [
  {
    value: '30',
    get label() {
      return words.in30Days;
    },
  },
  {
    value: '90',
    get label() {
      return words.in90Days;
    },
  },
  {
    value: '366',
    get label() {
      return words.inAYear;
    },
  },
  {
    value: 'never',
    get label() {
      return words.never;
    },
  },
];

/** The form of a new token, and its request. */
export function useTokenForm(onCreated: TokenDialogProps['onCreated'], tenant: string | null) {
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
