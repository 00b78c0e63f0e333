import { DescriptionList, Skeleton } from '@nimio/design-system';
import { creatorRoles } from '@nimio/domain/work/roles';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { useProfile } from '../../../shared/session/use-session';
import { nameOptions } from '../author-names';
import { DealHolders } from '../roles/DealHolders';
import { useWorkLabels } from '../use-work-labels';
import { EditPart, type EditPartProps } from './EditPart';

const SharesFields = late(() => import('./SharesFields'), {
  fallback: () => <Skeleton lines={5} height="4.75rem" />,
});

/** Who shares the work, and the own roles and author name. */
export function SharesPart(props: EditPartProps) {
  const { t } = useText();
  const { stored } = props;
  const { authorDeal, translatorDeal } = stored;
  return (
    <EditPart
      {...props}
      part="shares"
      title={t('edit.shares')}
      edit={{ label: t('edit.edit'), name: t('edit.editShares') }}
      fields={<SharesFields {...props} />}
    >
      {authorDeal && <DealHolders of="author" deal={authorDeal} />}
      {translatorDeal && <DealHolders of="translator" deal={translatorDeal} />}
      <OwnPart stored={stored} />
    </EditPart>
  );
}

function OwnPart({ stored }: Pick<EditPartProps, 'stored'>) {
  const { t } = useText();
  const labels = useWorkLabels();
  const { nameData } = useProfile();
  const roles = creatorRoles.filter((role) => stored.role[role] === 1);
  return (
    <DescriptionList
      items={[
        { term: t('roles.label'), value: roles.map(labels.role).join(', ') },
        {
          term: t('works.authorName'),
          value: nameOptions(nameData).find(({ id }) => id === stored.authorHash)?.label,
        },
      ]}
    />
  );
}
