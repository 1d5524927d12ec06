import { describe, expect, test } from 'vitest';
import { CLIENT_FIELDS } from '../commands/client/fields.ts';
import { CLIENT, OTHER_CLIENT } from '../testing/online-data.fake.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { Client } from './find-client.ts';
import type { OnlineOptions } from './options.ts';
import { printList, printOne, withHeadings } from './print.ts';

const CLIENTS = [CLIENT, OTHER_CLIENT] as Client[];
const PLAIN = { NO_COLOR: '1' };

async function listed(options: Partial<OnlineOptions>, columns?: number): Promise<string> {
  const { context, stdout } = createTestContext({
    env: PLAIN,
    ...(columns === undefined ? {} : { columns }),
  });
  const settings = { output: options.output };
  await printList(
    { context, options: { color: true, ...options }, settings },
    CLIENT_FIELDS,
    CLIENTS,
  );
  return stdout.text();
}

describe('a list', () => {
  test('into a pipe is tab-separated, without header or truncation', async () => {
    expect(await listed({})).toBe(
      `Juniper & Rye\tC-014\tqbo\tuser_owner\t${CLIENT.id}\n東京, "Noodle" Bar\t\tqbo\tuser_owner\t${OTHER_CLIENT.id}\n`,
    );
  });

  test('has a header on request', async () => {
    expect((await listed({ header: true })).split('\n')[0]).toBe(
      'name\tnumber\tclient_category\tlevel\tid',
    );
    expect(await listed({ output: 'csv', header: false })).not.toContain('client_category');
  });

  test('as csv quotes where needed', async () => {
    expect(await listed({ output: 'csv' })).toBe(
      `name,number,client_category,level,id\nJuniper & Rye,C-014,qbo,user_owner,${CLIENT.id}\n"東京, ""Noodle"" Bar",,qbo,user_owner,${OTHER_CLIENT.id}\n`,
    );
  });

  test('lines up on a terminal, wide characters counted as two', async () => {
    expect(await listed({}, 100)).toBe(
      [
        'NAME                NUMBER  CATEGORY  YOUR LEVEL  ID',
        `Juniper & Rye       C-014   qbo       user_owner  ${CLIENT.id}`,
        `東京, "Noodle" Bar          qbo       user_owner  ${OTHER_CLIENT.id}`,
        '',
      ].join('\n'),
    );
  });

  test('on a terminal shows instants in local time, and elsewhere unchanged', async () => {
    const at = new Date('2026-11-01T09:05:59.000Z');
    const two = (part: number) => String(part).padStart(2, '0');
    const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
    const print = async (columns?: number) => {
      const { context, stdout } = createTestContext({
        env: PLAIN,
        ...(columns === undefined ? {} : { columns }),
      });
      const fields = [{ name: 'at', heading: 'At', of: () => at.toISOString() }];
      const settings = { output: undefined };
      await printList({ context, options: { color: true }, settings }, fields, [{}]);
      return stdout.text();
    };
    expect(await print(80)).toBe(`AT\n${day} ${two(at.getHours())}:${two(at.getMinutes())}\n`);
    expect(await print()).toBe('2026-11-01T09:05:59.000Z\n');
  });

  test('drops dispensable columns on a narrow terminal, and truncates the name last', async () => {
    expect(await listed({}, 72)).toBe(
      [
        'NAME                YOUR LEVEL  ID',
        `Juniper & Rye       user_owner  ${CLIENT.id}`,
        `東京, "Noodle" Bar  user_owner  ${OTHER_CLIENT.id}`,
        '',
      ].join('\n'),
    );
    expect((await listed({}, 55)).split('\n')[2]).toBe(`東京, "Noodle" B…  ${OTHER_CLIENT.id}`);
  });

  test('as JSON has every field of the contract but the triage, by the names of the contract', async () => {
    const { triage: _counts, ...fields } = CLIENT;
    const [first] = JSON.parse(await listed({ json: true })) as unknown[];
    expect(first).toEqual(fields);
    expect(await listed({ output: 'json' })).toBe(await listed({ json: true }));
  });

  test('as JSON can have selected fields, in the given order', async () => {
    expect(await listed({ json: 'number,name' })).toBe(
      `${JSON.stringify(
        [
          { number: 'C-014', name: 'Juniper & Rye' },
          { number: null, name: '東京, "Noodle" Bar' },
        ],
        null,
        2,
      )}\n`,
    );
    expect(await listed({ json: 'name', output: 'ndjson' })).toBe(
      '{"name":"Juniper & Rye"}\n{"name":"東京, \\"Noodle\\" Bar"}\n',
    );
  });

  test('lists the available fields when an unknown one is selected', async () => {
    await expect(listed({ json: 'name,secret' })).rejects.toMatchObject({
      code: 'usage_error',
      message: 'There is no field "secret".',
      hint: expect.stringMatching(/^the fields are name, number, /),
    });
  });

  test('as YAML quotes ambiguous strings', async () => {
    const { context, stdout } = createTestContext();
    const items = [{ name: 'no' }, { name: '0123' }];
    await printList(
      { context, options: { color: true }, settings: { output: 'yaml' } },
      [{ name: 'name', of: ({ name }: { name: string }) => name }],
      items,
    );
    expect(stdout.text()).toBe('- name: "no"\n- name: "0123"\n');
  });

  test('strips control characters', async () => {
    const { context, stdout } = createTestContext();
    await printList(
      { context, options: { color: true }, settings: { output: 'tsv' } },
      [{ name: 'name', heading: 'Name', of: ({ name }: { name: string }) => name }],
      [{ name: 'a\u001b[31m\tb\nc' }],
    );
    expect(stdout.text()).toBe('a [31m b c\n');
  });
});

describe('one thing', () => {
  test('is a line for each field: names and tabs into a pipe, words on a terminal', async () => {
    const fields = withHeadings(CLIENT_FIELDS).slice(0, 3);
    const shown = async (columns?: number) => {
      const { context, stdout } = createTestContext({
        env: PLAIN,
        ...(columns === undefined ? {} : { columns }),
      });
      const printing = { context, options: { color: true }, settings: { output: undefined } };
      await printOne(printing, fields, CLIENT as Client);
      return stdout.text();
    };
    expect(await shown()).toBe('name\tJuniper & Rye\nnumber\tC-014\nclient_category\tqbo\n');
    expect(await shown(80)).toBe('Name      Juniper & Rye\nNumber    C-014\nCategory  qbo\n');
  });
});
