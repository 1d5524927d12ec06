const LINE_END = 10;

/** The number of rows in `COPY` text format: line ends inside values are escaped, so each one ends a row. */
export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) {
    rows += 1;
  }
  return rows;
}

/** Splits the output of `COPY` into chunks of whole rows, of about `size` bytes each; a longer row is its own chunk. */
export async function* inWholeRows(
  chunks: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Buffer> {
  let buffered: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    buffered.push(chunk);
    bytes += chunk.length;
    const end = bytes < size ? -1 : chunk.lastIndexOf(LINE_END);
    if (end !== -1) {
      const all = Buffer.concat(buffered);
      const cut = all.length - chunk.length + end + 1;
      yield all.subarray(0, cut);
      buffered = [all.subarray(cut)];
      bytes = all.length - cut;
    }
  }
  if (bytes > 0) {
    yield Buffer.concat(buffered);
  }
}
