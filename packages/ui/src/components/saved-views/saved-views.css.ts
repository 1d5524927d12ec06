import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  '@media': { print: { display: 'none' } },
});
export const tabs = style({ flex: '1 1 auto', minInlineSize: 0 });
export const menu = style({ flex: 'none' });
export const name = style({
  maxInlineSize: '200px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const dot = style({
  inlineSize: '8px',
  blockSize: '8px',
  flex: 'none',
  borderRadius: '50%',
  background: color.warning.solid,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const kind = style({ color: color.fg.muted, fontWeight: vars.weight.regular });
export const form = style({ display: 'flex', flexDirection: 'column', gap: space.md });
export const actions = style({ display: 'flex', justifyContent: 'flex-end', gap: space.xs });
