import type { AccountingSettings } from '@nimio/domain/accounting-settings/accounting-settings.types';

import { firstWithholding } from '@nimio/domain/taxation/withholding';

/** The settings of two years in stories, newest first. */
export const storyYears: [AccountingSettings, AccountingSettings] = [
  {
    ...{ year: 2026, minimumInCents: 1500, recordDayOffset: 14, claimYears: 3, payOutAfterYears: 5 },
    unregisteredPrefixes: ['978951', '978952'],
    withholding: firstWithholding,
    deductions: [
      {
        code: 'HALL',
        nameFi: 'Hallintokulut',
        nameSv: 'Förvaltningskostnader',
        nameEn: 'Administration',
        percent: 5,
      },
      {
        code: 'KULT',
        nameFi: 'Kulttuurirahasto',
        nameSv: 'Kulturfonden',
        nameEn: 'Cultural fund',
        percent: 2.5,
      },
    ],
  },
  {
    ...{ year: 2024, minimumInCents: 2000, recordDayOffset: 30, claimYears: 3, payOutAfterYears: null },
    ...{ unregisteredPrefixes: ['978951', '978952'], deductions: [], withholding: firstWithholding },
  },
];
