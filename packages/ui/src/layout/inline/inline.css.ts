import { style } from '@vanilla-extract/css';
import { PHONE_VIEWPORT } from '../../styles/container.ts';
import { vars } from '../../themes/vars.css.ts';

export const inline = style({ display: 'flex', minInlineSize: 0 });

/** A quiet button has no visible edge, so its label is aligned instead. */
export const flush = style({
  '@media': { [PHONE_VIEWPORT]: { marginInlineStart: `calc(-1 * ${vars.space.sm})` } },
});
