import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const capsLock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.warning.solid,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  // Without room of its own, but there: what is filled later is then read out.
  selectors: { '&:empty': { position: 'absolute' } },
});
