import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { SeededDice } from './seeded-dice.ts';

/** What a line does to its bytes, whatever their content. */
export const LINE_FAULTS = [
  'line_cut_in_request',
  'line_cut_in_answer',
  'line_half_open',
  'line_slow',
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

export type ShakyLine = {
  /** The URL of the far end through this line. */
  readonly url: string;
  readonly given: () => Readonly<Record<string, number>>;
  /** From now on every connection is good. */
  readonly mend: () => void;
  readonly close: () => void;
};

/** Bad connections per 1,000. */
const PER_MILLE = 80;
const SLOW_MS = 150;
const MOST_BYTES = 1_500;

/**
 * A TCP proxy in front of `farEnd`: some connections are cut after a number of bytes, some carry one direction only,
 * some are slow.
 */
export async function openShakyLine(farEnd: string, dice: SeededDice): Promise<ShakyLine> {
  const { hostname, port } = new URL(farEnd);
  const counts: Record<string, number> = {};
  const sockets = new Set<Socket>();
  let mended = false;
  let bad = 0;
  const nextFault = (): LineFault | null => LINE_FAULTS[bad++ % LINE_FAULTS.length] ?? null;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    // Cuts are intentional; both ends notice them by themselves.
    socket.on('error', () => undefined);
    return socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = keep(connect(Number(port), hostname));
    const fault = !mended && dice.chance(PER_MILLE) ? nextFault() : null;
    if (fault !== null) {
      counts[fault] = (counts[fault] ?? 0) + 1;
    }
    join(keep(near), far, { fault, after: dice.between(1, MOST_BYTES) });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given: () => counts,
    mend: () => {
      mended = true;
    },
    close: () => {
      server.close();
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

type Bad = { readonly fault: LineFault | null; readonly after: number };

function join(near: Socket, far: Socket, { fault, after }: Bad): void {
  let bytes = 0;
  const carry = (from: Socket, to: Socket, cutBy: LineFault): void => {
    from.on('data', (piece: Buffer) => {
      bytes += piece.byteLength;
      if (fault === cutBy && bytes > after) {
        to.write(piece.subarray(0, Math.max(0, piece.byteLength - (bytes - after))));
        near.resetAndDestroy();
        far.resetAndDestroy();
      } else if (fault === 'line_slow') {
        setTimeout(() => to.write(piece), SLOW_MS);
      } else if (fault !== 'line_half_open' || from === near) {
        to.write(piece);
      }
    });
    from.on('close', () =>
      fault === 'line_slow' ? setTimeout(() => to.end(), SLOW_MS) : to.end(),
    );
  };
  carry(near, far, 'line_cut_in_request');
  carry(far, near, 'line_cut_in_answer');
}
