import { refuseInProduction } from './environment.js';

export interface StandIn {
  url: string;
  close(): Promise<void>;
}

/**
 * Runs a stand-in as an own process: one JSON line on standard output when it listens, exit on SIGTERM and
 * SIGINT, and code 1 with a sentence on standard error when it cannot start.
 */
export async function runStandIn<T extends StandIn>(
  name: string,
  start: () => Promise<T>,
  details: (standIn: T) => Record<string, unknown> = () => ({}),
): Promise<void> {
  try {
    refuseInProduction();
    const standIn = await start();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => void standIn.close().then(() => process.exit(0)));
    }
    console.log(JSON.stringify({ standIn: name, url: standIn.url, ...details(standIn) }));
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
