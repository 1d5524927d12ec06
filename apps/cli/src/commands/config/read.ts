import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { configPath, readProjectConfig } from '../../online/config-file.ts';
import { credentialsPath } from '../../online/credentials.ts';
import type { ConfigOptions, OnlineOptions } from '../../online/options.ts';
import {
  asksForFormat,
  type Field,
  printList,
  printOne,
  withHeadings,
} from '../../online/print.ts';
import {
  counting,
  type Layer,
  readLayers,
  readSettings,
  SETTING_KEYS,
  type SettingKey,
} from '../../online/settings.ts';
import { writeChunks } from '../../output/write.ts';

type Setting = { readonly key: string; readonly layer: Layer | undefined };

const SETTING_FIELDS = withHeadings<Setting>([
  { name: 'key', of: ({ key }) => key },
  { name: 'value', of: ({ layer }) => layer?.value ?? null },
  { name: 'origin', of: ({ layer }) => layer?.origin ?? null },
  { name: 'source', dispensable: 1, of: ({ layer }) => layer?.source || null },
]);

type Place = Layer & { readonly counts: boolean };

const PLACE_FIELDS = withHeadings<Place>([
  { name: 'origin', of: ({ origin }) => origin },
  { name: 'value', of: ({ value }) => value ?? null },
  { name: 'counts', of: ({ counts }) => counts },
  { name: 'source', dispensable: 1, of: ({ source }) => source || null },
]);

type Paths = { readonly config: string; readonly project: string; readonly credentials: string };

const PATH_FIELDS: readonly Field<Paths>[] = withHeadings<Paths>([
  { name: 'config', of: ({ config }) => config },
  { name: 'project', of: ({ project }) => project },
  { name: 'credentials', of: ({ credentials }) => credentials },
]);

/** Prints the bare value, for scripts; exit code 6 if it is not set. */
export async function getSetting(
  context: Context,
  key: SettingKey,
  options: ConfigOptions,
): Promise<void> {
  const layer = counting<string>((await readLayers(context, options))[key]);
  if (layer?.value === undefined) {
    throw new CliError(
      'setting_not_set',
      `Nothing sets ${key}.`,
      `platebook config set ${key} VALUE`,
    );
  }
  if (!asksForFormat(options)) {
    await writeChunks(context.stdout, [`${layer.value}\n`], context.signal);
    return;
  }
  const settings = await readSettings(context, options);
  await printOne({ context, options, settings }, SETTING_FIELDS, { key, layer });
}

/** Lists every setting with its effective source. */
export async function listSettings(context: Context, options: ConfigOptions): Promise<void> {
  const layers = await readLayers(context, options);
  const rows = SETTING_KEYS.map((key) => ({ key, layer: counting<string>(layers[key]) }));
  const settings = await readSettings(context, options);
  await printList({ context, options, settings }, SETTING_FIELDS, rows);
}

/** Lists every source of a setting, in order of precedence. */
export async function explainSetting(
  context: Context,
  key: SettingKey,
  options: ConfigOptions,
): Promise<void> {
  const layers: readonly Layer[] = (await readLayers(context, options))[key];
  const followed = counting(layers);
  const places = layers.map((layer) => ({ ...layer, counts: layer === followed }));
  const settings = await readSettings(context, options);
  await printList({ context, options, settings }, PLACE_FIELDS, places);
}

/** Prints the path of the user's file, or of every file. */
export async function printPaths(context: Context, options: OnlineOptions): Promise<void> {
  const config = configPath(context);
  if (!asksForFormat(options)) {
    await writeChunks(context.stdout, [`${config}\n`], context.signal);
    return;
  }
  const { path: project } = await readProjectConfig(context);
  const settings = await readSettings(context, options);
  await printOne({ context, options, settings }, PATH_FIELDS, {
    config,
    project,
    credentials: credentialsPath(context),
  });
}
