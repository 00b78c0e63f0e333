import { billableRoles } from '@nimio/domain/work/roles';
import { useText } from '../../../shared/intl/use-text';
import { type Fraction, ownShare, type ShareFacts } from './own-share';
import { useShareText } from './use-share-text';

interface ShareEffectProps {
  facts: ShareFacts;
  /** The stored share, for comparison. */
  before?: Fraction;
}

/** The effect of the form: the author's part of the work's loans, and its calculation. */
export function ShareEffect({ facts, before }: ShareEffectProps) {
  const { t } = useText();
  const shareText = useShareText();
  const after = ownShare(facts);
  const text = shareText(after);
  const isAnnounced =
    after.over > 0 && facts.roles.filter((role) => role === 'author' || role === 'translator').length === 1;
  const hasChanged = before !== undefined && shareText(before) !== text;
  return (
    <div role="status">
      {facts.roles.length === 0 && <p>{t('roles.effectNone')}</p>}
      <Reasons facts={facts} />
      {hasChanged ? (
        <p>
          <strong>{t('roles.effectChange', { before: shareText(before), after: text })}</strong>
        </p>
      ) : (
        // With one paid role the line above is enough.
        facts.roles.length > 0 &&
        !isAnnounced && (
          <p>
            <strong>{t('roles.effect', { share: text })}</strong>
          </p>
        )
      )}
      {facts.translated && <p>{t('roles.translatedRule')}</p>}
    </div>
  );
}

/** A line for each paid role. */
function Reasons({ facts }: { facts: ShareFacts }) {
  const { t } = useText();
  const shareText = useShareText();
  const counts = { author: facts.numberOfAuthors, translator: facts.numberOfTranslators };
  return billableRoles
    .filter((role) => facts.roles.includes(role) && counts[role] > 0)
    .map((role) => {
      const share = ownShare({ ...facts, roles: [role] });
      const isWhole = share.over === share.under;
      return (
        <p key={role}>
          {isWhole
            ? t('roles.effectWhole')
            : t(`roles.effect_${role}`, { n: counts[role], share: shareText(share) })}
        </p>
      );
    });
}
