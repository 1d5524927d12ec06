import { IconButton } from '../../components/icon-button/icon-button.tsx';
import { Menu, type MenuProps } from '../../components/menu/menu.tsx';
import { Table, type TableColumn } from '../../components/table/table.tsx';
import { Text } from '../../components/text/text.tsx';
import { roleLabel, type TenantRole } from '../role-select/role-words.ts';
import { memberTableWords } from './member-table.words.ts';

export type TeamMember = {
  id: string;
  /** Empty while an invitation is not accepted. */
  name: string;
  email: string;
  role: TenantRole;
  /** `invited`, `expired` and `bounced` are invitations. */
  state: 'active' | 'invited' | 'expired' | 'bounced';
  /** "Active 5 minutes ago", "Invited on 3 Nov 2026". */
  when: string;
  isSelf?: boolean | undefined;
};

export type MemberAction = 'change_role' | 'remove' | 'leave' | 'resend' | 'revoke';

export type MemberTableProps = {
  caption: string;
  members: readonly TeamMember[];
  /** What somebody asks for in the menu of a member; left out for readers who may change nothing but leave. */
  onAction?: ((action: MemberAction, member: TeamMember) => void) | undefined;
};

const STATE_WORDS = {
  active: null,
  invited: null,
  expired: {
    get word() {
      return memberTableWords.theInvitationIsOver;
    },
    tone: 'muted',
  },
  bounced: {
    get word() {
      return memberTableWords.theEmailBounced;
    },
    tone: 'danger',
  },
} as const;

/**
 * Who works on the books, and who is invited to. The last owner can neither be removed nor leave.
 *
 * **When:** the team of one client is looked after. **When not:** to show who may do what (`PermissionMatrix`).
 *
 * **Keyboard:** Tab goes to the menu of each member; in it arrows move, Enter chooses, Escape closes.
 *
 * **Accessibility:** a table whose rows are named by the member, or by the address of who is invited; a mail that came
 * back says so in words.
 */
export function MemberTable({ caption, members, onAction }: MemberTableProps) {
  return (
    <Table
      caption={caption}
      columns={[
        ...columnsOf(members),
        ...(onAction === undefined ? [] : [actionColumn(members, onAction)]),
      ]}
      rows={members}
      rowKey={({ id }) => id}
      empty={memberTableWords.nobodyWorksHereYet}
    />
  );
}

function columnsOf(members: readonly TeamMember[]): readonly TableColumn<TeamMember>[] {
  return [
    {
      id: 'name',
      header: memberTableWords.name,
      cell: (member) => <Name member={member} />,
      rowHeader: true,
    },
    {
      id: 'role',
      header: memberTableWords.role,
      cell: (member) =>
        isLastOwner(member, members)
          ? memberTableWords.theOnlyOne(roleLabel(member.role))
          : roleLabel(member.role),
    },
    { id: 'state', header: memberTableWords.state, cell: (member) => <State member={member} /> },
  ];
}

function actionColumn(
  members: readonly TeamMember[],
  onAction: NonNullable<MemberTableProps['onAction']>,
): TableColumn<TeamMember> {
  return {
    id: 'actions',
    header: memberTableWords.actions,
    shrink: true,
    cell: (member) => {
      const actions = actionsFor(member, members);
      // An empty cell is left out where each row is a card.
      return actions.length === 0 ? (
        ''
      ) : (
        <Actions
          member={member}
          actions={actions}
          onAction={(action) => onAction(action, member)}
        />
      );
    },
  };
}

function Name({ member }: { member: TeamMember }) {
  const isMember = member.name !== '';
  return (
    <div>
      {isMember ? member.name : member.email}
      {member.isSelf === true ? (
        <Text as="span" tone="muted">
          {memberTableWords.you}
        </Text>
      ) : null}
      <Text as="div" size="small" tone="muted">
        {isMember ? member.email : memberTableWords.notAMemberYet}
      </Text>
    </div>
  );
}

function State({ member }: { member: TeamMember }) {
  const words = STATE_WORDS[member.state];
  return words === null ? (
    member.when
  ) : (
    <span>
      <Text as="span" tone={words.tone}>
        {words.word}
      </Text>
      {`, ${member.when}`}
    </span>
  );
}

type ActionsProps = {
  member: TeamMember;
  actions: readonly MemberAction[];
  onAction: (action: MemberAction) => void;
};

const ACTION_WORDS: Record<MemberAction, string> = {
  get change_role() {
    return memberTableWords.changeTheRole;
  },
  get remove() {
    return memberTableWords.removeFromTheTeam;
  },
  get leave() {
    return memberTableWords.leaveTheTeam;
  },
  get resend() {
    return memberTableWords.sendTheInvitationAgain;
  },
  get revoke() {
    return memberTableWords.withdrawTheInvitation;
  },
};
const HARMFUL: readonly MemberAction[] = ['remove', 'leave', 'revoke'];

function Actions({ member, actions, onAction }: ActionsProps) {
  const items = actions.map((action): MenuProps['items'][number] => ({
    kind: 'action',
    id: action,
    label: ACTION_WORDS[action],
    tone: HARMFUL.includes(action) ? 'danger' : undefined,
    onSelect: () => onAction(action),
  }));
  return (
    <Menu
      trigger={
        <IconButton
          icon="more"
          size="sm"
          label={memberTableWords.actionsFor(member.name, member.email)}
        />
      }
      items={items}
    />
  );
}

function actionsFor(member: TeamMember, members: readonly TeamMember[]): readonly MemberAction[] {
  if (member.state !== 'active') {
    return ['resend', 'revoke'];
  }
  if (isLastOwner(member, members)) {
    return [];
  }
  return ['change_role', member.isSelf === true ? 'leave' : 'remove'];
}

function isLastOwner(member: TeamMember, members: readonly TeamMember[]): boolean {
  const owners = members.filter(({ state, role }) => state === 'active' && role === 'user_owner');
  return owners.length === 1 && owners[0]?.id === member.id;
}
