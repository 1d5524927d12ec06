const LINE_END = 10;

/** How many rows of `COPY` in text format these are: a line end inside a value is escaped, so each one ends a row. */
export function countRows(bytes: Buffer): number {
  let rows = 0;
  for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, at + 1)) {
    rows += 1;
  }
  return rows;
}

/** Cuts what `COPY` hands out into pieces of whole rows, of about `size` bytes each; a row that is longer is a piece. */
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
