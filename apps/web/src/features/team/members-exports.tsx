import type { Client } from '../../shared/api/entities.ts';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import { listOfRows } from '../../shared/list/export-list.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { ListExports } from '../../shared/list/list-exports.tsx';
import { memberName } from './member.view.ts';
import { words } from './members-file.messages.ts';
import type { Member } from './team.queries.ts';

/** Everybody who works for a client as a file, or on paper. */
export function MembersExports({
  client,
  members,
}: {
  client: Client;
  members: readonly Member[];
}) {
  const choice = {
    definition: {
      noun: { one: words.member, many: words.members, all: words.allMembers },
      rowKey: ({ user_id: id }: Member) => id,
    },
    columns: columnsOf(),
    list: listOfRows(members),
    clientName: client.name,
  };
  return <ListExports narrowed={false} choice={choice} />;
}

function columnsOf(): readonly ListColumn<Member>[] {
  return [
    { id: 'name', header: words.name, value: memberName },
    { id: 'email', header: words.email, value: ({ email }) => email },
    { id: 'role', header: words.role, value: ({ tenant_role: role }) => LEVEL_LABELS[role] },
    {
      id: 'clients',
      header: words.clients,
      value: ({ client_scope: scope }) => (scope === 'all' ? words.all : words.selected),
    },
    { id: 'active', header: words.active, value: ({ last_active_at: at }) => at },
  ];
}
