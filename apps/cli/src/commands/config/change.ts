import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import {
  configPath,
  type Profile,
  type ProjectConfig,
  readProjectConfig,
  readUserConfig,
  type UserConfig,
  writeProjectConfig,
  writeUserConfig,
} from '../../online/config-file.ts';
import { type ConfigSetOptions, type OnlineOptions, OUTPUT_FORMATS } from '../../online/options.ts';
import { printNotes } from '../../online/print-notes.ts';
import { checkedApiUrl, readSettings, type SettingKey } from '../../online/settings.ts';

type Change = { readonly key: SettingKey; readonly value: string | undefined };

/** Saves a setting: `profile` for the user, the others for one profile; with `--project` in the project's file. */
export async function setSetting(
  context: Context,
  setting: { readonly key: SettingKey; readonly value: string },
  options: ConfigSetOptions,
): Promise<void> {
  const change = { key: setting.key, value: checkedValue(setting.key, setting.value) };
  const where = await save(context, change, options);
  await printNotes(context, options, [
    options.dryRun === true
      ? `DRY RUN: ${change.key} would be ${change.value} in ${where}.`
      : `Set ${change.key} to ${change.value} in ${where}.`,
  ]);
}

/** Removes a setting; removing an unset one is no error. */
export async function unsetSetting(
  context: Context,
  key: SettingKey,
  options: ConfigSetOptions,
): Promise<void> {
  const where = await save(context, { key, value: undefined }, options);
  await printNotes(context, options, [
    options.dryRun === true
      ? `DRY RUN: ${key} would be removed from ${where}.`
      : `${key} is not set in ${where}.`,
  ]);
}

/** Returns the file's path; a dry run changes nothing. */
async function save(context: Context, change: Change, options: ConfigSetOptions): Promise<string> {
  if (options.project === true) {
    if (change.key === 'api_url') {
      throw new CliError(
        'usage_error',
        'A project cannot set api_url: your token would be sent there.',
        'set it in a profile, and let the project name the profile',
      );
    }
    const { path, exists, config } = await readProjectConfig(context);
    if (options.dryRun !== true && (exists || change.value !== undefined)) {
      await writeProjectConfig(path, changedProject(config, change));
    }
    return path;
  }
  const { profile } = await readSettings(context, options);
  const config = await readUserConfig(context);
  if (options.dryRun !== true) {
    await writeUserConfig(context, changedUser(config, profile, change));
  }
  const path = configPath(context);
  return change.key === 'profile' ? path : `${path} (profile ${profile})`;
}

function changedProject(config: ProjectConfig, { key, value }: Change): ProjectConfig {
  const { profile, client, output } = { ...config, [key]: value } as ProjectConfig;
  return {
    ...(profile === undefined ? {} : { profile }),
    ...(client === undefined ? {} : { client }),
    ...(output === undefined ? {} : { output }),
  };
}

function changedUser(config: UserConfig, name: string, { key, value }: Change): UserConfig {
  if (key === 'profile') {
    return { profiles: config.profiles, ...(value === undefined ? {} : { profile: value }) };
  }
  const before = Object.hasOwn(config.profiles, name) ? config.profiles[name] : {};
  const { apiUrl, client, output }: Profile = {
    ...before,
    [key === 'api_url' ? 'apiUrl' : key]: value,
  };
  const own = {
    ...(apiUrl === undefined ? {} : { apiUrl }),
    ...(client === undefined ? {} : { client }),
    ...(output === undefined ? {} : { output }),
  };
  return { ...config, profiles: { ...config.profiles, [name]: own } };
}

function checkedValue(key: SettingKey, value: string): string {
  if (value.trim() === '') {
    throw new CliError(
      'usage_error',
      `${key} cannot be empty.`,
      `platebook config unset ${key} removes it`,
    );
  }
  if (key === 'output' && !OUTPUT_FORMATS.some((format) => format === value)) {
    throw new CliError(
      'usage_error',
      `"${value}" is not an output format.`,
      `use ${OUTPUT_FORMATS.join(', ')}`,
    );
  }
  return key === 'api_url' ? checkedApiUrl(value) : value;
}

/** Opens the user's file in their editor and validates it afterwards. */
export async function editConfig(context: Context, options: OnlineOptions): Promise<void> {
  const { env, stdin, stdout } = context;
  const path = configPath(context);
  if (stdin.isTTY !== true || stdout.isTTY !== true) {
    throw new CliError(
      'usage_error',
      'An editor needs a terminal.',
      `use platebook config set, or edit ${path}`,
    );
  }
  // An unreadable file is opened too: the editor is how to fix it.
  if (!existsSync(path)) {
    await writeUserConfig(context, { profiles: {} });
  }
  const editor = env.VISUAL || env.EDITOR || (process.platform === 'win32' ? 'notepad' : 'vi');
  // The variable may hold editor options; the path is never part of the shell command.
  const { status, error } =
    process.platform === 'win32'
      ? spawnSync(`${editor} "${path}"`, { shell: true, stdio: 'inherit', env: { ...env } })
      : spawnSync('/bin/sh', ['-c', `${editor} "$1"`, 'sh', path], {
          stdio: 'inherit',
          env: { ...env },
        });
  if (error !== undefined || status !== 0) {
    throw new CliError(
      'editor_failed',
      `The editor ${editor} did not end well; ${path} is as it left it.`,
      'VISUAL or EDITOR names another',
    );
  }
  await readUserConfig(context);
  await printNotes(context, options, [`${path} can be used.`]);
}
