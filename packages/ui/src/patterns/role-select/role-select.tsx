import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { InlineAlert } from '../../components/banner/banner.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { JOINING_ROLES, TENANT_ROLES, type TenantRole } from './role-words.ts';
import { roleSelectWords } from './role-select.words.ts';

export type RoleSelectProps<Role extends TenantRole = TenantRole> = {
  /** Whose role it is: "Role of Ana Ruiz". */
  legend: string;
  name: string;
  value: Role;
  onValueChange: (role: Role) => void;
  /** What the reader may give; the roles somebody can join with unless told. */
  offered?: readonly Role[] | undefined;
  /** The only owner there is: the role stands until another owner is there. */
  isLastOwner?: boolean | undefined;
  /** The role of an owner who looks at it: giving it away is said before it is done. */
  isSelf?: boolean | undefined;
  error?: string | undefined;
};

const JOINING = JOINING_ROLES.map(({ role }) => role) as readonly TenantRole[];

/**
 * What somebody may do, chosen by what it means.
 *
 * **When:** a role is given, in an invitation or to a member. **When not:** to compare what the roles may do; that is a
 * `PermissionMatrix`.
 *
 * **Keyboard:** arrows move and choose.
 *
 * **Accessibility:** a group of radios, each described by what it means; that an owner gives away their rights is read
 * out as it is chosen.
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
        // The radios are those of `choices`, whose roles are the ones offered.
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
