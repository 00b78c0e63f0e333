/** The columns of a profile's name. */
export interface NameColumns {
  first_name: string | null;
  last_name: string | null;
  organisation_name: string | null;
}

/** The columns of a profile's name in a query in which `profiles` has the */
export const nameColumns = (alias: string): string =>
  `${alias}.first_name, ${alias}.last_name, ${alias}.organisation_name`;

export interface Named extends NameColumns {
  kind: 'person' | 'organisation';
}

/** First and last name, or the organisation's name. */
export const profileName = (row: Named): string =>
  row.kind === 'person'
    ? [row.first_name, row.last_name].filter(Boolean).join(' ')
    : (row.organisation_name ?? '');
