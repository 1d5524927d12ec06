import { expect, test } from 'vitest';
import { browserTabs, type SessionMessage } from './session-tabs.ts';

const message: SessionMessage = { type: 'TOKEN_REFRESHED', sessionId: 's1', epoch: 2 };

test('what one tab tells, the others hear and it does not', async () => {
  const channels = [new BroadcastChannel('session'), new BroadcastChannel('session')];
  const heard: unknown[] = [];
  const [one, other] = channels.map((channel) =>
    browserTabs(new EventTarget(), channel, 'session'),
  );
  one?.onWritten(() => heard.push('one'));
  const arrived = new Promise<void>((resolve) => {
    other?.onWritten((told) => {
      heard.push(told);
      resolve();
    });
  });
  one?.tell(message);
  await arrived;
  expect(heard).toEqual([message]);
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
  const heard: unknown[] = [];
  browserTabs(page, channel, 'session').onWritten((told) => heard.push(told));
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(heard).toEqual(Array.from({ length: times }, () => null));
  channel.close();
});
