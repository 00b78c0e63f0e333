import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { daysFrom } from '@nimio/domain/calendar/week';
import { system } from '../../system.js';
import type { Suggestion } from './store.js';
import { suggestionsFor } from './suggestions-for.js';
import { insertTold, lockToTell, readLastDay, readTold, type ToldRow } from './told-store.js';

const daysBetweenMails = 7;
const mostTitles = 5;

/** Suggestions that were neither mailed nor hidden, the newest first. */
async function newSuggestions(profileId: number): Promise<Suggestion[]> {
  const { db } = system();
  const all = await suggestionsFor(db, profileId);
  const open = all.filter(({ work }) => !work.is_hidden);
  if (open.length === 0) return [];
  const told = await readTold(db, profileId);
  return open.filter(({ work }) => !told.has(work.id));
}

const titlesOf = (suggestions: readonly Suggestion[]): string =>
  suggestions
    .slice(0, mostTitles)
    // A title from the catalogue may contain any white space.
    .map(({ work }) => `– ${work.name.replace(/\s+/g, ' ')}`)
    .join('\n');

/**
 * Mails a profile its new book suggestions, if there are any that were not mailed before, at most once in seven days.
 * The record and the mail are written in one transaction under the profile's lock, so a repeated or concurrent run
 * finds them mailed.
 */
export async function tellNew({ id, language }: ToldRow): Promise<void> {
  const { db, content, jobs, now, publicUrl } = system();
  const suggestions = await newSuggestions(id);
  if (suggestions.length === 0) return;
  const write = await content.mail('new-work-suggestions', language);
  const day = finnishDay(now());
  await db.transaction(async (tx) => {
    const profile = await lockToTell(tx, id);
    // A profile whose language has changed in the meantime gets the mail in the next run.
    if (profile?.language !== language) return;
    const last = await readLastDay(tx, id);
    if (last !== undefined && daysFrom(last, day) < daysBetweenMails) return;
    const workIds = suggestions.map(({ work }) => work.id);
    await insertTold(tx, id, workIds, day);
    const values = {
      link: `${publicUrl}/works?language=${language}`,
      count: String(suggestions.length),
      works: titlesOf(suggestions),
    };
    await jobs.enqueue(tx, 'mail', `suggestions-mail-${profile.hash}-${day}`, {
      to: profile.email,
      ...write(values),
    });
  });
}
