import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.xs,
  insetBlockStart: vars.space.xs,
  zIndex: vars.layer.sessionToast,
  background: vars.color.bg.floating,
  color: vars.color.fg.link,
  borderRadius: vars.radius.control,
  boxShadow: vars.color.shadow,
  clipPath: 'inset(50%)',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  ':focus': {
    clipPath: 'none',
    inlineSize: 'auto',
    blockSize: 'auto',
    padding: `${vars.space.xs} ${vars.space.md}`,
    overflow: 'visible',
  },
});
