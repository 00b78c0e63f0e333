/** The name of a country by its code, empty for none; the names of the platform, as in the list. */
export const countryText = (code: string, language: string): string =>
  code === '' ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code);
