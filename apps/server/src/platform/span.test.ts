import { expect, test } from 'vitest';
import {
  childOf,
  currentSpan,
  inSpan,
  readTraceparent,
  rootSpan,
  writeTraceparent,
} from './span.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test('a traceparent of version 00 contains its trace and its parent', () => {
  expect(readTraceparent(`00-${TRACE}-${PARENT}-01`)).toEqual({ traceId: TRACE, parentId: PARENT });
});

test.each([
  ['none', undefined],
  ['another version', `01-${TRACE}-${PARENT}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${PARENT}-01`],
  ['a parent of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['capitals', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
  ['something behind it', `00-${TRACE}-${PARENT}-01-x`],
])('%s is not a traceparent', (_, header) => {
  expect(readTraceparent(header)).toBeNull();
});

test('a span passes its trace, user and tenant to its children', () => {
  const span = rootSpan({ requestId: 'request-1', traceId: TRACE, tenantId: 'tenant', attempt: 2 });
  const child = childOf(span);
  expect(child).toEqual({ ...span, id: child.id, parentId: span.id });
  expect(child.id).toMatch(/^[0-9a-f]{16}$/);
  expect(child.id).not.toBe(span.id);
  expect(readTraceparent(writeTraceparent(child))).toEqual({ traceId: TRACE, parentId: child.id });
});

test('work that follows from a span is in it, and concurrent work is not', async () => {
  const span = rootSpan({ requestId: 'request-2' });
  const later = inSpan(span, async () => {
    await Promise.resolve();
    return currentSpan();
  });
  expect(currentSpan()).toBeNull();
  expect(await later).toBe(span);
});
