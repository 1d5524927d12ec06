import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const capsLock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.warning.solid,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  // Takes no space but stays rendered, so that later text is announced.
  selectors: { '&:empty': { position: 'absolute' } },
});
