import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ONLINE_COMMANDS } from '../online/options.ts';
import { BY_ANY_SYSTEM_LEVEL, BY_CAPABILITY, BY_LEVEL, BY_SESSION_ONLY } from './permissions.ts';

type Access = { readonly minLevel: string; readonly capability?: string; readonly token: string };
type Operation = { readonly operationId?: string; readonly 'x-access'?: Access };
type Contract = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const root = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const { paths } = parse(readFileSync(root('openapi.yaml'), 'utf8')) as Contract;
const ACCESS = new Map(
  Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, 'x-access': access }) => [operationId, access]),
);

describe('help permissions', () => {
  test.each(Object.entries(BY_LEVEL).flatMap(([level, of]) => listed(level, of)))(
    '%s: %s needs %s',
    (level, _command, operation) => {
      expect(ACCESS.get(operation)).toMatchObject({ minLevel: level });
    },
  );

  test.each(Object.entries(BY_CAPABILITY).flatMap(([name, of]) => listed(name, of)))(
    '%s: %s needs %s',
    (capability, _command, operation) => {
      expect(ACCESS.get(operation)).toMatchObject({ capability });
    },
  );

  test.each(listed('system_operator', BY_ANY_SYSTEM_LEVEL))(
    '%s: %s needs %s',
    (minLevel, _command, operation) => {
      const access = ACCESS.get(operation);
      expect([access?.minLevel, access?.capability]).toEqual([minLevel, undefined]);
    },
  );

  test.each(listed('never', BY_SESSION_ONLY))('%s: %s needs %s', (token, _command, operation) => {
    expect(ACCESS.get(operation)).toMatchObject({ token });
  });

  test('an operator has every capability but the two that it names', () => {
    const page = readFileSync(root('docs/access.md'), 'utf8');
    const of = (level: string) =>
      new RegExp(`^\\| \`${level}\` \\|.*$`, 'm').exec(page)?.[0].match(/`[a-z]+_[a-z_]+`/g) ?? [];
    const capabilities = Object.keys(BY_CAPABILITY).map((name) => `\`${name}\``);
    expect(of('system_admin').slice(1).sort()).toEqual(capabilities.sort());
    expect(of('system_operator').slice(1).sort()).toEqual(
      capabilities.filter((name) => !/manage_configurations|cleanup_data/.test(name)),
    );
  });

  test('every command for operators is listed once', () => {
    const groups =
      /^(?:invitation|notify|dataflow|portal|demo|ticket|verification|ledger|format|setting) /;
    const known = [...Object.values(BY_CAPABILITY), BY_ANY_SYSTEM_LEVEL].flatMap((of) =>
      Object.keys(of),
    );
    const wanted = ONLINE_COMMANDS.filter((name) => groups.test(name));
    expect(known.filter((name) => groups.test(name)).sort()).toEqual(
      // Anyone may query their own permissions.
      wanted.filter((name) => name !== 'dataflow permissions').sort(),
    );
  });
});

function listed(title: string, commands: Readonly<Record<string, string>>) {
  return Object.entries(commands).map(
    ([command, operation]) => [title, command, operation] as const,
  );
}
