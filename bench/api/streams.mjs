// Many live streams of one tenant in a worker thread: counts open streams and received events.
import { request } from 'node:http';
import { workerData } from 'node:worker_threads';

const { address, token, count, open, told } = workerData;

function openStream() {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, { headers: { authorization: `Bearer ${token}` } });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`A stream was answered ${response.statusCode}.`));
      }
      response.setEncoding('utf8');
      response.on('data', (text) => {
        Atomics.add(told, 0, text.split('event: changed').length - 1);
        resolve();
      });
      response.on('error', () => undefined);
    });
    outgoing.end();
  });
}

for (let opened = 0; opened < count; opened += 1) {
  await openStream();
  Atomics.add(open, 0, 1);
}
