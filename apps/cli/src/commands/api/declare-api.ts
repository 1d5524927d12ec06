import { Argument, type Command, InvalidArgumentError, Option } from 'commander';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** `api`, for operations that no other command has. */
export function declareApi(command: Command): Command {
  return command
    .description(
      'Send a request to any operation in openapi.yaml as whoever is signed in, and print the data of its response. Files are printed as they are.',
    )
    .addArgument(new Argument('<method>', METHODS.join(', ')).argParser(toMethod))
    .argument('<path>', "the operation's path on the server, such as /api/v2/clients/clients")
    .addOption(
      new Option(
        '-f, --field <name=value>',
        'send this text, in the query of GET and DELETE and in the JSON body of the others; repeatable',
      ).argParser(collect),
    )
    .addOption(
      new Option(
        '-F, --typed-field <name=json>',
        'send this JSON value (a number, true, null, a list); repeatable',
      ).argParser(collect),
    )
    .option(
      '--input <file>',
      'send the JSON of this file as the body, - for stdin; fields then go in the query',
    )
    .option('--paginate', 'follow next_cursor, and print the items of all pages')
    .option('--jq <filter>', 'filter the data with jq; print text without quotes')
    .option('-n, --dry-run', 'print the request without sending it');
}

function toMethod(text: string): string {
  const method = text.toUpperCase();
  if (!METHODS.includes(method)) {
    throw new InvalidArgumentError(`Use one of ${METHODS.join(', ')}.`);
  }
  return method;
}

function collect(value: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), value];
}
