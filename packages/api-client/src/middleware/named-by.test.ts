import { expect, test } from 'vitest';
import { namedBy } from './named-by.ts';

/** The tenant id that a call sends. */
async function named(tenantId: string | null): Promise<string | null> {
  const seen: Request[] = [];
  const send = namedBy(
    'x-view-as',
    () => tenantId,
  )(async (request) => {
    seen.push(request);
    return new Response(null, { status: 204 });
  });
  await send(new Request('http://localhost/x', { headers: { 'x-request-id': 'q1' } }));
  expect(seen.map(({ headers }) => headers.get('x-request-id'))).toEqual(['q1']);
  return seen[0]?.headers.get('x-view-as') ?? null;
}

test('a call sends the viewed tenant only while support is viewing one', async () => {
  expect(await named('t1')).toBe('t1');
  expect(await named(null)).toBe(null);
});
