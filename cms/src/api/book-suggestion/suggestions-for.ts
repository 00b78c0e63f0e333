import { isCreator } from '@nimio/domain/profile/checklist';
import type { Reader } from '../../data/sql.js';
import { readRoles } from '../profile/store.js';
import { readSuggestions, type Suggestion } from './store.js';

/** Whether works are suggested to a profile: only creators get suggestions. */
export async function hasSuggestions(reader: Reader, profileId: number): Promise<boolean> {
  const roles = await readRoles(reader, profileId);
  return isCreator({ roles: roles.map((code) => ({ code })) });
}

/** The book suggestions of a profile, hidden or not. */
export const suggestionsFor = async (reader: Reader, profileId: number): Promise<Suggestion[]> =>
  (await hasSuggestions(reader, profileId)) ? readSuggestions(reader, profileId) : [];
