import { style, styleVariants } from '@vanilla-extract/css';
import { mono } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const value = style([
  mono,
  {
    display: 'inline-flex',
    // Where a row is a card, the word beside it keeps its width.
    flexShrink: 1_000,
    gap: space.xxs,
    paddingInline: space.xxs,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    whiteSpace: 'pre-wrap',
    // A ground alone is lost where colours are forced.
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);
export const change = styleVariants({
  before: [value, { background: color.danger.soft, color: color.danger.onSoft }],
  after: [value, { background: color.success.soft, color: color.success.onSoft }],
});
/** A short word is not broken to make room for long values. */
export const what = style({ display: 'inline-block', minInlineSize: '8ch' });
export const none = style({ color: color.fg.muted });
