import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

export const GAP_PX = 4;

export const toolbar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: `${GAP_PX}px`,
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

/** What does not fit keeps its width out of sight, to be measured. */
export const item = styleVariants({
  shown: { display: 'inline-flex', flex: 'none' },
  away: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'inline-flex',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
  },
});

export const separator = style({
  inlineSize: '1px',
  blockSize: '20px',
  marginInline: space.xxs,
  background: color.border.hairline,
});
