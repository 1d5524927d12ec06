import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space.md });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.sm,
});
export const list = style({ borderBlockStart: `1px solid ${color.border.ink}` });
export const step = style({ borderBlockEnd: hairline });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.sm,
  // Background and focus ring extend beyond the text, which stays aligned with the title.
  inlineSize: `calc(100% + 2 * ${space.xs})`,
  marginInline: `calc(-1 * ${space.xs})`,
  minBlockSize: '44px',
  padding: space.xs,
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: { '&:hover': { background: color.bg.hover } },
});

export const number = style({
  color: color.fg.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const name = styleVariants({
  open: { fontWeight: vars.weight.medium },
  attention: { fontWeight: vars.weight.medium },
  blocked: { color: color.fg.muted },
  skipped: { color: color.fg.muted },
  done: { color: color.fg.muted },
});
export const who = style({
  display: 'block',
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  fontWeight: vars.weight.regular,
  lineHeight: vars.text.small.line,
});
const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const stateWords = styleVariants({
  open: [state],
  attention: [state, { color: color.warning.solid }],
  blocked: [state],
  skipped: [state],
  done: [state, { color: color.success.solid }],
});

export const detail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.sm,
  maxInlineSize: vars.size.measure,
  paddingBlock: `${space.xxs} ${space.md}`,
  paddingInlineStart: `calc(20px + ${space.sm})`,
});
