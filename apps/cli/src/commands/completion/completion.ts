import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { toPrintable } from '../../output/text-width.ts';
import { writeChunks } from '../../output/write.ts';
import { beginningWith, type Candidate, type Completion, completionOf } from './candidates.ts';
import { SCRIPTS } from './scripts.ts';
import type { Shell } from './shells.ts';

/** Prints a shell's completion script, which calls this program on each Tab. */
export async function completion(context: Context, shell: Shell): Promise<ExitCode> {
  await writeChunks(context.stdout, [SCRIPTS[shell]], context.signal);
  return EXIT_CODES.ok;
}

/**
 * Answers such a script: one candidate per line, its description after a tab; `:files` falls back to the shell's file
 * completion.
 */
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
  // Completion never reports network errors: there is just nothing to offer.
  const names = await findNames(context, offer, options).catch(() => []);
  return beginningWith(names, begun);
}
