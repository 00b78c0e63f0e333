import { expect, it } from 'vitest';
import { loanYears } from './loan-years.js';

it.each([
  [
    'from the newest to six years back',
    { newest: 2024, current: 2026, withData: [2024] },
    [2024, 2023, 2022, 2021, 2020],
  ],
  [
    'without the newest while there are no data of it',
    { newest: 2025, current: 2026, withData: [2024] },
    [2024, 2023, 2022, 2021, 2020],
  ],
  [
    'with a year before it that has none',
    { newest: 2022, current: 2026, withData: [2022] },
    [2022, 2021, 2020],
  ],
  [
    'none when the setting has been forgotten for long',
    { newest: 2018, current: 2026, withData: [2018] },
    [],
  ],
])('the offered years run %s', (_, known, years) => expect(loanYears(known)).toEqual(years));
