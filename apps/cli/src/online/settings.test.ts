import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readUserConfig, writeUserConfig } from './config-file.ts';
import { readSettings } from './settings.ts';

let folder = '';
let context: { env: Record<string, string>; cwd: string };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-settings-'));
  context = { env: { XDG_CONFIG_HOME: join(folder, 'config') }, cwd: join(folder, 'work/deep') };
  await mkdir(context.cwd, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

async function save(path: string, value: unknown): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
}

const USER_FILE = 'config/platebook/config.json';
const PROJECT_FILE = 'work/.platebook.json';

describe('settings', () => {
  test('default to the server on this machine', async () => {
    expect(await readSettings(context, {})).toEqual({
      profile: 'default',
      apiUrl: 'http://127.0.0.1:4000',
      client: undefined,
      output: undefined,
    });
  });

  test('come from the option, then the environment, the project, the user', async () => {
    const taken: unknown[] = [];
    const take = async (options: object) => {
      const { profile, client, output } = await readSettings(context, options);
      taken.push([profile, client, output]);
    };
    const own = (name: string) => ({ client: `client of ${name}`, output: 'yaml' });
    await save(USER_FILE, { profile: 'user', profiles: { user: own('user'), flag: own('flag') } });
    await take({});
    await save(PROJECT_FILE, { profile: 'project', client: 'of the project', output: 'csv' });
    await take({});
    context.env['PLATEBOOK_PROFILE'] = 'environment';
    context.env['PLATEBOOK_CLIENT'] = 'of the environment';
    await take({});
    await take({ profile: 'flag', client: 'of the flag', output: 'json' });
    expect(taken).toEqual([
      ['user', 'client of user', 'yaml'],
      ['project', 'of the project', 'csv'],
      ['environment', 'of the environment', 'csv'],
      ['flag', 'of the flag', 'json'],
    ]);
  });

  test('name the server by option, environment or profile, without a trailing slash', async () => {
    const urls: string[] = [];
    const take = async (options: object) =>
      void urls.push((await readSettings(context, options)).apiUrl);
    await save(USER_FILE, { profiles: { default: { api_url: 'https://user.example/' } } });
    await take({});
    context.env['PLATEBOOK_API_URL'] = 'https://environment.example/books/';
    await take({});
    await take({ apiUrl: 'http://localhost:4000' });
    expect(urls).toEqual([
      'https://user.example',
      'https://environment.example/books',
      'http://localhost:4000',
    ]);
  });

  test('of a project cannot name a server, which would be sent the token', async () => {
    await save(PROJECT_FILE, { api_url: 'https://evil.example' });
    await expect(readSettings(context, {})).rejects.toMatchObject({
      code: 'config_invalid',
      exitCode: 2,
      message: `${join(folder, PROJECT_FILE)} can't be used: a project can't set "api_url"; name a profile instead.`,
    });
  });

  test.each([
    [
      'http://books.example.com',
      'Your credentials would be sent to http://books.example.com unencrypted.',
    ],
    [
      'http://127.0.0.1.evil.example',
      'Your credentials would be sent to http://127.0.0.1.evil.example unencrypted.',
    ],
    ['https://me:secret@books.example.com', "A server address can't contain a password."],
    ['ftp://books.example.com', '"ftp://books.example.com" isn\'t a server address.'],
    ['books.example.com', '"books.example.com" isn\'t a server address.'],
  ])('refuse the server %s', async (apiUrl, message) => {
    await expect(readSettings(context, { apiUrl })).rejects.toMatchObject({
      code: 'usage_error',
      message,
    });
  });

  test.each([
    ['{', /can't be used: .*JSON/],
    ['[]', /it must hold an object/],
    [{ profile: 1 }, /"profile" must be a text/],
    [{ profiles: { default: { output: 'xml' } } }, /"output" must be one of table, tsv/],
    [{ profiles: [] }, /"profiles" must be an object/],
  ])('refuse the configuration %j', async (value, message) => {
    await save(USER_FILE, value);
    await expect(readSettings(context, {})).rejects.toMatchObject({
      code: 'config_invalid',
      message: expect.stringMatching(message),
    });
  });

  test('a profile named like an Object property is just missing', async () => {
    await save(USER_FILE, { profiles: {} });
    expect(await readSettings(context, { profile: 'constructor' })).toMatchObject({
      apiUrl: 'http://127.0.0.1:4000',
    });
  });

  test('are read as they were written', async () => {
    const config = {
      profile: 'prod',
      profiles: { prod: { apiUrl: 'https://books.example.com', client: 'id', output: 'csv' } },
    } as const;
    await writeUserConfig(context, config);
    expect(await readUserConfig(context)).toEqual(config);
  });
});
