import type { Strings } from '../strings/use-strings';

export const textAreaStrings: Strings<'limit' | 'count' | 'countOver' | 'left' | 'over'> = {
  'fi-FI': {
    limit: (values) => `Enintään ${values?.max} merkkiä`,
    count: (values) => `${values?.length}/${values?.max} merkkiä`,
    countOver: (values) => `${values?.length}/${values?.max} merkkiä, ${values?.over} liikaa`,
    left: (values) => `Jäljellä ${values?.left} ${values?.left === '1' ? 'merkki' : 'merkkiä'}`,
    over: (values) => `${values?.over} ${values?.over === '1' ? 'merkki' : 'merkkiä'} liikaa`,
  },
  'sv-FI': {
    limit: (values) => `Högst ${values?.max} tecken`,
    count: (values) => `${values?.length}/${values?.max} tecken`,
    countOver: (values) => `${values?.length}/${values?.max} tecken, ${values?.over} för många`,
    left: (values) => `${values?.left} tecken kvar`,
    over: (values) => `${values?.over} tecken för många`,
  },
  'en-GB': {
    limit: (values) => `At most ${values?.max} characters`,
    count: (values) => `${values?.length}/${values?.max} characters`,
    countOver: (values) => `${values?.length}/${values?.max} characters, ${values?.over} too many`,
    left: (values) => `${values?.left} ${values?.left === '1' ? 'character' : 'characters'} left`,
    over: (values) => `${values?.over} ${values?.over === '1' ? 'character' : 'characters'} too many`,
  },
};
