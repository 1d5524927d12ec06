import { spawn } from 'node:child_process';

/** The operating-system account a database process runs as; null keeps the caller's. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number } | null;

export type RunResult = { readonly code: number; readonly output: string };

/** Runs a program to completion, with an environment free of variables that affect PostgreSQL. */
export function run(
  command: string,
  args: readonly string[],
  { account, cwd }: { account: Account; cwd: string },
): Promise<RunResult> {
  return new Promise((done, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: programEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    // Not 'close': a postmaster started by pg_ctl may inherit the pipes and keep them open for days.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trim() });
    });
  });
}

function programEnvironment(): Record<string, string> {
  const environment = ['PATH', 'SYSTEMROOT', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(environment), LC_ALL: 'C', TZ: 'UTC' };
}
