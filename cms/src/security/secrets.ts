/** A secret of the installation from the environment; without it the server does not start. */
export function requiredSecret(name: string): string {
  const value = process.env[name];
  if (!value || value.length < 16) {
    throw new Error(`${name} must be set to a secret of at least 16 characters (docs/operations.md)`);
  }
  return value;
}
