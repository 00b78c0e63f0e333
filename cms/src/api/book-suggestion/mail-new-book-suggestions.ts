import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { daysFrom } from '@nimio/domain/calendar/week';
import { system } from '../../system.js';
import { insertMailed, lockSubscriber, readLastDay, readMailed, type SubscriberRow } from './mail-store.js';
import { readBookSuggestions, type Suggestion } from './store.js';

const daysBetweenMails = 7;
const maxTitles = 5;

/** Suggestions that were neither mailed nor hidden, the newest first. */
async function newSuggestions(profileId: number): Promise<Suggestion[]> {
  const { db } = system();
  const all = await readBookSuggestions(db, profileId);
  const open = all.filter(({ work }) => !work.is_hidden);
  if (open.length === 0) return [];
  const mailed = await readMailed(db, profileId);
  return open.filter(({ work }) => !mailed.has(work.id));
}

const titlesOf = (suggestions: readonly Suggestion[]): string =>
  suggestions
    .slice(0, maxTitles)
    // A title from the catalogue may contain any white space.
    .map(({ work }) => `– ${work.name.replace(/\s+/g, ' ')}`)
    .join('\n');

/**
 * Mails a profile its new book suggestions, if there are any that were not mailed before, at most once in seven days.
 * The record and the mail are written in one transaction under the profile's lock, so a repeated or concurrent run
 * finds them mailed.
 */
export async function mailNewBookSuggestions({ id, language }: SubscriberRow): Promise<void> {
  const { db, content, jobs, now, publicUrl } = system();
  const suggestions = await newSuggestions(id);
  if (suggestions.length === 0) return;
  const write = await content.mail('new-work-suggestions', language);
  const day = finnishDay(now());
  await db.transaction(async (tx) => {
    const profile = await lockSubscriber(tx, id);
    // A profile whose language has changed in the meantime gets the mail in the next run.
    if (profile?.language !== language) return;
    const last = await readLastDay(tx, id);
    if (last !== undefined && daysFrom(last, day) < daysBetweenMails) return;
    const workIds = suggestions.map(({ work }) => work.id);
    await insertMailed(tx, id, workIds, day);
    const values = {
      link: `${publicUrl}/works?language=${language}`,
      count: String(suggestions.length),
      works: titlesOf(suggestions),
    };
    await jobs.enqueue(tx, 'bulk-mail', `suggestions-mail-${profile.hash}-${day}`, {
      to: profile.email,
      ...write(values),
    });
  });
}
