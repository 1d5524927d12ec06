import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { credentialsPath, findCredential, saveCredential } from './credentials.ts';
import type { SessionCredential } from './credentials.ts';

const SESSION: SessionCredential = {
  kind: 'session',
  apiUrl: 'https://books.example.com',
  user: 'dana@example.test',
  accessToken: 'access-token',
  refreshToken: 'refresh-token',
  expiresAt: 1_763_720_000,
};
const SETTINGS = { profile: 'prod', apiUrl: SESSION.apiUrl, client: undefined, output: undefined };

let cwd = '';
let context: { env: Record<string, string>; cwd: string };

beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'platebook-credentials-'));
  context = { env: { XDG_STATE_HOME: join(cwd, 'state') }, cwd };
});

afterEach(() => rm(cwd, { recursive: true }));

describe('credentials', () => {
  test('are saved for their owner only, by profile, and removed', async () => {
    await saveCredential(context, 'prod', SESSION);
    await saveCredential(context, 'test', {
      kind: 'api_token',
      from: 'stored',
      apiUrl: 'http://127.0.0.1:4000',
      user: 'dana@example.test',
      accessToken: 'pbt_token',
    });
    expect((await stat(credentialsPath(context))).mode & 0o777).toBe(0o600);
    expect(await findCredential(context, {}, SETTINGS)).toEqual(SESSION);
    await saveCredential(context, 'prod', null);
    expect(await findCredential(context, {}, SETTINGS)).toBeNull();
    expect(JSON.parse(await readFile(credentialsPath(context), 'utf8'))).toEqual({
      profiles: {
        test: {
          kind: 'api_token',
          api_url: 'http://127.0.0.1:4000',
          user: 'dana@example.test',
          access_token: 'pbt_token',
        },
      },
    });
  });

  test('go to no other server than the one that issued them', async () => {
    await saveCredential(context, 'prod', SESSION);
    const elsewhere = { ...SETTINGS, apiUrl: 'https://books.example.com.evil.example' };
    expect(await findCredential(context, {}, elsewhere)).toBeNull();
  });

  test('that others can read are not used', async () => {
    await saveCredential(context, 'prod', SESSION);
    await chmod(credentialsPath(context), 0o644);
    await expect(findCredential(context, {}, SETTINGS)).rejects.toMatchObject({
      code: 'credentials_exposed',
      exitCode: 4,
    });
  });

  test('passed to a call override saved ones: option, file, environment', async () => {
    await saveCredential(context, 'prod', SESSION);
    await writeFile(join(cwd, 'by-option'), '  pbt_option\n');
    await writeFile(join(cwd, 'by-file'), 'pbt_from_file');
    const found: unknown[] = [];
    const find = async (options: { tokenFile?: string }) => {
      const credential = await findCredential(context, options, SETTINGS);
      found.push([
        credential?.kind === 'api_token' ? credential.from : '',
        credential?.accessToken,
      ]);
    };
    await find({});
    context.env['PLATEBOOK_TOKEN'] = 'pbt_environment';
    await find({});
    context.env['PLATEBOOK_TOKEN_FILE'] = 'by-file';
    await find({});
    await find({ tokenFile: 'by-option' });
    expect(found).toEqual([
      ['', 'access-token'],
      ['PLATEBOOK_TOKEN', 'pbt_environment'],
      ['PLATEBOOK_TOKEN_FILE', 'pbt_from_file'],
      ['--token-file', 'pbt_option'],
    ]);
  });

  test('are never echoed when invalid', async () => {
    context.env['PLATEBOOK_TOKEN'] = 'my secret password';
    const refused = await findCredential(context, {}, SETTINGS).catch((error: unknown) => error);
    expect(String(refused)).toContain("PLATEBOOK_TOKEN doesn't hold a token.");
    expect(JSON.stringify(refused)).not.toContain('secret');
  });

  test('in a missing file are reported as missing', async () => {
    await expect(findCredential(context, { tokenFile: 'none' }, SETTINGS)).rejects.toMatchObject({
      code: 'file_not_found',
      exitCode: 6,
    });
  });
});
