import { PermissionMatrix, Stack, Text } from '@platebook/ui';
import { PERMISSION_LEVELS, permissionGroups } from './permission-groups.ts';

/** Who may do what, as the contract of the server says it. */
export function RolesTab() {
  return (
    <Stack gap="md">
      <Text tone="muted">
        A role counts in one client. System Administrator and System Operator run this installation;
        they see nothing of a client unless they are on its team.
      </Text>
      <PermissionMatrix
        caption="Who may do what"
        levels={PERMISSION_LEVELS}
        groups={permissionGroups()}
      />
    </Stack>
  );
}
