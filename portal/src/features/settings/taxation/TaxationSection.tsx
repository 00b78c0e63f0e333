import { Disclosure, FileUpload, Section, Skeleton, Text, TextLink } from '@nimio/design-system';
import { pdfExtensions, pdfMaxBytes } from '@nimio/domain/pdf/pdf-upload';
import { canBeRaised } from '@nimio/domain/taxation/proposal';
import { sendTaxCard } from '@nimio/domain/taxation/taxation.endpoints';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import { useState } from 'react';
import { sendFile } from '../../../api/send-file';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { Below } from '../../../shared/page/layout';
import { useMe, useProfile } from '../../../shared/session/use-session';
import { useToday } from '../../../shared/settings/use-today';
import { useUpload } from '../../../shared/upload/use-upload';
import { CurrentRate } from './CurrentRate';
import { PendingProposal } from './proposal/PendingProposal';
import { RaiseForm } from './proposal/RaiseForm';
import { isBlocked } from './proposal/taxation-refusals';
import { viewOf } from './taxation-view';
import { useTaxation } from './use-taxation';

const TaxDataForm = late(() => import('./tax-data/TaxDataForm'), { failure: 'taxation.setNotCome' });
const TaxHistory = late(() => import('./tax-data/TaxHistory'), {
  fallback: () => <Skeleton lines={3} />,
  failure: 'taxation.historyNotCome',
});

/** The taxation on its page: the current rate, and the two ways to change it. */
export function TaxationSection({ title }: { title: string }) {
  const { t } = useText();
  const profile = useProfile();
  const { taxation } = profile;
  const view = viewOf(profile, taxation, useToday());
  const maySet = useMaySetTaxData();
  const { taxCardPath } = taxation;
  return (
    <>
      <Section id="taxation" title={title}>
        <CurrentRate taxation={taxation} view={view} />
        <History profileHash={profile.hash} />
        {view.pending && (
          <Below>
            <PendingProposal profileHash={profile.hash} taxation={taxation} />
          </Below>
        )}
        {taxCardPath && (
          <Below>
            <TextLink href={taxCardPath} download>
              {t('taxation.download')}
            </TextLink>
          </Below>
        )}
      </Section>
      <Ways taxation={taxation} pending={view.pending} />
      {maySet && <TaxDataForm taxation={taxation} />}
    </>
  );
}

/** The history of the taxation, fetched when it is opened. */
function History({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('taxation.history')} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && <TaxHistory profileHash={profileHash} />}
    </Disclosure>
  );
}

/** A tax card or a higher rate, never both pending; each says why it is disabled. */
function Ways({ taxation, pending }: { taxation: Taxation; pending: 'rate' | 'card' | undefined }) {
  const { t } = useText();
  const { hash } = useProfile();
  const isRaisable = canBeRaised(taxation, useToday());
  return (
    <>
      <Section id="tax-card" title={t('taxation.cardTitle')}>
        <CardUpload profileHash={hash} isBlocked={pending === 'rate'} />
        <Below>
          <InfoBox place="taxation" />
        </Below>
      </Section>
      <Section id="tax-raise" title={t('taxation.raise')}>
        {pending === 'card' ? (
          <Text tone="muted">{t('taxation.raiseBlocked')}</Text>
        ) : isRaisable ? (
          <RaiseForm profileHash={hash} taxation={taxation} key={taxation.proposalStatus} />
        ) : (
          <Text tone="muted">{t('taxation.raiseImpossible')}</Text>
        )}
      </Section>
    </>
  );
}

interface CardUploadProps {
  profileHash: string;
  /** Whether a higher rate is pending, which has to be cancelled first. */
  isBlocked: boolean;
}

/** Uploads a tax card as soon as it is chosen. */
function CardUpload({ profileHash, isBlocked }: CardUploadProps) {
  const { t } = useText();
  const upload = useCardUpload(profileHash);
  return (
    <FileUpload
      label={t('taxation.card')}
      description={t('taxation.cardHint')}
      {...upload}
      types={pdfExtensions}
      maxSize={pdfMaxBytes}
      {...(isBlocked && { disabledReason: t('taxation.cardBlocked') })}
    />
  );
}

/** Uploads the chosen card immediately; removing it aborts the upload. */
function useCardUpload(profileHash: string) {
  const { cardSent, blocked } = useTaxation(profileHash);
  return useUpload({
    send: (file, watch) => sendFile(sendTaxCard, { params: { profileHash }, file, ...watch }),
    onSent: cardSent,
    onFailed: (failure) => {
      if (isBlocked(failure)) blocked(failure);
    },
  });
}

/** Whether the user may set tax data of others, which staff may not for profiles that they represent. */
function useMaySetTaxData(): boolean {
  const { hash } = useProfile();
  const { rights, profiles } = useMe();
  return rights.includes('handleTaxation') && !profiles.some((own) => own.hash === hash);
}
