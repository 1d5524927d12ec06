import { AppError } from '../../http/errors.ts';
import type { Handlers } from '../../http/operations.ts';

type StoreMappingOperation =
  | 'listStoreMappings'
  | 'ignoreStoreMapping'
  | 'confirmExactStoreMappings'
  | 'remapStore'
  | 'undoStoreMappings'
  | 'listPlatformStores'
  | 'refreshPlatformStores'
  | 'createStoreFromPlatformStore'
  | 'ignorePlatformStore'
  | 'confirmUberEatsStoreMapping'
  | 'confirmDoorDashStoreMapping';

const later = {
  needs: 'tenant' as const,
  handle: async (): Promise<never> => {
    throw new AppError('service_unavailable');
  },
};

export function storeMappingRoutes(): Pick<Handlers, StoreMappingOperation> {
  return {
    listStoreMappings: later,
    ignoreStoreMapping: later,
    confirmExactStoreMappings: later,
    remapStore: later,
    undoStoreMappings: later,
    listPlatformStores: later,
    refreshPlatformStores: later,
    createStoreFromPlatformStore: later,
    ignorePlatformStore: later,
    confirmUberEatsStoreMapping: later,
    confirmDoorDashStoreMapping: later,
  };
}
