import { unwrap } from '@platebook/api-client';
import { Button, ConfirmDialog, Inline, Stack, Text } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ME_KEY } from '../../shared/account/me.queries.ts';
import type { Client } from '../../shared/api/entities.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';
import { Section } from './section.tsx';

/** The end of a client. */
export function DangerSection({ client }: { client: Client }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteTenant(client);
  return (
    <Section title="Delete this client">
      <Stack gap="md">
        <Text>
          You can delete a client that has no stores, imports or other members. To keep its records,
          archive it on the Clients page instead.
        </Text>
        <Inline>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete {client.name}
          </Button>
        </Inline>
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open);
          remove.reset();
        }}
        onConfirm={() => remove.mutate()}
        busy={remove.isPending}
        title={`Delete ${client.name}?`}
        consequences={[
          'Its settings and mappings are deleted.',
          'API tokens that reach only this client stop working.',
          'You can’t undo this.',
        ]}
        typed={{ label: `Type ${client.name} to confirm`, text: client.name }}
        keepLabel="Keep it"
        confirmLabel={`Delete ${client.name}`}
        failure={
          remove.isError
            ? { title: failureTitle(remove.error), meaning: 'Nothing was deleted.' }
            : undefined
        }
      />
    </Section>
  );
}

function useDeleteTenant(client: Client) {
  const { api, activeClient } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/api/v2/auth/tenants/{tenant}', {
          params: { path: { tenant: client.tenant_id } },
        }),
      ),
    onSuccess: async () => {
      activeClient.clear();
      await Promise.all(
        [ME_KEY, CLIENTS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      await navigate('/dashboard/clients', { replace: true });
    },
  });
}
