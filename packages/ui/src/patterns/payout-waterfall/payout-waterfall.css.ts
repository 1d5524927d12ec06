import { createContainer, style } from '@vanilla-extract/css';
import { tabular, visuallyHidden } from '../../styles/text.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, space } = vars;

// Nine columns fit into a narrower container than thirteen.
const few = createContainer('pb-waterfall-few');
const many = createContainer('pb-waterfall-many');
const most = createContainer('pb-waterfall-most');
const NARROW = [
  `${few} (max-inline-size: 679.98px)`,
  `${many} (max-inline-size: 859.98px)`,
  `${most} (max-inline-size: 1079.98px)`,
] as const;
const narrow = <Rule>(rule: Rule) => ({
  '@container': Object.fromEntries(NARROW.map((query) => [query, rule])),
});

const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const figureFew = style([frame, { containerName: few }]);
export const figureMany = style([frame, { containerName: many }]);
export const figureMost = style([frame, { containerName: most }]);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.md,
});

// Aligns the last quiet button's label with the edge of the figure.
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${space.sm})`,
  '@media': { print: { display: 'none' } },
});

export const chart = style({ '@media': { print: { display: 'none' } } });
export const chartHidden = style({ display: 'none' });
export const table = style({});
export const tablePrinted = style({ display: 'none', '@media': { print: { display: 'block' } } });

export const tableBehind = style({ '@media': { print: { display: 'none' } } });

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  ...narrow({ display: 'flex', flexDirection: 'column' }),
});

export const step = style({
  position: 'relative',
  minInlineSize: 0,
  ...narrow({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.md,
    rowGap: '6px',
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    selectors: {
      '&:first-child': { borderBlockStart: `1px solid ${color.border.ink}` },
      '&:last-child': {
        borderBlockStart: `1px solid ${color.border.ink}`,
        borderBlockEnd: `3px double ${color.border.ink}`,
        marginBlockStart: '-1px',
      },
    },
  }),
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  paddingInline: '3px',
  textAlign: 'center',
  ...narrow({ alignItems: 'flex-start', textAlign: 'start', paddingInline: 0 }),
});

const labelText = style({
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  fontWeight: vars.weight.medium,
  hyphens: 'auto',
  ...narrow({ fontSize: vars.text.body.size, lineHeight: vars.text.body.line }),
});
export const label = style([labelText]);
export const open = style([
  labelText,
  {
    textAlign: 'inherit',
    cursor: 'pointer',

    // The whole column is the click target and shows the focus ring.
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: vars.radius.control,
      },
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `${vars.focus.width} solid ${color.border.focus}`,
        outlineOffset: '0px',
      },
    },
  },
]);

const small = style({
  fontSize: vars.text.caption.size,
  lineHeight: vars.text.caption.line,
  hyphens: 'auto',
});
export const account = style([small, { color: color.fg.muted }]);
const waiting = style([
  small,
  {
    color: color.warning.solid,
    fontWeight: vars.weight.medium,
  },
]);
export const unmapped = style([waiting]);
export const partial = style([waiting]);

export const figures = style([
  visuallyHidden,
  narrow({
    position: 'static',
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'visible',
    clipPath: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '2px',
  }),
]);
export const figure = style([tabular]);
export const endAmount = style([tabular, { fontWeight: vars.weight.strong }]);
export const share = style([
  tabular,
  { color: color.fg.muted, fontSize: vars.text.caption.size, lineHeight: vars.text.caption.line },
]);
export const hidden = visuallyHidden;

export const whenWide = style({ marginBlockEnd: space.xs, ...narrow({ display: 'none' }) });
export const whenNarrow = style({
  display: 'none',
  gridColumn: '1 / -1',
  ...narrow({ display: 'block' }),
});

export const sentence = style({
  fontFamily: vars.font.title,
  fontSize: vars.text.title3.size,
  lineHeight: '28px',
  maxInlineSize: '84ch',
  textWrap: 'pretty',
});
export const sentenceOpen = style([sentence, { color: color.warning.solid }]);
export const mark = style({ display: 'inline-block', marginInlineEnd: space.xxs });
export const partialNote = style([
  waiting,
  { display: 'flex', alignItems: 'center', gap: '6px', fontSize: vars.text.small.size },
]);
