import { type Command, Option } from 'commander';
import { OUTPUT_FORMATS } from './options.ts';
import { toWholeNumber } from './values.ts';

/** For calls without a dry run on the server. */
export const PREVIEW = ['-n, --dry-run', 'print what would be sent without sending it'] as const;

/** For local changes. */
export const PREVIEW_HERE = [
  '-n, --dry-run',
  'print what would change without changing anything',
] as const;

/** For paginated lists. */
export function addListOptions(command: Command): Command {
  return command
    .option('--limit <count>', 'list at most this many (default: 30)', toWholeNumber(1))
    .option('--all', 'list all of them')
    .option('--cursor <cursor>', 'continue where an earlier list ended');
}

/** For commands that print results. */
export function addOutputOptions(command: Command): Command {
  return command
    .optionsGroup('Output:')
    .addOption(
      new Option(
        '-o, --output <format>',
        'choose the output format (default: table on a terminal, tsv without a header in a pipe)',
      ).choices(OUTPUT_FORMATS),
    )
    .option('--json [fields]', 'print JSON, or only these comma-separated fields of it')
    .addOption(
      new Option('--jq <filter>', 'filter the JSON with jq; print text without quotes').conflicts(
        'output',
      ),
    )
    .option('--header', 'print a header line, in tsv too')
    .option('--no-header', 'leave out the header line')
    .option('--no-pager', 'print long lists at once, not page by page');
}

/** For commands that call a server. */
export function addServerOptions(command: Command): Command {
  return command
    .optionsGroup('Server:')
    .option('--profile <name>', 'use this profile (platebook help profiles)')
    .option('--api-url <url>', 'use the server at this address')
    .option('--token-file <file>', 'use the API token in this file for this call')
    .option(
      '--timeout <seconds>',
      'wait at most this many seconds for a response (default: 30)',
      toWholeNumber(1),
    )
    .option('--retry <count>', 'retry safe requests this many times (default: 2)', toWholeNumber(0))
    .option('--no-input', 'never prompt; exit with 2 if something is missing');
}
