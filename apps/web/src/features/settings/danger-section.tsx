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
import { words } from './client-settings.messages.ts';

/** Deletes a client. */
export function DangerSection({ client }: { client: Client }) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteTenant(client);
  return (
    <Section title={words.deleteThisClient}>
      <Stack gap="md">
        <Text>{words.youCanDeleteA}</Text>
        <Inline>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {words.deleteIt(client.name)}
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
        title={words.deleteQuestion(client.name)}
        consequences={[
          words.itsSettingsAndMappings,
          words.apiTokensThatReach,
          words.youCantUndoThis,
        ]}
        typed={{ label: words.typeToConfirm(client.name), text: client.name }}
        cancelLabel={words.keepIt}
        confirmLabel={words.deleteIt(client.name)}
        failure={
          remove.isError
            ? { title: failureTitle(remove.error), meaning: words.nothingWasDeleted }
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
