// docs/error-codes.md: every code that the API refuses with, from the table the server answers from and openapi.yaml.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { importTypeScript } from './import-typescript.mjs';
import { root } from './install.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
/** Longer lists are not informative. */
const MOST_OPERATIONS = 4;

export async function errorCodesPage() {
  const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 });
  const { ERRORS } = await importTypeScript('apps/server/src/http/errors.ts');
  const operations = Object.values(contract.paths).flatMap((item) =>
    METHODS.filter((method) => method in item)
      .map((method) => item[method])
      .filter(({ 'x-wire': wire = 'envelope' }) => wire === 'envelope'),
  );
  const common = contract['x-common-error-codes'] ?? [];
  const statuses = [...new Set(Object.values(ERRORS).map(({ status }) => status))].sort(
    (left, right) => left - right,
  );
  return [
    INTRODUCTION,
    ...statuses.flatMap((status) => [
      `## ${status}\n`,
      MEANINGS[status] ?? '',
      table(
        ['code', 'message', 'answered by'],
        Object.entries(ERRORS)
          .filter(([, error]) => error.status === status)
          .sort(([left], [right]) => (left < right ? -1 : 1))
          .map(([code, { message }]) => [
            `\`${code}\``,
            cell(message),
            by(code, { operations, common }),
          ]),
      ),
    ]),
  ].join('\n');
}

function by(code, { operations, common }) {
  if (common.includes(code)) {
    return 'any operation';
  }
  const names = operations
    .filter(({ 'x-error-codes': codes = [] }) => codes.includes(code))
    .map(({ operationId }) => `\`${operationId}\``);
  return names.length > MOST_OPERATIONS ? `${names.length} operations` : names.join(', ');
}

const cell = (text) => text.replaceAll('|', '\\|');

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`;
}

const INTRODUCTION = `<!-- Generated from apps/server/src/http/errors.ts and openapi.yaml by \`npm run generate\`; do not edit. -->

# Error codes

Every refusal of the API carries a \`code\`, the \`message\` below or one that says more about the case, and a \`request_id\`, which \`platebook dataflow trace\` and the log find. Programs decide by the code; messages may change. The command line prints the code as \`error[code]\` and ends with the exit code of its status. \`/auth/v1\` and \`/rest/v1\` answer in the words of GoTrue and PostgREST instead ([auth](auth.md)). What to do about an installation that answers with 5xx is in [operations](operations.md#incidents).
`;

const MEANINGS = {
  400: 'The request cannot be understood or taken as it is. Exit code 7. Sending it again as it is changes nothing.\n',
  401: 'Nobody is signed in, or no longer. Exit code 4.\n',
  403: 'Whoever is signed in may not do this. Exit code 5.\n',
  404: 'There is no such thing, or it belongs to somebody else: the answer is the same. Exit code 6.\n',
  405: 'Exit code 7.\n',
  408: 'The request did not arrive in time. Exit code 8. It may be sent again.\n',
  409: 'The request does not fit what is there now. Exit code 7. Read again before sending it again.\n',
  413: 'Too large. Exit code 7.\n',
  415: 'Exit code 7.\n',
  429: 'Too often. Exit code 8. `Retry-After` says when it may be sent again.\n',
  500: 'A bug. Exit code 9. The log has it under the request ID.\n',
  502: "Somebody else's server answered wrongly. Exit code 9. It may be sent again.\n",
  503: 'Not now, and nothing was changed. Exit code 9. `Retry-After`, where it is sent, says when to try again.\n',
};
