import { Section, Skeleton } from '@nimio/design-system';
import { readProfile } from '@nimio/domain/profile/profile.endpoints';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { useEndpoint } from '../../../api/use-endpoint';
import type { Stored } from '../../../shared/conflict/write-fresh';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { keepProfile } from '../../../shared/session/session-store';
import { useProfile } from '../../../shared/session/use-session';
import { ContactFacts } from './ContactFacts';
import { ContactForm } from './ContactForm';
import { Identity } from './Identity';

interface ContactSectionProps {
  /** Whether something in the section is wrong, told when it changes. */
  onWrong: (isWrong: boolean) => void;
}

/** Who the customer is, as text, and how to reach them. */
export function ContactSection({ onWrong }: ContactSectionProps) {
  const { t } = useText();
  const known = useProfile();
  return (
    <Section id="basic" title={t('settings.basic')}>
      <Identity profile={known} />
      {known.asContact === 1 ? (
        <OwnContact profileHash={known.hash} onWrong={onWrong} />
      ) : (
        <ContactFacts profile={known} />
      )}
      <InfoBox place="contact" />
    </Section>
  );
}

/** Contact details that the profile looks after itself. */
function OwnContact({ profileHash, onWrong }: ContactSectionProps & { profileHash: string }) {
  const { data, etag, error, reload, mutate } = useEndpoint(readProfile, { params: { profileHash } });
  const keep = (answer: Stored<Profile>) => {
    keepProfile(answer.data);
    void mutate({ ...answer, servedAt: Date.now() }, { revalidate: false });
  };
  if (!data)
    return error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={8} height="2.5rem" />;
  return <ContactForm stored={{ data, etag }} onStored={keep} onWrong={onWrong} />;
}
