import { createGlobalThemeContract } from '@vanilla-extract/css';
import { LIGHT } from './colors.ts';
import { STATIC_TOKENS } from './tokens.ts';

const name = (_value: string | null, path: readonly string[]) =>
  `pb-${path.map((part) => part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;

/** The theme contract. The names are stable (`--pb-color-bg-canvas`), so they are readable in a browser's inspector. */
export const vars = {
  color: createGlobalThemeContract({ color: LIGHT }, name).color,
  ...createGlobalThemeContract(STATIC_TOKENS, name),
};
