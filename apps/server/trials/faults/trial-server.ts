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
  /** The posting protocol of its runs. */
  readonly protocol: PostingProtocol;
};

export type TrialDeps = Pick<
  ServerDeps,
  'config' | 'database' | 'log' | 'crash' | 'openOutbound'
> & {
  readonly build: Build;
  /** The contract as JSON, which parses faster than YAML in processes that start a thousand times. */
  readonly contractFile: string;
  readonly clock?: ServerDeps['clock'];
};

/** The whole server, as the product composes it; a weakened build lacks one safeguard of posting. */
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
