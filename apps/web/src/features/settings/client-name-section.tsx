import { unwrap, type ApiClient } from '@platebook/api-client';
import { Box, TextField } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { Client } from '../../shared/api/entities.ts';
import { valibotResolver } from '../../shared/forms/valibot-resolver.ts';
import { useServices } from '../../shared/services.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';
import { SaveForm } from './save-form.tsx';
import { Section } from './section.tsx';
import { words } from './client-settings.messages.ts';

const schema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty(() => words.enterTheClientsName),
    maxLength(200, () => words.tooLong),
  ),
});

export type ClientNameSectionProps = { client: Client; readOnly: boolean };

/** Renames a client, and its tenant with it. */
export function ClientNameSection({ client, readOnly }: ClientNameSectionProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const form = useForm({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { name: client.name },
  });
  const save = useMutation({
    mutationFn: (body: { name: string }) => rename(api, client, body),
    onSuccess: async ({ name }) => {
      form.reset({ name });
      await queries.invalidateQueries({ queryKey: CLIENTS_KEY });
    },
  });
  return (
    <Section title={words.name} description={words.shownInTheClient}>
      <SaveForm form={form} save={save} what={words.theClientsName} saveLabel={words.saveName}>
        <Box width="field">
          <TextField
            id="name"
            label={words.name}
            autoComplete="off"
            readOnly={readOnly}
            error={form.formState.errors.name?.message}
            {...form.register('name')}
          />
        </Box>
      </SaveForm>
    </Section>
  );
}

/** A client and its tenant are one business to a reader, so they share a name. */
async function rename(api: ApiClient, client: Client, body: { name: string }) {
  await unwrap(
    api.PUT('/api/v2/auth/tenants/{tenant}', {
      params: { path: { tenant: client.tenant_id } },
      body,
    }),
  );
  return unwrap(
    api.PUT('/api/v2/clients/clients/{id}', { params: { path: { id: client.id } }, body }),
  );
}
