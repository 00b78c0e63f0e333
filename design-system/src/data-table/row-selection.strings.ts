import type { Strings } from '../strings/use-strings';

const isOne = (count: unknown) => count === 1;

export const selectionStrings: Strings<'column' | 'row' | 'visible' | 'count' | 'clear'> = {
  'fi-FI': {
    column: 'Valinta',
    row: (values) => `Valitse: ${values?.row}`,
    visible: 'Valitse kaikki näkyvät',
    count: (values) => `${values?.count} valittu`,
    clear: 'Tyhjennä valinta',
  },
  'sv-FI': {
    column: 'Val',
    row: (values) => `Välj: ${values?.row}`,
    visible: 'Välj alla synliga',
    count: (values) => (isOne(values?.count) ? '1 vald' : `${values?.count} valda`),
    clear: 'Rensa valet',
  },
  'en-GB': {
    column: 'Selection',
    row: (values) => `Select: ${values?.row}`,
    visible: 'Select all visible',
    count: (values) => `${values?.count} selected`,
    clear: 'Clear the selection',
  },
};
