import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const body = style({ display: 'flex', flexDirection: 'column', gap: space.md });
export const groups = style({
  columnWidth: '240px',
  columnGap: space.xl,
});
export const group = style({ breakInside: 'avoid', paddingBlockEnd: space.md });
export const heading = style({
  color: color.fg.muted,
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  paddingBlockEnd: space.xxs,
});
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.xxs,
  borderBlockEnd: `1px solid ${color.border.hairline}`,
});
export const off = style([line, { color: color.fg.muted }]);
export const term = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const keys = style({ flex: 'none' });
