import { join } from 'node:path';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { readJson, writeJson, xdgFolder } from '../../online/config-file.ts';
import type { VersionOptions } from '../../online/options.ts';
import { asksForFormat, printOne, withHeadings } from '../../online/print.ts';
import { createSend } from '../../online/send.ts';
import { printNotes } from '../../online/print-notes.ts';
import { writeChunks } from '../../output/write.ts';
import { readVersion } from '../../version.ts';
import { isNewer } from './compare.ts';

type Installed = { readonly version: string; readonly node: string; readonly platform: string };

const FIELDS = withHeadings<Installed>([
  { name: 'version', of: ({ version }) => version },
  { name: 'node', of: ({ node }) => node },
  { name: 'platform', of: ({ platform }) => platform },
]);

/** Prints the installed version; with `--check` reports on stderr whether the registry has a newer one. */
export async function version(context: Context, options: VersionOptions): Promise<void> {
  const installed = {
    version: readVersion(),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
  if (asksForFormat(options)) {
    const { output } = options;
    await printOne({ context, options, settings: { output } }, FIELDS, installed);
  } else {
    await writeChunks(context.stdout, [`${installed.version}\n`], context.signal);
  }
  if (options.check === true) {
    await printNotes(context, options, [await compare(context, options, installed.version)]);
  }
}

async function compare(
  context: Context,
  options: VersionOptions,
  installed: string,
): Promise<string> {
  if (context.env.CI) {
    return 'Updates are not looked for in CI.';
  }
  const latest = await readLatest(context, options);
  return isNewer(latest, installed)
    ? `Version ${latest} is out: npm install --global ${PACKAGE}`
    : 'This is the newest version.';
}

const PACKAGE = '@platebook/cli';
const REGISTRY = 'https://registry.npmjs.org';
const DAY_MS = 86_400_000;
const TIMEOUT_S = 10;

/** From npm's registry, at most once a day. */
async function readLatest(context: Context, options: VersionOptions): Promise<string> {
  const path = join(xdgFolder(context.env, 'XDG_CACHE_HOME', '.cache'), 'platebook/version.json');
  const registry = (context.env['npm_config_registry'] || REGISTRY).replace(/\/+$/, '');
  const now = context.clock().getTime();
  const known = (await readJson(path)) as Partial<Known> | undefined;
  if (known?.registry === registry && now - (known.checked_at ?? 0) < DAY_MS && known.latest) {
    return known.latest;
  }
  const latest = await fetchLatest(context, registry, options);
  const found: Known = { registry, latest, checked_at: now };
  await writeJson(path, found, 0o644);
  return latest;
}

type Known = { readonly registry: string; readonly latest: string; readonly checked_at: number };

async function fetchLatest(
  { signal }: Context,
  registry: string,
  { timeout }: VersionOptions,
): Promise<string> {
  const send = createSend({ timeoutMs: (timeout ?? TIMEOUT_S) * 1000, retries: 0, signal });
  const answer = await send(new Request(`${registry}/${PACKAGE}/latest`)).catch(() => {
    signal.throwIfAborted();
    throw new CliError('registry_unreachable', `${registry} does not answer.`, 'try again later');
  });
  if (!answer.ok) {
    throw new CliError(
      answer.status === 404 ? 'version_not_found' : 'registry_unreachable',
      answer.status === 404
        ? `${registry} has no ${PACKAGE}.`
        : `${registry} answered ${answer.status}.`,
    );
  }
  const { version: latest } = (await answer.json()) as { version?: unknown };
  if (typeof latest !== 'string') {
    throw new CliError('version_not_found', `${registry} does not say which version is newest.`);
  }
  return latest;
}
