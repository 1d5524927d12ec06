// The measured databases: the embedded one and this machine's, each started for the run.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from './bundled.mjs';

/** Starts a database; `env` points a server at it. */
export async function startDatabase(kind) {
  const folder = await mkdtemp(join(tmpdir(), 'platebook-bench-api-'));
  // Started as root, a database runs as another user, who needs access to this folder.
  await chmod(folder, 0o755);
  const started = kind === 'embedded' ? await startEmbedded(folder) : await startExternal(folder);
  return {
    ...started,
    stop: async () => {
      await started.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startEmbedded(dataDir) {
  const { startEmbeddedPostgres, createLogger } = await bundled();
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLogger('silent') });
  return {
    target: { ...postgres.target(), database: 'platebook' },
    env: { DATA_DIR: dataDir },
    stop: postgres.stop,
  };
}

async function startExternal(folder) {
  const { startSystemPostgres } = await bundled();
  const { stop, ...server } = await startSystemPostgres(folder);
  const { host, port, user, password } = server;
  return {
    target: { host, port, user, password, database: 'postgres' },
    env: {
      DATABASE_URL: `postgres://${user}:${password}@${host}:${port}/postgres`,
      DATA_DIR: folder,
    },
    stop,
  };
}
