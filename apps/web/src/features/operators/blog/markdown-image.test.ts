import { expect, test } from 'vitest';
import { insertParagraph, markdownImage } from './markdown-image.ts';

test('the alternative text of an image is plain text, whatever it contains', () => {
  expect(markdownImage('A slip [1] of \\ 2', '/blog/images/a')).toBe(
    String.raw`![A slip \[1\] of \\ 2](/blog/images/a)`,
  );
});

test.each([
  ['One.\n\nTwo.', 4, 'One.\n\n![x](y)\n\nTwo.'],
  ['One. Two.', 4, 'One.\n\n![x](y)\n\nTwo.'],
  ['', 0, '![x](y)'],
  ['One.\n', 5, 'One.\n\n![x](y)'],
])('%j inserts it at %i', (text, at, expected) => {
  expect(insertParagraph(text, '![x](y)', at)).toBe(expected);
});
