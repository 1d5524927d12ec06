import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const popover = style({
  zIndex: vars.layer.overlay,
  inlineSize: 'min(320px, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  outline: 'none',
  padding: space.sm,
  background: color.bg.floating,
  borderRadius: vars.radius.floating,
  boxShadow: color.shadow,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const list = style({ display: 'flex', flexDirection: 'column', paddingBlock: space.xs });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minBlockSize: `max(32px, ${vars.size.target})`,
});
export const moves = style({ display: 'flex', flex: 'none' });
export const hint = style({
  color: color.fg.muted,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
