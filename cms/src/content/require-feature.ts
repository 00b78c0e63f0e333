import { DomainError } from '@nimio/domain/errors';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import { system } from '../system.js';

/** Throws `featureOff` where the society has switched a part of the portal off. Not inside a transaction. */
export async function requireFeature(name: keyof PortalSettings['features']): Promise<void> {
  const { features } = await system().content.settings();
  if (!features[name]) throw new DomainError('featureOff');
}
