import { beforeAll } from 'vitest';
import { server } from './server.js';

// Booting before the first test keeps Strapi's start out of its time limit.
beforeAll(() => server(), 120_000);
