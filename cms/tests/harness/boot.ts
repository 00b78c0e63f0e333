import { beforeAll } from 'vitest';
import { server } from './server.js';

// The first test of a worker does not wait for Strapi within its own time.
beforeAll(() => server(), 120_000);
