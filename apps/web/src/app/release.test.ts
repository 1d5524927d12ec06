import { expect, test } from 'vitest';
import { readRelease } from './release.ts';

const page = {
  querySelector: () => ({ getAttribute: () => '/assets/index-old.js' }),
} as unknown as Pick<Document, 'querySelector'>;
const serving = (html: string, ok = true) => ({
  page,
  send: async () => ({ ok, text: async () => html }),
});

test('a page of the app is asked for: the public ones have no script of it', async () => {
  const asked: string[] = [];
  const send = async (path: string) => {
    asked.push(path);
    return { ok: true, text: async () => '' };
  };
  await readRelease({ page, send });
  expect(asked).toEqual(['/login']);
});

test('the release is the same while the server names the same script', async () => {
  const html = '<script type="module" src="/assets/index-old.js"></script>';
  expect(await readRelease(serving(html))).toBe('same');
});

test('another script is a newer release', async () => {
  const html = '<script type="module" src="/assets/index-new.js"></script>';
  expect(await readRelease(serving(html))).toBe('newer');
});

test('no answer, or one that is no page, says nothing about the release', async () => {
  expect(await readRelease(serving('Bad gateway', false))).toBe('unreachable');
  const send = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await readRelease({ page, send })).toBe('unreachable');
});
