import { isSafeLink } from '@nimio/domain/announcement/safe-link';
import { isBusinessId } from '@nimio/domain/invoice/business-id';
import { knownCodes } from '@nimio/domain/settings/known-codes';
import { type Entry, languagesOf, listOf, textOf } from '../entry.js';
import type { Refuse } from './refusals.js';

function checkOptions(entry: Entry, name: string, known: readonly string[], refuse: Refuse): void {
  const options = listOf(entry, name);
  const codes = options.map((option) => textOf(option, 'code'));
  const twice = codes.find((code, at) => codes.indexOf(code) !== at);
  if (twice) refuse('codeTwice', name, { code: twice });
  const missing = known.find((code) => !codes.includes(code));
  if (missing) refuse('codeMissing', name, { code: missing });
  const unnamed = options.find((option) => languagesOf(option, ['term']).length === 0);
  if (unnamed) refuse('termMissing', name, { code: textOf(unnamed, 'code') });
}

/** Rules of the settings as a whole: the portal's required settings stay, and links are safe. */
export function checkSettings(entry: Entry, refuse: Refuse): void {
  for (const name of ['societyName', 'tagline', 'customerServiceHours']) {
    if (languagesOf(entry, [name]).length === 0) refuse('nameMissing', `${name}Fi`);
  }
  const businessId = textOf(entry, 'businessId');
  if (businessId && !isBusinessId(businessId)) refuse('businessIdInvalid', 'businessId');
  for (const link of listOf(entry, 'footerLinks')) {
    const href = textOf(link, 'href');
    if (!isSafeLink(href)) refuse('linkUnsafe', 'footerLinks', { link: href });
    if (languagesOf(link, ['label']).length === 0) refuse('linkWordless', 'footerLinks', { link: href });
  }
  for (const [name, known] of Object.entries(knownCodes)) checkOptions(entry, name, known, refuse);
  if (textOf(entry, 'serviceCloses') <= textOf(entry, 'serviceOpens'))
    refuse('hoursBackwards', 'serviceCloses');
  const { from, until } = (entry['maintenance'] ?? {}) as Record<string, string | null | undefined>;
  if (from && until && new Date(until) <= new Date(from)) refuse('untilBeforeFrom', 'maintenance');
}
