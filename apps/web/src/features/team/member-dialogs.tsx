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
import { words } from './team.messages.ts';

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
    done: ({ tenant_role: role }) => words.roleChanged(name, client.name, LEVEL_LABELS[role]),
    changesOwnLevel: () => isSelf,
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        save.reset();
      }}
      busy={save.isPending}
      title={isSelf ? words.changeYourRoleIn(client.name) : words.changeSRole(name)}
      description={
        isSelf ? words.theChangeTakesEffect : words.inEffectiveImmediatelyRoles(client.name)
      }
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>
            {words.keep(LEVEL_LABELS[member.tenant_role])}
          </Button>
          <Button
            variant="primary"
            loading={save.isPending}
            disabled={role === member.tenant_role || isLastOwner}
            onClick={() => save.mutate(role)}
          >
            {words.changeRole}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {save.isError ? (
          <Banner tone="danger" title={failureTitle(save.error)} appeared>
            {words.theRoleHasntChanged}
          </Banner>
        ) : null}
        <RoleSelect
          legend={words.role}
          name="role"
          value={role}
          onValueChange={setRole}
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
    done: () => words.noLongerWorksFor(name, client.name),
    onDone: () => onOpenChange(false),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        remove.reset();
      }}
      busy={remove.isPending}
      title={words.removeFrom(name, client.name)}
      consequences={[
        words.losesAccessWithTheir(name),
        ...(member.client_scope === 'all' ? [words.theyWontBeAdded] : []),
        words.theirWorkStaysIn,
      ]}
      cancelLabel={words.keepThem}
      confirmLabel={words.remove(name)}
      failure={
        remove.isError
          ? { title: failureTitle(remove.error), meaning: words.isStillOnThe(name) }
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
    done: () => words.nowOwnsYoureNow(name, client.name),
    changesOwnLevel: () => true,
    onDone: () => onOpenChange(false),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        transfer.reset();
      }}
      busy={transfer.isPending}
      title={words.transferOwnershipOfTo(client.name, name)}
      consequences={[
        words.becomesOwnerTheyDecide(name, client.name),
        words.youBecomeAManager,
        words.onlyOrAnotherOwner(name),
      ]}
      cancelLabel={words.stayTheOwner}
      confirmLabel={words.makeTheOwner(name)}
      failure={
        transfer.isError
          ? { title: failureTitle(transfer.error), meaning: words.youAreStillThe }
          : undefined
      }
      onConfirm={() => transfer.mutate(undefined)}
    />
  );
}
