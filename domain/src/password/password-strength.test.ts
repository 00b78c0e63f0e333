import fc from 'fast-check';
import owasp from 'owasp-password-strength-test';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.js';

describe('passwordStrength', () => {
  it.each([
    ['', 0, ['length', 'lower', 'upper', 'digit', 'special']],
    ['kirja', 1, ['length', 'upper', 'digit', 'special']],
    ['Kirja1!', 4, ['length']],
    ['Kirjasto1!', 5, []],
    ['kirjasto1!', 4, ['upper']],
    ['KIRJASTO1!', 4, ['lower']],
    ['Kirjastot!', 4, ['digit']],
    ['Kirjasto12', 4, ['special']],
    ['Kirjaaasto1!', 4, ['repeats']],
    ['Åäkköset12!', 5, []],
    ['demo-passphrase-for-authors', 5, []],
    ['neljä sanaa lausetta', 5, []],
    ['neljä sanaa lausett', 3, ['upper', 'digit']],
    ['aaabbbcccdddeeefffggg', 4, ['repeats']],
    ['aB3-'.repeat(32), 5, []],
    [`${'aB3-'.repeat(32)}x`, 4, ['tooLong']],
  ])('%j', (password, score, missing) => {
    const strength = passwordStrength(password);
    expect(strength.missing).toEqual(missing);
    expect(strength.isStrong).toBe(missing.length === 0);
    expect(strength.score).toBe(score);
  });

  it('counts after NFC', () => {
    const decomposed = 'äö'.repeat(5).normalize('NFD');
    expect(decomposed).toHaveLength(20);
    expect(passwordStrength(decomposed).missing).toEqual(['upper', 'digit']);
  });

  it('detects a repeated character outside the basic plane', () => {
    expect(passwordStrength('Kirja1 📚📚📚').missing).toEqual(['repeats']);
  });
});

describe('properties', () => {
  const ascii = fc.string({ maxLength: 140, unit: 'grapheme-ascii' });

  it('agrees with owasp-password-strength-test for the letters that it supports', () => {
    fc.assert(
      fc.property(ascii, (password) => {
        expect(passwordStrength(password).isStrong).toBe(owasp.test(password).strong);
      }),
      { numRuns: 2000 },
    );
  });

  it('scores 5 exactly when strong, and names what is missing exactly when not', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140, unit: 'binary' }), (password) => {
        const { isStrong, score, missing } = passwordStrength(password);
        expect(score === 5).toBe(isStrong);
        expect(missing.length === 0).toBe(isStrong);
        expect(score).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
