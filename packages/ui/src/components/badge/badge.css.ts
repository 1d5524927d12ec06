import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, text } = vars;

const badgeBase = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  paddingInline: '6px',
  paddingBlock: '1px',
  borderRadius: vars.radius.control,
  fontSize: text.caption.size,
  lineHeight: text.caption.line,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { border: '1px solid currentColor' },
  },
});

const TONES = ['neutral', 'brand', 'info', 'success', 'warning', 'danger'] as const;

export const badge = styleVariants(
  Object.fromEntries(TONES.map((tone) => [tone, tone])) as Record<
    (typeof TONES)[number],
    (typeof TONES)[number]
  >,
  (tone) => [badgeBase, { background: color[tone].soft, color: color[tone].onSoft }],
);

const counterBase = style({
  display: 'inline-block',
  minInlineSize: '20px',
  paddingInline: '6px',
  borderRadius: '10px',
  fontSize: text.caption.size,
  lineHeight: '20px',
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
export const counter = styleVariants({
  neutral: [counterBase, { background: color.neutral.soft, color: color.neutral.onSoft }],
  brand: [counterBase, { background: color.brand.solid, color: color.brand.onSolid }],
  danger: [counterBase, { background: color.danger.solid, color: color.danger.onSolid }],
});
