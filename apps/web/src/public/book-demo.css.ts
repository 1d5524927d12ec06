import { style } from '@vanilla-extract/css';
import { vars } from '@platebook/ui/vars';

const { color, space, text, weight, radius } = vars;

export const form = style({ display: 'flex', flexDirection: 'column', gap: space.lg });

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const label = style({
  padding: 0,
  fontSize: text.small.size,
  fontWeight: weight.medium,
});

export const input = style({
  inlineSize: '100%',
  minBlockSize: '44px',
  paddingInline: space.sm,
  border: `1px solid ${color.border.interactive}`,
  borderRadius: radius.control,
  background: color.bg.surface,
  color: color.fg.default,
  font: 'inherit',
  selectors: { '&[aria-invalid]': { borderColor: color.danger.solid } },
});

export const area = style([input, { minBlockSize: '120px', paddingBlock: space.sm }]);

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '44px',
  cursor: 'pointer',
});

export const mark = style({
  flexShrink: 0,
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  accentColor: color.brand.solid,
});

export const problem = style({ color: color.danger.solid, fontSize: text.small.size });

export const problems = style({
  padding: space.md,
  border: `1px solid ${color.danger.solid}`,
  borderRadius: radius.control,
});

export const problemsTitle = style({ fontWeight: weight.medium });

export const note = style({ color: color.fg.muted, fontSize: text.small.size });

/** A honeypot for form bots. */
export const unseen = style({ display: 'none' });
