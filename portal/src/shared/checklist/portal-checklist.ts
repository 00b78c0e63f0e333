import { type ChecklistItem, checklist } from '@nimio/domain/profile/checklist';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { settings } from '../settings/settings';

/** What the author has to do, in order (specification §2, Home). */
export const portalChecklist = (profile: Profile, today: Date): ChecklistItem[] =>
  checklist(profile, settings().product, today);

/** How many of them are open. */
export const openItems = (items: readonly ChecklistItem[]): number =>
  items.filter(({ state }) => state !== 'done').length;
