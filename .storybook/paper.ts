import { create } from 'storybook/theming/create';
import { LIGHT } from '../packages/ui/src/themes/colors.ts';
import { FONT } from '../packages/ui/src/themes/primitives.ts';

const { bg, fg, border, brand } = LIGHT;

/** The Storybook theme in the kit's paper and ink colors, for the manager and the docs pages. */
export const paper = create({
  base: 'light',
  brandTitle: 'Platebook',
  fontBase: FONT.interface,
  fontCode: FONT.mono,
  colorPrimary: brand.solid,
  colorSecondary: brand.solid,
  appBg: bg.sunken,
  appContentBg: bg.canvas,
  appPreviewBg: bg.canvas,
  appBorderColor: border.hairline,
  appBorderRadius: 4,
  textColor: fg.default,
  textMutedColor: fg.muted,
  textInverseColor: fg.inverse,
  barBg: bg.canvas,
  barTextColor: fg.muted,
  barHoverColor: brand.solid,
  barSelectedColor: brand.solid,
  inputBg: bg.surface,
  inputBorder: border.interactive,
  inputTextColor: fg.default,
  inputBorderRadius: 4,
});
