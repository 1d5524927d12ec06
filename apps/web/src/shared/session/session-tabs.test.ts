import { expect, test } from 'vitest';
import { browserTabs, type SessionMessage } from './session-tabs.ts';

const message: SessionMessage = { type: 'TOKEN_REFRESHED', sessionId: 's1', epoch: 2 };

test('what one tab tells, the others hear and it does not', async () => {
  const channels = [new BroadcastChannel('session'), new BroadcastChannel('session')];
  const heard: string[] = [];
  const [one, other] = channels.map((channel) =>
    browserTabs(new EventTarget(), channel, 'session'),
  );
  one?.onWritten(() => heard.push('one'));
  const arrived = new Promise<void>((resolve) => {
    other?.onWritten(() => {
      heard.push('other');
      resolve();
    });
  });
  one?.tell(message);
  await arrived;
  expect(heard).toEqual(['other']);
  for (const channel of channels) {
    channel.close();
  }
});

test.each([
  ['session', 1],
  [null, 1],
  ['theme', 0],
])('another tab that wrote %j is heard %i time', (key, times) => {
  const page = new EventTarget();
  const channel = new BroadcastChannel('session');
  let heard = 0;
  browserTabs(page, channel, 'session').onWritten(() => {
    heard += 1;
  });
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(heard).toBe(times);
  channel.close();
});
