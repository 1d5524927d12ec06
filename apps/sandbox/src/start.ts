import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { serve } from './listen.ts';

const USAGE = `Start the simulated outside world: Uber Eats, DoorDash and QuickBooks Online over HTTP.

  node apps/sandbox/dist/start.js [--port N] [--or-next] [--host NAME] [--name NAME] [--file PATH] [--webhooks URL]

  --port      where it listens (default 4010; 0 takes a free one)
  --or-next   takes the next free port when that one is taken
  --host      the address it listens on (default 127.0.0.1)
  --name      a name it answers under besides that one and loopback; may be given again
  --file      where its books are kept (default: in memory, gone when it stops)
  --webhooks  the app it tells of changes: URL/api/v2/webhooks/quickbooks and …/ubereats
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    'or-next': { type: 'boolean', default: false },
    host: { type: 'string', default: '127.0.0.1' },
    name: { type: 'string', multiple: true, default: [] },
    file: { type: 'string' },
    webhooks: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

/** Started by another program it lives exactly as long as its parent; alone it ends on a signal. */
function endWithStarter(sandbox: Sandbox): void {
  // Every answered call is already in the file.
  const end = () => {
    sandbox.close();
    process.exit();
  };
  const isChild = process.send !== undefined;
  if (isChild) {
    process.once('disconnect', end);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C reaches both processes, and the parent may still need this one.
    process.on(signal, () => {
      if (!isChild) {
        end();
      }
    });
  }
}

async function main(): Promise<void> {
  const { file = null, webhooks, host } = values;
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true });
  }
  const sandbox = createSandbox({ file });
  if (webhooks !== undefined) {
    sandbox.tellChangesTo(webhooks);
  }
  const { port } = await serve(sandbox, {
    host,
    port: Number(values.port),
    names: values.name,
    orNext: values['or-next'],
  });
  endWithStarter(sandbox);
  const url = `http://${host}:${port}`;
  process.send?.({ url });
  process.stdout.write(`Sandbox of Uber Eats, DoorDash and QuickBooks: ${url}/_sandbox\n`);
}

if (values.help) {
  process.stdout.write(USAGE);
} else {
  main().catch((error: unknown) => {
    process.stderr.write(
      `The sandbox cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  });
}
