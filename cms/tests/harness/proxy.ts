import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to another port that can be cut and mended. */
export interface Wire {
  port: number;
  /** What goes over it ends, and nobody gets through. */
  cut: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

export async function wireTo(host: string, port: number): Promise<Wire> {
  let isCut = false;
  const open = new Set<Socket>();
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  const listener = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, host);
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const end = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (listener.address() as AddressInfo).port,
    cut() {
      isCut = true;
      end();
    },
    mend: () => void (isCut = false),
    close: () =>
      new Promise((resolve) => {
        end();
        listener.close(() => resolve());
      }),
  };
}
