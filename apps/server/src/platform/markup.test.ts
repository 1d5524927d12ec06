import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markup } from './markup.ts';

describe('markup', () => {
  test('escapes text, and leaves markup, lists of it and null unchanged', () => {
    const item = markup`<li title="${`"'`}">${'<b>&'}</li>`;
    expect(markup`<ul>${[item, item]}</ul>${null}${7}`.text).toBe(
      '<ul><li title="&quot;&#39;">&lt;b&gt;&amp;</li><li title="&quot;&#39;">&lt;b&gt;&amp;</li></ul>7',
    );
  });

  test('never lets a value open a tag, an attribute or an entity', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const inside = markup`<p>${value}</p>`.text.slice(3, -4);
        expect(inside).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      }),
    );
  });
});
