import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const disclosure = style({ borderBlockStart: `1px solid ${vars.color.border.hairline}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  color: vars.color.fg.muted,
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const mark = style({
  display: 'inline-flex',
  selectors: {
    '[open] > summary > &': { transform: 'rotate(90deg)' },
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  },
});

export const body = style({ paddingBlock: vars.space.md });
