/** Tier 1, private: raw values. Only `themes/tokens.ts` reads them. */
export const SPACE = {
  none: '0',
  xxs: '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '24px',
  xl: '32px',
  xxl: '48px',
  xxxl: '72px',
} as const;

export const RADIUS = { none: '0', control: '4px', floating: '8px' } as const;

export const FONT = {
  interface: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  title:
    "'Source Serif Variable', 'Source Serif Fallback', 'Source Serif Narrow Fallback', Georgia, serif",
  mono: "'JetBrains Mono Variable', ui-monospace, 'DejaVu Sans Mono', monospace",
} as const;

export const WEIGHT = { regular: '400', medium: '500', strong: '600' } as const;

/** Size and line height of each step of the type scale. */
export const TYPE = {
  caption: { size: '12px', line: '16px' },
  small: { size: '13px', line: '20px' },
  body: { size: '14px', line: '20px' },
  lead: { size: '16px', line: '24px' },
  title3: { size: '18px', line: '24px' },
  title2: { size: '22px', line: '28px' },
  title1: { size: '28px', line: '34px' },
  display: { size: '40px', line: '46px' },
} as const;

/** On touch devices, text sizes go up one step; titles stay. */
export const TYPE_TOUCH = {
  caption: { size: '13px', line: '18px' },
  small: { size: '14px', line: '20px' },
  body: { size: '16px', line: '24px' },
  lead: { size: '18px', line: '26px' },
} as const;

export const DURATION = { fast: '100ms', base: '160ms', slow: '240ms', fade: '300ms' } as const;

export const LAYER = {
  content: '0',
  sticky: '10',
  drawer: '30',
  overlay: '40',
  palette: '50',
  notification: '60',
  sessionToast: '70',
} as const;
