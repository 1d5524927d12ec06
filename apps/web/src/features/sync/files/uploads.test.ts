import { describe, expect, test } from 'vitest';
import type { Import } from '../../../shared/api/entities.ts';
import { wholeImport } from '../../../shared/testing/answers.fake.ts';
import { toUploadItem, uploadsReducer, type Upload } from './uploads.ts';

const first: Upload = { id: 'u1', name: 'a.csv', state: 'sending' };
const second: Upload = { id: 'u2', name: 'b.csv', state: 'sending' };
const accepted: Upload = {
  id: 'u1',
  name: 'a.csv',
  state: 'accepted',
  importId: 'i1',
  alreadyImported: false,
};

describe('the files given to the drop area', () => {
  test('are listed with the newest drop first', () => {
    expect(uploadsReducer([first], { type: 'upload.started', uploads: [second] })).toEqual([
      second,
      first,
    ]);
  });

  test('settle one by one: a refused one changes no other', () => {
    const afterRefusal = uploadsReducer([first, second], {
      type: 'upload.refused',
      id: 'u2',
      message: 'Too large.',
    });
    expect(
      uploadsReducer(afterRefusal, {
        type: 'upload.accepted',
        id: 'u1',
        importId: 'i1',
        alreadyImported: false,
      }),
    ).toEqual([accepted, { id: 'u2', name: 'b.csv', state: 'refused', message: 'Too large.' }]);
  });

  test('can be removed from the list', () => {
    expect(uploadsReducer([first, second], { type: 'upload.removed', id: 'u1' })).toEqual([second]);
  });
});

describe('what the drop area says of a file', () => {
  const item = (upload: Upload, run?: Import) => toUploadItem(upload, run);

  test('is “reading” until its import has settled', () => {
    const reading = { id: 'u1', name: 'a.csv', state: 'reading' };
    expect(item(first)).toEqual(reading);
    expect(item(accepted)).toEqual(reading);
    expect(item(accepted, { ...wholeImport, state: 'checking' })).toEqual(reading);
  });

  test('is how many rows were read and set aside', () => {
    const counts = { ...wholeImport.counts, rows_quarantined: 2 };
    expect(item(accepted, { ...wholeImport, counts })).toEqual({
      id: 'u1',
      name: 'a.csv',
      state: 'parsed',
      rows: 312,
      quarantined: 2,
    });
  });

  test('is that it was imported before', () => {
    expect(item({ ...accepted, alreadyImported: true }, wholeImport)).toEqual({
      id: 'u1',
      name: 'a.csv',
      state: 'duplicate',
      message: 'Already imported',
    });
  });

  test.each<[string, Import, string]>([
    [
      'the failure',
      {
        ...wholeImport,
        state: 'failed',
        failure: { step: 'plan', code: 'x', message: 'It stopped.', retryable: true },
      },
      'It stopped.',
    ],
    [
      'the first reason',
      {
        ...wholeImport,
        state: 'blocked',
        blocked: [
          {
            file: 'a.csv',
            reason: 'not_a_report',
            column: null,
            payout_ref: null,
            platform_store_id: null,
            message: 'This is a picture.',
          },
        ],
      },
      'This is a picture.',
    ],
    [
      'a plain sentence without one',
      { ...wholeImport, state: 'blocked' },
      'We couldn’t read this file. Nothing was posted.',
    ],
  ])('is %s when nothing came of it', (_, run, message) => {
    expect(item(accepted, run)).toEqual({ id: 'u1', name: 'a.csv', state: 'rejected', message });
  });

  test('is why it failed, even if that was found out earlier', () => {
    const failed = { ...wholeImport, state: 'blocked' as const };
    expect(item({ ...accepted, alreadyImported: true }, failed).state).toBe('rejected');
  });

  test('is the server’s message when it was refused', () => {
    expect(item({ id: 'u1', name: 'a.csv', state: 'refused', message: 'Too large.' })).toEqual({
      id: 'u1',
      name: 'a.csv',
      state: 'rejected',
      message: 'Too large.',
    });
  });
});
