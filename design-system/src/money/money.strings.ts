import type { Strings } from '../strings/use-strings';

export const moneyStrings: Strings<'minus' | 'euros' | 'eurosAndCents'> = {
  'fi-FI': {
    minus: 'miinus',
    euros: (values) => `${values?.euros} ${values?.euros === 1 ? 'euro' : 'euroa'}`,
    eurosAndCents: (values) => `${values?.euros},${values?.cents} euroa`,
  },
  'sv-FI': {
    minus: 'minus',
    euros: (values) => `${values?.euros} euro`,
    eurosAndCents: (values) => `${values?.euros},${values?.cents} euro`,
  },
  'en-GB': {
    minus: 'minus',
    euros: (values) => `${values?.euros} ${values?.euros === 1 ? 'euro' : 'euros'}`,
    eurosAndCents: (values) => `${values?.euros}.${values?.cents} euros`,
  },
};
