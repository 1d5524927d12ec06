import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import type { AdminCreateOptions } from '../../online/options.ts';
import { printOne } from '../../online/print.ts';
import { withHeadings } from '../../online/print.ts';
import { say } from '../../online/say.ts';
import { readSettings } from '../../online/settings.ts';

/** What the server's own program answers. */
type Created = {
  readonly user_id: string;
  readonly email: string;
  readonly level: string;
  readonly is_new: boolean;
  readonly link: string;
};

const FIELDS = withHeadings<Created>([
  { name: 'email', of: ({ email }) => email },
  { name: 'level', of: ({ level }) => level },
  { name: 'link', of: ({ link }) => link },
  { name: 'user_id', of: ({ user_id }) => user_id },
  { name: 'is_new', of: ({ is_new }) => is_new },
]);

/** In a checkout, beside the command line; PLATEBOOK_SERVER names another installation. */
const BESIDE = fileURLToPath(new URL('../../server', import.meta.url));

/**
 * Makes a System Administrator through the program of the server's installation on this machine, which reads the same
 * environment as the server. Needs no session: whoever can read the database may.
 */
export async function createAdmin(context: Context, options: AdminCreateOptions): Promise<void> {
  const { env, cwd } = context;
  const home = env.PLATEBOOK_SERVER === undefined ? BESIDE : resolve(cwd, env.PLATEBOOK_SERVER);
  const program = join(home, 'dist', 'admin-create.js');
  if (!existsSync(program)) {
    throw new CliError(
      'server_not_here',
      `There is no Platebook server in ${home}.`,
      'run this on the machine of the server; PLATEBOOK_SERVER names the folder apps/server of its installation',
    );
  }
  const created = await runProgram(context, program, options.email);
  const settings = await readSettings(context, options);
  await printOne({ context, options, settings }, FIELDS, created);
  await say(context, options, [
    created.is_new
      ? `Created System Administrator ${created.email}.`
      : `${created.email} is a System Administrator.`,
    'Open the link within an hour to set a password. It works once.',
  ]);
}

const USAGE = 2;

function runProgram(
  { env, signal }: Pick<Context, 'env' | 'signal'>,
  program: string,
  email: string,
): Promise<Created> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [program, email],
      { env: { ...env }, signal },
      (error, stdout, stderr) => {
        if (error === null) {
          done(JSON.parse(stdout) as Created);
          return;
        }
        const words = stderr.trim() === '' ? error.message : stderr.trim();
        fail(new CliError(error.code === USAGE ? 'usage_error' : 'server_program_failed', words));
      },
    );
  });
}
