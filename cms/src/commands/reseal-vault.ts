import { resealVault } from '../security/vault-keys.js';
import { printLine, refuseCommand, runOnDatabase } from './command.js';

// `node dist/src/commands/reseal-vault.js`: encrypts all values with the first key of VAULT_KEYS.
if (process.argv.length > 2) refuseCommand('It takes no arguments');
runOnDatabase(async ({ db, vault }) => {
  const { counts, left } = await resealVault(db, vault);
  for (const [column, count] of counts) printLine(`${column.padEnd(36)}${count}`);
  if (left.length > 0) {
    printLine(`Another key than ${vault.currentKey} still encrypts these rows:`);
    left.forEach(printLine);
    printLine(
      'Keep that key. Check that every server has the new one first in VAULT_KEYS, and run this again',
    );
    return 1;
  }
  printLine(`All values are encrypted with the key ${vault.currentKey}`);
  return 0;
});
