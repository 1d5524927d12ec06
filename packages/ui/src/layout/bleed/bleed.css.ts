import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const inline = styleVariants(vars.space, (space) => ({
  marginInline: `calc(-1 * ${space})`,
}));
export const block = styleVariants(vars.space, (space) => ({
  marginBlock: `calc(-1 * ${space})`,
}));
