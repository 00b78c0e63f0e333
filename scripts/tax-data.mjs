import path from 'node:path';
import { runOnServer } from './run-on-server.mjs';

/**
 * The yearly tax data from a file: `npm run import:tax-data -- data.csv`, which says what would change, and again
 * with `--save`.
 */
const [file = '', ...flags] = process.argv.slice(2);
runOnServer('import/tax-data-main.js', [file && path.resolve(file), ...flags]);
