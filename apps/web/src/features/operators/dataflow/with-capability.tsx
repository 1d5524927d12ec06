import { ButtonLink, PermissionNotice } from '@platebook/ui';
import type { ReactNode } from 'react';
import type { DataflowPermissions } from '../../../shared/account/dataflow.queries.ts';
import { words } from './dataflow.messages.ts';

export type WithCapabilityProps = {
  /** Undefined while loading: neither content nor refusal is shown. */
  permissions: Pick<DataflowPermissions, 'capabilities'> | undefined;
  needs: DataflowPermissions['capabilities'][number];
  children: ReactNode;
};

/** Renders its children with the capability; without it, names the capability. */
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
