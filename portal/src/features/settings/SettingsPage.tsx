import { Notice } from '@nimio/design-system';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { Above } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useAnchorFocus } from '../../shared/page/use-anchor-focus';
import { useSettingsTitle } from '../../shared/session/use-settings-title';
import { ContractSection } from './ContractSection';
import type { SectionId } from './form/settings-form';
import { SettingsForm } from './SettingsForm';
import { SettingsLayout } from './SettingsLayout';
import { StoredProfile } from './StoredProfile';
import { LateTaxation } from './taxation/LateTaxation';
import { useSectionInView } from './use-section-in-view';

const sections = ['contract', 'basic', 'authorNames', 'other', 'taxation'] as const satisfies SectionId[];

export function SettingsPage() {
  const { t } = useText();
  const title = useSettingsTitle();
  const state = useLocation().state as { hasJustAccepted?: boolean } | null;
  const hasJustAccepted = state?.hasJustAccepted === true;
  const inView = useSectionInView(sections);
  const [wrong, setWrong] = useState<readonly SectionId[]>([]);
  usePageTitle(title);
  useAnchorFocus();
  return (
    <SettingsLayout
      title={title}
      current={`/settings#${inView}`}
      wrong={wrong.map((id) => `/settings#${id}`)}
    >
      {hasJustAccepted && (
        <Above>
          <Notice tone="success" role="status" title={t('settings.accepted')}>
            <p>{t('settings.acceptedBody')}</p>
          </Notice>
        </Above>
      )}
      <ContractSection isFresh={hasJustAccepted} />
      <StoredProfile lines={12}>
        {(stored, store) => <SettingsForm stored={stored} onStored={store} onWrong={setWrong} />}
      </StoredProfile>
      <LateTaxation />
    </SettingsLayout>
  );
}
