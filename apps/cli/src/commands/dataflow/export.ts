import { isApiError } from '@platebook/api-client';
import { CliError } from '../../cli-error.ts';
import type { Context } from '../../context.ts';
import { connect } from '../../online/connect.ts';
import { printNotes } from '../../online/print-notes.ts';
import { findDestination, writeWhole } from '../../output/atomic-file.ts';
import { writeChunks } from '../../output/write.ts';
import type { DataflowExportOptions } from './options.ts';

/** Exports the events of the last days as a stream; a file is written whole or not at all. */
export async function exportEvents(
  context: Context,
  options: DataflowExportOptions,
): Promise<void> {
  const { days, format = 'ndjson', out = '-', gzip = false } = options;
  if (gzip && out === '-' && context.stdout.isTTY === true) {
    throw new CliError(
      'binary_to_terminal',
      'What is compressed is bytes, which a terminal cannot show.',
      'write it to a file: -O events.ndjson.gz',
    );
  }
  const destination = out === '-' ? null : await findDestination(out, [], context.cwd);
  const { api } = await connect(context, options);
  const { data } = await api.GET('/api/dataflow/export', {
    params: { query: { format, ...(days === undefined ? {} : { days }) } },
    parseAs: 'stream',
  });
  const sent = data as ReadableStream<Uint8Array<ArrayBuffer>>;
  const body = gzip ? sent.pipeThrough(new CompressionStream('gzip')) : sent;
  const left =
    destination === null ? 'what was printed is not all of it' : 'nothing was left behind';
  const chunks = whole(context, body, `${left}; try again`);
  if (destination === null) {
    await writeChunks(context.stdout, chunks, context.signal);
    return;
  }
  await writeWhole(destination, chunks, context);
  await printNotes(context, options, [`The events are in ${out}.`]);
}

/** The chunks of a file; throws if the server stops early. */
async function* whole(
  { signal }: Pick<Context, 'signal'>,
  body: AsyncIterable<Uint8Array>,
  hint: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    signal.throwIfAborted();
    if (isApiError(error)) {
      throw error;
    }
    throw new CliError('download_interrupted', 'The server stopped before the end.', hint);
  }
}
