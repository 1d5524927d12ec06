import { expect, test } from 'vitest';
import { followTyping } from './follow-typing.ts';

type Field = { type: string; value: string; isConnected: boolean };

const fieldOf = (type: string): Field => ({ type, value: '', isConnected: true });

/** A page whose fields dispatch input events to the document. */
function page() {
  let dispatch: (event: { target: unknown }) => void = () => undefined;
  const { any: isTyped, forget } = followTyping({
    addEventListener: (_type: string, listener: unknown) => {
      dispatch = listener as typeof dispatch;
    },
  });
  return {
    isTyped,
    forget,
    type: (field: Field, value: string) => {
      field.value = value;
      dispatch({ target: field });
    },
    dispatch: (target: unknown) => dispatch({ target }),
  };
}

test('typed text counts while its field exists and is not empty', () => {
  const { isTyped, type } = page();
  const reason = fieldOf('textarea');
  expect(isTyped()).toBe(false);
  type(reason, 'Counted twice');
  expect(isTyped()).toBe(true);
  type(reason, '');
  expect(isTyped()).toBe(false);
  type(reason, 'Counted twice');
  reason.isConnected = false;
  expect(isTyped()).toBe(false);
});

test.each(['search', 'password', 'checkbox', 'file'])(
  'text in a field of type %s does not',
  (kind) => {
    const { isTyped, type } = page();
    type(fieldOf(kind), 'x');
    expect(isTyped()).toBe(false);
  },
);

test('discarded text does not', () => {
  const { isTyped, forget, type } = page();
  const reason = fieldOf('text');
  type(reason, 'Counted twice');
  forget();
  expect(isTyped()).toBe(false);
  type(reason, 'Counted twice, I think');
  expect(isTyped()).toBe(true);
});

test('input outside of fields is ignored', () => {
  const { isTyped, dispatch } = page();
  dispatch({ value: 7 });
  dispatch(null);
  expect(isTyped()).toBe(false);
});
