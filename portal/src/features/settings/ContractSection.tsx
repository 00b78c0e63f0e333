import { formatDate, LinkButton, Section, Stamp, TextLink } from '@nimio/design-system';
import { currentContract } from '@nimio/domain/contract/contract';
import type { Contract } from '@nimio/domain/profile/profile.types';
import { useExceptions } from '../../shared/contract/use-exceptions';
import { useText } from '../../shared/intl/use-text';
import { useProfile } from '../../shared/session/use-session';
import { settings } from '../../shared/settings/settings';
import { useToday } from '../../shared/settings/use-today';

/** The contract: since when the society acts for the author, and its exceptions. */
export function ContractSection({ isFresh }: { isFresh: boolean }) {
  const { t } = useText();
  const { contracts } = useProfile();
  const contract = currentContract(contracts, settings().product, useToday());
  return (
    <Section
      id="contract"
      title={t('settings.contract')}
      actions={contract && <TextLink href="/contract">{t('contractSection.show')}</TextLink>}
    >
      {contract ? (
        <ContractFacts contract={contract} isFresh={isFresh} />
      ) : (
        <>
          <p>{t('contractSection.none')}</p>
          <LinkButton href="/contract" variant="second">
            {t('contractSection.accept')}
          </LinkButton>
        </>
      )}
    </Section>
  );
}

function ContractFacts({ contract, isFresh }: { contract: Contract; isFresh: boolean }) {
  const { t } = useText();
  const { validFrom, validTo, compTypes } = contract;
  const from = formatDate(validFrom);
  const exceptions = useExceptions(compTypes);
  const validity =
    validTo === null
      ? t('contractSection.openEnded', { from })
      : t('contractSection.until', { from, to: formatDate(validTo) });
  const coverage =
    exceptions.length === 0
      ? t('contractSection.all')
      : t('contractSection.exceptions', { names: exceptions.map(({ term }) => term).join('; ') });
  return (
    <>
      <p>{[validity, coverage].join(' ')}</p>
      {isFresh && (
        <p>
          <Stamp isFresh tilt={-3}>
            {from}
          </Stamp>
        </p>
      )}
    </>
  );
}
