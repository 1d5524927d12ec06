import { globalFontFace } from '@vanilla-extract/css';

// Latin with the minus sign U+2212 and the arrows: the range of the font files, which scripts/cut-fonts.mjs subsets to the
// weights in use.
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

const face = (file: string) => ({
  src: `url('${file}') format('woff2')`,
  fontDisplay: 'swap' as const,
  fontStyle: 'normal' as const,
  fontWeight: '400 700',
  unicodeRange: LATIN,
});

globalFontFace('Inter Variable', face('../fonts/inter-latin.woff2'));
globalFontFace('Source Serif Variable', face('../fonts/source-serif-4-latin.woff2'));
// Used only for identifiers and logs, so no page waits for it.
globalFontFace('JetBrains Mono Variable', face('../fonts/jetbrains-mono-latin.woff2'));
// System fonts with the metrics of ours, to avoid layout shift when the files load: one face per font, since their widths
// differ by a tenth. The values are those of Capsize's `createFontStack` for Inter and Source Serif 4.
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
  ascentOverride: '90.4%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
  sizeAdjust: '107.1%',
});
globalFontFace('Source Serif Fallback', {
  src: "local('Georgia')",
  ascentOverride: '96.4%',
  descentOverride: '31.2%',
  lineGapOverride: '0%',
  sizeAdjust: '107.4%',
});
globalFontFace('Source Serif Narrow Fallback', {
  src: "local('Times New Roman'), local('TimesNewRomanPSMT'), local('Liberation Serif')",
  ascentOverride: '87.9%',
  descentOverride: '28.4%',
  lineGapOverride: '0%',
  sizeAdjust: '117.9%',
});
