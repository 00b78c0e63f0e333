/** A secret of the installation; one that could be guessed does not let the server start. */
export function optionalSecret(name: string, value: string | undefined): string | undefined {
  if (value && value.length < 16)
    throw new Error(`${name} must have at least 16 characters (docs/settings.md)`);
  return value || undefined;
}

/** A secret from the environment without which the server does not start. */
export function requiredSecret(name: string): string {
  const value = optionalSecret(name, process.env[name]);
  if (!value) throw new Error(`${name} must be set to a secret of at least 16 characters (docs/settings.md)`);
  return value;
}
