/** The secrets of the staff of the demonstration, in base32: known to everybody, as their pass phrase is. */
export const secondFactors: Readonly<Record<string, string>> = {
  admin: 'NIMIODEMOADMINNIMIODEMOADMIN2345',
  superadmin: 'NIMIODEMOSUPERADMINNIMIODEMO2345',
};
