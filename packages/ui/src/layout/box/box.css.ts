import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const hairline = `1px solid ${vars.color.border.hairline}`;

export const rule = styleVariants({
  around: { border: hairline },
  above: { borderBlockStart: hairline },
  below: { borderBlockEnd: hairline },
});

export const unseen = style({ visibility: 'hidden' });
