import { resealVault } from '../security/vault-keys.js';
import { printLine, refuseCommand, runOnDatabase } from './command.js';

// `node dist/src/commands/reseal-vault.js`: encrypts all values with the first key of VAULT_KEYS.
if (process.argv.length > 2) refuseCommand('It takes no arguments');
runOnDatabase(async ({ db, vault }) => {
  for (const [column, count] of await resealVault(db, vault)) printLine(`${column.padEnd(36)}${count}`);
  printLine(`All values are encrypted with the key ${vault.currentKey}`);
  return 0;
});
