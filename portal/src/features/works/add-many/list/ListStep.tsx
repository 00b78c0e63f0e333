import { Button, LinkButton, TextArea } from '@nimio/design-system';
import { mostListed } from '@nimio/domain/work/isbn-list';
import type { PortalForm } from '../../../../shared/form/use-portal-form';
import { useText } from '../../../../shared/intl/use-text';
import { Actions, Measure } from '../../../../shared/page/layout';
import type { ManyWorksValues } from '../many-works.form';
import { StepTitle } from '../StepTitle';
import { ListFile } from './ListFile';
import type { ListOfFile } from './read-list-file';

interface ListStepProps {
  form: PortalForm<ManyWorksValues>;
  takesFocus: boolean;
  onList: (list: ListOfFile) => void;
}

/** The list, pasted or in a file. */
export function ListStep({ form, takesFocus, onList }: ListStepProps) {
  const { t } = useText();
  return (
    <Measure>
      <StepTitle takesFocus={takesFocus}>{t('addMany.listTitle')}</StepTitle>
      <TextArea
        {...form.field('text')}
        label={t('addMany.text')}
        description={t('addMany.textHint', { most: mostListed })}
        rows={8}
        spellCheck="false"
      />
      <Actions>
        <Button type="submit">{t('addMany.lookUp')}</Button>
        <LinkButton href="/works" variant="quiet">
          {t('addMany.cancel')}
        </LinkButton>
      </Actions>
      <ListFile onList={onList} />
    </Measure>
  );
}
