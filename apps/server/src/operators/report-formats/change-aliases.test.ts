import { expect, test } from 'vitest';
import { applyChanges, diffAliases, refuseTwice } from './change-aliases.ts';

const TIPS = { platform: 'ubereats', header: 'Courier gratuity', column: 'tips' } as const;
const FEE = { platform: 'doordash', header: 'Service cut', column: 'commission' } as const;

test('a header is added, read as another column, and removed', () => {
  expect(applyChanges([TIPS], [FEE])).toEqual([FEE, TIPS]);
  expect(
    applyChanges([TIPS], [{ ...TIPS, header: ' COURIER  gratuity ', column: 'Bag Fee' }]),
  ).toEqual([{ ...TIPS, header: 'COURIER  gratuity', column: 'bag fee' }]);
  expect(applyChanges([FEE, TIPS], [{ ...TIPS, column: null }])).toEqual([FEE]);
});

test("a column is recognized by its other spellings, and saved under the formats' name", () => {
  expect(applyChanges([], [{ ...TIPS, column: 'Gratuity' }])).toEqual([TIPS]);
});

test('differences are listed with old and new values', () => {
  const { platform, header } = TIPS;
  expect(diffAliases([TIPS], [FEE, { ...TIPS, column: 'bag fee' }])).toEqual([
    { platform: 'doordash', header: 'Service cut', before: null, after: 'commission' },
    { platform, header, before: 'tips', after: 'bag fee' },
  ]);
  expect(diffAliases([TIPS], [])).toEqual([{ platform, header, before: 'tips', after: null }]);
  expect(diffAliases([TIPS], [TIPS])).toEqual([]);
});

test.each([
  ['a column of no report', { ...TIPS, column: 'nothing' }, 'report_column_not_found'],
  ['a column of another platform', { ...FEE, platform: 'ubereats' }, 'report_column_not_found'],
  ['a header that is known', { ...TIPS, header: 'Gratuity' }, 'report_header_known'],
  ['what is so already', TIPS, 'report_formats_unchanged'],
] as const)('%s is rejected', (_, change, code) => {
  expect(() => applyChanges([TIPS], [change])).toThrow(expect.objectContaining({ code }));
});

test('of two changes that read one header as two columns the later is rejected, in any spelling', () => {
  const other = { ...TIPS, header: 'COURIER  gratuity', column: 'bag fee' };
  expect(() => refuseTwice([TIPS, FEE, other, { ...FEE, column: null }])).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      errors: [
        { path: '/changes/2/header', message: 'appears twice', code: 'named_twice', values: {} },
        { path: '/changes/3/header', message: 'appears twice', code: 'named_twice', values: {} },
      ],
    }),
  );
});

test('one header on two platforms, and two headers for one column, are two changes', () => {
  const changes = [TIPS, { ...TIPS, platform: 'doordash' }, { ...TIPS, header: 'Gift' }] as const;
  expect(refuseTwice(changes)).toBeUndefined();
  expect(applyChanges([], [TIPS, { ...TIPS, header: 'Gift' }])).toEqual([
    TIPS,
    { ...TIPS, header: 'Gift' },
  ]);
});
