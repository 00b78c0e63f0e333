import { Notice, TextLink } from '@nimio/design-system';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import { useText } from '../../shared/intl/use-text';
import { Above } from '../../shared/page/layout';
import { settings } from '../../shared/settings/settings';

/** A reason why works cannot be added. */
export type Blocker = 'address' | 'bankAccount' | 'authorName' | 'notCreator' | 'switchedOff';

/** The reasons why a profile cannot add works; empty when it can. */
export const blockersOf = (profile: Profile): Blocker[] => [
  ...(settings().features.addingWorks ? [] : (['switchedOff'] as const)),
  ...missingForWorks(profile),
  ...(profile.nameData.length > 0
    ? []
    : [isCreator(profile) ? ('authorName' as const) : ('notCreator' as const)]),
];

/** Why works cannot be added, with links to resolve the reasons. */
export function Blockers({ of }: { of: readonly Blocker[] }) {
  const { t } = useText();
  const isLocked = of.includes('address') || of.includes('bankAccount');
  if (of.length === 0) return null;
  return (
    <Above>
      {of.includes('switchedOff') && (
        <Notice tone="info">
          <p>{t('works.switchedOff')}</p>
        </Notice>
      )}
      {isLocked && (
        <Notice
          tone="warning"
          title={t('works.locked')}
          actions={
            <>
              {of.includes('address') && <TextLink href="/settings#basic">{t('works.addAddress')}</TextLink>}
              {of.includes('bankAccount') && (
                <TextLink href="/settings/bank">{t('works.addBankAccount')}</TextLink>
              )}
            </>
          }
        />
      )}
      {of.includes('notCreator') && (
        <Notice tone="info">
          <p>{t('works.notCreator')}</p>
        </Notice>
      )}
      {of.includes('authorName') && (
        <Notice
          tone="warning"
          title={t('works.noNames')}
          actions={<TextLink href="/settings#authorNames">{t('works.addAuthorName')}</TextLink>}
        />
      )}
    </Above>
  );
}
