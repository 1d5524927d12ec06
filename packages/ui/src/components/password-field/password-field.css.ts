import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({ position: 'relative' });
export const input = style({ paddingInlineEnd: '44px' });
export const reveal = style({
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: '2px',
  inlineSize: '36px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.color.fg.muted,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.fg.default } },
});
export const capsLock = style({
  color: vars.color.warning.solid,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  selectors: { '&:empty': { display: 'none' } },
});
