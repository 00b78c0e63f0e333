import { isCreator } from '@nimio/domain/profile/checklist';
import type { Reader } from '../../data/database.js';
import { readRoles } from '../profile/store.js';
import { readSuggestions, type Suggestion } from './store.js';

/** What is suggested to a profile, hidden or not: works are suggested to creators alone. */
export async function suggestionsFor(reader: Reader, profileId: number): Promise<Suggestion[]> {
  const roles = await readRoles(reader, profileId);
  return isCreator({ roles: roles.map((code) => ({ code })) }) ? readSuggestions(reader, profileId) : [];
}
