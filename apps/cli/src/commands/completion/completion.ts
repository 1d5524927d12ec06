import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { toPrintable } from '../../output/text-width.ts';
import { writeChunks } from '../../output/write.ts';
import { beginningWith, type Candidate, type Completion, completionOf } from './candidates.ts';
import { SCRIPTS } from './scripts.ts';
import type { Shell } from './shells.ts';

/** Prints the script of a shell; it asks this program whenever somebody presses Tab. */
export async function completion(context: Context, shell: Shell): Promise<ExitCode> {
  await writeChunks(context.stdout, [SCRIPTS[shell]], context.signal);
  return EXIT_CODES.ok;
}

/** Answers such a script: a line for each candidate, its description behind a tab; `:files` leaves it to the shell. */
export async function complete(
  context: Context,
  program: Command,
  words: readonly string[],
): Promise<ExitCode> {
  const offered = completionOf(program, words);
  const lines =
    offered.offer === 'files'
      ? [':files\n']
      : (await candidatesOf(context, offered)).map(
          ({ value, description }) => `${toPrintable(value)}\t${toPrintable(description)}\n`,
        );
  await writeChunks(context.stdout, lines, context.signal);
  return EXIT_CODES.ok;
}

async function candidatesOf(
  context: Context,
  { offer, options, begun }: Completion,
): Promise<readonly Candidate[]> {
  if (typeof offer !== 'string') {
    return offer;
  }
  if (offer === 'files') {
    return [];
  }
  const { findNames } = await import('./names.ts');
  // Nobody who presses Tab wants to read of a network: there is just nothing to offer.
  const names = await findNames(context, offer, options).catch(() => []);
  return beginningWith(names, begun);
}
