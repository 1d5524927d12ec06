import { style } from '@vanilla-extract/css';
import { vars } from '@platebook/ui/vars';

const { color, space, text, font, weight } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

export const progress = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

export const steps = style({ display: 'flex', gap: space.xxs });

export const step = style({ flex: 1, blockSize: '4px', background: color.border.hairline });

export const stepDone = style({ flex: 1, blockSize: '4px', background: color.brand.solid });

export const choices = style({ display: 'flex', flexDirection: 'column' });

/** The whole line is clickable. */
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '52px',
  paddingInline: space.xs,
  borderBlockStart: `1px solid ${color.border.hairline}`,
  cursor: 'pointer',
  ':hover': { background: color.bg.hover },
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.border.hairline}` } },
});

export const mark = style({
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: color.brand.solid,
});

export const area = style({
  inlineSize: '100%',
  minBlockSize: '144px',
  padding: space.sm,
  border: `1px solid ${color.border.interactive}`,
  borderRadius: vars.radius.control,
  background: color.bg.surface,
  color: color.fg.default,
  font: 'inherit',
});

export const hint = style({ paddingBlockEnd: space.sm, color: color.fg.muted });

export const problem = style({ color: color.danger.solid, fontWeight: weight.medium });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const address = style({
  padding: space.sm,
  border: `1px solid ${color.border.hairline}`,
  background: color.bg.surface,
  fontFamily: font.mono,
  fontSize: text.small.size,
  overflowWrap: 'anywhere',
});
