import { describe, expect, it } from 'vitest';
import { requireCurrentTerms } from './require-current-terms.js';

describe('requireCurrentTerms', () => {
  it('accepts the version in force', () => {
    expect(() => requireCurrentTerms('2021-08-26', '2021-08-26')).not.toThrow();
  });

  it.each(['2020-01-01', '2030-01-01'])('refuses %s, and names the one in force', (version) =>
    expect(() => requireCurrentTerms(version, '2021-08-26')).toThrow(
      expect.objectContaining({ code: 'termsOutdated', details: { params: { version: '2021-08-26' } } }),
    ),
  );
});
