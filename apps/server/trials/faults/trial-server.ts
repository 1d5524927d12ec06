import { readFile } from 'node:fs/promises';
import { compose } from '../../src/compose/compose.ts';
import type { Server } from '../../src/compose/compose.ts';
import type { ServerDeps } from '../../src/compose/server-deps.ts';
import type { PostingProtocol } from '../../src/books/posting/posting.port.ts';
import type { Contract } from '../../src/http/contract.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { MISSED } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import { weaken } from './weakened.ts';

export type TrialServer = {
  readonly server: Server;
  /** What its runs post with. */
  readonly protocol: PostingProtocol;
};

export type TrialDeps = Pick<
  ServerDeps,
  'config' | 'database' | 'log' | 'crash' | 'openOutbound'
> & {
  readonly build: Build;
  /** The contract as JSON, which is read faster than as YAML by processes that start a thousand times. */
  readonly contractFile: string;
  readonly clock?: ServerDeps['clock'];
};

/** The whole server, as the product composes it; in a weakened build without one precaution of posting. */
export async function composeTrialServer({
  build,
  contractFile,
  clock = systemClock,
  ...deps
}: TrialDeps): Promise<TrialServer> {
  const { database } = deps;
  const composed: { protocol: PostingProtocol | null } = { protocol: null };
  const server = await compose({
    ...deps,
    clock,
    migrations: [],
    superviseS: MISSED.superviseS,
    contract: JSON.parse(await readFile(contractFile, 'utf8')) as Contract,
    weaken: (sound) => {
      composed.protocol = weaken(build, { database, protocol: sound });
      return composed.protocol;
    },
  });
  if (composed.protocol === null) {
    throw new Error('This server posts nothing.');
  }
  return { server, protocol: composed.protocol };
}
