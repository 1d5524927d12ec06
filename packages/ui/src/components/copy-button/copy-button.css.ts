import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** Both labels in one grid cell, so that the button keeps its width. */
export const words = style({ display: 'inline-grid' });
const word = style({ gridArea: '1 / 1', textAlign: 'start' });
export const shown = style([word]);
export const hidden = style([word, { opacity: 0 }]);

export const whole = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' });
export const refusal = style({
  flexBasis: '100%',
  paddingBlockStart: vars.space.xxs,
  color: vars.color.danger.solid,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
});
