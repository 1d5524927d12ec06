import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xxs,
  minBlockSize: '36px',
  paddingBlock: space.xxs,
  paddingInline: space.md,
  '@media': {
    '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});
export const look = styleVariants({
  reconnecting: [bar, { background: color.warning.soft, color: color.warning.onSoft }],
  offline: [bar, { background: color.warning.soft, color: color.warning.onSoft }],
  back: [bar, { background: color.success.soft, color: color.success.onSoft }],
});
export const words = style({ flex: 1, minInlineSize: '20ch' });
export const strong = style({ fontWeight: vars.weight.strong });
