import { MESSAGES, unwrap } from '@platebook/api-client';
import { Banner, Button, Dialog, ErrorSummary, Stack } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Client } from '../../shared/api/entities.ts';
import { browserTimeZone } from '../../shared/format/time-zones.ts';
import { DraftNote } from '../../shared/forms/draft-note.tsx';
import { useFieldErrors } from '../../shared/forms/field-errors.ts';
import { useFormDraft } from '../../shared/forms/use-form-draft.ts';
import { useFormSubmit } from '../../shared/forms/use-form-submit.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { ClientFormFields } from './client-form-fields.tsx';
import { refreshClients } from './client-list.queries.ts';
import { clientSchema, toClientBody, toClientFields, type ClientFields } from './client-schema.ts';
import { words } from './clients.messages.ts';

export type ClientDialogProps = {
  /** The client to change; null creates one. */
  client: Client | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: (client: Client) => void;
};

/** Creates a client, its tenant with it, or changes one. */
export function ClientDialog({ client, open, onOpenChange, onSaved }: ClientDialogProps) {
  const isNew = client === null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={isNew ? words.createOne : words.editTitle(client.name)}
      description={isNew ? words.whatIsClient : undefined}
    >
      <ClientForm client={client} onSaved={onSaved} />
    </Dialog>
  );
}

function ClientForm({ client, onSaved }: Pick<ClientDialogProps, 'client' | 'onSaved'>) {
  const { api } = useServices();
  const queries = useQueryClient();
  const form = useForm({
    // The error summary takes the focus and links to each field.
    shouldFocusError: false,
    resolver: valibotResolver(clientSchema),
    defaultValues: toClientFields(client, browserTimeZone()),
  });
  const draft = useFormDraft(form, client?.id ?? 'new client');
  const save = useMutation({
    mutationFn: (fields: ClientFields) =>
      client === null
        ? unwrap(api.POST('/api/v2/clients/clients', { body: toClientBody(fields) }))
        : unwrap(
            api.PUT('/api/v2/clients/clients/{id}', {
              params: { path: { id: client.id } },
              body: toClientBody(fields),
            }),
          ),
    onSuccess: async (saved) => {
      draft.remove();
      await refreshClients(queries);
      onSaved(saved);
    },
  });
  const { summary, onSubmit } = useFormSubmit(form, save.mutate);
  const refused = useFieldErrors(form, save.error);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="lg">
        {save.isError && refused.length === 0 ? (
          <Banner
            tone="danger"
            title={failureTitle(
              save.error,
              client === null ? MESSAGES.failedToCreateClient : MESSAGES.failedToUpdateClient,
            )}
            appeared
          >
            {client === null ? words.noneCreated : words.nothingChanged}
          </Banner>
        ) : null}
        <DraftNote draft={draft} />
        <ErrorSummary errors={summary.length > 0 ? summary : refused} />
        <ClientFormFields form={form} />
        <Button type="submit" variant="primary" loading={save.isPending}>
          {client === null ? words.create : words.save}
        </Button>
      </Stack>
    </form>
  );
}
