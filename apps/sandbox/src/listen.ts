import { createServer, type RequestListener, type Server } from 'node:http';
import type { Sandbox } from './create-sandbox.ts';
import { answerUnderNames } from './own-names.ts';

/** How many ports to try after a taken one. */
const MOST_TRIES = 20;
/** Longer than creating a merchant with a year of trade blocks the process: a caller's idle connection survives it. */
const KEEP_ALIVE_MS = 65_000;

export type Listening = {
  readonly server: Server;
  readonly port: number;
};

export type ListenOptions = {
  readonly host: string;
  /** 0 means any free port. */
  readonly port: number;
  /** Uses the next free port if it is taken, instead of failing. */
  readonly orNext: boolean;
};

/** Serves `app`; rejects with the system's error if it cannot listen. */
export async function listen(
  app: RequestListener,
  { host, port, orNext }: ListenOptions,
): Promise<Listening> {
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  for (let tried = port; ; tried += 1) {
    try {
      return { server, port: await listenOnce(server, host, tried) };
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || !orNext || tried >= port + MOST_TRIES) {
        throw error;
      }
    }
  }
}

export type ServeOptions = ListenOptions & {
  /** Allowed host names besides loopback and the listening address. */
  readonly names?: readonly string[];
};

/** Serves the world under its own names; the fault `restart` takes it off its port for a while. */
export async function serve(sandbox: Sandbox, options: ServeOptions): Promise<Listening> {
  const names = [options.host, ...(options.names ?? [])];
  const listening = await listen(answerUnderNames(names, sandbox.app), options);
  const { server, port } = listening;
  sandbox.onRestart((downMs) => {
    server.close();
    server.closeAllConnections();
    setTimeout(() => {
      if (!server.listening) {
        server.listen(port, options.host);
      }
    }, downMs);
  });
  return listening;
}

function listenOnce(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
