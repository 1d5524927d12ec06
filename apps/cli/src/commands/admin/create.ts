import { execFile } from 'node:child_process';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { findServerProgram } from '../../local/server-program.ts';
import type { AdminCreateOptions } from '../../online/options.ts';
import { printOne, withHeadings } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { readSettings } from '../../online/settings.ts';

/** The output of the server's own program. */
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

/** The output of a dry run; `level` is the account's current one, null for none. */
type Planned = Pick<Created, 'email' | 'is_new'> & { readonly level: string | null };

const PLANNED_FIELDS = withHeadings<Planned>([
  { name: 'dry_run', of: () => true },
  { name: 'email', of: ({ email }) => email },
  { name: 'level', of: ({ level }) => level },
  { name: 'is_new', of: ({ is_new }) => is_new },
]);

/**
 * Creates a System Administrator with the server's own program on this machine, which reads the server's environment.
 * Needs no session: access to the database is enough.
 */
export async function createAdmin(context: Context, options: AdminCreateOptions): Promise<void> {
  const program = findServerProgram(context, 'admin-create.js');
  if (options.dryRun === true) {
    const planned = await runProgram<Planned>(context, program, [options.email, '--dry-run']);
    const settings = await readSettings(context, options);
    await printOne({ context, options, settings }, PLANNED_FIELDS, planned);
    await printNotes(context, options, ['DRY RUN: nothing was created.']);
    return;
  }
  const created = await runProgram<Created>(context, program, [options.email]);
  const settings = await readSettings(context, options);
  await printOne({ context, options, settings }, FIELDS, created);
  await printNotes(context, options, [
    created.is_new
      ? `Created System Administrator ${created.email}.`
      : `${created.email} is a System Administrator.`,
    'Open the link within an hour to set a password. It works once.',
  ]);
}

const USAGE = 2;

function runProgram<Answer>(
  { env, signal }: Pick<Context, 'env' | 'signal'>,
  program: string,
  words: readonly string[],
): Promise<Answer> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [program, ...words],
      { env: { ...env }, signal },
      (error, stdout, stderr) => {
        if (error === null) {
          done(JSON.parse(stdout) as Answer);
          return;
        }
        const message = stderr.trim() === '' ? error.message : stderr.trim();
        fail(new CliError(error.code === USAGE ? 'usage_error' : 'server_program_failed', message));
      },
    );
  });
}
