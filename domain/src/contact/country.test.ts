import { describe, expect, it } from 'vitest';
import { countryName, countryNames } from './country.js';

const locales = ['fi', 'sv', 'en'] as const;

describe('countryName', () => {
  it('is the everyday name', () => {
    expect(countryName('GB', 'fi')).toBe('Iso-Britannia');
    expect(countryName('fi', 'sv')).toBe('Finland');
    expect(countryName('ZZ', 'fi')).toBeUndefined();
    expect(countryName('toString', 'fi')).toBeUndefined();
  });
});

describe('countryNames', () => {
  it.each(locales)('lists all countries in alphabetical order (%s)', (locale) => {
    const list = countryNames(locale);
    const sorted = [...list].sort((a, b) => a.name.localeCompare(b.name, locale));
    expect(list.length).toBeGreaterThan(245);
    expect(list).toEqual(sorted);
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  });

  it('has the formal names too', () => {
    const britain = countryNames('fi').find(({ code }) => code === 'GB');
    expect(britain).toEqual({ code: 'GB', name: 'Iso-Britannia', otherNames: ['Yhdistynyt kuningaskunta'] });
  });
});
