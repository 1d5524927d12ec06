import { CliError } from '../cli-error.ts';

/** Runs jq on JSON: one result per line, strings unquoted; pretty-printed on a terminal. */
export async function filterJson(
  json: string,
  filter: string,
  { pretty }: { readonly pretty: boolean },
): Promise<string[]> {
  // The single-file build cannot load jq from a separate file.
  const { raw } = await import('jq-wasm/inline');
  const { stdout, stderr, exitCode } = await raw(json, filter, pretty ? ['-r'] : ['-r', '-c']);
  if (exitCode !== 0) {
    throw new CliError('usage_error', `jq rejected the filter: ${wordsOf(stderr)}`);
  }
  return stdout === '' || stdout.endsWith('\n') ? [stdout] : [`${stdout}\n`];
}

/** jq prints several lines, each with a prefix. */
function wordsOf(stderr: string): string {
  const words = stderr.replaceAll(/^jq: (?:error(?: \([^)]*\))?: )?/gm, '').trim();
  return words.split('\n')[0] ?? words;
}
