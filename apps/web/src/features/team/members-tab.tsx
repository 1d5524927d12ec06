import {
  EmptyState,
  Button,
  IconButton,
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
import { RemoveDialog, RoleDialog, TransferDialog } from './member-dialogs.tsx';
import { activeWords, isLastOwner, memberName } from './member.view.ts';
import { membersQuery, type Member } from './team.queries.ts';

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
    <Loaded query={members} label="Loading the members" shape="table" lines={4}>
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
        <InlineAlert tone="info" title="Only owners can change the team">
          To invite people or change roles in {client.name}, ask an owner.
        </InlineAlert>
      )}
      <Table
        caption={`Members of ${client.name}`}
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
          title="You’re the only one on this team"
          headingLevel={2}
          action={<Button onClick={onInvite}>Invite people</Button>}
        >
          Invite the restaurant’s owner to view the books, or a colleague to work on them with you.
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
      header: 'Name',
      rowHeader: true,
      cell: (member) => (
        <>
          {memberName(member)}
          {member.user_id === ownId ? (
            <Text as="span" tone="muted">
              {' '}
              (you)
            </Text>
          ) : null}
        </>
      ),
    },
    { id: 'email', header: 'Email', cell: ({ email }) => email },
    { id: 'role', header: 'Role', cell: ({ tenant_role: role }) => LEVEL_LABELS[role] },
    {
      id: 'scope',
      header: 'Clients',
      cell: ({ client_scope: scope }) =>
        scope === 'all' ? 'All, now and later' : 'Selected clients',
    },
    {
      id: 'active',
      header: 'Last active',
      cell: ({ last_active_at: at }) => activeWords(at, nowMs),
    },
  ];
}

function actionColumn(itemsOf: (member: Member) => MenuItem[]): TableColumn<Member> {
  return {
    id: 'action',
    header: 'Action',
    shrink: true,
    cell: (member) => {
      const items = itemsOf(member);
      return items.length === 0 ? (
        ''
      ) : (
        <Menu
          trigger={<IconButton icon="more" size="sm" label={`Actions for ${memberName(member)}`} />}
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
      ...(isOwner ? [item('role', 'Change your role')] : []),
      item('leave', 'Leave the team', 'danger'),
    ];
  }
  return isOwner
    ? [
        item('role', 'Change role'),
        item('transfer', 'Transfer ownership'),
        item('remove', 'Remove from the team', 'danger'),
      ]
    : [];
}
