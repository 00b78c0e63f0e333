import type { Strings } from '../strings/use-strings';

export const barChartStrings: Strings<'table' | 'part'> = {
  'fi-FI': {
    table: 'Näytä taulukkona',
    part: (values) => `Värillinen osa: ${values?.part}`,
  },
  'sv-FI': {
    table: 'Visa som tabell',
    part: (values) => `Den färgade delen: ${values?.part}`,
  },
  'en-GB': {
    table: 'Show as a table',
    part: (values) => `The coloured part: ${values?.part}`,
  },
};
