import { Button, EmptyState, InlineAlert, Stack, type MenuItem } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Client } from '../../shared/api/entities.ts';
import type { ListDefinition, ListRequest } from '../../shared/list/list-definition.ts';
import { ListView } from '../../shared/list/list-view.tsx';
import { useServices } from '../../shared/services.ts';
import { LeaveDialog } from './leave-button.tsx';
import { RemoveDialog, RoleDialog, TransferDialog } from './member-dialogs.tsx';
import { isLastOwner, memberName } from './member.view.ts';
import { membersColumns, membersProperties } from './members-columns.tsx';
import { membersList } from './team-lists.queries.ts';
import { membersQuery, type Member } from './team.queries.ts';
import { words } from './team.messages.ts';

export type MembersTabProps = {
  client: Client;
  /** null without permission. */
  onInvite: (() => void) | null;
};

type PendingChange = {
  readonly kind: 'role' | 'remove' | 'transfer' | 'leave';
  readonly member: Member;
};

/** The client's members, with their actions. */
export function MembersTab({ client, onInvite }: MembersTabProps) {
  const { api } = useServices();
  const [pending, setPending] = useState<PendingChange | null>(null);
  const everybody = useQuery(membersQuery(api, client.tenant_id));
  const rights = useRights(client);
  const definition = useDefinition(rights, setPending);
  return (
    <Stack gap="lg">
      {client.level === 'user_owner' ? null : (
        <InlineAlert tone="info" title={words.onlyOwnersCanChange}>
          {words.toInvitePeopleOr(client.name)}
        </InlineAlert>
      )}
      <ListView
        definition={definition}
        client={client}
        listOf={(request: ListRequest) => membersList(api, client.tenant_id, request)}
        onOpen={(member) => {
          const [first] = kindsFor(member, rights);
          if (first !== undefined) {
            setPending({ kind: first, member });
          }
        }}
        expectedRows={everybody.data?.length ?? 2}
        // Never empty: the reader is a member.
        empty={null}
      />
      {everybody.data?.length === 1 && onInvite !== null ? (
        <EmptyState
          kind="first-use"
          title={words.youreTheOnlyOne}
          headingLevel={2}
          action={<Button onClick={onInvite}>{words.invitePeople}</Button>}
        >
          {words.inviteTheRestaurantsOwner}
        </EmptyState>
      ) : null}
      <Dialogs
        client={client}
        pending={pending}
        everybody={everybody.data ?? []}
        ownId={rights.ownId}
        onClose={() => setPending(null)}
      />
    </Stack>
  );
}

type Rights = { readonly ownId: string | null; readonly isOwner: boolean };

function useRights(client: Client): Rights {
  const { session } = useServices();
  const ownId = session.read()?.user.id ?? null;
  const isOwner = client.level === 'user_owner';
  return useMemo(() => ({ ownId, isOwner }), [ownId, isOwner]);
}

function useDefinition(
  rights: Rights,
  ask: (pending: PendingChange) => void,
): ListDefinition<Member> {
  return useMemo(
    () => ({
      id: 'members',
      noun: { one: words.memberNoun, many: words.membersNoun, all: words.allMembers },
      columns: membersColumns(rights.ownId),
      rowKey: ({ user_id: id }) => id,
      properties: membersProperties(),
      sort: { columnId: 'name', descending: false },
      searches: true,
      preserved: ['tab'],
      menu: {
        header: words.action,
        label: (member) => words.actionsFor(memberName(member)),
        items: (member) =>
          kindsFor(member, rights).map((kind) => itemFor(kind, member, { rights, ask })),
      },
    }),
    [rights, ask],
  );
}

/** The reader's actions on a member, most common first. */
function kindsFor(member: Member, { ownId, isOwner }: Rights): readonly PendingChange['kind'][] {
  if (member.user_id === ownId) {
    return isOwner ? ['role', 'leave'] : ['leave'];
  }
  return isOwner ? ['role', 'transfer', 'remove'] : [];
}

type Asking = { readonly rights: Rights; readonly ask: (pending: PendingChange) => void };

function itemFor(kind: PendingChange['kind'], member: Member, { rights, ask }: Asking): MenuItem {
  const labels = {
    role: member.user_id === rights.ownId ? words.changeYourRole : words.changeRole,
    transfer: words.transferOwnership,
    remove: words.removeFromTheTeam,
    leave: words.leaveTheTeam,
  };
  return {
    kind: 'action',
    id: kind,
    label: labels[kind],
    ...(kind === 'remove' || kind === 'leave' ? { tone: 'danger' as const } : {}),
    onSelect: () => ask({ kind, member }),
  };
}

type DialogsProps = {
  client: Client;
  pending: PendingChange | null;
  everybody: readonly Member[];
  ownId: string | null;
  onClose: () => void;
};

function Dialogs({ client, pending, everybody, ownId, onClose }: DialogsProps) {
  if (pending === null) {
    return null;
  }
  const { kind, member } = pending;
  const dialog = { open: true, onOpenChange: onClose, client, member };
  if (kind === 'role') {
    return (
      <RoleDialog
        {...dialog}
        isSelf={member.user_id === ownId}
        isLastOwner={isLastOwner(member, everybody)}
      />
    );
  }
  const Dialog = { remove: RemoveDialog, transfer: TransferDialog, leave: LeaveDialog }[kind];
  return <Dialog {...dialog} />;
}
