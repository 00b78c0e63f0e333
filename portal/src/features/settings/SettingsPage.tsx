import { Notice } from '@nimio/design-system';
import { useEffect, useState } from 'react';
import { useText } from '../../shared/intl/use-text';
import { Above } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useAnchorFocus } from '../../shared/page/use-anchor-focus';
import { useArrival } from '../../shared/page/use-arrival';
import { useSettingsTitle } from '../../shared/session/use-settings-title';
import { ContractSection } from './ContractSection';
import type { SectionId } from './form/settings-form';
import { SettingsForm } from './SettingsForm';
import { SettingsLayout } from './SettingsLayout';
import { StoredProfile } from './StoredProfile';
import { LateTaxation } from './taxation/LateTaxation';

const sections = ['contract', 'basic', 'authorNames', 'other', 'taxation'] as const satisfies SectionId[];

export function SettingsPage() {
  const { t } = useText();
  const title = useSettingsTitle();
  const state = useArrival() as { hasJustAccepted?: boolean } | null;
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

/** The visible section: the last one whose heading has passed the upper third of the window. */
function useSectionInView<T extends string>(ids: readonly [T, ...T[]]): T {
  const [inView, setInView] = useState<T>(ids[0]);
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const passed = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line,
      );
      setInView(passed.at(-1) ?? ids[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [ids]);
  return inView;
}
