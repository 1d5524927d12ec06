import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** The way to a database, which a test takes away and gives back. */
export type DatabaseLine = {
  readonly port: number;
  /** Cuts what is connected; until `mend`, whoever connects is refused. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A TCP proxy before the database at `target`. */
export async function openDatabaseLine(target: {
  readonly host?: string | undefined;
  readonly port?: number | undefined;
}): Promise<DatabaseLine> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // A cut is what this is for; both ends see it for themselves.
    socket.on('error', () => undefined);
    return socket.on('close', () => sockets.delete(socket));
  };
  const open = (): Server =>
    createServer((near) => {
      const far = keep(connect(target.port ?? 5432, target.host ?? '127.0.0.1'));
      keep(near).pipe(far);
      far.pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
  let server = open();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    if (server.listening) {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) {
        socket.destroy();
      }
      await closed;
    }
  };
  return {
    port,
    cut,
    mend: async () => {
      server = open();
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: cut,
  };
}
