import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodeOf, countryName, countryNames } from './country.js';

const locales = ['fi', 'sv', 'en'] as const;

describe('countryCodeOf', () => {
  it.each([
    ['Suomi', 'fi', 'FI'],
    [' suomi ', 'fi', 'FI'],
    ['SUOMI', 'fi', 'FI'],
    ['Finland', 'sv', 'FI'],
    ['Finland', 'en', 'FI'],
    ['Iso-Britannia', 'fi', 'GB'],
    ['Yhdistynyt kuningaskunta', 'fi', 'GB'],
    ['Etelä-Korea', 'fi', 'KR'],
    ['Korean tasavalta', 'fi', 'KR'],
    ['Ahvenanmaa', 'fi', 'AX'],
    ['Åland', 'sv', 'AX'],
    ['Ruotsi'.normalize('NFD'), 'fi', 'SE'],
  ] as const)('%s (%s) is %s', (name, locale, code) => expect(countryCodeOf(name, locale)).toBe(code));

  it.each(['', 'Suom', 'Neuvostoliitto', 'constructor', 'Finland'])('knows no %j in Finnish', (name) =>
    expect(countryCodeOf(name, 'fi')).toBeUndefined(),
  );
});

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

  it('tells the formal names too', () => {
    const britain = countryNames('fi').find(({ code }) => code === 'GB');
    expect(britain).toEqual({ code: 'GB', name: 'Iso-Britannia', otherNames: ['Yhdistynyt kuningaskunta'] });
  });

  it('accepts every name it offers, however it is written', () => {
    const offered = fc
      .constantFrom(...locales)
      .chain((locale) => fc.constantFrom(...countryNames(locale).map((country) => ({ ...country, locale }))));
    fc.assert(
      fc.property(offered, fc.constantFrom('', ' ', '\u00a0'), ({ code, name, locale }, space) => {
        expect(countryCodeOf(space + name + space, locale)).toBe(code);
        expect(countryCodeOf(name.toLocaleUpperCase(locale), locale)).toBe(code);
      }),
    );
  });
});
