import type { LibraryGroup } from '@nimio/domain/loan/library-groups';
import { query, type Reader } from '../../data/sql.js';
import type { Counted, DistributionRow } from './store.js';

/** One year's loans in one group of libraries, counted by a distribution. */
export interface CountedPeriod {
  year: number;
  lib_group: LibraryGroup;
  /** The id of its current import; null while there are no loans. */
  ready: number | null;
  /** The import that the current calculation counted. */
  counted: number | null;
}

/** The periods that a distribution counts, with their imported loans. */
export interface Basis extends Counted {
  periods: CountedPeriod[];
}

const periods = query<CountedPeriod>(
  `select d.year, d.lib_group,
          (select p.id from loan_periods p
            where p.year = d.year and p.lib_group = d.lib_group and p.state = 'ready') as ready,
          (select p.id from calculation_periods c join loan_periods p on p.id = c.period_id
            where c.calculation_id = ? and p.year = d.year and p.lib_group = d.lib_group) as counted
     from distribution_periods d where d.distribution_id = ? order by d.year desc, d.lib_group`,
);

/** The newest year first. */
export const readPeriods = (
  reader: Reader,
  { id, calculation_id: calculation }: { id: number; calculation_id: number | null },
): Promise<CountedPeriod[]> => reader.all(periods, [calculation, id]);

type NamedDistribution = Pick<DistributionRow, 'hash' | 'name'>;

const alsoCounting = query<NamedDistribution>(
  `select d.hash, d.name from distributions d
    where d.state in ('approved', 'paid') and d.source = ? and exists
          (select 1 from distribution_periods own
             join loan_periods p on p.year = own.year and p.lib_group = own.lib_group
             join calculation_periods c on c.period_id = p.id
            where own.distribution_id = ? and c.calculation_id = d.calculation_id)
    order by d.pay_date, d.id`,
);

/** The approved and paid distributions of the same compensation that counted some of its periods, the oldest first. */
export const findAlsoCounting = (
  reader: Reader,
  { id, source }: Pick<DistributionRow, 'id' | 'source'>,
): Promise<NamedDistribution[]> => reader.all(alsoCounting, [source, id]);
