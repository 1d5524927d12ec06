import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const nothing = () => undefined;
const host = '127.0.0.1';

test('a taken port is refused, or the next free one is taken', async () => {
  const first = await listen(nothing, { host, port: 0, orNext: false });
  await expect(listen(nothing, { host, port: first.port, orNext: false })).rejects.toThrow(
    'EADDRINUSE',
  );
  const second = await listen(nothing, { host, port: first.port, orNext: true });
  expect(second.port).toBeGreaterThan(first.port);
  first.server.close();
  second.server.close();
});
