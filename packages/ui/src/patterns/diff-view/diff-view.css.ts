import { style, styleVariants } from '@vanilla-extract/css';
import { mono } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const value = style([
  mono,
  {
    display: 'inline-flex',
    // In a card row, the label keeps its width and the value shrinks.
    flexShrink: 1_000,
    gap: space.xxs,
    paddingInline: space.xxs,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    whiteSpace: 'pre-wrap',
    // Forced colors remove the background, so a border replaces it.
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
]);
export const change = styleVariants({
  before: [value, { background: color.danger.soft, color: color.danger.onSoft }],
  after: [value, { background: color.success.soft, color: color.success.onSoft }],
});
/** Keeps a short word from wrapping in favor of long values. */
export const what = style({ display: 'inline-block', minInlineSize: '8ch' });
export const none = style({ color: color.fg.muted });
