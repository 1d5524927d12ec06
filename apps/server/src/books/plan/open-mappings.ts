import type { Transaction } from '../../db/database.ts';
import type {
  AccountMappings,
  EffectiveMapping,
  MappingScope,
} from '../../mapping/accounts/account-mapping.port.ts';

/** Loads each mapping once per transaction. */
export function openMappings(
  tx: Transaction,
  mappings: AccountMappings,
): (scope: MappingScope) => Promise<EffectiveMapping> {
  const read = new Map<string, Promise<EffectiveMapping>>();
  return (scope) => {
    const key = JSON.stringify([scope.platform, scope.storeId, scope.on ?? null]);
    const known = read.get(key) ?? mappings.effective(tx, scope);
    read.set(key, known);
    return known;
  };
}
