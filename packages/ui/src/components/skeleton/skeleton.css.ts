import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const block = color.border.hairline;

export const skeleton = style({ display: 'block' });
export const unseen = style([skeleton, { visibility: 'hidden' }]);
export const label = style([visuallyHidden]);

const column = style({ display: 'flex', flexDirection: 'column' });
export const shape = styleVariants({
  text: [column],
  table: [column, { borderBlockStart: `1px solid ${block}` }],
  chart: [column],
  form: [column, { gap: space.lg, maxInlineSize: vars.size.field }],
  card: [
    column,
    { padding: space.md, border: `1px solid ${block}`, borderRadius: vars.radius.control },
  ],
});

const bar = style({
  background: block,
  // Forced colors remove backgrounds, and with them the skeleton.
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
});
export const line = style([
  bar,
  {
    blockSize: '10px',
    marginBlock: '5px',
    selectors: { '&:last-child': { inlineSize: '62%' } },
  },
]);
export const field = style({ display: 'flex', flexDirection: 'column', gap: space.xxs });
// As high as a line of the label; the bar is its text.
export const fieldLabel = style([
  bar,
  {
    blockSize: '10px',
    inlineSize: '34%',
    marginBlock: `calc((${vars.text.body.line} - 10px) / 2)`,
  },
]);
export const control = style({
  blockSize: vars.size.control,
  border: `1px solid ${block}`,
  borderRadius: vars.radius.control,
});
export const title = style([
  bar,
  { blockSize: '16px', inlineSize: '38%', marginBlockEnd: space.sm },
]);
// A ruled line with the start of a word and of a number.
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: vars.size.row,
  borderBlockEnd: `1px solid ${block}`,
  '::before': { content: '', blockSize: '10px', inlineSize: '34%', background: block },
  '::after': { content: '', blockSize: '10px', inlineSize: '12%', background: block },
});
export const bars = style({
  blockSize: '280px',
  inlineSize: '100%',
  fill: color.bg.sunken,
  '@media': { '(forced-colors: active)': { fill: 'none', stroke: 'GrayText' } },
  borderBlockEnd: `1px solid ${color.border.ink}`,
  marginBlockEnd: space.xxl,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
