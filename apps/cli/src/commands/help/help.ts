import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { EXIT_CODES, type ExitCode } from '../../exit-codes.ts';
import { renderReference } from '../../help/reference.ts';
import { TOPIC_TEXTS } from '../../help/topic-texts.ts';
import { HELP_TOPICS, type HelpTopic } from '../../help/topics.ts';
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
