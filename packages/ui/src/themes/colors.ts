/** Tier 1, private: the colors of the art direction, by theme. */
export type ThemeColors = {
  bg: Record<'canvas' | 'surface' | 'sunken' | 'floating' | 'hover' | 'selected', string>;
  fg: Record<'default' | 'muted' | 'link' | 'inverse', string>;
  border: Record<'hairline' | 'interactive' | 'ink' | 'focus', string>;
  brand: Record<'solid' | 'solidHover' | 'onSolid' | 'soft' | 'onSoft', string>;
  danger: ToneColors;
  warning: ToneColors;
  info: ToneColors;
  success: ToneColors;
  neutral: Record<'soft' | 'onSoft', string>;
  chart: Record<ChartHue, string>;
  scrim: string;
  shadow: string;
};

export type ChartHue =
  | 'gross'
  | 'tax'
  | 'promotions'
  | 'refunds'
  | 'fees'
  | 'ads'
  | 'adjustments'
  | 'net';

type ToneColors = Record<'solid' | 'solidHover' | 'onSolid' | 'soft' | 'onSoft', string>;

export const LIGHT: ThemeColors = {
  bg: {
    canvas: '#FAF8F3',
    surface: '#FFFFFF',
    sunken: '#F2EFE7',
    floating: '#FFFFFF',
    hover: '#F2EFE7',
    selected: '#E2EEE8',
  },
  fg: { default: '#1C1B18', muted: '#5E5A50', link: '#1E5B46', inverse: '#FAF8F3' },
  border: { hairline: '#E3DED2', interactive: '#857F72', ink: '#1C1B18', focus: '#1E5B46' },
  brand: {
    solid: '#1E5B46',
    solidHover: '#174837',
    onSolid: '#FFFFFF',
    soft: '#E2EEE8',
    onSoft: '#173F31',
  },
  danger: {
    solid: '#A8321C',
    solidHover: '#8A2916',
    onSolid: '#FFFFFF',
    soft: '#F9E4DE',
    onSoft: '#6E1F10',
  },
  warning: {
    solid: '#80540A',
    solidHover: '#694507',
    onSolid: '#FFFFFF',
    soft: '#F6EACD',
    onSoft: '#573804',
  },
  info: {
    solid: '#24598C',
    solidHover: '#1C4872',
    onSolid: '#FFFFFF',
    soft: '#E1ECF6',
    onSoft: '#17395A',
  },
  success: {
    solid: '#2C6B3F',
    solidHover: '#235632',
    onSolid: '#FFFFFF',
    soft: '#E1F0E2',
    onSoft: '#1B4527',
  },
  neutral: { soft: '#ECE8DE', onSoft: '#34312B' },
  chart: {
    gross: '#1E5B46',
    tax: '#7A7F3A',
    promotions: '#B07A1E',
    refunds: '#A8512F',
    fees: '#8C3B2A',
    ads: '#7A4A70',
    adjustments: '#4F6F8F',
    net: '#1C1B18',
  },
  scrim: 'rgb(28 27 24 / 40%)',
  shadow: '0 8px 28px rgb(28 27 24 / 8%), 0 0 0 1px #E3DED2',
};

export const DARK: ThemeColors = {
  bg: {
    canvas: '#151412',
    surface: '#1D1C19',
    sunken: '#262420',
    floating: '#262420',
    hover: '#262420',
    selected: '#1B3A2E',
  },
  fg: { default: '#EEEBE3', muted: '#ADA798', link: '#79C7A6', inverse: '#151412' },
  border: { hairline: '#34312B', interactive: '#7D776A', ink: '#EEEBE3', focus: '#79C7A6' },
  brand: {
    solid: '#79C7A6',
    solidHover: '#96D8BC',
    onSolid: '#10201A',
    soft: '#1B3A2E',
    onSoft: '#BFE6D5',
  },
  danger: {
    solid: '#F08A72',
    solidHover: '#F5A592',
    onSolid: '#24100B',
    soft: '#43201A',
    onSoft: '#F7C3B6',
  },
  warning: {
    solid: '#E2B25A',
    solidHover: '#EAC57F',
    onSolid: '#241A06',
    soft: '#3D2F12',
    onSoft: '#F3DCA8',
  },
  info: {
    solid: '#86B7E6',
    solidHover: '#A3C9ED',
    onSolid: '#0D1B29',
    soft: '#1A3148',
    onSoft: '#C3DDF5',
  },
  success: {
    solid: '#85C893',
    solidHover: '#A0D5AB',
    onSolid: '#0F2014',
    soft: '#1F3A25',
    onSoft: '#C4E7CB',
  },
  neutral: { soft: '#262420', onSoft: '#EEEBE3' },
  chart: {
    gross: '#4E9E80',
    tax: '#A0A55A',
    promotions: '#C9953A',
    refunds: '#D07A55',
    fees: '#C76A57',
    ads: '#B07FA6',
    adjustments: '#7F9FBF',
    net: '#EEEBE3',
  },
  scrim: 'rgb(0 0 0 / 60%)',
  shadow: '0 8px 28px rgb(0 0 0 / 40%), 0 0 0 1px #34312B',
};
