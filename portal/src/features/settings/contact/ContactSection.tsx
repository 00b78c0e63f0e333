import { Section, Skeleton } from '@nimio/design-system';
import { readProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import type { Stored } from '../../../shared/conflict/write-fresh';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { useProfile } from '../../../shared/session/use-session';
import { ContactFacts } from './ContactFacts';
import { ContactForm } from './ContactForm';
import { Identity } from './Identity';

/** Who the customer is, as text, and how to reach them. */
export function ContactSection() {
  const { t } = useText();
  const known = useProfile();
  return (
    <Section id="basic" title={t('settings.basic')}>
      <Identity profile={known} />
      {known.asContact === 1 ? <OwnContact profileHash={known.hash} /> : <ContactFacts profile={known} />}
    </Section>
  );
}

/** Contact details that the profile looks after itself. */
function OwnContact({ profileHash }: { profileHash: string }) {
  const { data, etag, error, reload, mutate } = useEndpoint(readProfile, { params: { profileHash } });
  // Another round begins with what is stored now.
  const [round, setRound] = useState(0);
  const keep = (answer: Stored<Profile>) =>
    void mutate({ ...answer, servedAt: Date.now() }, { revalidate: false });
  if (!data)
    return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={8} height="2.5rem" />;
  return (
    <ContactForm
      key={round}
      stored={{ data, etag }}
      onSaved={keep}
      onTakeCurrent={(current) => {
        keep(current);
        setRound(round + 1);
      }}
    />
  );
}
