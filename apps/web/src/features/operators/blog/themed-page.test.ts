import { expect, test } from 'vitest';
import { themedPage } from './themed-page.ts';

test('a page is in the theme that its reader chose, and is otherwise what it was', () => {
  const page = '<!doctype html><html lang="en"><body>Write &lt;html first: <html</body></html>';
  expect(themedPage(page, 'dark')).toBe(
    '<!doctype html><html data-theme="dark" lang="en"><body>Write &lt;html first: <html</body></html>',
  );
});
