import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError, systemErrorCode } from '../cli-error.ts';
import type { Context } from '../context.ts';
import { OUTPUT_FORMATS, type OutputFormat } from './options.ts';

/** The settings of a profile or a project. */
export type Preferences = {
  /** The id of the current client. */
  readonly client?: string;
  readonly output?: OutputFormat;
};

export type Profile = Preferences & { readonly apiUrl?: string };

export type UserConfig = {
  /** The default profile. */
  readonly profile?: string;
  readonly profiles: Readonly<Record<string, Profile>>;
};

export type ProjectConfig = Preferences & { readonly profile?: string };

/** A project's file, or the path it would have in the current folder. */
export type FoundProject = {
  readonly path: string;
  readonly exists: boolean;
  readonly config: ProjectConfig;
};

const PROJECT_FILE = '.platebook.json';

export type ConfigContext = Pick<Context, 'env' | 'cwd'>;

/** `$XDG_CONFIG_HOME/platebook/config.json`. */
export function configPath({ env }: Pick<Context, 'env'>): string {
  return join(xdgFolder(env, 'XDG_CONFIG_HOME', '.config'), 'platebook', 'config.json');
}

/** A folder of the XDG base directory specification; relative paths are ignored, as it requires. */
export function xdgFolder(env: Context['env'], name: string, fallback: string): string {
  const value = env[name];
  return value?.startsWith('/') === true ? value : join(env.HOME ?? homedir(), fallback);
}

export async function readUserConfig(context: ConfigContext): Promise<UserConfig> {
  const path = configPath(context);
  const found = await readJson(path);
  const profiles = fieldOf(path, found, 'profiles') ?? {};
  if (!isRecord(profiles)) {
    throw invalid(path, '"profiles" must be an object');
  }
  return {
    ...textField(path, found, 'profile'),
    profiles: Object.fromEntries(
      Object.entries(profiles).map(([name, profile]) => [
        name,
        {
          ...preferencesOf(path, profile),
          ...renamed(textField(path, profile, 'api_url'), 'api_url', 'apiUrl'),
        },
      ]),
    ),
  };
}

export async function writeUserConfig(
  context: Pick<Context, 'env'>,
  { profile, profiles }: UserConfig,
): Promise<void> {
  const written = Object.entries(profiles).map(([name, { apiUrl, client, output }]) => [
    name,
    { api_url: apiUrl, client, output },
  ]);
  await writeJson(configPath(context), { profile, profiles: Object.fromEntries(written) }, 0o644);
}

/**
 * `.platebook.json` of the current folder or the nearest one above it. It cannot name a server: otherwise a folder from
 * someone else could redirect the user's token.
 */
export async function readProjectConfig({ cwd }: Pick<Context, 'cwd'>): Promise<FoundProject> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const path = join(folder, PROJECT_FILE);
    const found = await readJson(path);
    if (found !== undefined) {
      if (fieldOf(path, found, 'api_url') !== undefined) {
        throw invalid(path, 'a project can\'t set "api_url"; name a profile instead');
      }
      const config = { ...preferencesOf(path, found), ...textField(path, found, 'profile') };
      return { path, exists: true, config };
    }
    if (dirname(folder) === folder) {
      return { path: join(cwd, PROJECT_FILE), exists: false, config: {} };
    }
  }
}

export async function writeProjectConfig(
  path: string,
  { profile, client, output }: ProjectConfig,
): Promise<void> {
  await writeJson(path, { profile, client, output }, 0o644);
}

/** Undefined if the file does not exist. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? '')) {
      return undefined;
    }
    throw error;
  });
  if (text === undefined) {
    return undefined;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw invalid(path, error instanceof Error ? error.message : String(error));
  }
}

/** Writes atomically, and never with wider permissions than the final ones. */
export async function writeJson(path: string, value: unknown, mode: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, `${JSON.stringify(value, null, 2)}\n`, { mode });
  await rename(part, path);
}

export function invalid(path: string, why: string): CliError {
  return new CliError(
    'config_invalid',
    `${path} can't be used: ${why}.`,
    'correct it, or delete it',
  );
}

function preferencesOf(path: string, found: unknown): Preferences {
  const { output } = textField(path, found, 'output');
  const format = OUTPUT_FORMATS.find((one) => one === output);
  if (output !== undefined && format === undefined) {
    throw invalid(path, `"output" must be one of ${OUTPUT_FORMATS.join(', ')}`);
  }
  return {
    ...textField(path, found, 'client'),
    ...(format === undefined ? {} : { output: format }),
  };
}

function textField<Name extends string>(
  path: string,
  found: unknown,
  name: Name,
): { readonly [Key in Name]?: string } {
  const value = fieldOf(path, found, name);
  if (value === undefined) {
    return {};
  }
  if (typeof value !== 'string' || value === '') {
    throw invalid(path, `"${name}" must be a text`);
  }
  return { [name]: value } as { readonly [Key in Name]?: string };
}

function renamed<From extends string, To extends string>(
  found: { readonly [Key in From]?: string },
  from: From,
  to: To,
): { readonly [Key in To]?: string } {
  const value = found[from];
  return (value === undefined ? {} : { [to]: value }) as { readonly [Key in To]?: string };
}

function fieldOf(path: string, found: unknown, name: string): unknown {
  if (found === undefined) {
    return undefined;
  }
  if (!isRecord(found)) {
    throw invalid(path, 'it must hold an object');
  }
  return found[name];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
