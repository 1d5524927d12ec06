import { RadioGroup } from '../../components/radio-group/radio-group.tsx';
import { InlineAlert } from '../../components/banner/banner.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { TENANT_ROLES, type TenantRole } from './role-words.ts';

export type RoleSelectProps = {
  /** Whose role it is: "Role of Ana Ruiz". */
  legend: string;
  name: string;
  value: TenantRole;
  onChange: (role: TenantRole) => void;
  /** What the reader may give; all of them unless told. */
  offered?: readonly TenantRole[] | undefined;
  /** The only owner there is: the role stands until another owner is there. */
  isLastOwner?: boolean | undefined;
  /** The reader's own role: giving it away is said before it is done. */
  isSelf?: boolean | undefined;
  error?: string | undefined;
};

/** What somebody may do, chosen by what it means. */
export function RoleSelect(props: RoleSelectProps) {
  const {
    legend,
    name,
    value,
    onChange,
    offered,
    isLastOwner = false,
    isSelf = false,
    error,
  } = props;
  const choices = TENANT_ROLES.filter(({ role }) => offered?.includes(role) ?? true);
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
        onChange={({ target }) => {
          const chosen = choices.find(({ role }) => role === target.value);
          if (chosen !== undefined) {
            onChange(chosen.role);
          }
        }}
      />
      {isLastOwner ? (
        <InlineAlert tone="info" title="The last owner stays the owner">
          Make somebody else an owner first.
        </InlineAlert>
      ) : isSelf && value !== 'user_owner' ? (
        <InlineAlert tone="warning" title="You give away your own rights">
          Another owner has to give them back to you.
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
