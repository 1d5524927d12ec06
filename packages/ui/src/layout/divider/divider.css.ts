import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const line = style({ border: 0, margin: 0, inlineSize: '100%' });

export const divider = styleVariants({
  hairline: [line, { borderBlockStart: `1px solid ${vars.color.border.hairline}` }],
  ink: [line, { borderBlockStart: `1px solid ${vars.color.border.ink}` }],
});
