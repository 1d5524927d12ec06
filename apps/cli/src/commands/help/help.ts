import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { renderManual } from '../../help/manual.ts';
import { renderReference } from '../../help/reference.ts';
import { TOPIC_TEXTS } from '../../help/topic-texts.ts';
import { HELP_TOPICS, type HelpTopic } from '../../help/topics.ts';
import type { GlobalOptions } from '../global-options.ts';
import { writeChunks } from '../../output/write.ts';

export async function help(context: Context, topic: HelpTopic): Promise<ExitCode> {
  const text = `platebook help ${topic}: ${HELP_TOPICS[topic]}\n\n${TOPIC_TEXTS[topic]()}`;
  await writeChunks(context.stdout, [text], context.signal);
  return EXIT_CODES.ok;
}

export async function reference(context: Context, program: Command): Promise<ExitCode> {
  await writeChunks(context.stdout, [renderReference(program)], context.signal);
  return EXIT_CODES.ok;
}

/** Writes a man page for each command. */
export async function manual(context: Context, program: Command, path: string): Promise<ExitCode> {
  const folder = resolve(context.cwd, path);
  const pages = renderManual(program);
  await mkdir(folder, { recursive: true });
  await Promise.all(pages.map(({ file, text }) => writeFile(join(folder, file), text)));
  if (program.opts<GlobalOptions>().quiet !== true) {
    context.stderr.write(`${pages.length} manual pages are in ${path}.\n`);
  }
  return EXIT_CODES.ok;
}
