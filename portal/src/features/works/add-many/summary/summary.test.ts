import type { ErrorCode } from '@nimio/domain/errors';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { expect, test } from 'vitest';
import { ApiError } from '../../../../api/api-error';
import { exampleAuthor, foundWork, listedWork, unknownWork } from '../../example-work';
import { isWork, rowsOfMany, startOfMany } from '../many-works.form';
import type { Outcome } from '../use-add-many';
import { isFull, summaryOf } from './summary';

const isbns = ['9789510392652', '9789510366431', '9789511331353', '9789520435448', '9789513196820'];
const work = (isbn: string, of: WorkForEdit) => [isbn, { ...of, isbn }] as const;

test('reports every line of the list once, except omitted ones', () => {
  const [added = '', refused = '', before = '', fresh = '', unasked = ''] = isbns;
  const leftOut = '9789513246518';
  const values = {
    ...startOfMany(exampleAuthor),
    isbns: [...isbns, leftOut],
    roles: ['author' as const],
    wrong: [{ text: '978', line: 9, fault: 'length' as const }],
    rows: { [leftOut]: { isChosen: false } },
  };
  const found = new Map([
    work(added, foundWork),
    work(refused, foundWork),
    work(before, listedWork),
    work(fresh, unknownWork),
    work(leftOut, foundWork),
  ]);
  const rows = rowsOfMany(values, found, exampleAuthor);
  const outcome = (isbn: string, code?: ErrorCode): Outcome[] =>
    rows
      .filter(isWork)
      .flatMap((row) =>
        row.key === isbn
          ? [{ isbn, row, refusal: code ? { code, field: null } : null, differingAmounts: [] }]
          : [],
      );
  const outcomes = [...outcome(added), ...outcome(refused, 'lockedError')];
  const summary = summaryOf({ outcomes, rows, notLookedUp: [unasked] });
  expect(summary.added.map(({ isbn }) => isbn)).toEqual([added]);
  expect(summary.listed).toBe(1);
  expect(summary.notAdded).toMatchObject([
    { isbn: refused, name: 'Hytti nro 6', why: { code: 'lockedError' } },
    { isbn: fresh, why: 'new' },
    { isbn: '978', why: 'length' },
    { isbn: unasked, why: 'notLookedUp' },
  ]);

  const known = summaryOf({ outcomes: outcome(added, 'noDuplicateShares'), rows, notLookedUp: [] });
  expect(known).toMatchObject({ added: [], listed: 2 });
});

test('recognizes works that were not added because all shares are taken, before or after sending', () => {
  const line = { key: '1', isbn: '1', name: '' };
  const refused = (code: ErrorCode) => new ApiError(code);
  const whys = [
    'full',
    refused('bookAlreadyClaimed'),
    'locked',
    refused('lockedError'),
    'notLookedUp',
  ] as const;
  expect(whys.map((why) => isFull({ ...line, why }))).toEqual([true, true, false, false, false]);
});
