import { style } from '@vanilla-extract/css';
import { mono } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const block = style({ minInlineSize: 0, borderBlock: `1px solid ${color.border.hairline}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.md,
  paddingBlock: space.xxs,
});
export const language = style({
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xxs,
});

export const code = style([
  mono,
  {
    display: 'block',
    paddingBlock: space.xs,
    lineHeight: vars.text.small.line,
    background: color.bg.sunken,
    counterReset: 'line',
    textAlign: 'left',
  },
]);
export const line = style({
  display: 'block',
  minBlockSize: vars.text.small.line,
  paddingInline: space.sm,
  whiteSpace: 'pre',
  '@media': { print: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
});
export const wrapped = style([line, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }]);
/** Numbered by CSS counters, so that the numbers are neither announced nor copied. */
export const numbered = style({
  position: 'relative',
  paddingInlineStart: `calc(${space.sm} + 5ch)`,
  counterIncrement: 'line',
  '::before': {
    content: 'counter(line) / ""',
    position: 'absolute',
    insetInlineStart: space.xs,
    inlineSize: '4ch',
    textAlign: 'end',
    color: color.fg.muted,
    userSelect: 'none',
  },
});
