import type { TenantScope } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';
import type { Access, Connections } from './connections.port.ts';

/** As `callProvider` takes it, whatever else it is told of the access. */
type OpenedSigning = {
  readonly opened: Access;
  readonly sign: () => Promise<Access>;
  readonly renew: () => Promise<Access>;
};

/** A tenant's access for several calls: looked up once, and renewed where the provider refuses it. Throws `ConnectionError`. */
export async function openSigning(
  connections: Connections,
  scope: TenantScope,
  provider: Provider,
): Promise<OpenedSigning> {
  const opened = await connections.access(scope, provider);
  let newest = opened;
  return {
    opened,
    sign: async () => newest,
    renew: async () => {
      newest = await connections.refresh(scope, newest);
      return newest;
    },
  };
}
