import type { CompensationType } from '@nimio/domain/contract/contract';
import { type LatePart, lateClaims, type StoredPart } from '@nimio/domain/distribution/late-claims';
import type { ClaimedDeal } from '@nimio/domain/distribution/work-parts';
import { factorOf } from '@nimio/domain/library-class/factor';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { Connection } from '../../../data/connection.js';
import { query } from '../../../data/sql.js';
import { readFactors } from '../../library-class/store.js';
import { readIneligible, readSources } from '../eligibility.js';
import type { Allocation, Line } from './allocate.js';
import { lockWorksById } from './lock-works.js';
import { type HeldShare, readDeals } from './read-snapshot.js';

/** A calculation of a late distribution; `until` identifies its lock of the works. */
export interface LateCalculation {
  distributionId: number;
  recordDay: string;
  product: string;
  until: string;
}

/** PostgreSQL returns bigint as text. */
type Wide = number | string;

/** A main distribution whose reserve can be claimed. */
interface ClaimableRow {
  calculation_id: number;
  source: CompensationType;
}

// The record day of a late distribution lies between that of the main one, which decided on that day itself, and the end of
// the claim period.
const isClaimable = `d.kind = 'main' and d.state = 'paid' and ? between d.record_day and d.claimable_until`;
const claimable = query<ClaimableRow>(
  `select d.calculation_id, d.source from distributions d where ${isClaimable} order by d.pay_date, d.id`,
);
const openWorks = query<{ id: number }>(
  `select w.id from works w
    where w.id in (select coalesce(l.work_id, u.id)
        from distributions d
        join accounting_lines l on l.calculation_id = d.calculation_id and l.accounting_id is null
        left join works u on l.work_id is null and u.isbn = l.isbn
       where ${isClaimable} and l.claimed_cents + l.expired_cents < l.cents)
      and exists (select 1 from deals d join shares s on s.deal_id = d.id where d.work_id = w.id)
    order by w.id`,
);

interface WorkRow {
  id: number;
  isbn: string;
  name: string;
  translated: 0 | 1;
  library_class: string | null;
}

const lockedWorks = query<WorkRow>(
  'select id, isbn, name, translated, library_class from works where locked_until = ?',
);

interface PartRow {
  id: number;
  today_id: number;
  /** Null when the ISBN was not in the register. */
  work_id: number | null;
  accounting_id: number | null;
  profile_id: number | null;
  share_id: number | null;
  role: BillableRole;
  loans: Wide;
  factor: number;
  numerator: number;
  denominator: number;
  cents: Wide;
  open_cents: Wide;
}

const columns = `l.id, w.id as today_id, l.work_id, l.accounting_id, coalesce(a.profile_id, l.profile_id) as profile_id, l.share_id,
  l.role, l.loans, l.factor, l.numerator, l.denominator, l.cents, l.cents - l.claimed_cents - l.expired_cents as open_cents`;
/** `cross join` makes SQLite begin with the lines. */
const parts = query<PartRow>(
  `select ${columns} from accounting_lines l cross join works w left join accountings a on a.id = l.accounting_id
    where l.calculation_id = ? and w.id = l.work_id and w.locked_until = ?
   union all
   select ${columns} from accounting_lines l cross join works w left join accountings a on a.id = l.accounting_id
    where l.calculation_id = ? and l.accounting_id is null and l.work_id is null and w.isbn = l.isbn and w.locked_until = ?
    order by 1`,
);

interface LateRow {
  reserve_line_id: number;
  role: BillableRole;
  profile_id: number;
  share_id: number | null;
  cents: Wide;
}

const paidLate = query<LateRow>(
  `select l.reserve_line_id, l.role, a.profile_id, l.share_id, l.cents
     from accounting_lines r
     join accounting_lines l on l.reserve_line_id = r.id
     join accountings a on a.id = l.accounting_id
     join distributions d on d.calculation_id = l.calculation_id
    where r.calculation_id = ? and r.accounting_id is null and r.claimed_cents > 0
      and d.kind = 'late' and d.state in ('approved', 'paid')`,
);

function groupedBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const presentPart = (row: PartRow): StoredPart => ({
  id: row.id,
  role: row.role,
  numerator: row.numerator,
  denominator: row.denominator,
  cents: Number(row.cents),
  holder: row.profile_id === null ? undefined : { profile: row.profile_id, share: row.share_id },
  open: row.accounting_id === null ? Number(row.open_cents) : undefined,
});

const presentLate = ({ role, profile_id: profile, share_id: share, cents }: LateRow): LatePart => ({
  role,
  holder: { profile, share },
  cents: Number(cents),
});

/** The works of today that have something to claim, with their shares. */
interface WorksOfToday {
  works: Map<number, WorkRow>;
  deals: Map<number, ClaimedDeal<HeldShare>[]>;
  factor: (libraryClass: string | null) => number;
}

async function lockAndReadWorks(
  connection: Connection,
  { recordDay, until }: LateCalculation,
): Promise<WorksOfToday> {
  const open = await connection.all(openWorks, [recordDay]);
  await lockWorksById(
    connection,
    open.map(({ id }) => id),
    until,
  );
  const works = await connection.all(lockedWorks, [until]);
  return {
    works: new Map(works.map((work) => [work.id, work])),
    deals: await readDeals(connection, until),
    factor: factorOf(await readFactors(connection)),
  };
}

/** The lines that pay parts of the reserve of a main distribution. */
async function linesOf(
  connection: Connection,
  { calculation_id: id }: ClaimableRow,
  { works, deals, factor }: WorksOfToday,
  { until, isEligible }: { until: string; isEligible: (profile: number) => boolean },
): Promise<Line[]> {
  const stored = await connection.all(parts, [id, until, id, until]);
  const late = groupedBy(await connection.all(paidLate, [id]), (row) => row.reserve_line_id);
  const lines: Line[] = [];
  for (const [workId, rows] of groupedBy(stored, (row) => row.today_id)) {
    const work = works.get(workId);
    if (!work) continue;
    const ofToday = factor(work.library_class);
    const claims = lateClaims(
      {
        parts: rows.map(presentPart),
        late: rows.flatMap((row) => late.get(row.id) ?? []).map(presentLate),
        unregisteredFactor: rows.some((row) => row.work_id === null) ? ofToday : undefined,
        translated: work.translated === 1,
        deals: deals.get(workId) ?? [],
      },
      isEligible,
    );
    for (const { line, ...claim } of claims) {
      const row = rows.find((one) => one.id === line);
      if (!row) throw new Error(`No line ${line}`);
      const [loans, weight] = [
        Number(row.loans),
        row.work_id === null ? Math.min(1000, ofToday) : row.factor,
      ];
      const { isbn, name } = work;
      lines.push({
        ...claim,
        work: { id: workId, isbn, name, loans, factor: weight },
        reason: undefined,
        reserveLine: line,
      });
    }
  }
  return lines;
}

/**
 * Allocates the reserves of paid main distributions that can be claimed on the record day to holders who are eligible on it
 * (`lateClaims`). The works are locked first.
 */
export async function allocateLate(connection: Connection, asked: LateCalculation): Promise<Allocation> {
  const { distributionId, recordDay, product, until } = asked;
  const today = await lockAndReadWorks(connection, asked);
  const ineligible = new Map<CompensationType, ReadonlyMap<number, unknown>>();
  for (const source of await readSources(connection))
    ineligible.set(source, await readIneligible(connection, { source, distributionId, product }));
  const lines: Line[] = [];
  for (const main of await connection.all(claimable, [recordDay])) {
    const isEligible = (profile: number): boolean => !ineligible.get(main.source)?.has(profile);
    for (const line of await linesOf(connection, main, today, { until, isEligible })) lines.push(line);
  }
  const gross = new Map<number, number>();
  for (const { holder, cents } of lines)
    if (holder) gross.set(holder.profile, (gross.get(holder.profile) ?? 0) + cents);
  const works = new Set(lines.map(({ work }) => work.id)).size;
  return { works, points: 0, lines, gross, reserve: 0, unregistered: 0 };
}
