// The operations that ask for a level, in the order of openapi.yaml, for pages that show who may do what.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './install.mjs';

const METHODS = ['get', 'post', 'put', 'delete'];
const OUTSIDE_LEVELS = ['anonymous', 'authenticated', 'service'];

export function operationAccess() {
  const contract = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'), { maxAliasCount: -1 });
  const operations = Object.values(contract.paths)
    .flatMap((item) => METHODS.filter((method) => method in item).map((method) => item[method]))
    .filter(({ 'x-access': access }) => !OUTSIDE_LEVELS.includes(access.minLevel));
  const entries = operations.map(
    ({ operationId, tags, summary, 'x-access': access }) =>
      `  { id: ${text(operationId)}, tag: ${text(tags[0])}, minLevel: ${text(access.minLevel)}, summary: ${text(summary)} },\n`,
  );
  return [
    "import type { components } from './schema.ts';\n\n",
    'export type OperationAccess = {\n',
    '  readonly id: string;\n  readonly tag: string;\n',
    '  /** The lowest level that may. */\n',
    "  readonly minLevel: components['schemas']['Level'];\n",
    '  readonly summary: string;\n};\n\n',
    '/** The operations that ask for a level, in the order of the contract. */\n',
    'export const OPERATION_ACCESS: readonly OperationAccess[] = [\n',
    ...entries,
    '];\n',
  ].join('');
}

function text(value) {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
