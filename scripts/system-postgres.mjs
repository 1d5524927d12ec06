// Which PostgreSQL this machine has.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The `bin` folder of an installed PostgreSQL 15 or newer; undefined without one. */
export function findSystemPostgres() {
  const candidates = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((version) => join(folder, version, 'bin')));
  const onPathInitdb = spawnSync('sh', ['-c', 'command -v initdb'], {
    encoding: 'utf8',
  }).stdout.trim();
  if (onPathInitdb !== '') {
    candidates.push(join(onPathInitdb, '..'));
  }
  return candidates.find((folder) => {
    const version =
      spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout ?? '';
    return (
      Number(/(\d+)(?:\.|\s|$)/.exec(version)?.[1] ?? 0) >= 15 && existsSync(join(folder, 'initdb'))
    );
  });
}
