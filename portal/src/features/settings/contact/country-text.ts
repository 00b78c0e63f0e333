/** The name of a country by its code, empty for none. The platform's own names, as in the list to choose from. */
export const countryText = (code: string, language: string): string =>
  code === '' ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code);
