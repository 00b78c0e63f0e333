import { createRequire } from 'node:module';
import path from 'node:path';
import { cmsDir } from './environment.js';

const require = createRequire(import.meta.url);

/** A module of the built server, by its path in `src`. */
export const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;
