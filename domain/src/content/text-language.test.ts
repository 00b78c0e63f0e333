import { describe, expect, it } from 'vitest';
import type { Language } from '../language.js';
import { textLanguage } from './text-language.js';

describe('textLanguage', () => {
  it.each<[written: Language[], asked: Language, shown: Language | undefined]>([
    [['fi', 'sv', 'en'], 'sv', 'sv'],
    [['fi', 'en'], 'sv', 'fi'],
    [['en'], 'sv', 'en'],
    [['en', 'sv'], 'fi', 'sv'],
    [[], 'fi', undefined],
  ])('of %j, asked in %s, shows %s', (written, asked, shown) => {
    expect(textLanguage(written, asked)).toBe(shown);
  });
});
