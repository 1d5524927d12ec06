import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, space, text } = vars;

const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  inlineSize: '100%',
  marginInline: 'auto',
  padding: 'clamp(16px, 5%, 16mm)',
  background: color.bg.surface,
  color: color.fg.default,
  border: `1px solid ${color.border.hairline}`,
  '@media': {
    print: {
      display: 'block',
      maxInlineSize: 'none',
      minBlockSize: 0,
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
});

export const paper = styleVariants({
  a4: [sheet, { maxInlineSize: '210mm', '@media': { screen: { minBlockSize: '297mm' } } }],
  letter: [sheet, { maxInlineSize: '8.5in', '@media': { screen: { minBlockSize: '11in' } } }],
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  paddingBlockEnd: space.sm,
  borderBlockEnd: `1px solid ${color.border.ink}`,
});
export const facts = style({ color: color.fg.muted });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.lg,
  flex: '1 1 auto',
  // A flex box is not cut between pages.
  '@media': { print: { display: 'block', paddingBlockStart: space.md } },
});
/** On paper the margin of each page says it. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.xs,
  color: color.fg.muted,
  fontSize: text.caption.size,
  lineHeight: text.caption.line,
  '@media': { print: { display: 'none' } },
});
