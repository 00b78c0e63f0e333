import { DomainError } from '@nimio/domain/errors';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import { system } from '../../system.js';

/**
 * Throws `featureOff` if the society has switched this part of the portal off. Must not be called inside a transaction.
 */
export async function requireFeature(name: keyof PortalSettings['features']): Promise<void> {
  const { features } = await system().content.settings();
  if (!features[name]) throw new DomainError('featureOff');
}
