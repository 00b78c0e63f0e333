import { type ChecklistId, type ChecklistItem, checklist } from '@nimio/domain/profile/checklist';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { settings } from '../settings/settings';

/** Items whose pages are built. */
export type PortalChecklistId = Exclude<ChecklistId, 'taxation'>;

export type PortalChecklistItem = ChecklistItem & { id: PortalChecklistId };

const isBuilt = (item: ChecklistItem): item is PortalChecklistItem => item.id !== 'taxation';

/** What the author has to do, in order (specification §2, Home). */
export function portalChecklist(profile: Profile, now = new Date()): PortalChecklistItem[] {
  const facts = { ...profile, taxation: null, numberOfWorks: profile.worksCount };
  return checklist(facts, settings().product, now).filter(isBuilt);
}

/** How many of them are open. */
export const openItems = (items: readonly ChecklistItem[]): number =>
  items.filter(({ state }) => state !== 'done').length;
