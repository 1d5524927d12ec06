import { expect, test } from 'vitest';
import { browserTabs, type SessionMessage } from './session-tabs.ts';

const message: SessionMessage = { type: 'TOKEN_REFRESHED', sessionId: 's1', epoch: 2 };

test('messages from one tab reach the others, but not itself', async () => {
  const channels = [new BroadcastChannel('session'), new BroadcastChannel('session')];
  const received: unknown[] = [];
  const [one, other] = channels.map((channel) =>
    browserTabs(new EventTarget(), channel, 'session'),
  );
  one?.onWritten(() => received.push('one'));
  const arrived = new Promise<void>((resolve) => {
    other?.onWritten((message) => {
      received.push(message);
      resolve();
    });
  });
  one?.post(message);
  await arrived;
  expect(received).toEqual([message]);
  for (const channel of channels) {
    channel.close();
  }
});

test.each([
  ['session', 1],
  [null, 1],
  ['theme', 0],
])('another tab that wrote %j is notified %i time', (key, times) => {
  const page = new EventTarget();
  const channel = new BroadcastChannel('session');
  const received: unknown[] = [];
  browserTabs(page, channel, 'session').onWritten((message) => received.push(message));
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(received).toEqual(Array.from({ length: times }, () => null));
  channel.close();
});
