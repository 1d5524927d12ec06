import type { ColorName } from './pairs.ts';

/**
 * The replacement of each color under increased contrast (`prefers-contrast: more`, `data-contrast="more"`): another color
 * of the same theme, so that one list serves both themes.
 */
export const INCREASED_CONTRAST: readonly { color: ColorName; becomes: ColorName }[] = [
  { color: 'fg.muted', becomes: 'fg.default' },
  { color: 'fg.link', becomes: 'brand.solidHover' },
  { color: 'border.hairline', becomes: 'border.interactive' },
  { color: 'border.interactive', becomes: 'border.ink' },
  { color: 'brand.solid', becomes: 'brand.solidHover' },
  { color: 'danger.solid', becomes: 'danger.solidHover' },
  { color: 'warning.solid', becomes: 'warning.solidHover' },
  { color: 'info.solid', becomes: 'info.solidHover' },
  { color: 'success.solid', becomes: 'success.solidHover' },
];
