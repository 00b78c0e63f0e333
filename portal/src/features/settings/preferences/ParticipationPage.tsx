import { useText } from '../../../shared/intl/use-text';
import { ChoicePage } from './ChoicePage';
import { ParticipationField } from './PreferenceFields';
import { participationPart } from './preferences.parts';

const parts = [participationPart];

export function ParticipationPage() {
  const { t } = useText();
  return (
    <ChoicePage name="participation" title={t('preferences.participationTitle')} parts={parts}>
      {(form) => <ParticipationField form={form} />}
    </ChoicePage>
  );
}
