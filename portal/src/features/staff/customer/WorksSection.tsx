import { DataTable, Section, Text, TextLink } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { termOfCreatorRole } from '@nimio/domain/work/role-terms';
import { creatorRoles } from '@nimio/domain/work/roles';
import { listWorks } from '@nimio/domain/work/work.endpoints';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import type { CustomerSectionProps } from './section-props';

const none: ListedWork[] = [];
const rowKey = ({ bookHash }: ListedWork) => bookHash;

/** The works on the customer's list, each with a link to its page in the register. */
export function WorksSection({ customer }: Pick<CustomerSectionProps, 'customer'>) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const { hash: profileHash } = customer.profile;
  const { data, error, isLoading, reload } = useEndpoint(listWorks, { query: { profileHash } });
  const rolesOf = useRoles();
  return (
    <Section id="works" title={t('customer.works')} heading="margin">
      <DataTable
        caption={t('customer.works')}
        columns={[
          {
            id: 'name',
            header: t('customer.work'),
            isRowHeader: true,
            cell: ({ isbn, name }) => <TextLink href={`/oeuvre/book/${isbn}`}>{name}</TextLink>,
            sortValue: ({ name }) => name,
          },
          { id: 'isbn', header: t('customer.isbn'), cell: ({ isbn }) => formatIsbn(isbn), isUnbroken: true },
          { id: 'roles', header: t('customer.workRoles'), cell: rolesOf },
        ]}
        rows={data?.records ?? none}
        rowKey={rowKey}
        isLoading={isLoading}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<Text tone="muted">{t('customer.worksNone')}</Text>}
      />
    </Section>
  );
}

/** Each role with the part of the deal that it shares, and whether the customer is in charge of the division. */
function useRoles(): (work: ListedWork) => string {
  const { t, language } = useText();
  return ({ role, numberOfAuthors, numberOfTranslators, dealOwnerUser }) =>
    creatorRoles
      .filter((name) => role[name] === 1)
      .map((name) => {
        const amount = {
          author: numberOfAuthors,
          translator: numberOfTranslators,
          illustrator: null,
          editor: null,
        }[name];
        const term = termOfCreatorRole(name, language);
        const part = amount === null ? term : t('customer.part', { role: term, amount });
        return dealOwnerUser[name] === 1 && amount !== null && amount > 1
          ? t('customer.inCharge', { part })
          : part;
      })
      .join(', ');
}
