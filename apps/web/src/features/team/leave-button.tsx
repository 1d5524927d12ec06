import { unwrap } from '@platebook/api-client';
import { Button, ConfirmDialog } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { CLIENTS_KEY } from '../../shared/workspace/clients.queries.ts';
import { words } from './team.messages.ts';

/** Leaves the team. */
export function LeaveButton({ client }: { client: Client }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.leave(client.name)}</Button>
      <LeaveDialog open={asking} onOpenChange={setAsking} client={client} />
    </>
  );
}

export type LeaveDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  client: Client;
};

export function LeaveDialog({ open, onOpenChange, client }: LeaveDialogProps) {
  const { api, session, activeClient } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/members/{member}', {
          params: { path: { tenant: client.tenant_id, member: session.read()?.user.id ?? '' } },
        }),
      ),
    onSuccess: async () => {
      activeClient.clear();
      await queries.invalidateQueries({ queryKey: CLIENTS_KEY });
      await navigate('/dashboard/clients');
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        leave.reset();
      }}
      busy={leave.isPending}
      title={words.leaveQuestion(client.name)}
      consequences={[
        words.youllLoseAccessTo(client.name),
        words.yourWorkStaysWith,
        words.onlyAnOwnerCan,
      ]}
      cancelLabel={words.stayOnTheTeam}
      confirmLabel={words.leave(client.name)}
      failure={
        leave.isError
          ? { title: failureTitle(leave.error), meaning: words.youAreStillOn }
          : undefined
      }
      onConfirm={() => leave.mutate()}
    />
  );
}
