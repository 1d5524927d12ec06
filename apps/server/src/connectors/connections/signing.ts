import type { TenantScope } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';
import type { Access, Connections } from './connections.port.ts';

/** What `callProvider` expects, plus hooks for the access used. */
type OpenedSigning = {
  readonly opened: Access;
  readonly sign: () => Promise<Access>;
  readonly renew: () => Promise<Access>;
};

/** A tenant's access for several calls: loaded once, and renewed if the provider refuses it. Throws `ConnectionError`. */
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
