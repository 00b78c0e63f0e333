import { type Query, query, type Reader, type Value } from '../../data/sql.js';

/** A row whose columns are the keys of the file. */
export type Row = Record<string, Value> & {
  /** By which the list is paged; it is not in the file. */
  pageKey: number;
};

export interface Context {
  reader: Reader;
  profileId: number;
  isPerson: boolean;
}

/** A list of the file. */
export interface Section {
  /** A page of rows after a page key; its parameters are the profile's id and the key. */
  query: Query<Row>;
  /** The row as it is in the file; undefined if it is not. */
  present?: (row: Row, context: Context) => object | undefined | Promise<object | undefined>;
  /** Whether only a person's file contains it. */
  isOfPersons?: true;
}

const pageSize = 200;

/** Columns of a table under their keys, whose names are those of the columns in camel case. */
export const columns = (alias: string, ...keys: string[]): string =>
  keys
    .map((key) => `${alias}.${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${key}"`)
    .join(', ');

/** 1 or 0 for a value that is stored but not in the file. */
export const isStored = (column: string, key: string): string =>
  `case when ${column} is null then 0 else 1 end as "${key}"`;

interface Source {
  /** The columns, without the page key. */
  select: string;
  from: string;
  /** The column that names the profile. */
  of: string;
  /** The column by which it is paged. */
  by: string;
}

export const list = ({ select, from, of, by }: Source): Section => ({
  query: query<Row>(
    `select ${by} as "pageKey", ${select} from ${from} where ${of} = ? and ${by} > ? order by ${by} limit ${pageSize}`,
  ),
});

/** The list of a table with a profile and an id. */
export const listOf = (table: string, ...keys: string[]): Section =>
  list({ select: columns('x', ...keys), from: `${table} x`, of: 'x.profile_id', by: 'x.id' });
