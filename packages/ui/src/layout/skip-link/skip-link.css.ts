import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space.xs,
  insetBlockStart: vars.space.xs,
  zIndex: vars.layer.sessionToast,
  padding: `${vars.space.xs} ${vars.space.md}`,
  background: vars.color.bg.floating,
  color: vars.color.fg.link,
  borderRadius: vars.radius.control,
  boxShadow: vars.color.shadow,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
    },
  },
});
