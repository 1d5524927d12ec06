import { expect, test } from 'vitest';
import { themedPage } from './themed-page.ts';

test('a page has its reader’s theme and is otherwise unchanged', () => {
  const page = '<!doctype html><html lang="en"><body>Write &lt;html first: <html</body></html>';
  expect(themedPage(page, 'dark')).toBe(
    '<!doctype html><html data-theme="dark" lang="en"><body>Write &lt;html first: <html</body></html>',
  );
});
