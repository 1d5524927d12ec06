import { style } from '@vanilla-extract/css';
import { adornment } from '../field/field-frame.css.ts';
import { vars } from '../../themes/vars.css.ts';

export const code = style([adornment, { fontSize: vars.text.small.size }]);

/** The currency where it can be chosen: the same word, with a hairline that says it is its own control. */
export const choice = style({
  alignSelf: 'stretch',
  minInlineSize: '60px',
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  paddingInline: vars.space.xs,
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.border.hairline}`,
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.fg.muted,
  fontSize: vars.text.small.size,
  cursor: 'pointer',
});
