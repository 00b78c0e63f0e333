import type { Profile } from '@nimio/domain/profile/profile.types';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';

/** Data that cannot be changed here, as items of a list. */
export function useIdentity(profile: Profile) {
  const { t } = useText();
  const { username, defaultProfileHash } = useMe().user;
  const names = useNames(profile);
  // Not shown when acting for another profile, since the user name is not that profile's.
  const isOwn = profile.hash === defaultProfileHash;
  return [...(isOwn ? [{ term: t('contact.username'), value: username }] : []), ...names];
}

function useNames({ person, organisation, profileName, roles }: Profile) {
  const { t } = useText();
  if (organisation) {
    const { name1, name2, registerNumber } = organisation;
    const isEstate = roles.some(({ code }) => code === 'estate' || code === 'unsettledEstate');
    const number = { term: t('contact.registerNumber'), value: registerNumber ?? t('contact.unknown') };
    return [
      {
        term: t(isEstate ? 'contact.estate' : 'contact.organisation'),
        value: [name1, name2].filter(Boolean).join(', '),
      },
      // Only few estates have one.
      ...(isEstate && registerNumber === null ? [] : [number]),
    ];
  }
  return [
    { term: t('contact.name'), value: person?.fullName ?? profileName },
    { term: t('contact.identityCode'), value: person?.ssn ?? t('contact.unknown') },
  ];
}
