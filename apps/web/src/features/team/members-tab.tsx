import {
  EmptyState,
  Button,
  IconButton,
  Inline,
  InlineAlert,
  Menu,
  Stack,
  Table,
  Text,
  type MenuItem,
  type TableColumn,
} from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import type { Client } from '../../shared/api/entities.ts';
import { Loaded } from '../../shared/query/loaded.tsx';
import { useServices } from '../../shared/services.ts';
import { LeaveDialog } from './leave-button.tsx';
import { MembersExports } from './members-exports.tsx';
import { RemoveDialog, RoleDialog, TransferDialog } from './member-dialogs.tsx';
import { activeWords, isLastOwner, memberName } from './member.view.ts';
import { membersQuery, type Member } from './team.queries.ts';
import { words } from './team.messages.ts';

export type MembersTabProps = {
  client: Client;
  /** null for readers who may not. */
  onInvite: (() => void) | null;
};

type Asked = { readonly kind: 'role' | 'remove' | 'transfer' | 'leave'; readonly member: Member };

export function MembersTab({ client, onInvite }: MembersTabProps) {
  const { api } = useServices();
  const members = useQuery(membersQuery(api, client.tenant_id));
  return (
    <Loaded query={members} label={words.loadingTheMembers} shape="table" lines={4}>
      {(list) => <Members client={client} members={list} onInvite={onInvite} />}
    </Loaded>
  );
}

function Members({ client, members, onInvite }: MembersTabProps & { members: readonly Member[] }) {
  const { session } = useServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ownId = session.read()?.user.id ?? null;
  const isOwner = client.level === 'user_owner';
  const onOpenChange = () => setAsked(null);
  const dialog = asked === null ? null : { open: true, onOpenChange, client, member: asked.member };
  return (
    <Stack gap="lg">
      {isOwner ? null : (
        <InlineAlert tone="info" title={words.onlyOwnersCanChange}>
          {words.toInvitePeopleOr(client.name)}
        </InlineAlert>
      )}
      <Inline justify="end">
        <MembersExports client={client} members={members} />
      </Inline>
      <Table
        caption={words.membersOf(client.name)}
        captionHidden
        rows={members}
        rowKey={({ user_id: id }) => id}
        columns={[
          ...columnsOf(ownId),
          actionColumn((member) => itemsFor(member, { ownId, isOwner, ask: setAsked })),
        ]}
      />
      {members.length === 1 && onInvite !== null ? (
        <EmptyState
          kind="first-use"
          title={words.youreTheOnlyOne}
          headingLevel={2}
          action={<Button onClick={onInvite}>{words.invitePeople}</Button>}
        >
          {words.inviteTheRestaurantsOwner}
        </EmptyState>
      ) : null}
      {dialog !== null && asked?.kind === 'role' ? (
        <RoleDialog
          {...dialog}
          isSelf={asked.member.user_id === ownId}
          isLastOwner={isLastOwner(asked.member, members)}
        />
      ) : null}
      {dialog !== null && asked?.kind === 'remove' ? <RemoveDialog {...dialog} /> : null}
      {dialog !== null && asked?.kind === 'transfer' ? <TransferDialog {...dialog} /> : null}
      {dialog !== null && asked?.kind === 'leave' ? <LeaveDialog {...dialog} /> : null}
    </Stack>
  );
}

function columnsOf(ownId: string | null): TableColumn<Member>[] {
  const nowMs = Date.now();
  return [
    {
      id: 'name',
      header: words.name,
      rowHeader: true,
      cell: (member) => (
        <>
          {memberName(member)}
          {member.user_id === ownId ? (
            <Text as="span" tone="muted">
              {words.you}
            </Text>
          ) : null}
        </>
      ),
    },
    { id: 'email', header: words.email, cell: ({ email }) => email },
    { id: 'role', header: words.role, cell: ({ tenant_role: role }) => LEVEL_LABELS[role] },
    {
      id: 'scope',
      header: words.clients,
      cell: ({ client_scope: scope }) =>
        scope === 'all' ? words.allNowAndLater : words.selectedClients,
    },
    {
      id: 'active',
      header: words.lastActive,
      cell: ({ last_active_at: at }) => activeWords(at, nowMs),
    },
  ];
}

function actionColumn(itemsOf: (member: Member) => MenuItem[]): TableColumn<Member> {
  return {
    id: 'action',
    header: words.action,
    shrink: true,
    cell: (member) => {
      const items = itemsOf(member);
      return items.length === 0 ? (
        ''
      ) : (
        <Menu
          trigger={
            <IconButton icon="more" size="sm" label={words.actionsFor(memberName(member))} />
          }
          items={items}
        />
      );
    },
  };
}

type Rights = {
  readonly ownId: string | null;
  readonly isOwner: boolean;
  readonly ask: (asked: Asked) => void;
};

function itemsFor(member: Member, { ownId, isOwner, ask }: Rights): MenuItem[] {
  const item = (kind: Asked['kind'], label: string, tone?: 'danger'): MenuItem => ({
    kind: 'action',
    id: kind,
    label,
    ...(tone === undefined ? {} : { tone }),
    onSelect: () => ask({ kind, member }),
  });
  if (member.user_id === ownId) {
    return [
      ...(isOwner ? [item('role', words.changeYourRole)] : []),
      item('leave', words.leaveTheTeam, 'danger'),
    ];
  }
  return isOwner
    ? [
        item('role', words.changeRole),
        item('transfer', words.transferOwnership),
        item('remove', words.removeFromTheTeam, 'danger'),
      ]
    : [];
}
