import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  RoleSelect,
  Stack,
  TENANT_ROLES,
  type TenantRole,
} from '@platebook/ui';
import { useState } from 'react';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import type { Client } from '../../shared/api/entities.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { memberName } from './member.view.ts';
import type { Member } from './team.queries.ts';
import { useTeamChange } from './use-team-change.ts';

export type MemberDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  client: Client;
  member: Member;
};

const ALL_ROLES = TENANT_ROLES.map(({ role }) => role);

export type RoleDialogProps = MemberDialogProps & { isSelf: boolean; isLastOwner: boolean };

export function RoleDialog(props: RoleDialogProps) {
  const { open, onOpenChange, client, member, isSelf, isLastOwner } = props;
  const { api } = useServices();
  const [role, setRole] = useState(member.tenant_role as TenantRole);
  const name = memberName(member);
  const save = useTeamChange({
    client,
    change: (tenant_role: TenantRole) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/members/{member}', {
          params: { path: { tenant: client.tenant_id, member: member.user_id } },
          body: { tenant_role },
        }),
      ),
    done: ({ tenant_role: role }) =>
      `${name}’s role in ${client.name} is now ${LEVEL_LABELS[role]}.`,
    changesOwnLevel: () => isSelf,
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={save.isPending}
      title={isSelf ? `Change your role in ${client.name}` : `Change ${name}’s role`}
      description={
        isSelf
          ? 'The change takes effect immediately.'
          : `In ${client.name}, effective immediately. Roles in other clients don’t change.`
      }
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>
            Keep {LEVEL_LABELS[member.tenant_role]}
          </Button>
          <Button
            variant="primary"
            loading={save.isPending}
            disabled={role === member.tenant_role || isLastOwner}
            onClick={() => save.mutate(role)}
          >
            Change role
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {save.isError ? (
          <Banner tone="danger" title={failureTitle(save.error)} appeared>
            The role hasn’t changed.
          </Banner>
        ) : null}
        <RoleSelect
          legend="Role"
          name="role"
          value={role}
          onChange={setRole}
          offered={ALL_ROLES}
          isLastOwner={isLastOwner}
          isSelf={isSelf && member.tenant_role === 'user_owner'}
        />
      </Stack>
    </Dialog>
  );
}

export function RemoveDialog({ open, onOpenChange, client, member }: MemberDialogProps) {
  const { api } = useServices();
  const name = memberName(member);
  const remove = useTeamChange({
    client,
    change: () =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/members/{member}', {
          params: { path: { tenant: client.tenant_id, member: member.user_id } },
        }),
      ),
    done: () => `${name} no longer works for ${client.name}.`,
    onDone: () => onOpenChange(false),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      busy={remove.isPending}
      title={`Remove ${name} from ${client.name}?`}
      consequences={[
        `${name} loses access with their next step, also through API tokens.`,
        ...(member.client_scope === 'all'
          ? [
              'They won’t be added to clients you create later. They keep access to their other clients.',
            ]
          : []),
        'Their work stays in the books and the activity log, with their name.',
      ]}
      keepLabel="Keep them"
      confirmLabel={`Remove ${name}`}
      failure={
        remove.isError
          ? { title: failureTitle(remove.error), meaning: `${name} is still on the team.` }
          : undefined
      }
      onConfirm={() => remove.mutate(undefined)}
    />
  );
}

export function TransferDialog({ open, onOpenChange, client, member }: MemberDialogProps) {
  const { api } = useServices();
  const name = memberName(member);
  const transfer = useTeamChange({
    client,
    change: () =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/ownership', {
          params: { path: { tenant: client.tenant_id } },
          body: { user_id: member.user_id },
        }),
      ),
    done: () => `${name} now owns ${client.name}. You’re now a manager.`,
    changesOwnLevel: () => true,
    onDone: () => onOpenChange(false),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      busy={transfer.isPending}
      title={`Transfer ownership of ${client.name} to ${name}?`}
      consequences={[
        `${name} becomes Owner: they decide about the team, the plan and deleting ${client.name}.`,
        'You become a manager. You can still import reports and manage stores.',
        `Only ${name} or another owner can make you an owner again. We’ll email them about the transfer.`,
      ]}
      keepLabel="Stay the owner"
      confirmLabel={`Make ${name} the owner`}
      failure={
        transfer.isError
          ? { title: failureTitle(transfer.error), meaning: 'You are still the owner.' }
          : undefined
      }
      onConfirm={() => transfer.mutate(undefined)}
    />
  );
}
