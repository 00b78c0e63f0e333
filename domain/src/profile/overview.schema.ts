import { number, string } from 'yup';
import { flag, language, offset, shape } from '../schema.js';
import { searchText } from '../text/search-text.js';
import { overviewColumns } from './overview.js';

/** A page of the overview of profiles, searched by name and sorted by a column. */
export const overviewSchema = shape({
  q: searchText().optional(),
  /** 1: only profiles with an open task. */
  hasTasks: flag().optional(),
  sort: string().oneOf(overviewColumns).default('task'),
  direction: string()
    .oneOf(['ascending', 'descending'] as const)
    .default('ascending'),
  /** The names of roles are sorted in this language. */
  language: language(),
  /** All that match without a limit. */
  limit: number().integer().min(1).max(200),
  offset: offset().default(0),
});
