import path from 'node:path';
import { runOnServer } from './run-on-server.mjs';

/**
 * Content out of an installation into a folder, or from a folder into an installation:
 * `npm run content:export -- texts`.
 */
const [act = '', folder = ''] = process.argv.slice(2);
runOnServer('content/main.js', [act, folder && path.resolve(folder)]);
