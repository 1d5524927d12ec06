import * as v from 'valibot';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/values.ts';
import { connect } from './db/connect.ts';
import { countSessions, withClient } from './operators/backup/target-database.ts';
import { listKeys, rotateKeys } from './operators/keys/rotate-keys.ts';
import type { KeysDeps } from './operators/keys/rotate-keys.ts';
import { rotateSigningKey } from './operators/keys/rotate-signing-key.ts';
import { explainFault } from './explain-fault.ts';
import { runProgram } from './operators/program/run-program.ts';
import { systemClock } from './platform/clock.ts';
import { createLogger } from './platform/logger.ts';
import { openSecrets } from './platform/open-secrets.ts';

type AdminKeysDeps = KeysDeps & { readonly countSessions: () => Promise<number> };

/** `platebook keys …`; the command line prints the result. */
await runProgram(
  {
    list: () =>
      withKeys(async (deps) => ({
        is_file: deps.secretKeys === null,
        items: await listKeys(deps),
      })),
    rotate: ({ progress }) => withKeys((deps) => rotateKeys({ ...deps, progress })),
    'rotate-signing': async ({ options }) => {
      const input = v.parse(v.object({ atOnce: v.boolean() }), options);
      const { auth } = readConfig(process.env);
      if (auth.remote !== null) {
        throw new ConfigError(
          `Accounts of this installation are at ${auth.remote.url}, and so are the keys that sign their tokens.`,
        );
      }
      return withKeys(async (deps) =>
        rotateSigningKey({ ...deps, box: await openSecrets(deps) }, input),
      );
    },
  },
  explainFault,
);

async function withKeys(work: (deps: AdminKeysDeps) => Promise<object>): Promise<object> {
  const { auth, ...config } = readConfig(process.env);
  const { database, clientConfig, close } = await connect(config, createLogger('error'));
  try {
    return await work({
      database,
      dataDir: config.dataDir,
      secretKeys: auth.secretKeys,
      clock: systemClock,
      countSessions: () => withClient(clientConfig, countSessions),
    });
  } finally {
    await close();
  }
}
