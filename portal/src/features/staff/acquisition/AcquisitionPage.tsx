import { Tabs, Text } from '@nimio/design-system';
import { useSearchParams } from 'react-router';
import { useText } from '../../../shared/intl/use-text';
import { StaffPage } from '../StaffPage';
import { Authors } from './Authors';
import { Books } from './Books';
import { OutreachList } from './OutreachList';

const tabs = ['authors', 'books', 'outreach'] as const;

/** Authors who are no customers and for whom money waits, and what staff have done to reach them. */
export function AcquisitionPage() {
  const { t } = useText();
  const [parameters, setParameters] = useSearchParams();
  const tab = tabs.find((one) => one === parameters.get('tab')) ?? 'authors';
  const contents = {
    authors: <Authors />,
    books: (
      <>
        <Text>{t('acquisition.booksIntro')}</Text>
        <Books />
      </>
    ),
    outreach: <OutreachList isDueAtFirst={parameters.get('due') === '1'} />,
  };
  return (
    <StaffPage
      title={t('acquisition.title')}
      rights={['manageCustomers']}
      above={[{ href: '/staff/customers', label: t('customer.list') }]}
      lead={t('acquisition.lead')}
    >
      <Tabs
        label={t('acquisition.title')}
        value={tab}
        onChange={(id) => setParameters({ tab: id }, { replace: true })}
        // The sums change when a book is added or a person is connected in another one.
        tabs={tabs.map((id) => ({
          id,
          label: t(`acquisition.tab_${id}`),
          content: contents[id],
          rendersOnSelect: true,
        }))}
      />
    </StaffPage>
  );
}
