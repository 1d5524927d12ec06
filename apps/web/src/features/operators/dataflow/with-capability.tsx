import { ButtonLink, PermissionNotice } from '@platebook/ui';
import type { ReactNode } from 'react';
import type { DataflowPermissions } from '../../../shared/account/dataflow.queries.ts';
import { words } from './dataflow.messages.ts';

export type WithCapabilityProps = {
  /** Undefined until they are read: nothing is shown, and nothing refused. */
  permissions: Pick<DataflowPermissions, 'capabilities'> | undefined;
  needs: DataflowPermissions['capabilities'][number];
  children: ReactNode;
};

/** What only those see who may; the others are told which capability it needs. */
export function WithCapability({ permissions, needs, children }: WithCapabilityProps) {
  if (permissions === undefined) {
    return null;
  }
  return permissions.capabilities.includes(needs) ? (
    children
  ) : (
    <PermissionNotice actions={<ButtonLink href="/admin">{words.toPortal}</ButtonLink>}>
      {words.noAccess(needs)}
    </PermissionNotice>
  );
}
