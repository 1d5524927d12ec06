import { unwrap } from '@platebook/api-client';
import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  InlineAlert,
  RadioGroup,
  Stack,
} from '@platebook/ui';
import { useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { memberName } from './member.view.ts';
import { JOINING_ROLES, ROLE_MEANINGS } from './roles.ts';
import type { Member } from './team.queries.ts';
import { useTeamChange } from './use-team-change.ts';

export type MemberDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  client: Client;
  member: Member;
};

type Role = Member['tenant_role'] & ('user_owner' | 'user_manager' | 'user_basic' | 'no_access');

const ROLE_OPTIONS = [
  ...JOINING_ROLES.map((role) => ({
    value: role as string,
    label: LEVEL_LABELS[role],
    description: ROLE_MEANINGS[role],
  })),
  {
    value: 'no_access',
    label: LEVEL_LABELS.no_access,
    description: 'Stays in the list, and sees nothing.',
  },
];

export type RoleDialogProps = MemberDialogProps & { isSelf: boolean; isLastOwner: boolean };

export function RoleDialog(props: RoleDialogProps) {
  const { open, onOpenChange, client, member, isSelf, isLastOwner } = props;
  const { api } = useServices();
  const [role, setRole] = useState<string>(member.tenant_role);
  const name = memberName(member);
  const save = useTeamChange({
    client,
    change: (tenant_role: Role) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/members/{member}', {
          params: { path: { tenant: client.tenant_id, member: member.user_id } },
          body: { tenant_role },
        }),
      ),
    done: ({ level_label: label }) => `${name} is now ${label} of ${client.name}.`,
    changesOwnLevel: () => isSelf,
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={save.isPending}
      title={isSelf ? `Change your role in ${client.name}` : `Change the role of ${name}`}
      description={
        isSelf
          ? 'It counts from your next step on.'
          : `In ${client.name}; it counts from their next step on. Roles in other clients stay.`
      }
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep {member.level_label}</Button>
          <Button
            variant="primary"
            loading={save.isPending}
            disabled={role === member.tenant_role || isLastOwner}
            onClick={() => save.mutate(role as Role)}
          >
            Change role
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {save.isError ? (
          <Banner tone="danger" title={failureTitle(save.error)} appeared>
            The role is as it was.
          </Banner>
        ) : null}
        {isLastOwner ? (
          <InlineAlert tone="warning" title={`${client.name} has no other owner`}>
            A client needs one. Transfer the ownership to another member first.
          </InlineAlert>
        ) : null}
        <RadioGroup
          legend="Role"
          name="role"
          options={ROLE_OPTIONS}
          value={role}
          disabled={isLastOwner}
          onChange={({ currentTarget }) => setRole(currentTarget.value)}
        />
        {isSelf && role !== 'user_owner' && member.tenant_role === 'user_owner' ? (
          <InlineAlert tone="warning" title="You cannot take this back yourself" appeared>
            You will no longer be able to invite, to change roles or to manage the plan of{' '}
            {client.name}. Another owner can make you one again.
          </InlineAlert>
        ) : null}
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
          ? ['They no longer join the clients you create later. Other clients they are in stay.']
          : []),
        'What they did stays in the books and in the activity, with their name.',
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
    done: () => `${name} owns ${client.name} now. You are Tenant Manager.`,
    changesOwnLevel: () => true,
    onDone: () => onOpenChange(false),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      busy={transfer.isPending}
      title={`Transfer the ownership of ${client.name} to ${name}?`}
      consequences={[
        `${name} becomes Tenant Owner: they decide about the team, the plan and deleting ${client.name}.`,
        'You become Tenant Manager: you keep importing reports and keeping stores.',
        `Only ${name}, or another owner, can make you owner again. They are told of it by mail.`,
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
