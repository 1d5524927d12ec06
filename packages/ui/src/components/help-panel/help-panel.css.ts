import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space.md });
export const group = style({ display: 'flex', flexDirection: 'column' });
export const heading = style({
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  paddingBlockEnd: space.xxs,
});
export const line = style({
  borderBlockEnd: `1px solid ${color.border.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${color.border.hairline}` } },
});
export const article = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: `max(44px, ${vars.size.target})`,
  paddingBlock: space.xs,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.fg.link } },
});
export const into = style({
  color: color.fg.muted,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});
export const back = style({
  display: 'inline-flex',
  marginInlineStart: `calc(-1 * ${space.sm})`,
});
globalStyle(`[dir="rtl"] ${back} svg`, { transform: 'scaleX(-1)' });
export const title = style({
  fontFamily: vars.font.title,
  fontSize: vars.text.title3.size,
  lineHeight: vars.text.title3.line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  outline: 'none',
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  overflowWrap: 'anywhere',
});
export const foot = style({ color: color.fg.muted, fontSize: vars.text.small.size });
