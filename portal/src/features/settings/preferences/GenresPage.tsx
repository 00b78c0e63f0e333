import { useText } from '../../../shared/intl/use-text';
import { ChoicePage } from './ChoicePage';
import { GenresField } from './PreferenceFields';
import { genresPart } from './preferences.parts';

const parts = [genresPart];

export function GenresPage() {
  const { t } = useText();
  return (
    <ChoicePage name="genres" title={t('preferences.genresTitle')} parts={parts}>
      {(form) => <GenresField form={form} />}
    </ChoicePage>
  );
}
