import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from './create-sandbox.ts';

const USAGE = `Start the simulated outside world: Uber Eats, DoorDash and QuickBooks Online over HTTP.

  node apps/sandbox/dist/start.js [--port N] [--host NAME] [--file PATH]

  --port  where it listens (default 4010; 0 takes a free one)
  --host  the address it listens on (default 127.0.0.1)
  --file  where its books are kept (default: in memory, gone when it stops)
`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: '127.0.0.1' },
    file: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  process.stdout.write(USAGE);
} else {
  if (values.file !== undefined) {
    mkdirSync(dirname(values.file), { recursive: true });
  }
  const sandbox = createSandbox({ file: values.file ?? null });
  const server = createServer(sandbox.app);
  server.on('error', (error) => {
    process.stderr.write(`The sandbox cannot listen: ${error.message}\n`);
    process.exit(1);
  });
  server.listen(Number(values.port), values.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : values.port;
    process.stdout.write(
      `Sandbox of Uber Eats, DoorDash and QuickBooks: http://${values.host}:${port}/_sandbox\n`,
    );
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.closeAllConnections();
      server.close(() => {
        sandbox.close();
      });
    });
  }
}
