// The simulated providers in a separate process, and a JSON client.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../apps/sandbox/dist/start.js', import.meta.url));

/** In memory, on a free port, with Intuit's own limits. */
export async function startSandbox() {
  const child = spawn(process.execPath, [PROGRAM, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /(http:\/\/[\d.:]+)\/_sandbox/.exec(line)?.[1];
    if (url !== undefined) {
      return {
        url,
        stop: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    }
  }
  throw new Error(`${PROGRAM} did not start; run it by itself to see why.`);
}

/** Posts JSON; throws the refusal. */
export async function ask(address, { token, json }) {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(json),
  });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}: ${text}`);
  }
  return JSON.parse(text);
}
