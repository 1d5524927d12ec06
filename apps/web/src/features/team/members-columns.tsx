import { Text, type FilterProperty } from '@platebook/ui';
import { LEVEL_LABELS } from '../../shared/format/names.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { Instant } from '../../shared/page/instant.tsx';
import { activeWords, memberName } from './member.view.ts';
import { ROLES } from './team-lists.queries.ts';
import type { Member } from './team.queries.ts';
import { words } from './team.messages.ts';

/** The columns of the list of members; `ownId` is the reader's. */
export function membersColumns(ownId: string | null): readonly ListColumn<Member>[] {
  const nowMs = Date.now();
  return [
    {
      id: 'name',
      header: words.name,
      value: memberName,
      cell: (member) => (
        <span>
          {memberName(member)}
          {member.user_id === ownId ? (
            <Text as="span" tone="muted">
              {words.you}
            </Text>
          ) : null}
        </span>
      ),
      width: 220,
      pinned: true,
      sorts: true,
      card: 'title',
    },
    { id: 'email', header: words.email, value: ({ email }) => email, width: 248, card: 'note' },
    {
      id: 'role',
      header: words.role,
      value: ({ tenant_role: role }) => LEVEL_LABELS[role],
      width: 112,
      card: 'value',
    },
    {
      id: 'clients',
      header: words.clients,
      value: ({ client_scope: scope }) =>
        scope === 'all' ? words.allNowAndLater : words.selectedClients,
      width: 164,
    },
    {
      id: 'active',
      header: words.lastActive,
      value: ({ last_active_at: at }) => at,
      cell: ({ last_active_at: at }) => activeWords(at, nowMs),
      width: 148,
      card: 'note-end',
    },
    {
      id: 'joined',
      header: words.joined,
      value: ({ joined_at: at }) => at,
      cell: ({ joined_at: at }) => <Instant at={at} />,
      width: 184,
      sorts: true,
    },
  ];
}

/** The filters of members. */
export function membersProperties(): readonly FilterProperty[] {
  return [
    {
      id: 'role',
      label: words.role,
      single: true,
      values: ROLES.map((role) => ({ value: role, label: LEVEL_LABELS[role] })),
    },
  ];
}
