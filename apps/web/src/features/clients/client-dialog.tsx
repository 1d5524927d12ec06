import { unwrap } from '@platebook/api-client';
import { Banner, Button, Dialog, ErrorSummary, Select, Stack, TextField } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
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
import type { Client } from '../../shared/api/entities.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { useServices } from '../../shared/services.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';
import { CATEGORY_NAMES } from './category-names.ts';

const schema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty('Enter the client’s name'),
    maxLength(200, 'Use at most 200 characters'),
  ),
  client_category: picklist(['qbo', 'delivery_only']),
});

export type ClientDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (client: Client) => void;
};

/** Creates a client; its tenant is made with it. */
export function ClientDialog({ open, onOpenChange, onCreated }: ClientDialogProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const form = useForm({
    // The summary takes the focus and leads to each field.
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { name: '', client_category: 'qbo' as const },
  });
  const create = useMutation({
    mutationFn: (body: InferOutput<typeof schema>) =>
      unwrap(api.POST('/api/v2/clients/clients', { body })),
    onSuccess: async (client) => {
      await queries.invalidateQueries({ queryKey: CLIENTS_KEY });
      form.reset();
      onCreated(client);
    },
  });
  const { errors } = form.formState;
  const { summary, onSubmit } = useFormSubmit(form, create.mutate);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={create.isPending}
      title="Create a client"
      description="A client is the business whose payouts you keep the books for."
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="lg">
          {create.isError ? (
            <Banner tone="danger" title={failureTitle(create.error)} appeared>
              No client was created.
            </Banner>
          ) : null}
          <ErrorSummary errors={summary} />
          <TextField
            id="name"
            label="Name"
            autoComplete="organization"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <Select
            id="client_category"
            label="Books"
            hint="Where the journal entries go."
            options={Object.entries(CATEGORY_NAMES).map(([value, label]) => ({ value, label }))}
            {...form.register('client_category')}
          />
          <Button type="submit" variant="primary" loading={create.isPending}>
            Create client
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
