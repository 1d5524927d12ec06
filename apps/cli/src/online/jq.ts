import { CliError } from '../cli-error.ts';

/** What jq makes of JSON: each result on its own line, a text without its quotes; on a terminal spread over lines. */
export async function filterJson(
  json: string,
  filter: string,
  { pretty }: { readonly pretty: boolean },
): Promise<string[]> {
  // The one file that the program is built into has no file beside it to read jq from.
  const { raw } = await import('jq-wasm/inline');
  const { stdout, stderr, exitCode } = await raw(json, filter, pretty ? ['-r'] : ['-r', '-c']);
  if (exitCode !== 0) {
    throw new CliError('usage_error', `jq rejected the filter: ${wordsOf(stderr)}`);
  }
  return stdout === '' || stdout.endsWith('\n') ? [stdout] : [`${stdout}\n`];
}

/** jq writes several lines, each behind its name. */
function wordsOf(stderr: string): string {
  const words = stderr.replaceAll(/^jq: (?:error(?: \([^)]*\))?: )?/gm, '').trim();
  return words.split('\n')[0] ?? words;
}
