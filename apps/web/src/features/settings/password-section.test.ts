import { expect, test } from 'vitest';
import { refusal, type AnswerRequest } from '../../shared/testing/api.fake.ts';
import { submitForm } from '../../shared/testing/form.fake.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import { usePasswordChange } from './password-section.tsx';

const PASSWORD = { method: 'PUT', path: '/api/v2/auth/me/password' };
const typed = { current_password: 'old secret', new_password: 'a better secret' };

async function change(
  fields: Partial<typeof typed> & { sign_out_others?: boolean },
  answer?: AnswerRequest,
) {
  const page = fakePage(answer);
  const drawn = page.hook(() => usePasswordChange(8));
  const errors = await submitForm(page, drawn, fields);
  const { getFieldState, getValues } = drawn.form;
  return {
    sent: page.sent,
    errors,
    refused: {
      current: getFieldState('current_password').error?.message,
      next: getFieldState('new_password').error?.message,
    },
    left: getValues(),
  };
}

test('a new password ends other sessions, unless the user keeps them', async () => {
  const { sent } = await change(typed);
  expect(sent).toEqual([{ ...PASSWORD, body: { ...typed, sign_out_others: true } }]);
  const staying = await change({ ...typed, sign_out_others: false });
  expect(staying.sent).toEqual([{ ...PASSWORD, body: { ...typed, sign_out_others: false } }]);
});

test('after the change, neither password stays in the page', async () => {
  const { left } = await change({ ...typed, sign_out_others: false });
  expect(left).toEqual({ current_password: '', new_password: '', sign_out_others: true });
});

test.each([
  [{ ...typed, current_password: '' }, { current_password: 'Enter your current password' }],
  [{ ...typed, new_password: 'seven c' }, { new_password: 'Use at least 8 characters' }],
  [
    {},
    {
      current_password: 'Enter your current password',
      new_password: 'Use at least 8 characters',
    },
  ],
])('%j is not sent', async (fields, errors) => {
  const found = await change(fields);
  expect([found.sent, found.errors]).toEqual([[], errors]);
});

test('spaces are part of a password', async () => {
  const { sent } = await change({ current_password: ' ', new_password: '        ' });
  expect(sent.map(({ body }) => body)).toEqual([
    { current_password: ' ', new_password: '        ', sign_out_others: true },
  ]);
});

test.each([
  ['current_password_invalid', 'That’s not your password.', 'current'],
  ['weak_password', 'It was found in a leak.', 'next'],
  ['same_password', 'It is the one you have.', 'next'],
] as const)('a refusal as %s is shown at its field', async (code, message, field) => {
  const { refused, left } = await change(typed, () => refusal(422, code, message));
  const none = { current: undefined, next: undefined };
  expect(refused).toEqual({ ...none, [field]: refused[field] });
  expect(refused[field]).toBeTypeOf('string');
  expect(left).toMatchObject(typed);
});

test('any other refusal is shown at neither field, and the input stays', async () => {
  const { refused, left } = await change(typed, () => refusal(503, 'database_down', 'Try again.'));
  expect(refused).toEqual({ current: undefined, next: undefined });
  expect(left).toMatchObject(typed);
});
