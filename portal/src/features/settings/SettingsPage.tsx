import { Notice } from '@nimio/design-system';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { Above } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useAnchorFocus } from '../../shared/page/use-anchor-focus';
import { ContractSection } from './ContractSection';
import { ContactSection } from './contact/ContactSection';
import { SettingsLayout } from './SettingsLayout';
import { useSectionInView } from './use-section-in-view';

const sections = ['contract', 'basic'] as const;

export function SettingsPage() {
  const { t } = useText();
  const state = useLocation().state as { hasJustAccepted?: boolean } | null;
  const hasJustAccepted = state?.hasJustAccepted === true;
  const inView = useSectionInView(sections);
  const [isContactWrong, setContactWrong] = useState(false);
  usePageTitle(t('settings.title'));
  useAnchorFocus();
  return (
    <SettingsLayout
      title={t('settings.title')}
      current={`/settings#${inView}`}
      wrong={isContactWrong ? '/settings#basic' : undefined}
    >
      {hasJustAccepted && (
        <Above>
          <Notice tone="success" role="status" title={t('settings.accepted')}>
            <p>{t('settings.acceptedBody')}</p>
          </Notice>
        </Above>
      )}
      <ContractSection isFresh={hasJustAccepted} />
      <ContactSection onWrong={setContactWrong} />
    </SettingsLayout>
  );
}
