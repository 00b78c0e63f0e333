import { Text, TextLink } from '@nimio/design-system';
import { getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';
import { useProfile } from '../../../shared/session/use-session';

/**
 * Links to the loans of these years, and a note for years that the statistics do not offer. Until the offered years are
 * known each year has a link, as the statistics then show another year.
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
