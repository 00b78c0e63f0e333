import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.js';

it('is a valid description that tools can read', async () => {
  const config = await createConfig({ extends: ['spec'] });
  const problems = await lintFromString({ source: JSON.stringify(openApiDocument()), config });
  const found = problems.map(({ message, location }) => `${location[0]?.pointer ?? ''}: ${message}`);
  expect(found).toEqual([]);
});
