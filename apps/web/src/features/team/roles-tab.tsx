import { PermissionMatrix, Stack, Text } from '@platebook/ui';
import { permissionGroups, permissionLevels } from './permission-groups.ts';
import { words } from './team.messages.ts';

/** What each role may do in a client. */
export function RolesTab() {
  return (
    <Stack gap="md">
      <Text tone="muted">{words.aRoleAppliesTo}</Text>
      <PermissionMatrix
        caption={words.whatEachRoleCan}
        levels={permissionLevels()}
        groups={permissionGroups()}
      />
    </Stack>
  );
}
