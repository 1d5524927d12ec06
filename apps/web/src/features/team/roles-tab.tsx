import { PermissionMatrix, Stack, Text } from '@platebook/ui';
import { PERMISSION_LEVELS, permissionGroups } from './permission-groups.ts';

/** What each role may do in a client. */
export function RolesTab() {
  return (
    <Stack gap="md">
      <Text tone="muted">
        A role applies to one client. People who run this installation can’t see a client unless
        they’re on its team.
      </Text>
      <PermissionMatrix
        caption="What each role can do"
        levels={PERMISSION_LEVELS}
        groups={permissionGroups()}
      />
    </Stack>
  );
}
