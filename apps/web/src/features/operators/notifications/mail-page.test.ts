import { expect, test } from 'vitest';
import { mailPage } from './mail-page.ts';

const MAIL =
  '<head><style>:root { color-scheme: light dark; } @media (prefers-color-scheme: dark) {}</style></head>' +
  '<body><div style="display: none" aria-hidden="true">On Sunday.</div></body>';

test('an email has its reader’s theme, is styled by nonce, and opens nothing', () => {
  expect(mailPage(MAIL, { theme: 'dark', nonce: 'n0nce' })).toBe(
    '<head><base target="_blank"><style nonce="n0nce">:root { color-scheme: dark; } @media all {}</style></head>' +
      '<body><div hidden aria-hidden="true">On Sunday.</div></body>',
  );
  expect(mailPage(MAIL, { theme: 'light', nonce: '' })).toContain('@media (width < 0) {}');
});
