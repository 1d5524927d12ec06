import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { callServerProgram } from '../../local/server-program.ts';
import { confirmed } from '../../online/ask.ts';
import type { OnlineOptions } from '../../online/options.ts';
import { type Field, printList, printOne, withHeadings } from '../../online/print.ts';
import { printNotes } from '../../online/print-notes.ts';
import { readSettings } from '../../online/settings.ts';

export type KeysRotateOptions = OnlineOptions & {
  readonly signing?: boolean;
  readonly atOnce?: boolean;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
};

const PROGRAM = 'admin-keys.js';

type Key = {
  readonly key: string;
  readonly is_active: boolean;
  readonly is_known: boolean;
  readonly secrets: number;
  readonly in: readonly string[];
};

type Keys = { readonly is_file: boolean; readonly items: readonly Key[] };

const KEY_FIELDS: readonly Field<Key>[] = [
  { name: 'key', heading: 'Key', of: ({ key }) => key },
  { name: 'is_active', heading: 'Active', of: ({ is_active }) => is_active },
  { name: 'is_known', heading: 'Known', of: ({ is_known }) => is_known },
  { name: 'secrets', heading: 'Secrets', of: ({ secrets }) => secrets },
  { name: 'in', heading: 'In', dispensable: 1, of: ({ in: places }) => places },
];

type Rotation = {
  readonly active: string;
  readonly resealed: number;
  readonly unreadable: number;
  readonly retired: readonly string[];
  readonly unused: readonly string[];
};

const ROTATION_FIELDS = withHeadings<Rotation>([
  { name: 'active', of: ({ active }) => active },
  { name: 'resealed', of: ({ resealed }) => resealed },
  { name: 'unreadable', of: ({ unreadable }) => unreadable },
  { name: 'retired', of: ({ retired }) => retired },
  { name: 'unused', of: ({ unused }) => unused },
]);

type SigningRotation = {
  readonly key: string;
  readonly signs_from: string;
  readonly accepted_until: string;
};

const SIGNING_FIELDS = withHeadings<SigningRotation>([
  { name: 'key', of: ({ key }) => key },
  { name: 'signs_from', of: ({ signs_from }) => signs_from },
  { name: 'accepted_until', of: ({ accepted_until }) => accepted_until },
]);

function readKeys(context: Context, options: OnlineOptions): Promise<Keys> {
  return callServerProgram(context, options, {
    program: PROGRAM,
    command: 'list',
    verb: 'Reading',
  });
}

/** Lists keys and how many secrets each opens; exit code 10 if one in use is missing. */
export async function listKeys(context: Context, options: OnlineOptions): Promise<ExitCode> {
  const { items } = await readKeys(context, options);
  const settings = await readSettings(context, options);
  await printList({ context, options, settings }, KEY_FIELDS, items);
  const missing = items.filter(({ is_known: isKnown }) => !isKnown);
  await printNotes(
    context,
    options,
    missing.map(
      ({ key, secrets }) =>
        `The key ${key} is missing. Secrets that open with no other: ${secrets}.`,
    ),
  );
  return missing.length === 0 ? EXIT_CODES.ok : EXIT_CODES.checkFailed;
}

/**
 * Reseals every stored secret with the first key, or rotates the token signing key; asks for confirmation. Exit code 3
 * if some cannot be opened.
 */
export async function rotateKeys(context: Context, options: KeysRotateOptions): Promise<ExitCode> {
  if (options.atOnce === true && options.signing !== true) {
    throw new CliError('usage_error', '--at-once goes with --signing.', 'add --signing');
  }
  if (options.signing === true) {
    return rotateSigning(context, options);
  }
  const { is_file: isFile, items } = await readKeys(context, options);
  const known = items.filter(({ is_known: isKnown }) => isKnown);
  // A key file with a single key first gets a new key, and everything is resealed with that.
  const left = isFile && known.length === 1 ? known : known.filter(({ is_active }) => !is_active);
  const secrets = left.reduce((sum, key) => sum + key.secrets, 0);
  const settings = await readSettings(context, options);
  if (options.dryRun === true) {
    await printList({ context, options, settings }, KEY_FIELDS, items);
    await printNotes(context, options, [`DRY RUN: secrets to seal again: ${secrets}.`]);
    return EXIT_CODES.ok;
  }
  if (options.yes !== true) {
    await confirmed(
      context,
      options,
      isFile
        ? `Seal every stored secret (${secrets}) with a new key?`
        : `Seal every stored secret of older keys (${secrets}) again? Every process of Platebook must have been restarted with these keys.`,
    );
  }
  const rotation = await callServerProgram<Rotation>(context, options, {
    program: PROGRAM,
    command: 'rotate',
    verb: 'Rotating',
  });
  await printOne({ context, options, settings }, ROTATION_FIELDS, rotation);
  await printNotes(context, options, summaryOf(rotation));
  return rotation.unreadable === 0 ? EXIT_CODES.ok : EXIT_CODES.partial;
}

function summaryOf({ active, resealed, unreadable, retired, unused }: Rotation): string[] {
  return [
    `Secrets sealed again with the key ${active}: ${resealed}.`,
    ...(unreadable === 0
      ? []
      : [`Secrets that open with no key here, and were left as they are: ${unreadable}.`]),
    ...retired.map(
      (key) =>
        `Retired the key ${key}: nothing uses it any more. Backups made before do, so it is kept in secret-keys.retired.`,
    ),
    ...unused.map(
      (key) =>
        `Nothing uses the key ${key} any more: take it out of SECRET_KEYS and restart. Backups made before still need it.`,
    ),
  ];
}

async function rotateSigning(context: Context, options: KeysRotateOptions): Promise<ExitCode> {
  const { atOnce = false } = options;
  if (options.dryRun === true) {
    await printNotes(context, options, [
      atOnce
        ? 'DRY RUN: a new key would sign access tokens now, and those of before would be refused.'
        : 'DRY RUN: a new key would be published now and sign access tokens in 15 minutes.',
    ]);
    return EXIT_CODES.ok;
  }
  if (options.yes !== true) {
    await confirmed(
      context,
      options,
      atOnce
        ? 'Change the key that signs access tokens, and refuse every token of before?'
        : 'Change the key that signs access tokens?',
    );
  }
  const rotation = await callServerProgram<SigningRotation>(context, options, {
    program: PROGRAM,
    command: 'rotate-signing',
    options: { atOnce },
    verb: 'Rotating',
  });
  const settings = await readSettings(context, options);
  await printOne({ context, options, settings }, SIGNING_FIELDS, rotation);
  await printNotes(context, options, [
    atOnce
      ? 'The new key signs access tokens now. Within a minute no token of before is accepted; sessions renew themselves.'
      : `The new key signs access tokens from ${rotation.signs_from}. Nobody is signed out.`,
  ]);
  return EXIT_CODES.ok;
}
