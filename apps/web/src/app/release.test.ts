import { expect, test } from 'vitest';
import { readRelease } from './release.ts';

const element = (localName: string, file: string) => ({ localName, getAttribute: () => file });
const page = {
  querySelectorAll: () => [
    element('script', '/assets/rolldown-runtime-1.js'),
    element('script', '/assets/index-old.js'),
    element('link', '/assets/style-old.css'),
    // Added by a dynamic import after the page was loaded.
    element('link', '/assets/home-old.js'),
  ],
} as unknown as Pick<Document, 'querySelectorAll'>;
const serving = (html: string, ok = true) => ({
  openedAt: '/login',
  page,
  send: async () => ({ ok, text: async () => html }),
});
const pageWith = (script: string, style = 'style-old') =>
  `<script type="module" crossorigin src="/assets/rolldown-runtime-1.js"></script>
   <link rel="modulepreload" crossorigin href="/assets/${script}.js">
   <link rel="stylesheet" crossorigin href="/assets/${style}.css">
   <link rel="icon" href="/icon.svg" type="image/svg+xml" />`;

test('checks the page that was opened: others list different files to preload', async () => {
  const requests: string[] = [];
  const send = async (path: string) => {
    requests.push(path);
    return { ok: true, text: async () => '' };
  };
  await readRelease({ openedAt: '/dashboard/settings', page, send });
  expect(requests).toEqual(['/dashboard/settings']);
});

test('the release is the same while the server lists the same files', async () => {
  expect(await readRelease(serving(pageWith('index-old')))).toBe('same');
});

test('a different script is a newer release, in any order', async () => {
  expect(await readRelease(serving(pageWith('index-new')))).toBe('newer');
});

test('a different stylesheet is a newer release', async () => {
  expect(await readRelease(serving(pageWith('index-old', 'style-new')))).toBe('newer');
});

test('no response, or one that is not a page of the app, does not indicate a release', async () => {
  expect(await readRelease(serving('Bad gateway', false))).toBe('unreachable');
  expect(await readRelease(serving('<p>Sign in to this network</p>'))).toBe('unreachable');
  const send = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await readRelease({ openedAt: '/login', page, send })).toBe('unreachable');
});
