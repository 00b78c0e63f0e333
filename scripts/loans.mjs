import path from 'node:path';
import { runOnServer } from './run-on-server.mjs';

/**
 * A file of loans: `npm run import:loans -- loans.csv`, which says what is in it, and again with `--save`.
 */
const [file = '', ...flags] = process.argv.slice(2);
runOnServer('import/loans-main.js', [file && path.resolve(file), ...flags]);
