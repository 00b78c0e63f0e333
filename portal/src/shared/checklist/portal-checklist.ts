import { type ChecklistItem, checklist } from '@nimio/domain/profile/checklist';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { settings } from '../settings/settings';

/** The author's to-do list, in order (specification §2, Home). */
export const portalChecklist = (profile: Profile, today: Date): ChecklistItem[] =>
  checklist(profile, settings().product, today);

/** The number of open items. */
export const openItems = (items: readonly ChecklistItem[]): number =>
  items.filter(({ state }) => state !== 'done').length;
