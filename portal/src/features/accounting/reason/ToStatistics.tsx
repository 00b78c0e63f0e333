import { Text, TextLink } from '@nimio/design-system';
import { getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { useProfile } from '../../../shared/session/use-session';

/**
 * The ways to the loans of these years; a word of those that the statistics do not offer. Until it is known which they
 * offer each has its way, as the statistics show another year then.
 */
export function ToStatistics({ years }: { years: readonly number[] }) {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data } = useEndpoint(getLoanYears, { params: { profileHash }, query: {} });
  const isOffered = (year: number) => data?.years.includes(year) ?? true;
  const offered = years.filter(isOffered);
  return (
    <>
      {offered.length > 0 && (
        <Actions>
          {offered.map((year) => (
            <TextLink key={year} href={`/statistics?year=${year}`}>
              {t('paymentReason.toStatistics', { year })}
            </TextLink>
          ))}
        </Actions>
      )}
      {years
        .filter((year) => !isOffered(year))
        .map((year) => (
          <Text key={year} tone="muted">
            {t('paymentReason.notOffered', { year })}
          </Text>
        ))}
    </>
  );
}
