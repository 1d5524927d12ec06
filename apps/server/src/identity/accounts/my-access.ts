import type { SystemLevel, TenantLevel } from '../../db/tables.ts';
import { admits, allows } from '../../http/access.ts';
import type { Operation } from '../../http/contract.ts';
import { LEVELS, isSystemLevel } from '../../http/levels.ts';
import type { Capability, Level } from '../../http/levels.ts';
import type { Credential } from '../../http/operations.ts';

export type AccessLevels = {
  readonly systemLevel: SystemLevel | null;
  /** In the tenant asked about; `no_access` where there is none. */
  readonly tenantLevel: TenantLevel;
  readonly credential: Credential;
};

export type MyAccess = {
  /** Spec 6: the system level where there is one, and the level in the tenant otherwise. */
  readonly level: Level;
  readonly capabilities: readonly Capability[];
  /** The ids of the operations that the same checks would let the caller call, in the contract's order. */
  readonly permissions: readonly string[];
};

/** Who may do what stands in the contract alone. What everybody may call, without signing in, is not told. */
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
