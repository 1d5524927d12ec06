import { spawn } from 'node:child_process';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import type { OpenOptions } from '../../online/options.ts';
import { printNotes } from '../../online/print-notes.ts';
import { readSettings } from '../../online/settings.ts';
import { writeChunks } from '../../output/write.ts';
import type { Page } from './pages.ts';

const ADDRESSES: Record<Page, { readonly all: string; readonly one: string | null }> = {
  dashboard: { all: '/dashboard', one: null },
  sync: { all: '/dashboard/sync', one: '/dashboard/sync/runs/' },
  trace: { all: '/admin/dataflow?view=trace', one: '/admin/dataflow?view=trace&request=' },
};

/** Opens a page of the web app; in a pipe, with `--print`, or without a browser its URL is printed. */
export async function openPage(
  context: Context,
  [target = 'dashboard', id]: readonly string[],
  options: OpenOptions,
): Promise<void> {
  // commander accepts only these.
  const page = target as Page;
  const { apiUrl } = await readSettings(context, options);
  const address = `${apiUrl}${pathOf(page, id)}`;
  if (options.print !== true && context.stdout.isTTY === true) {
    if (await startBrowser(context, address)) {
      await printNotes(context, options, [`Opened ${address}`]);
      return;
    }
    await printNotes(context, options, ['No browser could be started; this is the address:']);
  }
  await writeChunks(context.stdout, [`${address}\n`], context.signal);
}

function pathOf(page: Page, id: string | undefined): string {
  const { all, one } = ADDRESSES[page];
  if (id === undefined) {
    return all;
  }
  if (one === null) {
    throw new CliError('usage_error', `The ${page} has no ID.`, `platebook open ${page}`);
  }
  return `${one}${encodeURIComponent(id)}`;
}

/** False if no browser can be started. */
function startBrowser({ env }: Pick<Context, 'env'>, address: string): Promise<boolean> {
  const [command, ...args] = browserOf(env);
  return new Promise((resolve) => {
    const child = spawn(command, [...args, address], {
      stdio: 'ignore',
      detached: true,
      env: { ...env },
    });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}

/** The URL is a separate argument: no shell parses it. */
function browserOf({ BROWSER: chosen }: Context['env']): readonly [string, ...string[]] {
  if (chosen !== undefined && chosen !== '') {
    return [chosen];
  }
  if (process.platform === 'darwin') {
    return ['open'];
  }
  return process.platform === 'win32' ? ['rundll32', 'url.dll,FileProtocolHandler'] : ['xdg-open'];
}
