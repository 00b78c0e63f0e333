import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Address {
  /** The address to bind to. */
  host: string;
  /** 0 lets the system choose one. */
  port: number;
}

/** Starts a server and answers its base URL, without a slash at the end. A port in use is told by name. */
export async function listen(server: Server, { host, port }: Address): Promise<string> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (isNodeError(error) && error.code === 'EADDRINUSE') {
      throw new Error(`port ${port} of ${host} is taken`, { cause: error });
    }
    throw error;
  }
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

/** Stops a server at once, with whatever is still open on it. */
export async function shut(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function isNodeError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error;
}
