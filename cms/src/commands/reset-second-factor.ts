import { type OperatorReset, resetByOperator } from '../api/second-factor/use-cases/reset-by-operator.js';
import { system } from '../system.js';
import { printLine, refuseCommand } from './command.js';
import { runOnStrapi } from './strapi-command.js';

const outcomes: Readonly<Record<OperatorReset, string>> = {
  reset: 'The second factor was reset: the next login sets up a new one',
  unknown: 'No account has this name',
  none: 'The account has no second factor',
};

// `node dist/src/commands/reset-second-factor.js <user name>`; ends with 1 when nothing was reset.
const [name, ...others] = process.argv.slice(2);
if (!name || others.length > 0) refuseCommand('Say whose: <user name>');
runOnStrapi(async () => {
  const result = await resetByOperator(system(), name);
  printLine(outcomes[result]);
  return result === 'reset' ? 0 : 1;
});
