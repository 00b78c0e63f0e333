import { taxKindOf } from '@nimio/domain/taxation/withholding';
import { useText } from '../../../shared/intl/use-text';
import { usePageTitle } from '../../../shared/page/page-title';
import { useAnchorFocus } from '../../../shared/page/use-anchor-focus';
import { useProfile } from '../../../shared/session/use-session';
import { useToday } from '../../../shared/settings/use-today';
import { SettingsLayout } from '../SettingsLayout';
import { TaxationSection } from './TaxationSection';

/** Only the taxation. */
export function TaxPage() {
  const { t } = useText();
  const { taxation } = useProfile();
  const isAtSource = taxKindOf(taxation, useToday()) === 'source';
  usePageTitle(t('taxation.title'));
  useAnchorFocus();
  return (
    <SettingsLayout title={t('taxation.title')} current="/settings/tax">
      <TaxationSection title={t(isAtSource ? 'taxation.atSource' : 'taxation.withholding')} />
    </SettingsLayout>
  );
}
