import { spawn } from 'node:child_process';
import path from 'node:path';
import { root, serverEnvironment } from './environment.mjs';

/**
 * The commands of the server by the name of their npm script, each with its program in `cms/dist/src/commands` and its
 * first arguments. A command with a path resolves the next argument, because the server runs in another folder.
 * @type {Record<string, { program: string, args?: string[], hasPath?: boolean }>}
 */
const commands = {
  'content:export': { program: 'content.js', args: ['export'], hasPath: true },
  'content:import': { program: 'content.js', args: ['import'], hasPath: true },
  'create:staff': { program: 'create-staff.js' },
  'import:loans': { program: 'import-loans.js', hasPath: true },
  'import:tax-data': { program: 'import-tax-data.js', hasPath: true },
  'reseal:vault': { program: 'reseal-vault.js' },
  'reset:second-factor': { program: 'reset-second-factor.js' },
};

const [name = '', first, ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) throw new Error(`There is no command ${name}.`);
const { program, args = [], hasPath = false } = command;
const userArgs = first === undefined ? [] : [hasPath ? path.resolve(first) : first, ...rest];
const child = spawn(
  process.execPath,
  [path.join(root, 'cms/dist/src/commands', program), ...args, ...userArgs],
  {
    cwd: path.join(root, 'cms'),
    // Variables of the caller take precedence, so that they can name another installation.
    env: { ...serverEnvironment(), LOG_LEVEL: 'error', ...process.env },
    stdio: 'inherit',
  },
);
child.once('exit', (code) => process.exit(code ?? 1));
