import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { control } from '../field/field.css.ts';

/** As tall as its rows; users can make it taller. */
export const area = style([
  control,
  { display: 'block', paddingBlock: vars.space.xs, resize: 'vertical' },
]);
