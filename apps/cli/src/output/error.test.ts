import { describe, expect, test } from 'vitest';
import { CliError, systemErrorCode } from '../cli-error.ts';
import { createTestContext } from '../testing/test-context.ts';
import { presentError } from './error.ts';
import { createStyle } from './style.ts';

const plain = createStyle(createTestContext().stderr, {});
const colored = createStyle(createTestContext({ columns: 80 }).stderr, {});

describe('an error on stderr', () => {
  test('is its code and message, then the hint', () => {
    const error = new CliError('output_is_directory', 'out is a directory.', 'name a file');
    expect(presentError(error, { style: plain, json: false })).toBe(
      'error[output_is_directory]: out is a directory.\nhint: name a file\n',
    );
  });

  test('has no hint line without a hint', () => {
    const error = new CliError('interrupted', 'Interrupted.');
    expect(presentError(error, { style: plain, json: false })).toBe(
      'error[interrupted]: Interrupted.\n',
    );
  });

  test('is marked by color and by word on a terminal', () => {
    const error = new CliError('interrupted', 'Interrupted.');
    expect(presentError(error, { style: colored, json: false })).toBe(
      '\u001b[31merror[interrupted]:\u001b[39m Interrupted.\n',
    );
  });

  test('is one line of JSON when JSON was requested, never colored', () => {
    const error = new CliError('file_not_found', 'There is no file.', 'check the name');
    expect(presentError(error, { style: colored, json: true })).toBe(
      '{"error":{"code":"file_not_found","message":"There is no file.","hint":"check the name","status":null,"request_id":null,"retryable":false,"exit_code":6}}\n',
    );
  });
});

describe('the code of a system error', () => {
  test.each([
    [Object.assign(new Error('no'), { code: 'ENOENT' }), 'ENOENT'],
    [Object.assign(new Error('no'), { code: 20 }), undefined],
    [new Error('no'), undefined],
    ['ENOENT', undefined],
  ])('%s', (error, code) => {
    expect(systemErrorCode(error)).toBe(code);
  });
});
