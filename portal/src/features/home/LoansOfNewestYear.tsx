import { formatNumber } from '@nimio/design-system';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';
import { ReservedLine } from '../../shared/page/layout';
import { useProfile } from '../../shared/session/use-session';

/** The loans of the profile's works in the newest year, as the statistics show them by default. */
export function LoansOfNewestYear() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data } = useEndpoint(getLoanYears, { params: { profileHash }, query: { newest: '1' } });
  const [year] = data?.years ?? [];
  const total = data && year !== undefined ? loansOfYear(data.records, year, usualGroups).total : 0;
  return (
    <ReservedLine>
      {year !== undefined && total > 0 && t('home.loans', { n: total, count: formatNumber(total), year })}
    </ReservedLine>
  );
}
