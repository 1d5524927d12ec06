import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border.hairline}`;

export const list = style({ listStyle: 'none', borderBlockStart: hairline });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.sm,
  borderBlockEnd: hairline,
});
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const device = style({ fontWeight: vars.weight.medium });
export const facts = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
export const current = style({ color: color.success.solid, whiteSpace: 'nowrap' });
export const action = style({ flex: 'none' });
