/** The columns of a profile that it is called by. */
export interface Named {
  kind: 'person' | 'organisation';
  first_name: string | null;
  last_name: string | null;
  organisation_name: string | null;
}

/** What a profile is called: first and last name, or the organisation's. */
export const profileName = (row: Named): string =>
  row.kind === 'person'
    ? [row.first_name, row.last_name].filter(Boolean).join(' ')
    : (row.organisation_name ?? '');
