import { style } from '@vanilla-extract/css';
import { vars } from '@platebook/ui/vars';

const { color, space, text, font, weight } = vars;

const WIDE = '(min-width: 900px)';
const ROOMY = '(min-width: 640px)';
const hairline = `1px solid ${color.border.hairline}`;

/** At least as high as the window, so that the footer of a short page is at the bottom. */
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: '16px',
  lineHeight: '24px',
});
export const main = style({ flexGrow: 1 });

export const frame = style({
  inlineSize: '100%',
  maxInlineSize: '1152px',
  marginInline: 'auto',
  paddingInline: space.md,
  '@media': { [ROOMY]: { paddingInline: space.xl } },
});

/** Text pages keep the frame's edges; only their lines are shorter. */
export const reading = style([frame, { paddingBlock: `${space.xl} ${space.xxxl}` }]);

export const header = style([
  frame,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlock: space.md,
  },
]);

export const wordmark = style({ textDecoration: 'none' });

export const nav = style({ display: 'flex', alignItems: 'center', gap: space.sm });

export const sections = style({
  display: 'none',
  '@media': {
    [WIDE]: { display: 'flex', gap: space.lg, marginInlineEnd: space.sm },
  },
});

/** Needs a script: without one it is invisible but keeps its space. */
const needsScript = style({
  selectors: { 'html:not([data-theme]) &': { visibility: 'hidden' } },
});

export const toggle = style([
  needsScript,
  {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    borderRadius: vars.radius.control,
    color: color.fg.muted,
    cursor: 'pointer',
    ':hover': { background: color.bg.hover, color: color.fg.default },
  },
]);

export const whenLight = style({
  selectors: { 'html[data-theme="dark"] &': { display: 'none' } },
});

export const whenDark = style({
  selectors: { 'html:not([data-theme="dark"]) &': { display: 'none' } },
});

export const whenSignedOut = style({
  selectors: { 'html[data-session="open"] &': { display: 'none' } },
});

export const whenSignedIn = style({
  selectors: { 'html:not([data-session="open"]) &': { display: 'none' } },
});

export const promise = style({
  fontFamily: font.title,
  fontWeight: weight.regular,
  fontSize: '36px',
  lineHeight: '42px',
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '@media': { [ROOMY]: { fontSize: '52px', lineHeight: '58px' } },
});

export const lead = style({
  maxInlineSize: '34em',
  fontSize: '18px',
  lineHeight: '28px',
  color: color.fg.muted,
  textWrap: 'pretty',
});

export const entryTitle = style({
  fontFamily: font.title,
  fontWeight: weight.medium,
  fontSize: text.title3.size,
  lineHeight: text.title3.line,
});

export const footer = style({ borderBlockStart: `3px double ${color.brand.solid}` });

export const footerRow = style([
  frame,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `${space.sm} ${space.lg}`,
    paddingBlock: space.lg,
    fontSize: '14px',
    color: color.fg.muted,
  },
]);

export const footerLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.lg });

/** A link in a list of links, with a touch-sized target. */
export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: color.fg.muted,
  textDecoration: 'none',
  ':hover': { color: color.fg.default, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xl,
  maxInlineSize: vars.size.measure,
});

export const articleTitle = style([
  promise,
  { '@media': { [ROOMY]: { fontSize: '40px', lineHeight: '46px' } } },
]);

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockStart: space.md,
  borderBlockStart: hairline,
});

export const mark = style({ fontFamily: font.mono, fontSize: '14px', overflowWrap: 'anywhere' });

/** Shown until the reader has chosen a language. */
/** Announcements above everything else. */
export const banners = style([frame, { paddingBlock: space.sm }]);

export const suggestion = style({
  borderBlockEnd: hairline,
  background: color.bg.sunken,
  fontSize: '14px',
  selectors: { 'html[data-language] &': { display: 'none' } },
});

export const suggestionText = style([frame, { paddingBlock: space.xs }]);

export const suggestionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: color.fg.link,
  textUnderlineOffset: '0.2em',
});
