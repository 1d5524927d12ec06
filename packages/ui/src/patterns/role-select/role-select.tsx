import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { InlineAlert } from '../../components/banner/banner.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { JOINING_ROLES, TENANT_ROLES, type TenantRole } from './role-words.ts';
import { roleSelectWords } from './role-select.words.ts';

export type RoleSelectProps<Role extends TenantRole = TenantRole> = {
  /** Names whose role it is: "Role of Ana Ruiz". */
  legend: string;
  name: string;
  value: Role;
  onValueChange: (role: Role) => void;
  /** The roles that the user may grant; defaults to the roles for new members. */
  offered?: readonly Role[] | undefined;
  /** The only owner: the role cannot change until there is another one. */
  isLastOwner?: boolean | undefined;
  /** Set if the user is changing their own role: warns an owner before they give it up. */
  isSelf?: boolean | undefined;
  error?: string | undefined;
};

const JOINING = JOINING_ROLES.map(({ role }) => role) as readonly TenantRole[];

/**
 * Selects a member's role by what it means.
 *
 * **When:** to assign a role, in an invitation or to a member. **When not:** to compare the permissions of roles use
 * `PermissionMatrix`.
 *
 * **Keyboard:** arrows move and select.
 *
 * **Accessibility:** a radio group, each radio with a description; the warning to owners who give up their rights is
 * announced on selection.
 *
 * @example
 * const [role, setRole] = useState<TenantRole>('user_basic');
 * <RoleSelect legend="Role" name="role" value={role} onValueChange={setRole} />
 */
export function RoleSelect<Role extends TenantRole = TenantRole>(props: RoleSelectProps<Role>) {
  const { legend, name, value, onValueChange, isLastOwner = false, isSelf = false, error } = props;
  const offered: readonly TenantRole[] = props.offered ?? JOINING;
  const choices = TENANT_ROLES.filter(({ role }) => offered.includes(role));
  return (
    <Stack gap="sm">
      <RadioGroup
        legend={legend}
        name={name}
        value={value}
        disabled={isLastOwner}
        error={error}
        options={choices.map(({ role, label, meaning }) => ({
          value: role,
          label,
          description: meaning,
        }))}
        // The radios are those of `choices`, whose values are the offered roles.
        onChange={({ target }) => onValueChange(target.value as Role)}
      />
      {isLastOwner ? (
        <InlineAlert tone="info" title={roleSelectWords.theLastOwnerStays}>
          {roleSelectWords.makeSomebodyElseAn}
        </InlineAlert>
      ) : isSelf && value !== 'user_owner' ? (
        <InlineAlert tone="warning" title={roleSelectWords.youGiveAwayYour} appeared>
          {roleSelectWords.youCanNoLonger}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
