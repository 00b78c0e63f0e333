import { late } from '../page/late';

/**
 * An editor's help text for this place, collapsed by default; the page may store whether it is open. Renders nothing
 * without a text.
 */
export const InfoBox = late(() => import('./InfoText'), { isOptional: true });
