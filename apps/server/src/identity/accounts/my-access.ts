import type { SystemLevel, TenantLevel } from '../../db/tables.ts';
import { admits, allows } from '../../http/access.ts';
import type { Operation } from '../../http/contract.ts';
import { LEVELS, isSystemLevel } from '../../http/levels.ts';
import type { Capability, Level } from '../../http/levels.ts';
import type { Credential } from '../../http/operations.ts';

export type AccessLevels = {
  readonly systemLevel: SystemLevel | null;
  /** In the requested tenant; `no_access` if there is none. */
  readonly tenantLevel: TenantLevel;
  readonly credential: Credential;
};

export type MyAccess = {
  /** Spec 6: the system level if the user has one, otherwise the level in the tenant. */
  readonly level: Level;
  readonly capabilities: readonly Capability[];
  /** The ids of the operations that the same checks would authorize, in the contract's order. */
  readonly permissions: readonly string[];
};

/** Derives permissions from the contract alone. Public operations are left out. */
export function createMyAccess(operations: readonly Operation[]) {
  return ({ systemLevel, tenantLevel, credential }: AccessLevels): MyAccess => {
    const level = systemLevel ?? tenantLevel;
    return {
      level,
      capabilities: LEVELS[level].capabilities,
      permissions: operations
        .filter(
          ({ access }) =>
            admits(access, credential) &&
            allows(
              access,
              isSystemLevel(access.minLevel) ? (systemLevel ?? 'no_access') : tenantLevel,
            ),
        )
        .map(({ id }) => id),
    };
  };
}
