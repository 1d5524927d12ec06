import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

/** Dark on light in both themes: cameras read nothing else. Not printed: it may hold a secret. */
export const code = style({
  inlineSize: 'min(100%, 14rem)',
  aspectRatio: '1',
  background: 'white',
  border: `1px solid ${vars.color.border.hairline}`,
  '@media': {
    print: { display: 'none' },
    '(forced-colors: active)': { forcedColorAdjust: 'none' },
  },
});
