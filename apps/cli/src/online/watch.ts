import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { OnlineOptions } from './options.ts';
import { createPatientRead } from './patient-read.ts';
import type { Settings } from './settings.ts';

const INTERVAL_S = 5;
const CLEAR_SCREEN = '\u001B[H\u001B[2J\u001B[3J';

type Watching<Item> = {
  readonly context: Context;
  readonly options: OnlineOptions & { readonly interval?: number };
  readonly read: () => Promise<Item>;
  /** Prints a reading; true ends the watch. */
  readonly show: (item: Item) => Promise<boolean>;
};

/** Polls and shows the same item every few seconds until `show` returns true; returns the last reading. */
export async function watch<Item>({ context, options, read, show }: Watching<Item>): Promise<Item> {
  const patientRead = createPatientRead({ context, options }, read);
  for (;;) {
    const item = await patientRead();
    if (item !== null && (await show(item))) {
      return item;
    }
    await delay((options.interval ?? INTERVAL_S) * 1000, undefined, { signal: context.signal });
  }
}

/** Clears the terminal, so that a table replaces the previous one. */
export function clearScreen({ stdout, env }: Pick<Context, 'stdout' | 'env'>): void {
  if (stdout.isTTY === true && env.TERM !== 'dumb') {
    stdout.write(CLEAR_SCREEN);
  }
}

/** Whether the output is a redrawn table rather than successive lines. */
export function redraws(
  { stdout }: Pick<Context, 'stdout'>,
  { json }: Pick<OnlineOptions, 'json'>,
  { output }: Pick<Settings, 'output'>,
): boolean {
  return json === undefined && (output ?? (stdout.isTTY === true ? 'table' : 'tsv')) === 'table';
}

/** JSON of a stream is NDJSON. */
export function asStream(options: Pick<OnlineOptions, 'json'>, settings: Settings): Settings {
  return options.json !== undefined || settings.output === 'json'
    ? { ...settings, output: 'ndjson' }
    : settings;
}
