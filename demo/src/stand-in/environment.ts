/** A port from the environment; 0 lets the system choose one. Throws with the variable's name when it is no port. */
export function portFrom(name: string, otherwise: number): number {
  const text = process.env[name] ?? '';
  if (text === '') return otherwise;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${name} is no port: ${text}`);
  return port;
}

/** A text from the environment; throws with the variable's name when it is needed and absent. */
export function textFrom(name: string, otherwise?: string): string {
  const text = process.env[name] || otherwise;
  if (text === undefined) throw new Error(`${name} is not set`);
  return text;
}

/** Stand-ins let anybody in as anybody: they have no place beside real people. */
export function refuseInProduction(): void {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('a stand-in does not start when NODE_ENV is production');
  }
}
