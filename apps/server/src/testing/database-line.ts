import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A connection to a database that a test can cut and restore. */
export type DatabaseLine = {
  readonly port: number;
  /** Cuts existing connections; until `mend`, new ones are refused. */
  readonly cut: () => Promise<void>;
  /** Like `cut`, but new connections are accepted and dropped, which is counted. */
  readonly turnAway: () => void;
  readonly turnedAway: () => number;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A TCP proxy in front of the database at `target`. */
export async function openDatabaseLine(target: {
  readonly host?: string | undefined;
  readonly port?: number | undefined;
}): Promise<DatabaseLine> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // Cuts are intentional; both ends notice them by themselves.
    socket.on('error', () => undefined);
    return socket.on('close', () => sockets.delete(socket));
  };
  let isTurningAway = false;
  let turnedAway = 0;
  const cutAll = (): void => {
    for (const socket of sockets) {
      socket.destroy();
    }
  };
  const open = (): Server =>
    createServer((near) => {
      if (isTurningAway) {
        turnedAway += 1;
        near.destroy();
        return;
      }
      join(keep(near), keep(connect(target.port ?? 5432, target.host ?? '127.0.0.1')));
    });
  let server = open();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    if (server.listening) {
      const closed = once(server, 'close');
      server.close();
      cutAll();
      await closed;
    }
  };
  return {
    port,
    cut,
    turnAway: () => {
      isTurningAway = true;
      cutAll();
    },
    turnedAway: () => turnedAway,
    mend: async () => {
      isTurningAway = false;
      if (server.listening) {
        return;
      }
      server = open();
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: cut,
  };
}

function join(near: Socket, far: Socket): void {
  near.pipe(far);
  far.pipe(near);
  near.on('close', () => far.destroy());
  far.on('close', () => near.destroy());
}
